package resolver

// FindOrders lets tests look for orders in the snapshot in which they count them the plain way.
var FindOrders = findOrders

// Bounded is what FindOrders takes.
var Bounded = OrderFilter.bounded

package client

// CustomerRef names a customer, by id or by phone. The zero value names no customer.
type CustomerRef struct{ id, phone string }

// ByID names the customer with the id.
func ByID(id string) CustomerRef { return CustomerRef{id: id} }

// ByPhone names the customer who linked the phone, in E.164 form such as "+5511987654321", in the
// storefront profile.
func ByPhone(phone string) CustomerRef { return CustomerRef{phone: phone} }

package client_test

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"

	"kiosk/client"
)

// schemas are the schemas that together describe one value.
type schemas []*openapi3.Schema

// flat returns the schemas and all schemas that they are composed of.
func (s schemas) flat() (all schemas) {
	for _, schema := range s {
		all = append(all, schema)
		for _, part := range slices.Concat(schema.AllOf, schema.OneOf, schema.AnyOf) {
			all = append(all, schemas{part.Value}.flat()...)
		}
	}
	return all
}

// members returns the schemas of each member of an object.
func (s schemas) members() map[string]schemas {
	members := map[string]schemas{}
	for _, schema := range s.flat() {
		for name, member := range schema.Properties {
			members[name] = append(members[name], member.Value)
		}
	}
	return members
}

// elements returns the schemas of the elements of an array, nil for other values.
func (s schemas) elements() (elements schemas) {
	for _, schema := range s.flat() {
		if schema.Items != nil {
			elements = append(elements, schema.Items.Value)
		}
	}
	return elements
}

// allow reports whether one of the schemas has the type.
func (s schemas) allow(name string) bool {
	return slices.ContainsFunc(s.flat(), func(schema *openapi3.Schema) bool { return schema.Type.Includes(name) })
}

// wireType returns the JSON type from which values of a Go type are decoded.
func wireType(goType reflect.Type) string {
	switch goType {
	case reflect.TypeFor[time.Time](), reflect.TypeFor[client.Amount]():
		return "string"
	case reflect.TypeFor[json.RawMessage]():
		return "object"
	}
	return map[reflect.Kind]string{
		reflect.String:  "string",
		reflect.Int:     "integer",
		reflect.Float64: "number",
		reflect.Bool:    "boolean",
		reflect.Slice:   "array",
		reflect.Struct:  "object",
	}[goType.Kind()]
}

// tags returns the types of a struct's fields by the names of their JSON members.
func tags(structure reflect.Type) map[string]reflect.Type {
	fields := map[string]reflect.Type{}
	for _, field := range reflect.VisibleFields(structure) {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		if !field.Anonymous && name != "-" {
			fields[name] = field.Type
		}
	}
	return fields
}

// reading compares the types that the client returns with the schemas of the responses.
type reading struct {
	*testing.T
	described map[reflect.Type]map[string]bool // the members of each type that some response has
}

// compare reports members that the Go type does not have, or has with another type.
func (r *reading) compare(where string, goType reflect.Type, these schemas) {
	if goType.Kind() == reflect.Pointer {
		goType = goType.Elem()
	}
	wire := wireType(goType)
	switch {
	case !these.allow(wire):
		r.Errorf("%s is read into %s, from JSON of the type %q", where, goType, wire)
	case wire == "array":
		r.compare(where+"[]", goType.Elem(), these.elements())
	case wire == "object" && goType.Kind() == reflect.Struct:
		r.compareMembers(where, goType, these.members())
	}
}

func (r *reading) compareMembers(where string, structure reflect.Type, members map[string]schemas) {
	if r.described[structure] == nil {
		r.described[structure] = map[string]bool{}
	}
	fields := tags(structure)
	for name, member := range members {
		r.described[structure][name] = true
		if fields[name] == nil {
			r.Errorf("%s.%s is described, but %s has no field for it", where, name, structure)
			continue
		}
		r.compare(where+"."+name, fields[name], member)
	}
}

// done reports the fields that are in no response.
func (r *reading) done() {
	for structure, members := range r.described {
		for name := range tags(structure) {
			if !members[name] {
				r.Errorf("no response has the member %q of %s", name, structure)
			}
		}
	}
}

// methods holds the method of each operation, for the type that it returns. TestWebhook is missing, because it returns only a
// part of its response, and DeleteWebhook, because it returns nothing.
var methods = map[string]any{
	"listProducts":                  (*client.Client).Products,
	"readProduct":                   (*client.Client).Product,
	"quotePrice":                    (*client.Client).Quote,
	"listOrders":                    (*client.Client).OrderPage,
	"placeOrder":                    (*client.Client).PlaceOrder,
	"readOrder":                     (*client.Client).Order,
	"readWallet":                    (*client.Client).Wallet,
	"listWalletTransactions":        (*client.Client).WalletTransactionPage,
	"readWalletByPhone":             (*client.Client).WalletByPhone,
	"listWalletTransactionsByPhone": (*client.Client).WalletTransactionPageByPhone,
	"rechargeWallet":                (*client.Client).Recharge,
	"rechargeWalletByPhone":         (*client.Client).Recharge,
	"listCustomers":                 (*client.Client).CustomerPage,
	"createCustomer":                (*client.Client).CreateCustomer,
	"readCustomer":                  (*client.Client).Customer,
	"readCustomerByPhone":           (*client.Client).Customer,
	"readCustomerByRef":             (*client.Client).Customer,
	"changeCustomer":                (*client.Client).ChangeCustomer,
	"linkPhone":                     (*client.Client).LinkPhone,
	"unlinkPhone":                   (*client.Client).UnlinkPhone,
	"readWalletByRef":               (*client.Client).WalletByRef,
	"listWalletTransactionsByRef":   (*client.Client).WalletTransactionPageByRef,
	"rechargeWalletByRef":           (*client.Client).Recharge,
	"listPrices":                    (*client.Client).PriceList,
	"cancelOrder":                   (*client.Client).CancelOrder,
	"refundOrder":                   (*client.Client).RefundOrder,
	"replaceItem":                   (*client.Client).ReplaceItem,
	"uploadLicenses":                (*client.Client).UploadLicenses,
	"listWebhooks":                  (*client.Client).Webhooks,
	"registerWebhook":               (*client.Client).RegisterWebhook,
	"readWebhook":                   (*client.Client).Webhook,
	"listDeliveries":                (*client.Client).DeliveryPage,
	"listEvents":                    (*client.Client).EventPage,
	"listRequests":                  (*client.Client).RequestPage,
	"readIdempotencyKey":            (*client.Client).Outcome,
}

var untyped = []string{"deleteWebhook", "testWebhook"}

func TestClientReadsEveryMemberThatIsDescribedAndNoOther(t *testing.T) {
	t.Parallel()
	document := readDescription(t)
	r := &reading{t, map[reflect.Type]map[string]bool{}}
	for _, item := range document.Paths.Map() {
		for _, operation := range item.Operations() {
			if slices.Contains(untyped, operation.OperationID) {
				continue
			}
			method := methods[operation.OperationID]
			if method == nil {
				t.Errorf("what does %s return?", operation.OperationID)
				continue
			}
			r.compare(operation.OperationID, reflect.TypeOf(method).Out(0), success(operation))
		}
	}
	r.compare("FieldError", reflect.TypeFor[client.FieldError](), schemas{document.Components.Schemas["FieldError"].Value})
	r.done()
}

// success returns what describes the responses that are no refusals.
func success(operation *openapi3.Operation) (these schemas) {
	for status, response := range operation.Responses.Map() {
		if code, err := strconv.Atoi(status); err == nil && code >= 200 && code <= 299 {
			these = append(these, response.Value.Content["application/json"].Schema.Value)
		}
	}
	return these
}

// eventData lists what Event.Decode is for. The data of webhook.test is for people.
var eventData = map[client.EventType]reflect.Type{
	client.EventOrderCreated:        reflect.TypeFor[client.OrderData](),
	client.EventOrderCompleted:      reflect.TypeFor[client.OrderData](),
	client.EventOrderItemsFulfilled: reflect.TypeFor[client.ItemsFulfilledData](),
	client.EventRechargeApproved:    reflect.TypeFor[client.RechargeData](),
	client.EventRechargeRejected:    reflect.TypeFor[client.RechargeData](),
	client.EventCustomerRegistered:  reflect.TypeFor[client.CustomerData](),
	client.EventStockLow:            reflect.TypeFor[client.StockData](),
	client.EventOrderCancelled:      reflect.TypeFor[client.OrderData](),
	client.EventOrderFailed:         reflect.TypeFor[client.OrderData](),
	client.EventOrderRefunded:       reflect.TypeFor[client.OrderRefundedData](),
	client.EventOrderItemReplaced:   reflect.TypeFor[client.ItemReplacedData](),
	client.EventRechargeRequested:   reflect.TypeFor[client.RechargeData](),
	client.EventStockAvailable:      reflect.TypeFor[client.StockData](),
}

func TestClientReadsEveryMemberOfEveryEvent(t *testing.T) {
	t.Parallel()
	webhooks := maps.Clone(readDescription(t).Webhooks)
	delete(webhooks, string(client.EventTest))
	r := &reading{t, map[reflect.Type]map[string]bool{}}
	for name, webhook := range webhooks {
		data := eventData[client.EventType(name)]
		if data == nil {
			t.Errorf("what is the data of %s?", name)
			continue
		}
		event := schemas{webhook.Post.RequestBody.Value.Content["application/json"].Schema.Value}
		r.compare(name, data, event.members()["data"])
	}
	if len(webhooks) != len(eventData) {
		t.Errorf("the description has %v", slices.Sorted(maps.Keys(webhooks)))
	}
	r.done()
}

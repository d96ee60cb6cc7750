package rest

import (
	"encoding/json"

	"github.com/google/uuid"

	"kiosk/internal/money"
	"kiosk/internal/resolver/catalogue"
	"kiosk/internal/timestamp"
)

// productList is the response to GET /products, which is the most frequent response and has no size limit. appendJSON writes
// the same bytes as encoding/json does for []productView, in less than half the time.
type productList []catalogue.Product

func (l productList) appendJSON(b []byte) []byte {
	b = append(b, '[')
	for i, p := range l {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendProduct(b, &p)
	}
	return append(b, ']')
}

func appendID(b []byte, id uuid.UUID) []byte { return quoted(b, id.String()) }

func appendAmount(b []byte, amount money.Amount) []byte { return quoted(b, amount.String()) }

func appendTime(b []byte, t timestamp.Timestamp) []byte { return quoted(b, t.String()) }

func quoted(b []byte, plain string) []byte {
	b = append(b, '"')
	b = append(b, plain...)
	return append(b, '"')
}

// appendText appends a JSON string. Text that needs escaping, or is not ASCII, goes through encoding/json.
func appendText(b []byte, text string) []byte {
	for _, char := range []byte(text) {
		if char < ' ' || char > '~' || char == '"' || char == '\\' || char == '<' || char == '>' || char == '&' {
			return appendAnyText(b, text)
		}
	}
	return quoted(b, text)
}

func appendAnyText(b []byte, text string) []byte {
	buffer := getBuffer()
	defer putBuffer(buffer)
	encoder := json.NewEncoder(buffer)
	encoder.SetEscapeHTML(false)
	_ = encoder.Encode(text) // a string can always be encoded
	quoted := buffer.Bytes()
	return append(b, quoted[:len(quoted)-len("\n")]...)
}

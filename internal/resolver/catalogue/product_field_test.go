package catalogue_test

import (
	"reflect"
	"testing"

	"kiosk/ent/db"
	"kiosk/internal/resolver/catalogue"
)

// A text that is in the schema or in the input alone would be lost on the way between them.
func TestEveryTextOfAProductIsDeclaredOnce(t *testing.T) {
	t.Parallel()
	var in catalogue.ProductInput
	var row db.Product
	inputs, columns := map[any]string{}, map[any]string{}
	for _, field := range catalogue.ProductTexts {
		inputs[field.Input(&in)], columns[field.Of(&row)] = field.Name, field.Name
	}
	compare(t, reflect.ValueOf(&in).Elem(), reflect.TypeFor[*string](), inputs)
	compare(t, reflect.ValueOf(&row).Elem(), reflect.TypeFor[string](), columns)
}

// compare finds the fields of a type that no text is declared for, and the texts that are declared for the same field.
func compare(t *testing.T, structure reflect.Value, fieldType reflect.Type, declared map[any]string) {
	t.Helper()
	if len(declared) != len(catalogue.ProductTexts) {
		t.Errorf("two texts are the same field of %s", structure.Type())
	}
	for field, value := range structure.Fields() {
		isKnown := field.Name == "Name" || field.Name == "Slug" // which must not be empty
		if field.Type == fieldType && field.IsExported() && !isKnown && declared[value.Addr().Interface()] == "" {
			t.Errorf("%s.%s is none of catalogue.ProductTexts", structure.Type(), field.Name)
		}
	}
}

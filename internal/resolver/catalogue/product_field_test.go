package catalogue_test

import (
	"reflect"
	"testing"

	"kiosk/ent/db"
	"kiosk/internal/resolver/catalogue"
)

// A string field that only the schema or only the input has would be dropped without an error.
func TestEveryTextOfAProductIsDeclaredOnce(t *testing.T) {
	t.Parallel()
	var in catalogue.ProductInput
	var row db.Product
	inputs, columns := map[any]string{}, map[any]string{}
	for _, field := range catalogue.ProductTexts {
		inputs[field.Input(&in)], columns[field.Of(&row)] = field.Name, field.Name
	}
	checkFields(t, reflect.ValueOf(&in).Elem(), reflect.TypeFor[*string](), inputs)
	checkFields(t, reflect.ValueOf(&row).Elem(), reflect.TypeFor[string](), columns)
}

// checkFields reports fields of a struct that ProductTexts does not list, and fields that it lists twice.
func checkFields(t *testing.T, structure reflect.Value, fieldType reflect.Type, declared map[any]string) {
	t.Helper()
	if len(declared) != len(catalogue.ProductTexts) {
		t.Errorf("two texts are the same field of %s", structure.Type())
	}
	for field, value := range structure.Fields() {
		isKnown := field.Name == "Name" || field.Name == "Slug" // these two must not be empty
		if field.Type == fieldType && field.IsExported() && !isKnown && declared[value.Addr().Interface()] == "" {
			t.Errorf("%s.%s is none of catalogue.ProductTexts", structure.Type(), field.Name)
		}
	}
}

package transfer

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"kiosk/internal/problem"
)

// selecting calls check for every field of an input that selects rows, with an input in which only this field is set.
func selecting(check func(field reflect.StructField, in CreateExportInput)) {
	for _, field := range reflect.VisibleFields(reflect.TypeFor[CreateExportInput]()) {
		if slices.Contains([]string{"Kind", "From", "To"}, field.Name) {
			continue
		}
		value := reflect.New(field.Type).Elem()
		if field.Type.Kind() == reflect.Slice {
			value = reflect.MakeSlice(field.Type, 1, 1)
		} else {
			value.Set(reflect.New(field.Type.Elem()))
		}
		var in CreateExportInput
		reflect.ValueOf(&in).Elem().FieldByIndex(field.Index).Set(value)
		check(field, in)
	}
}

func TestEveryFieldThatSelectsRowsIsForOneKindOfExport(t *testing.T) {
	t.Parallel()
	selecting(func(field reflect.StructField, in CreateExportInput) {
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		var accepting []ExportKind
		for _, kind := range exportKinds {
			in.Kind = kind.name
			refused := problem.From(in.Validate())
			isRefused := refused != nil && slices.ContainsFunc(refused.Fields, func(f problem.Field) bool { return f.Pointer == "/"+name })
			if !isRefused {
				accepting = append(accepting, kind.name)
			}
		}
		if len(accepting) != 1 {
			t.Errorf("%s is accepted for exports of %s, want one kind", name, accepting)
		}
	})
}

func TestTheAuditOfAnExportHasNoFilterOfAList(t *testing.T) {
	t.Parallel()
	selecting(func(field reflect.StructField, in CreateExportInput) {
		isAudited := !reflect.ValueOf(in.withoutWhere()).FieldByIndex(field.Index).IsZero()
		if isFilter := strings.HasSuffix(field.Name, "Where"); isAudited == isFilter {
			t.Errorf("%s is in the audit: %t", field.Name, isAudited)
		}
	})
}

package main

import (
	"errors"
	"fmt"
	"go/types"
	"slices"

	"github.com/99designs/gqlgen/codegen"
	"github.com/99designs/gqlgen/codegen/templates"
	"github.com/vektah/gqlparser/v2/ast"
)

// isPlain reports whether a field is a scalar or an enum, or a list of them, that is read from a field of a struct. It returns
// false if the marshaler takes a context: the marshaler may keep the field context, which the next field changes.
func isPlain(field *codegen.Field) bool {
	kind := field.TypeReference.Definition.Kind
	return isRead(field) && !field.TypeReference.IsContext && (kind == ast.Scalar || kind == ast.Enum)
}

// isRead reports whether a field of any type is read from a field of a struct, without any other code.
func isRead(field *codegen.Field) bool {
	return field.IsVariable() && !field.IsResolver && !field.HasHaser && !field.HasDirectives() && !field.Object.Root &&
		len(field.Args) == 0
}

// simplify rewrites the code that gqlgen wrote from data. It returns an error if the code does not have the form of the texts below.
func (c code) simplify(data *codegen.Data) error {
	var errs []error
	for _, object := range data.Objects {
		errs = append(errs, c.simplifyObject(object))
	}
	for _, list := range data.ReferencedTypes {
		if list.IsSlice() && !list.IsScalar() && list.MarshalFunc() != "" && !waits(data, list.Definition) {
			errs = append(errs, c.edit(list.MarshalFunc(), map[string]string{
				fmt.Sprintf(concurrently, list.Elem().MarshalFunc()): fmt.Sprintf(inOrder, list.Elem().MarshalFunc()),
			}))
		}
	}
	return errors.Join(errs...)
}

// waits reports whether a row of a list may wait for a query of its own. It does not if all fields are read from structs, or if
// the row has Together: then the first row that needs more data reads them for all rows.
func waits(data *codegen.Data, row *ast.Definition) bool {
	if row.Kind == ast.Scalar || row.Kind == ast.Enum {
		return false
	}
	object := data.Objects.ByName(row.Name)
	if object == nil { // an interface or a union
		return true
	}
	together, _, _ := types.LookupFieldOrMethod(object.Reference(), true, nil, "Together")
	return together == nil && slices.ContainsFunc(object.Fields, func(field *codegen.Field) bool {
		return !isRead(field) || waits(data, field.TypeReference.Definition)
	})
}

// simplifyObject moves the code of an object's plain fields into the function of the object, and removes their functions.
func (c code) simplifyObject(object *codegen.Object) error {
	edits := map[string]string{}
	for _, field := range object.Fields {
		if !isPlain(field) {
			continue
		}
		function, marshal := "_"+object.Name+"_"+field.Name, field.TypeReference.MarshalFunc()
		if err := c.remove(function, fmt.Sprintf(fieldFunction,
			object.Name, field.Name, field.GoFieldName, marshal, field.TypeReference.GQL.NonNull)); err != nil {
			return err
		}
		edits[fmt.Sprintf("\t\t\tout.Values[i] = ec.%s(ctx, field, obj)\n", function)] = fmt.Sprintf(
			"\t\t\tfc.Field = field\n\t\t\tout.Values[i] = ec.%s(fieldCtx, field.Selections, obj.%s)\n", marshal, field.GoFieldName)
	}
	if len(edits) == 0 {
		return nil
	}
	edits[deferred] = ifAny + deferred
	edits[fmt.Sprintf(objectStart, templates.LcFirst(object.Name))] = fmt.Sprintf(plainStart, templates.LcFirst(object.Name), object.Name)
	return c.edit("_"+object.Name, edits)
}

// Parts of gqlgen's code, and their replacements.
const (
	// fieldFunction is the function of a plain field, in which TYPE stands for any type.
	fieldFunction = `func (ec *executionContext) _%[1]s_%[2]s(ctx context.Context, field graphql.CollectedField, obj TYPE) (ret graphql.Marshaler) {
	return graphql.ResolveField(
		ctx,
		ec.OperationContext,
		field,
		func(ctx context.Context, field graphql.CollectedField) (*graphql.FieldContext, error) {
			return ec.fieldContext_%[1]s_%[2]s(ctx, field)
		},
		func(ctx context.Context) (any, error) {
			return obj.%[3]s, nil
		},
		nil,
		func(ctx context.Context, selections ast.SelectionSet, v TYPE) graphql.Marshaler {
			return ec.%[4]s(ctx, selections, v)
		},
		true,
		%[5]t,
	)
}
`

	objectStart = `) graphql.Marshaler {
	fields := graphql.CollectFields(ec.OperationContext, sel, %sImplementors)
`
	plainStart = `) (ret graphql.Marshaler) {
	fields := graphql.CollectFields(ec.OperationContext, sel, %sImplementors)
	fc := &graphql.FieldContext{Object: %q} // of what is read from obj, one field after another
	fieldCtx := graphql.WithFieldContext(ctx, fc)
	defer func() {
		if r := recover(); r != nil {
			ec.Error(fieldCtx, ec.Recover(fieldCtx, r))
			ret = graphql.Null
		}
	}()
`

	deferred = "\tatomic.AddInt32(&ec.Deferred, int32(min(len(deferLabelToView), math.MaxInt32)))\n"
	ifAny    = `	if len(deferLabelToView) == 0 {
		return out
	}
`

	concurrently = `	ret := graphql.MarshalSliceConcurrently(ctx, len(v), 0, false, func(ctx context.Context, i int) graphql.Marshaler {
		fc := graphql.GetFieldContext(ctx)
		fc.Result = &v[i]
		return ec.%s(ctx, sel, v[i])
	})
`
	inOrder = `	ret := make(graphql.Array, len(v))
	for i := range v {
		ctx := graphql.WithFieldContext(ctx, &graphql.FieldContext{Index: &i, Result: &v[i]})
		ret[i] = ec.%s(ctx, sel, v[i])
	}
`
)

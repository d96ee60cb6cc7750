package rest_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/santhosh-tekuri/jsonschema/v6"
)

// validate checks the request and the response.
func (e *conversation) validate(route *routers.Route, parameters map[string]string) error {
	input := &openapi3filter.RequestValidationInput{
		Request:    e.request,
		PathParams: parameters,
		Route:      route,
		Options: &openapi3filter.Options{
			AuthenticationFunc:    openapi3filter.NoopAuthenticationFunc,
			IncludeResponseStatus: true,
			SkipSettingDefaults:   true,
		},
	}
	if err := e.validateRequest(input); err != nil {
		return err
	}
	response := route.Operation.Responses.Status(e.recorded.status).Value
	header := e.recorded.Header()
	return errors.Join(unknownHeaders(response, header), wrongHeaders(response, header), wrongBody(response, e.recorded))
}

// promised lists the headers that are part of the API. The document must describe them for every response that has them.
var promised = []string{
	"Location", "ETag", "Retry-After", "WWW-Authenticate", "Idempotency-Replayed", "Allow", "X-Request-Id",
	"RateLimit", "RateLimit-Policy", "Cache-Control", "Vary", "Deprecation", "Sunset", "Link",
}

func unknownHeaders(response *openapi3.Response, header http.Header) error {
	for _, name := range promised {
		if header.Values(name) != nil && describedHeader(response, name) == nil {
			return fmt.Errorf("the header %s is not described", name)
		}
	}
	return nil
}

func describedHeader(response *openapi3.Response, name string) *openapi3.Header {
	for known, header := range response.Headers {
		if strings.EqualFold(known, name) {
			return header.Value
		}
	}
	return nil
}

// wrongHeaders returns an error for a header that is missing or does not match its schema.
func wrongHeaders(response *openapi3.Response, header http.Header) error {
	for name, described := range response.Headers {
		text := strings.Join(header.Values(name), ", ") // as HTTP combines the lines of a header
		if text == "" {
			if described.Value.Required {
				return fmt.Errorf("the header %s is missing", name)
			}
			continue
		}
		var value any = text
		if schema := described.Value.Schema.Value; schema.Type.Is("integer") {
			value = json.Number(text)
		}
		if err := published().fits(described.Value.Schema.Value, value); err != nil {
			return fmt.Errorf("the header %s: %w", name, err)
		}
	}
	return nil
}

// wrongBody returns an error for a body that is not described, does not match its schema, or has a member that is not described.
func wrongBody(response *openapi3.Response, got *recordedResponse) error {
	described := response.Content.Get(got.Header().Get("Content-Type"))
	if described == nil {
		if got.body.Len() > 0 || len(response.Content) > 0 {
			return errors.New("the body is not as described")
		}
		return nil
	}
	content, err := got.content()
	if err != nil {
		return err
	}
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(content))
	if err != nil {
		return err
	}
	if err := published().fits(described.Schema.Value, value); err != nil {
		return fmt.Errorf("the body: %w", err)
	}
	return undescribed("", value, []*openapi3.Schema{described.Schema.Value})
}

// undescribed returns an error for a member of value that is in none of the schemas. All the schemas describe the value.
func undescribed(at string, value any, schemas []*openapi3.Schema) error {
	schemas = flatten(schemas)
	switch value := value.(type) {
	case []any:
		var items []*openapi3.Schema
		for _, schema := range schemas {
			if schema.Items != nil {
				items = append(items, schema.Items.Value)
			}
		}
		for i, element := range value {
			if err := undescribed(at+"/"+strconv.Itoa(i), element, items); err != nil {
				return err
			}
		}
	case map[string]any:
		return undescribedMember(at, value, schemas)
	}
	return nil
}

func undescribedMember(at string, members map[string]any, schemas []*openapi3.Schema) error {
	if len(schemas) > 0 && !slices.ContainsFunc(schemas, func(s *openapi3.Schema) bool { return len(s.Properties) > 0 }) {
		return nil // any object, as the data of an event in the feed
	}
	for name, member := range members {
		var known []*openapi3.Schema
		for _, schema := range schemas {
			if property := schema.Properties[name]; property != nil {
				known = append(known, property.Value)
			}
		}
		if len(known) == 0 {
			return fmt.Errorf("the member %s/%s is not described", at, name)
		}
		if err := undescribed(at+"/"+name, member, known); err != nil {
			return err
		}
	}
	return nil
}

// flatten returns the schemas and all schemas that they are composed of.
func flatten(schemas []*openapi3.Schema) []*openapi3.Schema {
	var flat []*openapi3.Schema
	for _, schema := range schemas {
		flat = append(flat, schema)
		for _, parts := range []openapi3.SchemaRefs{schema.AllOf, schema.AnyOf, schema.OneOf} {
			for _, part := range parts {
				flat = append(flat, flatten([]*openapi3.Schema{part.Value})...)
			}
		}
	}
	return flat
}

package rest

import (
	"fmt"
	"slices"
	"strings"

	"kiosk/internal/problem"
)

// maxFieldErrors is how many errors one response lists.
const maxFieldErrors = 100

// The codes of errors that only the REST API finds.
const (
	fieldWrongType = "wrong_type"
	fieldRepeated  = "repeated"

	fieldUnknownField     = "unknown_field"
	fieldUnknownParameter = "unknown_parameter"
)

// fieldErrors collects the field errors of one request, up to maxFieldErrors, so that one response lists them all.
type fieldErrors struct{ found []fieldError }

// member records an error of a body member. It is ignored if the member, or an object or array that contains it, already has
// an error. The detail completes the sentence "<member> …".
func (f *fieldErrors) member(pointer, code, detail string, args ...any) {
	f.add(fieldError{Pointer: pointer, Code: code, Detail: fmt.Sprintf(detail, args...)})
}

// parameter records an error of a parameter of the path, the query or a header.
func (f *fieldErrors) parameter(name, code, detail string, args ...any) {
	f.add(fieldError{Parameter: name, Code: code, Detail: fmt.Sprintf(detail, args...)})
}

func (f *fieldErrors) add(candidate fieldError) {
	if !f.isFull() && !f.covers(candidate.Pointer) {
		f.found = append(f.found, candidate)
	}
}

// isFull reports whether no more errors are recorded. Check it before building an error text: a body can have tens of
// thousands of errors.
func (f *fieldErrors) isFull() bool { return len(f.found) >= maxFieldErrors }

// covers reports whether the member, or an object or array that contains it, has an error.
func (f *fieldErrors) covers(pointer string) bool {
	for _, known := range f.found {
		if known.Pointer != "" && (known.Pointer == pointer || strings.HasPrefix(pointer, known.Pointer+"/")) {
			return true
		}
	}
	return false
}

// nul records an error if the string contains a NUL character, which PostgreSQL does not store.
func (f *fieldErrors) nul(pointer, text string) {
	if strings.ContainsRune(text, 0) {
		f.member(pointer, problem.Invalid, "must not contain NUL characters")
	}
}

// join returns all recorded errors, and those of an operation's Validate, as one problem. It returns nil when there are
// none. An error without fields is returned unchanged.
func (f *fieldErrors) join(invalid error) error {
	refused := problem.From(invalid)
	if invalid != nil && refused == nil {
		return invalid
	}
	if refused != nil {
		if len(refused.Fields) == 0 {
			return invalid
		}
		for _, candidate := range fieldErrorsOf(refused) {
			f.add(candidate)
		}
	}
	if len(f.found) == 0 {
		return nil
	}
	return &problemDetails{code: f.code(), detail: summary(f.found), fieldErrors: f.found}
}

// joinParameters is join for an operation whose fields are query parameters. A parameter that already has an error gets no second one.
func (f *fieldErrors) joinParameters(invalid error) error {
	refused := problem.From(invalid)
	if refused == nil || len(refused.Fields) == 0 {
		return f.join(invalid)
	}
	found := slices.Clone(f.found)
	for _, candidate := range parameterErrorsOf(refused) {
		if !slices.ContainsFunc(found, func(known fieldError) bool { return known.Parameter == candidate.Parameter }) {
			f.add(candidate)
		}
	}
	return f.join(nil)
}

// code returns the code of the problem. Unknown names have priority, because a misspelt name often causes the other errors.
func (f *fieldErrors) code() problem.Code {
	for _, code := range []problem.Code{codeUnknownParameter, codeUnknownField} {
		if slices.ContainsFunc(f.found, func(found fieldError) bool { return found.Code == string(code) }) {
			return code
		}
	}
	return problem.CodeInvalidInput
}

func summary(found []fieldError) string {
	if len(found) == maxFieldErrors {
		return fmt.Sprintf("%d things or more are wrong with the request; see errors.", maxFieldErrors)
	}
	if len(found) > 1 {
		return fmt.Sprintf("%d things are wrong with the request; see errors.", len(found))
	}
	name := found[0].Parameter
	if name == "" {
		name = strings.TrimPrefix(found[0].Pointer, "/")
	}
	if name == "" {
		name = "The body"
	}
	return name + " " + found[0].Detail + "."
}

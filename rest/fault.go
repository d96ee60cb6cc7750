package rest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"kiosk/internal/resolver"
)

// maxFaults is how many faults one answer lists.
const maxFaults = 100

// The codes of faults that only the REST API finds.
const (
	faultWrongType = "wrong_type"
	faultRepeated  = "repeated"

	faultUnknownField     = "unknown_field"
	faultUnknownParameter = "unknown_parameter"
)

// faults gathers what is wrong with one request, up to maxFaults, so that its caller learns it at once.
type faults struct{ found []fault }

// member records what is wrong with a member of the body that nothing is known to be wrong with,
// neither in it nor in what it is part of. The detail completes "<member> …".
func (f *faults) member(pointer, code, detail string, args ...any) {
	f.add(fault{Pointer: pointer, Code: code, Detail: fmt.Sprintf(detail, args...)})
}

// parameter records what is wrong with a parameter of the path, the query or the header.
func (f *faults) parameter(name, code, detail string, args ...any) {
	f.add(fault{Parameter: name, Code: code, Detail: fmt.Sprintf(detail, args...)})
}

func (f *faults) add(candidate fault) {
	if len(f.found) < maxFaults && !f.covers(candidate.Pointer) {
		f.found = append(f.found, candidate)
	}
}

func (f *faults) covers(pointer string) bool {
	for _, known := range f.found {
		if known.Pointer != "" && (known.Pointer == pointer || strings.HasPrefix(pointer, known.Pointer+"/")) {
			return true
		}
	}
	return false
}

// nul records a text with a NUL character: no database stores them.
func (f *faults) nul(pointer, text string) {
	if strings.ContainsRune(text, 0) {
		f.member(pointer, resolver.FieldInvalid, "must not contain NUL characters")
	}
}

// join returns all faults as one problem, those included that an operation's own Validate
// reports about members which could be read; nil when there are none.
func (f *faults) join(invalid error) error {
	var refused *resolver.Error
	if invalid != nil && !errors.As(invalid, &refused) {
		return invalid
	}
	if refused != nil {
		if len(refused.Fields) == 0 {
			return invalid
		}
		for _, candidate := range faultsOf(refused) {
			f.add(candidate)
		}
	}
	if len(f.found) == 0 {
		return nil
	}
	return &problem{code: f.code(), detail: summary(f.found), faults: f.found}
}

// code is that of the problem: what is not known comes first, because a misspelt name is often the cause of the rest.
func (f *faults) code() resolver.Code {
	for _, code := range []resolver.Code{codeUnknownParameter, codeUnknownField} {
		if slices.ContainsFunc(f.found, func(found fault) bool { return found.Code == string(code) }) {
			return code
		}
	}
	return resolver.CodeInvalidInput
}

func summary(found []fault) string {
	if len(found) == maxFaults {
		return fmt.Sprintf("%d things or more are wrong with the request; see errors.", maxFaults)
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

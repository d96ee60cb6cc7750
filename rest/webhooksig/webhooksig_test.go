package webhooksig_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"kiosk/rest/webhooksig"
)

const (
	secret = "4f1d2e6a9b8c7d5e3f0a1b2c4d6e8f90a1b3c5d7e9f0214365870a9bacbdcedf"
	other  = "0000000000000000000000000000000000000000000000000000000000000000"
)

var (
	signedAt = time.Unix(1767323045, 0)
	body     = []byte(`{"id":"evt_01kdyhq3w9f8r2m5x7z0v4t6s1","type":"stock.low","data":{"sku":"Ação 日本"}}`)
)

// The expected value was computed with OpenSSL, which shares no code with this package:
//
//	printf '%s' '1767323045.{"a":1}' | openssl dgst -sha256 -hmac "$secret"
func TestSignKeysTheHMACWithTheSecretAsItIsShown(t *testing.T) {
	t.Parallel()
	const want = "t=1767323045,v1=069e4fa238f04fe1ade34c7fb8c2e3ae6a6c410fc594d009047c6c4a21f8f518"
	if got := webhooksig.Sign(secret, signedAt, []byte(`{"a":1}`)); got != want {
		t.Errorf("Sign = %q, want %q", got, want)
	}
}

func TestVerifyAcceptsWhatSignMade(t *testing.T) {
	t.Parallel()
	for _, body := range [][]byte{body, {}, nil, []byte("\x00\xff\r\n"), []byte(strings.Repeat("x", 1<<17))} {
		header := webhooksig.Sign(secret, signedAt, body)
		if err := webhooksig.Verify(secret, header, body, 0, signedAt); err != nil {
			t.Errorf("Verify of %d bytes: %v", len(body), err)
		}
	}
}

func TestVerifyRefusesWhatWasNotSignedWithTheSecret(t *testing.T) {
	t.Parallel()
	header := webhooksig.Sign(secret, signedAt, body)
	for name, attempt := range map[string]struct {
		secret, header string
		body           []byte
	}{
		"another secret": {other, header, body},
		"changed body":   {secret, header, append([]byte(" "), body...)},
		"changed time":   {secret, strings.Replace(header, "t=1767323045", "t=1767323046", 1), body},
		"padded time":    {secret, strings.Replace(header, "t=1767323045", "t=01767323045", 1), body},
	} {
		err := webhooksig.Verify(attempt.secret, attempt.header, attempt.body, 0, signedAt)
		if !errors.Is(err, webhooksig.ErrMismatch) {
			t.Errorf("%s: %v, want ErrMismatch", name, err)
		}
	}
}

func TestNothingVerifiesWithAnEmptySecret(t *testing.T) {
	t.Parallel()
	header := webhooksig.Sign("", signedAt, body)
	err := webhooksig.Verify("", header, body, 0, signedAt)
	if !errors.Is(err, webhooksig.ErrNoSecret) {
		t.Errorf("%v, want ErrNoSecret", err)
	}
}

func TestVerifyKeepsToTheToleranceInBothDirections(t *testing.T) {
	t.Parallel()
	header := webhooksig.Sign(secret, signedAt, body)
	for _, c := range []struct {
		tolerance, age time.Duration
		want           error
	}{
		{0, 300 * time.Second, nil},
		{0, 301 * time.Second, webhooksig.ErrExpired},
		{0, -300 * time.Second, nil},
		{0, -301 * time.Second, webhooksig.ErrExpired},
		{time.Minute, time.Minute, nil},
		{time.Minute, time.Minute + time.Nanosecond, webhooksig.ErrExpired},
		{0, 200 * 365 * 24 * time.Hour, webhooksig.ErrExpired},
	} {
		err := webhooksig.Verify(secret, header, body, c.tolerance, signedAt.Add(c.age))
		if !errors.Is(err, c.want) {
			t.Errorf("tolerance %v, age %v: %v, want %v", c.tolerance, c.age, err, c.want)
		}
	}
}

func TestExpiredMeansGenuineButOld(t *testing.T) {
	t.Parallel()
	header := webhooksig.Sign(other, signedAt, body)
	err := webhooksig.Verify(secret, header, body, 0, signedAt.Add(time.Hour))
	if !errors.Is(err, webhooksig.ErrMismatch) {
		t.Errorf("an old forgery: %v, want ErrMismatch", err)
	}
}

func TestVerifyRefusesMalformedHeaders(t *testing.T) {
	t.Parallel()
	genuine := webhooksig.Sign(secret, signedAt, body)
	_, v1, _ := strings.Cut(genuine, ",")
	for name, header := range map[string]string{
		"empty":            "",
		"no time":          v1,
		"no v1":            "t=1767323045",
		"empty time":       "t=," + v1,
		"negative time":    "t=-1," + v1,
		"signed time":      "t=+1767323045," + v1,
		"hexadecimal time": "t=0x10," + v1,
		"endless time":     "t=" + strings.Repeat("9", 20) + "," + v1,
		"repeated time":    "t=1,t=1767323045," + v1,
		"repeated v1":      genuine + "," + v1,
		"short v1":         genuine[:len(genuine)-2],
		"long v1":          genuine + "00",
		"v1 not hex":       genuine[:len(genuine)-1] + "g",
		"v1 empty":         "t=1767323045,v1=",
		"spaces":           "t=1767323045, " + v1,
		"trailing comma":   genuine + ",",
		"bare word":        "sha256",
		"too long":         genuine + ",v9=" + strings.Repeat("0", 1024),
	} {
		err := webhooksig.Verify(secret, header, body, 0, signedAt)
		if !errors.Is(err, webhooksig.ErrMalformed) {
			t.Errorf("%s: %v, want ErrMalformed", name, err)
		}
	}
}

func TestVerifyReadsElementsInAnyOrderBesidesUnknownOnes(t *testing.T) {
	t.Parallel()
	timestamp, v1, _ := strings.Cut(webhooksig.Sign(secret, signedAt, body), ",")
	for _, header := range []string{
		v1 + "," + timestamp,
		"v2=anything," + timestamp + "," + v1 + ",x=",
		timestamp + ",v1=" + strings.ToUpper(strings.TrimPrefix(v1, "v1=")),
	} {
		if err := webhooksig.Verify(secret, header, body, 0, signedAt); err != nil {
			t.Errorf("%s: %v", header, err)
		}
	}
}

func FuzzVerify(f *testing.F) {
	genuine := webhooksig.Sign(secret, signedAt, body)
	f.Add(genuine, body)
	f.Add("", []byte{})
	f.Add("t=1,v1=00", body)
	f.Add("t=999999999999,v1="+strings.Repeat("00", 32), body)
	f.Fuzz(func(t *testing.T, header string, fuzzed []byte) {
		err := webhooksig.Verify(secret, header, fuzzed, 0, signedAt)
		known := errors.Is(err, webhooksig.ErrMalformed) ||
			errors.Is(err, webhooksig.ErrMismatch) ||
			errors.Is(err, webhooksig.ErrExpired)
		if err != nil && !known {
			t.Fatalf("untyped error: %v", err)
		}
		if err == nil && !(strings.Contains(header, "t=") && strings.Contains(header, "v1=")) {
			t.Fatalf("accepted %q, which is no signature", header)
		}
		resigned := webhooksig.Sign(secret, signedAt, fuzzed)
		if err := webhooksig.Verify(secret, resigned, fuzzed, 0, signedAt); err != nil {
			t.Fatalf("refused a genuine signature: %v", err)
		}
	})
}

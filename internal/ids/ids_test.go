package ids_test

import (
	"bytes"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/google/uuid"
	"pgregory.net/rapid"

	"kiosk/internal/ids"
)

func TestEachNewIDSortsAfterTheOnesBefore(t *testing.T) {
	t.Parallel()
	last := ids.New()
	for range 10_000 {
		next := ids.New()
		if bytes.Compare(last[:], next[:]) >= 0 {
			t.Fatalf("%s came after %s", next, last)
		}
		last = next
	}
	if last.Version() != 7 || last.Variant() != uuid.RFC4122 {
		t.Errorf("%s is version %d, %s", last, last.Version(), last.Variant())
	}
}

func TestNewIDsOfManyGoroutinesAreDistinct(t *testing.T) {
	t.Parallel()
	const goroutines, each = 8, 1_000
	made := make([][each]uuid.UUID, goroutines)
	var all sync.WaitGroup
	for i := range made {
		all.Go(func() {
			for j := range made[i] {
				made[i][j] = ids.New()
			}
		})
	}
	all.Wait()
	seen := map[uuid.UUID]bool{}
	for i := range made {
		for _, id := range made[i] {
			seen[id] = true
		}
	}
	if len(seen) != goroutines*each {
		t.Errorf("%d distinct ids of %d", len(seen), goroutines*each)
	}
}

func TestParseTakesTheCanonicalFormOnly(t *testing.T) {
	t.Parallel()
	const canonical = "01890a5d-ac96-774b-bcce-b302099a8057"
	for text, want := range map[string]bool{
		canonical:                                 true,
		strings.ToUpper(canonical):                true,
		"00000000-0000-0000-0000-000000000000":    true,
		"":                                        false,
		"{" + canonical + "}":                     false,
		"urn:uuid:" + canonical:                   false,
		strings.ReplaceAll(canonical, "-", ""):    false,
		canonical + " ":                           false,
		canonical[:35]:                            false,
		"01890a5d_ac96_774b_bcce_b302099a8057":    false,
		"01890a5dac-96-774b-bcce-b302099a8057":    false,
		"g1890a5d-ac96-774b-bcce-b302099a8057":    false,
		"01890a5d-ac96-774b-bcce-b302099a805\x00": false,
	} {
		if id, ok := ids.Parse(text); ok != want || (!ok && id != uuid.Nil) {
			t.Errorf("Parse(%q) = %s, %t; want %t", text, id, ok, want)
		}
	}
}

// The pairs are the specification's: https://github.com/jetify-com/typeid/blob/main/spec/valid.yml
func TestPrefixedIDsAreTypeIDs(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]string{
		"00000000-0000-0000-0000-000000000000": "wep_00000000000000000000000000",
		"00000000-0000-0000-0000-000000000001": "wep_00000000000000000000000001",
		"00000000-0000-0000-0000-00000000000a": "wep_0000000000000000000000000a",
		"00000000-0000-0000-0000-000000000020": "wep_00000000000000000000000010",
		"ffffffff-ffff-ffff-ffff-ffffffffffff": "wep_7zzzzzzzzzzzzzzzzzzzzzzzzz",
		"0110c853-1d09-52d8-d73e-1194e95b5f19": "wep_0123456789abcdefghjkmnpqrs",
		"01890a5d-ac96-774b-bcce-b302099a8057": "wep_01h455vb4pex5vsknk084sn02q",
	} {
		if got := ids.Prefixed("wep", uuid.MustParse(id)); got != want {
			t.Errorf("Prefixed(%s) = %s, want %s", id, got, want)
		}
		if got, ok := ids.ParsePrefixed("wep", want); !ok || got.String() != id {
			t.Errorf("ParsePrefixed(%s) = %s, %t; want %s", want, got, ok, id)
		}
	}
}

func TestAnIDHasOnePrefixedSpelling(t *testing.T) {
	t.Parallel()
	for _, text := range []string{
		"",
		"wep",
		"wep_",
		"01h455vb4pex5vsknk084sn02q",
		"evt_01h455vb4pex5vsknk084sn02q",
		"wep-01h455vb4pex5vsknk084sn02q",
		"WEP_01h455vb4pex5vsknk084sn02q",
		"wep_01H455VB4PEX5VSKNK084SN02Q",
		"wep_01h455vb4pex5vsknk084sn02",
		"wep_01h455vb4pex5vsknk084sn02qq",
		"wep_8zzzzzzzzzzzzzzzzzzzzzzzzz", // more than 128 bits
		"wep_0ih455vb4pex5vsknk084sn02q",
		"wep_01h455vb4pex5vsknk084sn0u0",
		"wep_01h455vb4pex5vsknk084sn02\n",
		"wep_\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
		"wep_01h455vb4pex5vsknk084sn=0q",
		"wep_wep_01h455vb4pex5vsknk084s",
	} {
		if id, ok := ids.ParsePrefixed("wep", text); ok || id != uuid.Nil {
			t.Errorf("ParsePrefixed(%q) = %s, %t", text, id, ok)
		}
	}
}

func TestPrefixedIDsSortAsTheirUUIDs(t *testing.T) {
	t.Parallel()
	rapid.Check(t, func(t *rapid.T) {
		a, b := drawUUID(t, "a"), drawUUID(t, "b")
		spelled := strings.Compare(ids.Prefixed("evt", a), ids.Prefixed("evt", b))
		if order := bytes.Compare(a[:], b[:]); order != spelled {
			t.Fatalf("%s and %s compare %d, but %d as prefixed ids", a, b, order, spelled)
		}
	})
}

func drawUUID(t *rapid.T, name string) uuid.UUID {
	return uuid.UUID(rapid.SliceOfN(rapid.Byte(), 16, 16).Draw(t, name))
}

func TestOrderNumbersAreTenRandomCrockfordCharacters(t *testing.T) {
	t.Parallel()
	shape := regexp.MustCompile(`^[0-9A-HJKMNP-TV-Z]{10}$`)
	seen, characters := map[string]bool{}, map[rune]bool{}
	for range 10_000 {
		number := ids.OrderNumber()
		if !shape.MatchString(number) || seen[number] {
			t.Fatalf("order number %q", number)
		}
		seen[number] = true
		for _, character := range number {
			characters[character] = true
		}
	}
	if len(characters) != 32 {
		t.Errorf("%d of the 32 characters occur", len(characters))
	}
}

func FuzzParse(f *testing.F) {
	f.Add("01890a5d-ac96-774b-bcce-b302099a8057")
	f.Add("{01890a5d-ac96-774b-bcce-b302099a8057}")
	f.Add("01890a5dac96774bbcceb302099a8057")
	f.Fuzz(func(t *testing.T, text string) {
		if id, ok := ids.Parse(text); ok && id.String() != strings.ToLower(text) {
			t.Errorf("%q read as %s", text, id)
		}
	})
}

func FuzzParsePrefixed(f *testing.F) {
	f.Add("wep_01h455vb4pex5vsknk084sn02q")
	f.Add("wep_7zzzzzzzzzzzzzzzzzzzzzzzzz")
	f.Add("wep_8zzzzzzzzzzzzzzzzzzzzzzzzz")
	f.Add("wep_01H455VB4PEX5VSKNK084SN02Q")
	f.Fuzz(func(t *testing.T, text string) {
		if id, ok := ids.ParsePrefixed("wep", text); ok && ids.Prefixed("wep", id) != text {
			t.Errorf("%q read as %s, which is spelled %q", text, id, ids.Prefixed("wep", id))
		}
	})
}

func FuzzPrefixedRoundTrip(f *testing.F) {
	f.Add(bytes.Repeat([]byte{0xff}, 16))
	f.Fuzz(func(t *testing.T, data []byte) {
		want, err := uuid.FromBytes(data)
		if err != nil {
			return
		}
		if got, ok := ids.ParsePrefixed("evt", ids.Prefixed("evt", want)); !ok || got != want {
			t.Errorf("%s came back as %s, %t", want, got, ok)
		}
	})
}

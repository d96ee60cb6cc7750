package transfer

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"kiosk/internal/problem"
	"kiosk/internal/resolver/catalogue"
)

// lineErrorsOf parses a CSV of prices, without a database, and returns its errors as line:column:code.
func lineErrorsOf(t *testing.T, text string) []string {
	t.Helper()
	columns := []string{catalogue.ColumnSKU, columnTier, catalogue.ColumnPrice}
	s, err := readSheet(text, columns, columns...)
	if err != nil {
		t.Fatal(err)
	}
	readPriceLines(s)
	var list []string
	for _, lineErr := range lineErrors(&s.Fields) {
		list = append(list, fmt.Sprintf("%d:%s:%s", lineErr.Line, lineErr.Column, lineErr.Code))
	}
	return list
}

func TestASheetSaysWhereItIsWrong(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		text string
		want []string
	}{
		"nothing":                      {"sku,tier,price\nA,Gold,1.00\n", nil},
		"a byte order mark":            {"\ufeffsku,tier,price\nA,Gold,1\n", nil},
		"semicolons and decimal comma": {"sku;tier;price\r\nA;Gold;1.234,50\r\nB;Gold;1,5\r\nC;Gold;1,500\r\n", []string{"2:price:invalid", "4:price:invalid"}},
		"decimal comma in quotes":      {"sku,tier,price\nA,Gold,\"1,50\"\n", []string{"2:price:invalid"}},
		"lines that end with CR":       {"sku;tier;price\rA;Gold;1,50\rB;Gold;x\r", []string{"3:price:invalid"}},
		"tabs":                         {"sku\ttier\tprice\nA\tGold\t1\n", nil},
		"columns in any order and case": {
			"Price,SKU,Tier\n1,A,Gold\n", nil,
		},
		"empty lines before the header":      {"\r\n\nsku;tier;price\nA;Gold;1,50\nB;Gold;x\n", []string{"5:price:invalid"}},
		"a line that names the separator":    {"sep=;\r\nsku;tier;price\r\nA;Gold;1,50\r\nB;Gold;x\r\n", []string{"4:price:invalid"}},
		"empty lines and columns":            {"sku,tier,price,,\n\n,,,,\nA,Gold,1,,\n", nil},
		"values below an empty header":       {"sku,,tier,price,\nA,,Gold,1, \nB,x,Gold,1,\n,,,,y\n", []string{"3:2:invalid", "4:5:invalid", "4:sku:required", "4:tier:required", "4:price:required"}},
		"unknown, duplicate and missing":     {"sku,cost,SKU\nA,1,B\n", []string{"1:cost:invalid", "1:sku:duplicate", "1:tier:required", "1:price:required"}},
		"cells of many kinds":                {"sku,tier,price\n,Gold,0\nA,,-1\nB,Gold,\n", []string{"2:sku:required", "2:price:invalid", "3:tier:required", "3:price:invalid", "4:price:required"}},
		"too many and too few cells":         {"sku,tier,price\nA,Gold\nB,Gold,1,2\n", []string{"2::invalid", "3::invalid"}},
		"the line after a cell of two lines": {"sku,tier,price\n\"A\nB\",Gold,1\nC,Gold,x\n", []string{"4:price:invalid"}},
		"a quote that does not end":          {"sku,tier,price\nA,Gold,x\nB,\"Gold,1\nC,Gold,1\n", []string{"2:price:invalid", "3::invalid"}},
		"a quote within a cell":              {"sku,tier,price\nA\"B,Gold,1\n", []string{"2::invalid"}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			if got := lineErrorsOf(t, test.text); !slices.Equal(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestASheetIsRefusedAsAWhole(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ text, code string }{
		"empty":       {" \n", problem.Required},
		"not UTF-8":   {"sku\n\xff\n", problem.Invalid},
		"NUL":         {"sku\nA\x00\n", problem.Invalid},
		"too large":   {"sku\n" + strings.Repeat("A", maxImportBytes), problem.TooLong},
		"lines":       {"sku\n" + strings.Repeat("A\n", MaxImportLines+1), problem.TooMany},
		"just enough": {"sku\n" + strings.Repeat("A\n", MaxImportLines), ""},
		"columns":     {"sku" + strings.Repeat(",", maxImportColumns), problem.TooMany},
		"cells":       {"sku\n\"A\nB\"" + strings.Repeat(",", maxImportColumns), problem.TooMany},
		"wide enough": {"sku" + strings.Repeat(",", maxImportColumns-1) + "\n\"A" + strings.Repeat(",", maxImportColumns) + "\"" + strings.Repeat(",", maxImportColumns-1), ""},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			_, err := readSheet(test.text, []string{catalogue.ColumnSKU})
			got := ""
			if refusal, ok := errors.AsType[*problem.Error](err); ok {
				got = refusal.Fields[0].Code
			}
			if got != test.code {
				t.Errorf("got %v, want %q", err, test.code)
			}
		})
	}
}

// FuzzReadSheet checks for any text that it is refused, or that its rows have as many cells as the header, line numbers increase
// within the text, and every error has a line.
func FuzzReadSheet(f *testing.F) {
	for _, seed := range []string{
		"slug,name,kind,sku,price\nvpn,VPN,DIGITAL,VPN-1,4.90\n",
		"\ufeffslug;price;sku\r\nvpn;4,90;VPN-1\r\n",
		"slug\tdescription\nvpn\t\"two\nlines\"\n",
		"slug,categories,dependsOnStock,durationDays\nvpn,a|b|,yes,-1\n",
		"sku,tier,price\nA,\"Gold,1\n",
		"\"", ",", ";;;\n;;;", "slug\n\"a\"b\n", "sku,sku\n1,2",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, columns := range [][]string{productColumns, {catalogue.ColumnSKU, columnTier, catalogue.ColumnPrice}} {
			s, err := readSheet(text, columns)
			if err != nil {
				continue
			}
			readProductLines(s)
			readPriceLines(s)
			lines := strings.Count(strings.ReplaceAll(text, "\r\n", "\n"), "\n") + 1
			last := 0
			for _, row := range s.rows {
				if row.line <= last || row.line > lines {
					t.Fatalf("line %d after %d, of %d", row.line, last, lines)
				}
				last = row.line
			}
			for column, place := range s.columns {
				if !slices.Contains(columns, column) || (len(s.rows) > 0 && place >= len(s.rows[0].cells)) {
					t.Fatalf("column %q at %d", column, place)
				}
			}
			for _, lineErr := range lineErrors(&s.Fields) {
				if lineErr.Line < 1 || lineErr.Line > lines || lineErr.Code == "" || lineErr.Message == "" {
					t.Fatalf("error %+v in %d lines", lineErr, lines)
				}
			}
		}
	})
}

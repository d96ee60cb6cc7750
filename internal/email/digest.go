package email

import "fmt"

// DigestLetter is the data of the daily digest.
type DigestLetter struct {
	Language      Language
	Store         string // the name
	Name          string // of the person; may be empty
	Stock         []StockLine
	MoreStock     int      // the number of variations that Stock leaves out
	Endpoints     []string // that are suspended
	MoreEndpoints int      // the number of endpoints that Endpoints leaves out
	Link          string   // to the console
}

// StockLine is a variation that is low or out of stock.
type StockLine struct {
	Product, SKU string
	Stock        int
}

// digestWords holds the texts of the digest in one language.
type digestWords struct {
	subject, intro, stock, endpoints, out, left, more, button, hint, closing string
}

var digestEnglish = digestWords{
	subject: "%s: what needs attention", intro: "This is new or still open in the store %s.",
	stock: "Low or out of stock", endpoints: "Suspended webhook endpoints",
	out: "out of stock", left: "%d left", more: "and %d more",
	button: "Open the console", hint: "Open the console at this address:",
	closing: "You get this at most once a day, because you turned it on. Turn it off in the console, under Your account.",
}

var digestPortuguese = digestWords{
	subject: "%s: o que pede atenção", intro: "Isto é novo ou continua em aberto na loja %s.",
	stock: "Estoque baixo ou esgotado", endpoints: "Endpoints de webhook suspensos",
	out: "esgotado", left: "restam %d", more: "e mais %d",
	button: "Abrir o console", hint: "Abra o console neste endereço:",
	closing: "Você recebe este e-mail no máximo uma vez por dia, porque o ativou. Desative-o no console, em Sua conta.",
}

// Digest returns the daily digest: variations that are low or out of stock, and suspended webhook endpoints.
func Digest(in DigestLetter) (Content, error) {
	words := digestEnglish
	if in.Language == Portuguese {
		words = digestPortuguese
	}
	store := oneLine(in.Store)
	out := letter{
		Language: in.Language, Subject: fmt.Sprintf(words.subject, store), Greeting: greeting(in.Language, in.Name),
		Paragraphs: []string{fmt.Sprintf(words.intro, store)},
		Button:     words.button, ButtonHint: words.hint, Link: in.Link,
		Closing: []string{words.closing},
	}
	stock := list{Title: words.stock}
	for _, line := range in.Stock {
		left := words.out
		if line.Stock > 0 {
			left = fmt.Sprintf(words.left, line.Stock)
		}
		stock.Lines = append(stock.Lines, fmt.Sprintf("%s, %s: %s", oneLine(line.Product), oneLine(line.SKU), left))
	}
	endpoints := list{Title: words.endpoints}
	for _, name := range in.Endpoints {
		endpoints.Lines = append(endpoints.Lines, oneLine(name))
	}
	for _, part := range []struct {
		list list
		more int
	}{{stock, in.MoreStock}, {endpoints, in.MoreEndpoints}} {
		if part.more > 0 {
			part.list.Lines = append(part.list.Lines, fmt.Sprintf(words.more, part.more))
		}
		if len(part.list.Lines) > 0 {
			out.Lists = append(out.Lists, part.list)
		}
	}
	return out.write()
}

package email

import (
	"fmt"
	"time"
)

// LinkLetter is the data of an e-mail with a one-time link.
type LinkLetter struct {
	Language  Language
	Store     string // the name
	Name      string // of the person; may be empty
	By        string // the name of the inviter; may be empty
	Link      string
	ExpiresAt time.Time // in the time zone of the store
}

// Invitation returns the e-mail that invites a person to the staff of a store.
func Invitation(in LinkLetter) (Content, error) {
	store, by := oneLine(in.Store), oneLine(in.By)
	if in.Language == Portuguese {
		who := "Você foi convidado a trabalhar"
		if by != "" {
			who = by + " convidou você a trabalhar"
		}
		return letter{
			Language: Portuguese, Subject: "Convite para a equipe de " + store, Greeting: greeting(in.Language, in.Name),
			Paragraphs: []string{fmt.Sprintf("%s na loja %s. Escolha uma senha para aceitar o convite.", who, store)},
			Button:     "Aceitar o convite", ButtonHint: "Aceite o convite neste endereço:", Link: in.Link,
			Closing: []string{
				fmt.Sprintf("O link vale uma vez, até %s. Não o encaminhe: quem o abrir entra como você.", in.until()),
				"Se você não esperava este convite, ignore este e-mail.",
			},
		}.write()
	}
	who := "You were invited"
	if by != "" {
		who = by + " invited you"
	}
	return letter{
		Language: English, Subject: "Invitation to the staff of " + store, Greeting: greeting(in.Language, in.Name),
		Paragraphs: []string{fmt.Sprintf("%s to work in the store %s. Choose a password to accept the invitation.", who, store)},
		Button:     "Accept the invitation", ButtonHint: "Accept the invitation at this address:", Link: in.Link,
		Closing: []string{
			fmt.Sprintf("The link works once, until %s. Do not forward it: it signs in as you.", in.until()),
			"If you did not expect this invitation, ignore this e-mail.",
		},
	}.write()
}

// PasswordReset returns the e-mail with the link to choose a new password.
func PasswordReset(in LinkLetter) (Content, error) {
	store := oneLine(in.Store)
	if in.Language == Portuguese {
		return letter{
			Language: Portuguese, Subject: "Nova senha para " + store, Greeting: greeting(in.Language, in.Name),
			Paragraphs: []string{fmt.Sprintf("Foi pedida uma nova senha para a sua conta na loja %s. Até você escolher uma, a senha atual continua valendo.", store)},
			Button:     "Escolher uma nova senha", ButtonHint: "Escolha uma nova senha neste endereço:", Link: in.Link,
			Closing: []string{
				fmt.Sprintf("O link vale uma vez, até %s. Não o encaminhe: quem o abrir entra como você.", in.until()),
				"Se você não pediu isto, ignore este e-mail: nada muda.",
			},
		}.write()
	}
	return letter{
		Language: English, Subject: "New password for " + store, Greeting: greeting(in.Language, in.Name),
		Paragraphs: []string{fmt.Sprintf("A new password was requested for your account in the store %s. Until you choose one, your current password keeps working.", store)},
		Button:     "Choose a new password", ButtonHint: "Choose a new password at this address:", Link: in.Link,
		Closing: []string{
			fmt.Sprintf("The link works once, until %s. Do not forward it: it signs in as you.", in.until()),
			"If you did not request this, ignore this e-mail: nothing changes.",
		},
	}.write()
}

func (in LinkLetter) until() string {
	if in.Language == Portuguese {
		return in.ExpiresAt.Format("02/01/2006 15:04 (MST)")
	}
	return in.ExpiresAt.Format("2 January 2006, 15:04 (MST)")
}

func greeting(language Language, name string) string {
	name = oneLine(name)
	switch {
	case language == Portuguese && name == "":
		return "Olá!"
	case language == Portuguese:
		return "Olá, " + name + "!"
	case name == "":
		return "Hello,"
	default:
		return "Hello " + name + ","
	}
}

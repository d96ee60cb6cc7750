//go:build clients

package telegrambot_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
	"unicode/utf16"
)

// waitTimeout is the maximum time that a test waits for one thing.
const waitTimeout = 2 * time.Minute

// telegram is a server of the Bot API with one chat, in which the test is the customer.
type telegram struct {
	token, url string
	placeFile  string // of its bot

	mutex   sync.Mutex
	changed chan struct{} // closed at each change
	updates []update
	nextID  int
	sent    []sent
	read    int // the number of sent messages that await has read
	refuse  []refusal
	refused int // the number of the bot's messages that were refused
}

// refusal is the response to a message of the bot that is not sent. Without a status, the connection is closed.
type refusal struct {
	status int
	body   string
}

// blocked is a chat that refuses every message.
const blocked = 4712

// The limits of Telegram: the length of a message in UTF-16 code units, and the number of its buttons, whose JSON must also be
// smaller than 10 KB.
const (
	longestMessage = 4096
	mostButtons    = 100
)

// update is an update for the bot.
type update map[string]any

// sent is a message from the bot.
type sent struct {
	ID     int
	Chat   int    `json:"chat_id"`
	Text   string `json:"text"`
	Markup struct {
		Inline [][]struct {
			Text string `json:"text"`
			Data string `json:"callback_data"`
		} `json:"inline_keyboard"`
		Keyboard [][]struct {
			RequestContact bool `json:"request_contact"`
		} `json:"keyboard"`
	} `json:"reply_markup"`
}

const botToken = "123456:telegram-secret"

func newTelegram(t *testing.T) *telegram { return newTelegramOf(t, botToken) }

// newTelegramOf starts a Bot API server for the bot with the token.
func newTelegramOf(t *testing.T, token string) *telegram {
	t.Helper()
	tg := &telegram{token: token, placeFile: filepath.Join(t.TempDir(), "place"), changed: make(chan struct{})}
	mux := http.NewServeMux()
	respond := func(w http.ResponseWriter, result any) {
		if err := json.NewEncoder(w).Encode(map[string]any{"ok": true, "result": result}); err != nil {
			t.Log(err) // the bot was stopped
		}
	}
	mux.HandleFunc("POST /bot"+token+"/getUpdates", func(w http.ResponseWriter, r *http.Request) {
		var in struct{ Offset int }
		if err := json.NewDecoder(r.Body).Decode(&in); err != nil {
			t.Error(err)
		}
		respond(w, tg.updatesFrom(r, in.Offset))
	})
	mux.HandleFunc("POST /bot"+token+"/sendMessage", func(w http.ResponseWriter, r *http.Request) {
		var message sent
		if err := json.NewDecoder(r.Body).Decode(&message); err != nil {
			t.Error(err)
		}
		if one, refused := tg.refusalOf(message); refused {
			if one.status == 0 {
				panic(http.ErrAbortHandler)
			}
			w.WriteHeader(one.status)
			if _, err := w.Write([]byte(one.body)); err != nil {
				t.Log(err) // the bot was stopped
			}
			return
		}
		tg.change(func() {
			message.ID = 1000 + len(tg.sent)
			tg.sent = append(tg.sent, message)
		})
		respond(w, map[string]any{"message_id": message.ID})
	})
	mux.HandleFunc("POST /bot"+token+"/answerCallbackQuery", func(w http.ResponseWriter, _ *http.Request) { respond(w, true) })
	server := httptest.NewServer(mux)
	t.Cleanup(server.Close)
	tg.url = server.URL
	return tg
}

// change calls the function with the lock held, and then wakes the goroutines that wait for a change.
func (tg *telegram) change(something func()) {
	tg.mutex.Lock()
	defer tg.mutex.Unlock()
	something()
	close(tg.changed)
	tg.changed = make(chan struct{})
}

// refusalOf returns the response to a message that is refused.
func (tg *telegram) refusalOf(message sent) (one refusal, refused bool) {
	tg.change(func() {
		switch {
		case message.Chat == blocked:
			one = refusal{http.StatusForbidden, `{"ok":false,"error_code":403,"description":"Forbidden: bot was blocked by the user"}`}
		case len(utf16.Encode([]rune(message.Text))) > longestMessage:
			one = refusal{http.StatusBadRequest, `{"ok":false,"error_code":400,"description":"Bad Request: message is too long"}`}
		case len(message.Markup.Inline) > mostButtons || len(fmt.Sprint(message.Markup.Inline)) > 9_000:
			one = refusal{http.StatusBadRequest, `{"ok":false,"error_code":400,"description":"Bad Request: reply markup is too long"}`}
		case len(tg.refuse) > 0:
			one, tg.refuse = tg.refuse[0], tg.refuse[1:]
		default:
			return
		}
		tg.refused++
		refused = true
	})
	return one, refused
}

// updatesFrom waits for updates whose id is the offset or higher.
func (tg *telegram) updatesFrom(r *http.Request, offset int) []update {
	for {
		tg.mutex.Lock()
		found, changed := []update{}, tg.changed
		for _, one := range tg.updates {
			if id, _ := one["update_id"].(int); id >= offset {
				found = append(found, one)
			}
		}
		tg.mutex.Unlock()
		if len(found) > 0 {
			return found
		}
		select {
		case <-changed:
		case <-r.Context().Done():
			return nil
		}
	}
}

const telegramID = 4711

var ana = map[string]any{"id": telegramID, "first_name": "Ana", "last_name": "Lima"}

// deliver sends an update to the bot.
func (tg *telegram) deliver(kind string, content map[string]any) {
	tg.change(func() {
		one := update{"update_id": 500 + tg.nextID, kind: content}
		tg.nextID++
		tg.updates = append(tg.updates, one)
	})
}

// repeatLast removes all updates but the last one, and marks it as not confirmed.
func (tg *telegram) repeatLast() {
	tg.change(func() { tg.updates = tg.updates[len(tg.updates)-1:] })
}

// write sends a message from the customer, with these members in addition to the text.
func (tg *telegram) write(text string, members map[string]any) {
	message := map[string]any{"message_id": 1, "date": time.Now().Unix(), "from": ana, "chat": chat, "text": text}
	for name, value := range members {
		message[name] = value
	}
	tg.deliver("message", message)
}

var chat = map[string]any{"id": telegramID, "type": "private"}

// press presses the button of a message that begins with the text.
func (tg *telegram) press(t *testing.T, message sent, text string) {
	t.Helper()
	tg.pressOf(t, message, text, time.Now())
}

// pressOf presses the button of a message that was sent at that time.
func (tg *telegram) pressOf(t *testing.T, message sent, text string, date time.Time) {
	t.Helper()
	for _, row := range message.Markup.Inline {
		for _, button := range row {
			if strings.HasPrefix(button.Text, text) {
				if len(button.Data) > 64 {
					t.Errorf("Telegram takes 64 bytes, not %q", button.Data)
				}
				tg.deliver("callback_query", map[string]any{
					"id": "query", "from": ana, "data": button.Data,
					"message": map[string]any{"message_id": message.ID, "date": date.Unix(), "chat": chat},
				})
				return
			}
		}
	}
	t.Fatalf("no button %q in %+v", text, message)
}

// await returns the next message, and fails the test if it does not contain the text.
func (tg *telegram) await(t *testing.T, text string) sent {
	t.Helper()
	limit := time.After(waitTimeout)
	for {
		tg.mutex.Lock()
		changed, arrived := tg.changed, len(tg.sent) > tg.read
		var message sent
		if arrived {
			message = tg.sent[tg.read]
			tg.read++
		}
		tg.mutex.Unlock()
		if arrived {
			if !strings.Contains(message.Text, text) {
				t.Fatalf("the bot sent %q, want %q", message.Text, text)
			}
			return message
		}
		select {
		case <-changed:
		case <-limit:
			t.Fatalf("the bot did not send %q", text)
		}
	}
}

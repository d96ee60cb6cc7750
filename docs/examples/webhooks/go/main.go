// A webhook receiver that needs only Go's standard library.
//
//	KIOSK_WEBHOOK_SECRET=… PORT=9000 go run main.go
package main

import (
	"cmp"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"
)

const (
	tolerance = 300 * time.Second
	maxBody   = 1 << 20
)

// signedAt returns when the header signed the raw body with the secret, and false if it did not.
func signedAt(secret, header string, rawBody []byte) (time.Time, bool) {
	fields := map[string]string{}
	for part := range strings.SplitSeq(header, ",") {
		name, value, _ := strings.Cut(part, "=")
		fields[name] = value
	}
	mac := hmac.New(sha256.New, []byte(secret))
	mac.Write([]byte(fields["t"] + "."))
	mac.Write(rawBody)
	expected := hex.EncodeToString(mac.Sum(nil))
	if !hmac.Equal([]byte(expected), []byte(fields["v1"])) {
		return time.Time{}, false
	}
	seconds, err := strconv.ParseInt(fields["t"], 10, 64)
	return time.Unix(seconds, 0), err == nil
}

type event struct {
	ID   string          `json:"id"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
}

type receiver struct {
	secret string

	mutex sync.Mutex
	// seen stands for a table with a unique column in your database.
	seen map[string]bool
}

func (rc *receiver) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	rawBody, err := io.ReadAll(http.MaxBytesReader(w, r.Body, maxBody))
	if err != nil {
		http.Error(w, "body too large", http.StatusRequestEntityTooLarge)
		return
	}
	at, genuine := signedAt(rc.secret, r.Header.Get("X-Service-Signature"), rawBody)
	if !genuine {
		at, genuine = signedAt(rc.secret, r.Header.Get("X-Service-Signature-Next"), rawBody)
	}
	if !genuine {
		http.Error(w, "bad signature", http.StatusBadRequest)
		return
	}
	if time.Since(at).Abs() > tolerance { // one of the clocks is wrong, or someone plays back what they recorded
		http.Error(w, "signed at another time", http.StatusServiceUnavailable)
		return
	}
	var e event
	if err := json.Unmarshal(rawBody, &e); err != nil || e.ID == "" || e.Type == "" {
		http.Error(w, "not an event", http.StatusServiceUnavailable) // it is genuine, and a 4xx is final
		return
	}
	if err := rc.take(e); err != nil {
		http.Error(w, "not now", http.StatusServiceUnavailable)
		return
	}
	w.WriteHeader(http.StatusNoContent)
}

// take puts an event that is new on your own queue. Do that in one transaction with storing its id:
// an id that is stored without its event loses the event.
func (rc *receiver) take(e event) error {
	rc.mutex.Lock()
	defer rc.mutex.Unlock()
	if rc.seen[e.ID] {
		return nil
	}
	if _, err := fmt.Println("received", e.Type, e.ID); err != nil { // stands for your queue
		return err
	}
	rc.seen[e.ID] = true
	return nil
}

func main() {
	secret := os.Getenv("KIOSK_WEBHOOK_SECRET")
	if secret == "" {
		log.Fatal("set KIOSK_WEBHOOK_SECRET to the endpoint's secret")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+cmp.Or(os.Getenv("PORT"), "9000"))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("listening on http://%s\n", listener.Addr())
	server := &http.Server{Handler: &receiver{secret: secret, seen: map[string]bool{}}, ReadTimeout: 10 * time.Second}
	log.Fatal(server.Serve(listener))
}

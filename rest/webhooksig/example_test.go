package webhooksig_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"time"

	"kiosk/rest/webhooksig"
)

func ExampleSign() {
	secret := strings.Repeat("0123456789abcdef", 4)
	fmt.Println(webhooksig.Sign(secret, time.Unix(1767323045, 0), []byte(`{"id":"evt_1"}`)))
	// Output: t=1767323045,v1=613c687f0c24feb2e27ca5af99cab4732b75dcafe9fee6c9d5ad9d0ee06b0ff7
}

func ExampleVerify() {
	secret := strings.Repeat("0123456789abcdef", 4)
	body := []byte(`{"id":"evt_1"}`)
	header := webhooksig.Sign(secret, time.Unix(1767323045, 0), body)

	soon := time.Unix(1767323050, 0)
	fmt.Println(webhooksig.Verify(secret, header, body, webhooksig.DefaultTolerance, soon))

	anHourLater := soon.Add(time.Hour)
	err := webhooksig.Verify(secret, header, body, webhooksig.DefaultTolerance, anHourLater)
	fmt.Println(errors.Is(err, webhooksig.ErrExpired))
	// Output:
	// <nil>
	// true
}

func ExampleVerifyRequest() {
	secret := strings.Repeat("0123456789abcdef", 4)

	receiver := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := webhooksig.VerifyRequest(r, secret)
		if err != nil {
			http.Error(w, err.Error(), webhooksig.StatusFor(err))
			return
		}
		var event struct{ ID, Type string }
		if err := json.Unmarshal(body, &event); err != nil {
			http.Error(w, "not an event", http.StatusServiceUnavailable) // it is genuine: Kiosk has to send it again
			return
		}
		fmt.Println("received", event.Type, event.ID)
		w.WriteHeader(http.StatusNoContent)
	})

	body := `{"id":"evt_1","type":"order.created"}`
	delivery := httptest.NewRequest(http.MethodPost, "/hooks", strings.NewReader(body))
	delivery.Header.Set(webhooksig.HeaderSignature, webhooksig.Sign(secret, time.Now(), []byte(body)))
	response := httptest.NewRecorder()
	receiver.ServeHTTP(response, delivery)
	fmt.Println(response.Code)
	// Output:
	// received order.created evt_1
	// 204
}

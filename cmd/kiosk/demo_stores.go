package main

import (
	"kiosk/ent/db/product"
	"kiosk/internal/money"
)

// demoStores are the stores of the demo. Comments mark variations with a special stock: the last license, sold out, backordered.
var demoStores = []demoStore{
	{
		slug: "demo", name: "Nimbus Keys", currency: "EUR", timezone: "Europe/Lisbon", livemode: true,
		tiers: []string{"Silver", "Gold", "Reseller"},
		categories: []demoCategory{
			{slug: "software", name: "Software"},
			{slug: "security", name: "Security", parent: "software"},
			{slug: "creative", name: "Creative", parent: "software"},
			{slug: "entertainment", name: "Entertainment"},
			{slug: "services", name: "Services"},
			{slug: "hardware", name: "Hardware"},
		},
		products:  demoProducts,
		customers: demoCustomers,
	},
	{
		slug: "lab", name: "Nimbus Lab", currency: "USD", timezone: "America/New_York", livemode: false,
		tiers:      []string{"Partner", "Campus"},
		categories: []demoCategory{{slug: "courses", name: "Courses"}, {slug: "tools", name: "Tools"}},
		products:   labProducts,
		customers: []demoCustomer{
			{name: "Hana Sato", email: "hana@customers.example", phone: "+819012345678", linked: true, tier: "Campus", wallet: 1_000_00},
			{name: "Ivan Petrov", email: "ivan@customers.example", phone: "+359881234567", linked: true, wallet: 80_00},
			{name: "Jo Mbeki", email: "jo@customers.example"},
		},
	},
}

var demoCustomers = []demoCustomer{
	{name: "Ana Souza", email: "ana@customers.example", phone: "+5511987654321", linked: true, tier: "Gold", wallet: 250_00},
	{name: "Bruno Costa", email: "bruno@customers.example", phone: "+351912345678", linked: true, tier: "Silver", wallet: 500_00},
	{name: "Chidi Okafor", email: "chidi@customers.example", phone: "+2348031234567", linked: true, wallet: 120_00},
	{name: "Delta Resale Ltd", email: "buying@delta.example", phone: "+442071838750", linked: true, tier: "Reseller", wallet: 100_000_00},
	{name: "Eva Novak", email: "eva@customers.example"}, // nothing: no phone, no tier, no money
	{name: "Farid Haddad", email: "farid@customers.example", phone: "+33612345678", tier: "Silver", wallet: 75_50},
	{name: "Grace Kim", email: "grace@customers.example", phone: "+12025550123", linked: true},
}

// tiered is a full set of tier prices.
func tiered(silver, gold, reseller money.Amount) map[string]money.Amount {
	return map[string]money.Amount{"Silver": silver, "Gold": gold, "Reseller": reseller}
}

var demoProducts = []demoProduct{
	{
		slug: "streamly-premium", name: "Streamly Premium", kind: product.KindDIGITAL, categories: []string{"entertainment"},
		description:  "Films and series without advertising, on four screens at once.",
		instructions: "Redeem the code at streamly.example/redeem within 12 months.",
		variations: []demoVariation{
			{sku: "STREAM-30", price: 49_90, days: 30, stock: 240, tiers: tiered(47_90, 44_90, 39_90)}, // plenty
			{sku: "STREAM-90", price: 129_90, days: 90, stock: 40, tiers: map[string]money.Amount{"Reseller": 109_00}},
			{sku: "STREAM-365", price: 449_00, days: 365, stock: 15},
		},
	},
	{
		slug: "aegis-antivirus", name: "Aegis Antivirus", kind: product.KindDIGITAL, categories: []string{"security", "software"},
		description:  "Protection from malware and phishing.",
		instructions: "Download the installer from aegis.example, choose Activate and paste the key.",
		variations: []demoVariation{
			{sku: "AEGIS-1-365", price: 29_90, days: 365, stock: 60, tiers: tiered(28_50, 26_90, 21_90)},
			{sku: "AEGIS-5-365", price: 59_90, days: 365, stock: 25},
		},
	},
	{
		slug: "lexicon-office", name: "Lexicon Office", kind: product.KindDIGITAL, categories: []string{"software"},
		description:  "Documents, spreadsheets and slides; yours for good.",
		instructions: "Sign in at lexicon.example/setup and enter the key.",
		variations:   []demoVariation{{sku: "LEXICON-LIFETIME", price: 149_00, stock: 1, tiers: map[string]money.Amount{"Gold": 139_00}}}, // the last one
	},
	{
		slug: "voyager-vpn", name: "Voyager VPN", kind: product.KindDIGITAL, categories: []string{"security"},
		description:  "A private connection from 60 countries.",
		instructions: "Install the app and choose Redeem a code.",
		variations: []demoVariation{
			{sku: "VOYAGER-30", price: 9_90, days: 30, stock: 80},
			{sku: "VOYAGER-365", price: 79_90, days: 365, backorder: true, tiers: tiered(75_90, 69_90, 59_90)}, // none, may be backordered
		},
	},
	{
		slug: "pixelforge-studio", name: "PixelForge Studio", kind: product.KindDIGITAL, categories: []string{"creative"},
		description:  "Photo and vector editing.",
		instructions: "Enter the key on the start screen.",
		variations:   []demoVariation{{sku: "PIXELFORGE-365", price: 239_00, days: 365}}, // sold out
	},
	{
		slug: "sonata-music", name: "Sonata Music", kind: product.KindDIGITAL, categories: []string{"entertainment"},
		description:  "Ninety million songs, also offline.",
		instructions: "Redeem the code at sonata.example/gift.",
		variations: []demoVariation{
			{sku: "SONATA-30", price: 10_90, days: 30, stock: 50},
			{sku: "SONATA-FAMILY-30", price: 16_90, days: 30, stock: 12},
		},
	},
	{
		slug: "arcade-gift-card", name: "Arcade Gift Card", kind: product.KindDIGITAL, categories: []string{"entertainment"},
		description:  "Credit for games and add-ons.",
		instructions: "Add the code under Account, Balance.",
		variations: []demoVariation{
			{sku: "ARCADE-10", price: 10_00, stock: 40},
			{sku: "ARCADE-25", price: 25_00, stock: 40},
			{sku: "ARCADE-50", price: 50_00, stock: 20, tiers: map[string]money.Amount{"Reseller": 47_50}},
		},
	},
	{
		slug: "codewright-ide", name: "Codewright IDE", kind: product.KindDIGITAL, categories: []string{"software", "creative"},
		description:  "An editor that understands eleven languages.",
		instructions: "Help, Register, paste the key.",
		variations:   []demoVariation{{sku: "CODEWRIGHT-365", price: 99_00, days: 365, stock: 6, tiers: tiered(94_00, 89_00, 79_00)}},
	},
	{
		slug: "remote-setup", name: "Remote Setup", kind: product.KindSERVICE, categories: []string{"services"},
		description:  "We install and configure what you bought, over a call.",
		instructions: "We write to you within one working day.",
		variations:   []demoVariation{{sku: "SETUP-HOUR", price: 35_00, stock: 20, backorder: true}},
	},
	{
		slug: "security-checkup", name: "Security Check-up", kind: product.KindSERVICE, categories: []string{"services", "security"},
		description:  "A specialist looks through your accounts and devices.",
		instructions: "Choose a date at checkup.example.",
		variations:   []demoVariation{{sku: "CHECKUP", price: 89_00, stock: 10, tiers: map[string]money.Amount{"Gold": 79_00}}},
	},
	{
		slug: "usb-security-key", name: "USB Security Key", kind: product.KindPHYSICAL, categories: []string{"hardware", "security"},
		description: "A second factor that cannot be phished.",
		variations: []demoVariation{
			{sku: "SECKEY-A", price: 45_00, stock: 30, tiers: tiered(43_00, 41_00, 36_00)},
			{sku: "SECKEY-C-NFC", price: 55_00, stock: 4},
		},
	},
	{
		slug: "welcome-box", name: "Welcome Box", kind: product.KindPHYSICAL, categories: []string{"hardware"},
		description: "A printed card for gift codes, in a box with a ribbon.",
		variations:  []demoVariation{{sku: "BOX-S", price: 24_90, stock: 8}},
	},
	{
		slug: "vault-backup", name: "Vault Backup", kind: product.KindDIGITAL, status: product.StatusDRAFT, categories: []string{"software"},
		description: "Not on sale yet.",
		variations:  []demoVariation{{sku: "BACKUP-1TB-365", price: 69_00, days: 365, stock: 5}},
	},
	{
		slug: "lexicon-office-2021", name: "Lexicon Office 2021", kind: product.KindDIGITAL, status: product.StatusINACTIVE, categories: []string{"software"},
		description: "Not on sale for now.",
		variations:  []demoVariation{{sku: "LEXICON-2021", price: 79_00, stock: 3}},
	},
	{
		slug: "modem-booster", name: "Modem Booster", kind: product.KindDIGITAL, status: product.StatusARCHIVED, categories: []string{"software"},
		description: "No longer made.",
		variations:  []demoVariation{{sku: "MODEM-1", price: 19_00, stock: 2}},
	},
}

var labProducts = []demoProduct{
	{
		slug: "go-from-scratch", name: "Go from Scratch", kind: product.KindDIGITAL, categories: []string{"courses"},
		description:  "Forty lessons with exercises.",
		instructions: "Open courses.example/join and enter the code.",
		variations: []demoVariation{
			{sku: "GOCOURSE", price: 39_00, stock: 30, tiers: map[string]money.Amount{"Campus": 19_00}},
			{sku: "GOCOURSE-TUTOR", price: 199_00, days: 90, backorder: true},
		},
	},
	{
		slug: "query-lens", name: "Query Lens", kind: product.KindDIGITAL, categories: []string{"tools"},
		description: "Shows why a query is slow.",
		variations:  []demoVariation{{sku: "LENS-365", price: 59_00, days: 365, stock: 1, tiers: map[string]money.Amount{"Partner": 49_00, "Campus": 29_00}}},
	},
	{
		slug: "code-review", name: "Code Review", kind: product.KindSERVICE, categories: []string{"courses"},
		description: "An hour with a reviewer.",
		variations:  []demoVariation{{sku: "REVIEW-HOUR", price: 75_00, stock: 5}},
	},
	{
		slug: "pocket-board", name: "Pocket Board", kind: product.KindPHYSICAL, categories: []string{"tools"},
		description: "A small computer to learn on.",
		variations:  []demoVariation{{sku: "BOARD-1", price: 29_00, stock: 12}},
	},
	{
		slug: "query-lens-beta", name: "Query Lens Beta", kind: product.KindDIGITAL, status: product.StatusDRAFT, categories: []string{"tools"},
		variations: []demoVariation{{sku: "LENS-BETA", price: 9_00, stock: 2}},
	},
}

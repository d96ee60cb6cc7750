// A shop in Telegram: see README.md.
import { type EventFilter, Kiosk, KioskApiError } from "@kiosk/client";
import { Bot } from "./bot.js";
import { neverPasses, persist } from "./persist.js";
import { Shop } from "./shop.js";
import { Telegram } from "./telegram.js";

function setting(name: string, fallback?: string): string {
  const value = process.env[name] ?? fallback;
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}

const kiosk = new Kiosk({ baseUrl: setting("KIOSK_URL"), token: setting("KIOSK_TOKEN") });
const telegram = new Telegram(setting("TELEGRAM_URL", "https://api.telegram.org"), setting("TELEGRAM_TOKEN"));
const bot = new Bot(new Shop(kiosk), telegram);

/** Handles updates one after the other. Telegram repeats those that were not confirmed by the next offset. */
async function handleUpdates(): Promise<void> {
  for (let offset = 0; ; ) {
    const updates = await persist("updates", () => telegram.getUpdates(offset), () => false);
    for (const update of updates ?? []) {
      await persist(`update ${update.update_id}`, () => bot.handle(update), neverPasses);
      offset = update.update_id + 1;
    }
  }
}

/** Tells customers of what happens from now on, also where events are gone, as after Kiosk was restored from a backup. */
async function notifyOfEvents(): Promise<void> {
  const onDisconnect = (error: Error) => console.error(`events: ${error.message}`);
  const type = ["recharge.approved", "recharge.rejected", "order.items_fulfilled"] as const;
  for (let from: EventFilter = { after: "end" }; ; ) {
    try {
      for await (const event of kiosk.events.follow({ ...from, type }, { onDisconnect })) {
        await persist(`event ${event.id}`, () => bot.notify(event), neverPasses);
      }
    } catch (error) {
      if (!(error instanceof KioskApiError) || error.oldest === undefined) throw error;
      console.error(`events: ${error.message}`);
      from = { cursor: error.oldest };
    }
  }
}

console.log("The shop is open. Ctrl-C closes it.");
await Promise.all([handleUpdates(), notifyOfEvents()]);

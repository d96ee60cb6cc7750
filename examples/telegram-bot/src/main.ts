// A shop in Telegram: see README.md.
import { type EventFilter, Kiosk, KioskApiError } from "@kiosk/client";
import { Bot } from "./bot.js";
import { isPermanent, retry } from "./retry.js";
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

/** Handles updates one after the other. The offset of a request confirms the updates before it; Telegram repeats the others. */
async function handleUpdates(): Promise<void> {
  for (let offset = 0; ; ) {
    const updates = await retry("updates", () => telegram.getUpdates(offset), () => false);
    for (const update of updates ?? []) {
      await retry(`update ${update.update_id}`, () => bot.handle(update), isPermanent);
      offset = update.update_id + 1;
    }
  }
}

/** Notifies customers of events from now on. When events are lost, as after a restore of Kiosk from a backup, it continues with the rest. */
async function notifyOfEvents(): Promise<void> {
  const onDisconnect = (error: Error) => console.error(`events: ${error.message}`);
  const type = ["recharge.approved", "recharge.rejected", "order.items_fulfilled"] as const;
  for (let position: EventFilter = { after: "end" }; ; ) {
    try {
      for await (const event of kiosk.events.follow({ ...position, type }, { onDisconnect })) {
        await retry(`event ${event.id}`, () => bot.notify(event), isPermanent);
      }
    } catch (error) {
      if (!(error instanceof KioskApiError) || error.oldest === undefined) throw error;
      console.error(`events: ${error.message}`);
      position = { cursor: error.oldest };
    }
  }
}

console.log("The shop is open. Ctrl-C closes it.");
await Promise.all([handleUpdates(), notifyOfEvents()]);

// A shop in Telegram: see README.md.
import { setTimeout as sleep } from "node:timers/promises";
import { Kiosk } from "@kiosk/client";
import { Bot } from "./bot.js";
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

/** How often something is tried before it is given up, with pauses of 1, 2, 4 … seconds. */
const attempts = 5;

/** Tries again what failed: every step of the bot may be repeated, and buys once. */
async function persist(what: string, step: () => Promise<void>): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await step();
    } catch (error) {
      console.error(`${what}, attempt ${attempt}: ${error instanceof Error ? error.message : error}`);
      await sleep(1000 * 2 ** (attempt - 1));
    }
  }
}

/** Handles updates one after the other. Telegram repeats those that were not confirmed by the next offset. */
async function handleUpdates(): Promise<void> {
  for (let offset = 0; ; ) {
    await persist("updates", async () => {
      for (const update of await telegram.getUpdates(offset)) {
        await persist(`update ${update.update_id}`, () => bot.handle(update));
        offset = update.update_id + 1;
      }
    });
  }
}

/** Tells customers of what happens from now on. */
async function notifyOfEvents(): Promise<void> {
  const onDisconnect = (error: Error) => console.error(`events: ${error.message}`);
  const type = ["recharge.approved", "recharge.rejected", "order.items_fulfilled"] as const;
  for await (const event of kiosk.events.follow({ after: "end", type }, { onDisconnect })) {
    await persist(`event ${event.id}`, () => bot.notify(event));
  }
}

console.log("The shop is open. Ctrl-C closes it.");
await Promise.all([handleUpdates(), notifyOfEvents()]);

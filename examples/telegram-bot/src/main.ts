// A shop in Telegram: see README.md.
import { readFile, rename, writeFile } from "node:fs/promises";
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

const placeFile = setting("PLACE_FILE", "telegram-bot.place");
const type = ["recharge.approved", "recharge.rejected", "order.items_fulfilled"] as const;

/** Returns the place in the feed after the last handled event. A new bot starts at the end of the feed. */
async function savedPlace(): Promise<EventFilter> {
  try {
    return JSON.parse(await readFile(placeFile, "utf8"));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
  const end: EventFilter = { after: "end" };
  const start = async () => await savePlace({ cursor: (await kiosk.events.list({ ...end, type })).pagination.nextCursor });
  return (await retry("events", start, () => false)) ?? end;
}

/** Replaces the file as a whole, so that a bot that is killed leaves no half of it. */
async function savePlace(place: EventFilter): Promise<EventFilter> {
  await writeFile(`${placeFile}.new`, JSON.stringify(place));
  await rename(`${placeFile}.new`, placeFile);
  return place;
}

/** Notifies customers of events. When events are lost, as after a restore of Kiosk from a backup, it continues with the rest. */
async function notifyOfEvents(): Promise<void> {
  const onDisconnect = (error: Error) => console.error(`events: ${error.message}`);
  for (let place = await savedPlace(); ; ) {
    try {
      for await (const event of kiosk.events.follow({ ...place, type }, { onDisconnect })) {
        await retry(`event ${event.id}`, () => bot.notify(event), isPermanent);
        await savePlace({ after: event.id });
      }
    } catch (error) {
      if (!(error instanceof KioskApiError) || error.oldest === undefined) throw error;
      console.error(`events: ${error.message}`);
      place = { cursor: error.oldest };
    }
  }
}

console.log("The shop is open. Ctrl-C closes it.");
await Promise.all([handleUpdates(), notifyOfEvents()]);

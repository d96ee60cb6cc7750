// The bot's handlers of Telegram's updates and Kiosk's events.
import { KioskApiError, type KioskEvent, type OrderDetail } from "@kiosk/client";
import { currentItem, hasCode, type Shop } from "./shop.js";
import type { Button, CallbackQuery, Message, Telegram, Update } from "./telegram.js";

/** How long a confirmation can be used to buy, in seconds. It must be less than 24 hours, after which Kiosk frees its idempotency key. */
const confirmationSeconds = 3600;

const help = "/prices shows what there is, /balance your wallet, and /topup 20 asks for a top-up of 20.00.";

export class Bot {
  readonly #shop: Shop;
  readonly #telegram: Telegram;

  constructor(shop: Shop, telegram: Telegram) {
    this.#shop = shop;
    this.#telegram = telegram;
  }

  /** Handles an update. Telegram or a restart may repeat the same update. */
  async handle(update: Update): Promise<void> {
    if (update.message?.chat.type === "private") await this.#message(update.message, update.update_id);
    if (update.callback_query?.message !== undefined) await this.#button(update.callback_query, update.callback_query.message);
  }

  /** Tells a customer the result of a top-up, and sends keys that waited for stock. */
  async notify(event: KioskEvent): Promise<void> {
    switch (event.type) {
      case "recharge.approved": {
        const { recharge, balance } = event.data;
        await this.#tell(recharge.customerId, `${recharge.amount} ${recharge.currency} were added. Your balance is ${balance}.`);
        break;
      }
      case "recharge.rejected": {
        const { recharge, reason } = event.data;
        await this.#tell(recharge.customerId, `Your top-up of ${recharge.amount} ${recharge.currency} was rejected. ${reason}`);
        break;
      }
      case "order.items_fulfilled": {
        const order = await this.#shop.kiosk.orders.retrieve(event.data.orderId);
        const chat = await this.#shop.telegramId(order.customer.id);
        if (chat !== undefined) await this.#sendKey(chat, order);
        break;
      }
    }
  }

  async #tell(customerId: string, text: string): Promise<void> {
    const chat = await this.#shop.telegramId(customerId);
    if (chat !== undefined) await this.#telegram.send(chat, text);
  }

  async #message(message: Message, updateId: number): Promise<void> {
    const chat = message.chat.id;
    if (message.contact !== undefined) return await this.#register(message, updateId);
    const customer = await this.#shop.find(chat);
    if (customer === undefined) {
      return await this.#telegram.askForContact(chat, "Welcome! Share your phone number to register.");
    }
    const [command, argument = ""] = (message.text ?? "").trim().split(/\s+/);
    switch (command) {
      case "/prices":
        return await this.#prices(chat);
      case "/balance":
        return await this.#telegram.send(chat, `Your balance is ${customer.walletBalance}.`);
      case "/topup":
        return await this.#topUp(chat, argument, updateId);
      default:
        return await this.#telegram.send(chat, `Hello, ${customer.name}! ${help}`);
    }
  }

  async #register(message: Message, updateId: number): Promise<void> {
    const { chat, contact, from } = message;
    if (contact === undefined || from === undefined || contact.user_id !== from.id) {
      return await this.#telegram.askForContact(chat.id, "That is not your own phone number. Please use the button.");
    }
    const name = [from.first_name, from.last_name].filter(Boolean).join(" ");
    const phone = contact.phone_number.startsWith("+") ? contact.phone_number : `+${contact.phone_number}`;
    const customer = await this.#shop.register({ id: from.id, name }, phone, `telegram-${this.#telegram.botId}-update-${updateId}`);
    if (customer === undefined) {
      return await this.#telegram.send(chat.id, "Your phone number has an account with us that this bot cannot use. Please write to us.");
    }
    await this.#telegram.send(chat.id, `You are registered, ${customer.name}. ${help}`);
  }

  async #prices(chat: number): Promise<void> {
    const buttons: Button[] = [];
    for (const { productName, currency, variations } of await this.#shop.prices(chat)) {
      for (const { variationId, sku, price, availableStock, dependsOnStock } of variations) {
        if (dependsOnStock && availableStock === 0) continue;
        buttons.push({ text: `${productName} (${sku}): ${price} ${currency}`, callback_data: `buy:${variationId}` });
      }
    }
    await this.#telegram.send(chat, "What would you like?", buttons);
  }

  async #topUp(chat: number, amount: string, updateId: number): Promise<void> {
    try {
      const recharge = await this.#shop.topUp(chat, amount, `telegram-${this.#telegram.botId}-update-${updateId}`);
      // An approved recharge has an event, which notifies the customer.
      if (recharge.status === "PENDING") await this.#telegram.send(chat, `You asked for ${recharge.amount} ${recharge.currency}. We will look at it.`);
    } catch (error) {
      if (!hasCode(error, "invalid_input")) throw error;
      await this.#telegram.send(chat, "How much? For example: /topup 20");
    }
  }

  async #button(query: CallbackQuery, message: Message): Promise<void> {
    const chat = message.chat.id;
    const [action, id = "", total] = (query.data ?? "").split(":");
    // The key is made of the message of the button, so that pressing the button again has the same key.
    const key = `telegram-${this.#telegram.botId}-${chat}-${message.message_id}`;
    try {
      if (action === "buy") await this.#confirm(chat, id);
      if (action === "confirm") await this.#buy(chat, { id, total }, message, key);
      if (action === "complain") await this.#complain(chat, id, key);
    } catch (error) {
      if (!(error instanceof KioskApiError) || !error.settled) throw error;
      await this.#telegram.send(chat, rejectionText(error));
    }
    await this.#telegram.answerCallback(query.id).catch(() => undefined); // Telegram rejects it for old queries
  }

  async #confirm(chat: number, variationId: string): Promise<void> {
    const order = await this.#shop.check(chat, variationId);
    const name = order.items[0]?.productName ?? "";
    await this.#telegram.send(chat, `${name} costs you ${order.total} ${order.currency}. Buy it?`, [
      { text: "Yes, buy it", callback_data: `confirm:${variationId}:${order.total}` },
    ]);
  }

  async #buy(chat: number, variation: { id: string; total: string | undefined }, confirmation: Message, key: string): Promise<void> {
    const expired = Date.now() / 1000 - confirmation.date > confirmationSeconds;
    // If an expired confirmation has bought an order, show the order: the customer has paid, and may not have the key yet.
    const order = expired ? await this.#shop.bought(key) : await this.#shop.buy(chat, variation, key);
    if (order === undefined) return await this.#telegram.send(chat, "That was a while ago. Please choose again: /prices");
    await this.#sendKey(chat, order);
  }

  async #sendKey(chat: number, order: OrderDetail): Promise<void> {
    const item = currentItem(order);
    if (item?.credentials === undefined) {
      return await this.#telegram.send(chat, `Order ${order.number} is paid. We will send the key as soon as it is here.`);
    }
    const instructions = order.postSaleInstructions === "" ? "" : `\n\n${order.postSaleInstructions}`;
    const complaint = order.items.length === 1 ? [{ text: "It does not work", callback_data: `complain:${order.id}` }] : [];
    await this.#telegram.send(chat, `Your key for ${item.productName}:\n${item.credentials}${instructions}`, complaint);
  }

  async #complain(chat: number, orderId: string, key: string): Promise<void> {
    const order = await this.#shop.replace(chat, orderId, key);
    if (order === undefined) return;
    await this.#telegram.send(chat, "Sorry! Here is a replacement. If it does not work either, write to us.");
    await this.#sendKey(chat, order);
  }
}

/** Returns the message to a customer whose order was rejected. */
function rejectionText(error: KioskApiError): string {
  switch (error.code) {
    case "insufficient_balance":
      return `Your balance is ${error.balance}, and ${error.missing} is missing. Ask for a top-up: /topup ${error.missing}`;
    case "insufficient_stock":
      return "That is sold out.";
    case "total_changed":
      return `The price has changed: it costs ${error.total} now. Nothing was bought. Please choose again: /prices`;
    case "customer_blocked":
      return "You cannot buy at the moment. Please write to us.";
    default:
      return `That did not work: ${error.detail}`;
  }
}

// The part of the Telegram Bot API that the bot uses: https://core.telegram.org/bots/api

export interface Update {
  update_id: number;
  message?: Message;
  callback_query?: CallbackQuery;
}

export interface Message {
  message_id: number;
  /** Unix seconds. */
  date: number;
  from?: User;
  chat: { id: number; type: string };
  text?: string;
  contact?: { phone_number: string; user_id?: number };
}

export interface CallbackQuery {
  id: string;
  from: User;
  /** The message whose button was pressed. */
  message?: Message;
  data?: string;
}

export interface User {
  id: number;
  first_name: string;
  last_name?: string;
}

export interface Button {
  text: string;
  /** Comes back as CallbackQuery.data, at most 64 bytes. */
  callback_data: string;
}

/** How long Telegram holds getUpdates when there is no update, in seconds. */
const pollSeconds = 25;

export class Telegram {
  readonly #url: string;

  /** The base URL is https://api.telegram.org, or that of another server of the Bot API. */
  constructor(baseUrl: string, token: string) {
    this.#url = `${baseUrl.replace(/\/+$/, "")}/bot${token}`;
  }

  /** Waits for updates from an id on. Those before it are confirmed, and not sent again. */
  getUpdates(offset: number): Promise<Update[]> {
    return this.#call("getUpdates", { offset, timeout: pollSeconds, allowed_updates: ["message", "callback_query"] });
  }

  /** Sends text, with rows of buttons below it. */
  async send(chat: number, text: string, buttons: Button[] = []): Promise<void> {
    const markup = buttons.length > 0 && { reply_markup: { inline_keyboard: buttons.map((button) => [button]) } };
    await this.#call("sendMessage", { chat_id: chat, text, ...markup });
  }

  /** Sends text with a button that shares the person's own contact. */
  async askForContact(chat: number, text: string): Promise<void> {
    const keyboard = [[{ text: "Share my phone number", request_contact: true }]];
    await this.#call("sendMessage", { chat_id: chat, text, reply_markup: { keyboard, one_time_keyboard: true, resize_keyboard: true } });
  }

  /** Ends the progress bar on a button. */
  async answerCallback(id: string): Promise<void> {
    await this.#call("answerCallbackQuery", { callback_query_id: id });
  }

  async #call<T>(method: string, parameters: object): Promise<T> {
    const response = await fetch(`${this.#url}/${method}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(parameters),
      signal: AbortSignal.timeout((pollSeconds + 10) * 1000),
    });
    const answer = (await response.json()) as { ok: boolean; result: T; description?: string };
    if (!answer.ok) throw new TelegramError(response.status, answer.description ?? "no description");
    return answer.result;
  }
}

export class TelegramError extends Error {
  readonly status: number;

  constructor(status: number, description: string) {
    super(`Telegram refused: ${description}`);
    this.status = status;
  }
}

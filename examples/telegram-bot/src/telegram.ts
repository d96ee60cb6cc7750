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
  /** Telegram returns it as CallbackQuery.data. At most 64 bytes. */
  callback_data: string;
}

/** How long Telegram holds getUpdates when there is no update, in seconds. */
const pollSeconds = 25;

/** The maximum length of a message, in UTF-16 code units, like the length of a JavaScript string. */
const longestMessage = 4096;

/**
 * The maximum size of a message's buttons, in bytes of JSON. Telegram accepts about 10,000 bytes and 100 buttons; a button has at least
 * 70 bytes here.
 */
const largestKeyboard = 6500;

export class Telegram {
  /** The bot's id. The ids of updates and messages are unique per bot only. */
  readonly botId: string;
  readonly #url: string;

  /** The base URL is https://api.telegram.org or that of another Bot API server. The token is the bot's id, a colon and a secret. */
  constructor(baseUrl: string, token: string) {
    this.botId = token.split(":")[0] ?? "";
    this.#url = `${baseUrl.replace(/\/+$/, "")}/bot${token}`;
  }

  /** Waits for updates whose id is at least the offset. It confirms the updates before the offset, so that Telegram does not repeat them. */
  getUpdates(offset: number): Promise<Update[]> {
    return this.#call("getUpdates", { offset, timeout: pollSeconds, allowed_updates: ["message", "callback_query"] });
  }

  /**
   * Sends text with rows of buttons below it. A long text is split into several messages, and the last one has the buttons. If the
   * buttons do not fit into one message, more messages follow.
   */
  async send(chat: number, text: string, buttons: Button[] = []): Promise<void> {
    const messages = split(text);
    const last = messages.length - 1;
    const keyboards = keyboardsOf(buttons);
    for (const [i, message] of [...messages, ...keyboards.slice(1).map(() => "…")].entries()) {
      const keyboard = keyboards[i - last];
      await this.#call("sendMessage", { chat_id: chat, text: message, ...(keyboard && { reply_markup: { inline_keyboard: keyboard } }) });
    }
  }

  /** Sends text with a button that shares the person's own contact. */
  async askForContact(chat: number, text: string): Promise<void> {
    const keyboard = [[{ text: "Share my phone number", request_contact: true }]];
    await this.#call("sendMessage", { chat_id: chat, text, reply_markup: { keyboard, one_time_keyboard: true, resize_keyboard: true } });
  }

  /** Ends the progress indicator of a button. */
  async answerCallback(id: string): Promise<void> {
    await this.#call("answerCallbackQuery", { callback_query_id: id });
  }

  async #call<T>(method: string, parameters: object): Promise<T> {
    const { status, body } = await this.#post(method, parameters);
    let response: { ok: boolean; result: T; description?: string; parameters?: { retry_after?: number } };
    try {
      response = JSON.parse(body);
    } catch {
      throw new TelegramError(undefined, `a response with status ${status} that is not from Telegram`);
    }
    if (!response.ok) throw new TelegramError(status, response.description ?? "no description", response.parameters?.retry_after);
    return response.result;
  }

  async #post(method: string, parameters: object): Promise<{ status: number; body: string }> {
    try {
      const response = await fetch(`${this.#url}/${method}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout((pollSeconds + 10) * 1000),
      });
      return { status: response.status, body: await response.text() };
    } catch (error) {
      // Only the cause: the text of fetch's own error may contain the URL, which holds the token.
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : "no response";
      throw new TelegramError(undefined, cause);
    }
  }
}

/** Returns the buttons as rows of one button, divided into as many keyboards as necessary. */
function keyboardsOf(buttons: Button[]): Button[][][] {
  const keyboards: Button[][][] = [];
  let size = Infinity;
  for (const button of buttons) {
    const bytes = Buffer.byteLength(JSON.stringify(button));
    if (size + bytes > largestKeyboard) {
      keyboards.push([]);
      size = 0;
    }
    keyboards.at(-1)?.push([button]);
    size += bytes;
  }
  return keyboards;
}

/** Splits text into messages, at ends of lines if possible. */
function split(text: string): string[] {
  const messages: string[] = [];
  let rest = text;
  while (rest.length > longestMessage) {
    const line = rest.lastIndexOf("\n", longestMessage);
    const length = line > 0 ? line : longestMessage - (/[\uD800-\uDBFF]/.test(rest.charAt(longestMessage - 1)) ? 1 : 0);
    messages.push(rest.slice(0, length));
    rest = rest.slice(line > 0 ? line + 1 : length);
  }
  messages.push(rest);
  return messages.filter((message) => message.trim() !== ""); // Telegram rejects empty messages
}

export class TelegramError extends Error {
  /** Undefined when no response came from Telegram. */
  readonly status: number | undefined;
  /** How many seconds to wait before the next attempt. */
  readonly retryAfter: number | undefined;

  constructor(status: number | undefined, description: string, retryAfter?: number) {
    super(`Telegram${status === undefined ? "" : ` refused with ${status}`}: ${description}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

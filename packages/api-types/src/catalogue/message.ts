import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { catalogue } from "./en.ts";

type English = typeof catalogue;
export type MessageCode = keyof English;
/** What fills a place: a text, a number, or a message of its own, such as a field's in that of its form. */
export type MessageArgument = string | number | MessageRef;

/** A message by its code in the catalogues and what fills its places; its text is made where it is shown. */
export interface MessageRef {
  readonly code: string;
  readonly args: Readonly<Record<string, MessageArgument>>;
}

/** The text shown: a message of the product, or another user's words (a provider's, an earlier release's). */
export type Message = MessageRef | string;

/** A language's catalogue: ICU messages with the places of the English ones. */
export type Catalogue = Readonly<Record<MessageCode, string>>;

/** The arguments of a message, read from its English text. */
export type MessageArguments<C extends MessageCode> = GetICUArgs<
  English[C],
  { ICUArgument: MessageArgument; ICUNumberArgument: number }
>;
/** What a message without places takes. */
export type NoArguments = Readonly<Record<string, never>>;
/** Arguments of a call that names a message: none where the message has no places. */
type RestOf<C extends MessageCode> = keyof MessageArguments<C> extends never ? [] : [args: MessageArguments<C>];

/** A message whose arguments were checked against its text by the caller's type. */
export function messageRef(code: MessageCode, args: object = {}): MessageRef {
  // What a text asks for are texts, numbers and messages; the compiler does not see it for every code at once.
  return { code, args: args as MessageRef["args"] };
}

/** A message by its code, with arguments typed by its English text. */
export function message<const C extends MessageCode>(code: C, ...[args]: RestOf<C>): MessageRef {
  return messageRef(code, args);
}

/** A thing that messages name, such as "job" in {what}. */
export type Noun = MessageCode extends infer C ? (C extends `noun-${infer N}` ? N : never) : never;

/** The name of a thing, for a place of another message. */
export function nounRef(noun: Noun): MessageRef {
  return { code: `noun-${noun}`, args: {} };
}

/** What begins a text that carries a message; every other text is shown as it is. */
const mark = "message:";

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value of a row or of an answer is a message by its code. */
export function isMessageRef(value: unknown): value is MessageRef {
  if (!isThing(value) || typeof value["code"] !== "string" || !isThing(value["args"])) return false;
  return Object.values(value["args"]).every(
    (each) => typeof each === "string" || typeof each === "number" || isMessageRef(each),
  );
}

/** A message as a text, for places that hold texts alone: stores' columns and schemas. `decodeMessage` reads it back. */
export function encodeMessage(of: Message): string {
  return typeof of === "string" && !of.startsWith(mark) ? of : `${mark}${JSON.stringify(of)}`;
}

/** The message that a text carries; a text that carries none is itself. */
export function decodeMessage(text: string): Message {
  if (!text.startsWith(mark)) return text;
  try {
    const value: unknown = JSON.parse(text.slice(mark.length));
    return typeof value === "string" || isMessageRef(value) ? value : text;
  } catch {
    return text;
  }
}

/** What a schema says next to a field, by its code: the text of an issue, which `decodeMessage` reads. */
export function encodedMessage<const C extends MessageCode>(code: C, ...rest: RestOf<C>): string {
  return encodeMessage(message(code, ...rest));
}

import { isolatedText } from "../clean-text.ts";
import { decodeMessage, type Catalogue, type Message, type MessageArgument, type MessageRef } from "./message.ts";

/** Fills the places of an ICU message in a language. */
type FormatIcu = (icu: string, args: Readonly<Record<string, string | number>>) => string;

/**
 * Words a message in the reader's language; what isn't a message of the product stays as it is, and `fallback` appears
 * for a code that the catalogue does not have.
 */
export type Translate = (message: Message, fallback?: string) => string;

/**
 * The translation of a language's catalogue, or of a part of it. Screens, files and answers word a message alike.
 * `onUnknown` is called for a code that the part doesn't have.
 */
export function translator(catalogue: Partial<Catalogue>, formatIcu: FormatIcu, onUnknown?: () => void): Translate {
  const known: Readonly<Record<string, string>> = catalogue;
  const words = ({ code, args }: MessageRef, fallback: string): string => {
    const icu = Object.hasOwn(known, code) ? known[code] : undefined;
    if (icu === undefined) {
      onUnknown?.();
      return fallback;
    }
    const valueOf = (value: MessageArgument) =>
      typeof value === "object" ? words(value, value.code) : typeof value === "string" ? isolatedText(value) : value;
    return formatIcu(icu, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, valueOf(value)])));
  };
  return (message, fallback) => {
    const read = typeof message === "string" ? decodeMessage(message) : message;
    return typeof read === "string" ? read : words(read, fallback ?? read.code);
  };
}

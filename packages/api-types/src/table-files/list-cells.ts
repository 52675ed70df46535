/** Cells of a list's file, told by declared columns: the browser and the system write the same (architecture). */
import { firstOfMonth } from "./first-of-month.ts";
import type { ListColumn } from "../entities/exports.ts";
import { isMessageRef } from "../catalogue/message.ts";
import type { Translate } from "../catalogue/translator.ts";
import { decimalText } from "./decimal-text.ts";
import type { SheetCell } from "./xlsx-writer.ts";

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What is at a path of a row: nothing, one value, or several where it goes through a list. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return value === null || value === undefined || value === "" ? [] : [value];
  if (!isThing(value)) return [];
  if (name === "*") return Object.values(value).flatMap((each) => valuesAt(each, rest));
  const [key = "", wanted] = name.split("=");
  if (wanted === undefined) return Object.hasOwn(value, key) ? valuesAt(value[key], rest) : [];
  const found = Object.values(value).find((each) => isThing(each) && each[key] === wanted);
  return valuesAt(found, rest);
}

function plainCell(value: unknown): SheetCell {
  if (typeof value === "number") return Number.isFinite(value) ? { number: String(value) } : null;
  return typeof value === "string" || typeof value === "boolean" ? value : null;
}

function minorCell(value: unknown, digits: unknown): SheetCell {
  const isMinor = typeof value === "number" || (typeof value === "string" && /^-?\d+$/.test(value));
  return isMinor && typeof digits === "number" ? { number: decimalText(value, digits) } : null;
}

/** Where a column's words have the day of another property. */
export const dayPlace = "{day}";

const dayFormats = new Map<string, Intl.DateTimeFormat>();
const dayParts = { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" } as const;

/** Of a locale; of what is none, British English. */
function dayFormat(locale: string): Intl.DateTimeFormat {
  const known = dayFormats.get(locale);
  if (known !== undefined) return known;
  const isLocale = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(locale);
  const made = new Intl.DateTimeFormat(isLocale ? locale : "en-GB", dayParts);
  dayFormats.set(locale, made);
  return made;
}

/** A day as the screens write it; nothing for what isn't a moment. */
function dayOf(moment: unknown, locale: string): string {
  const at = typeof moment === "string" ? new Date(moment) : new Date(Number.NaN);
  return Number.isNaN(at.getTime()) ? "" : firstOfMonth(dayFormat(locale).format(at), locale);
}

/** Words with values of the row at their places, in one pass: a name with braces isn't a place itself. */
function filled(words: string, places: Readonly<Record<string, string>>, row: object): string {
  const valueAt = (property: string) => valuesAt(row, [property]).map(String).join(", ");
  const text = words.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(places, name) ? valueAt(places[name] ?? "") : place,
  );
  return text.replaceAll(/ {2,}/g, " ").trim();
}

/**
 * One cell of a row: numbers as numbers, moments as ISO texts, several values next to each other; messages of the
 * product in the reader's language, and days in words as `locale` writes them.
 */
export function listCell(
  { path, words = {}, digitsIn, dayIn, places }: ListColumn,
  row: object,
  translate: Translate,
  locale = "en-GB",
): SheetCell {
  const values = valuesAt(row, path);
  const [first] = values;
  const [day] = dayIn === undefined ? [] : valuesAt(row, [dayIn]);
  const wordOf = (value: unknown) => {
    const told = Object.hasOwn(words, String(value)) ? words[String(value)] : undefined;
    if (told === undefined || places === undefined) return told?.replaceAll(dayPlace, dayOf(day, locale));
    return filled(told, places, row);
  };
  if (values.length === 0) return wordOf("") ?? null;
  if (values.length > 1) return values.map((value) => wordOf(value) ?? String(value)).join(", ");
  if (digitsIn !== undefined) return minorCell(first, Object.entries(row).find(([name]) => name === digitsIn)?.[1]);
  if (isMessageRef(first)) return translate(first);
  return wordOf(first) ?? plainCell(first);
}

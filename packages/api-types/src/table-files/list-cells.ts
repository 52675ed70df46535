/** Cells of a list's file, told by declared columns: the browser and the system write the same (architecture). */
import type { ListColumn } from "../entities/exports.ts";
import { asSaid, type Say } from "../sentences/say.ts";
import { decimalText } from "./decimal-text.ts";
import type { SheetCell } from "./xlsx-writer.ts";

const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** What stands at a path of a row: nothing, one value, or several where it goes through a list. */
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

/**
 * One cell of a row: numbers as numbers, moments as ISO texts, several values beside each other; the product's own
 * sentences as `say` words them.
 */
export function listCell({ path, words = {}, digitsIn, said }: ListColumn, row: object, say: Say = asSaid): SheetCell {
  const values = valuesAt(row, path);
  const [first] = values;
  const wordOf = (value: unknown) => (Object.hasOwn(words, String(value)) ? words[String(value)] : undefined);
  if (values.length === 0) return wordOf("") ?? null;
  if (values.length > 1) return values.map((value) => wordOf(value) ?? String(value)).join(", ");
  if (digitsIn !== undefined) return minorCell(first, Object.entries(row).find(([name]) => name === digitsIn)?.[1]);
  if (said === true && typeof first === "string") return say(first);
  return wordOf(first) ?? plainCell(first);
}

import { useTexts, type UiTexts } from "@paygauge/ui";
import type { Condition } from "@paygauge/api-types/entities/conditions";
import type { WordValue } from "../data/difference-of.ts";
import { useConditionWords } from "./condition-words.ts";
import type { WordsByKey } from "./field-words.ts";
import { useTranslations } from "./formats.ts";

const delimiters: Readonly<Record<string, string>> = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };
const marks: Readonly<Record<string, string>> = { ".": "point", ",": "comma" };
/** Where values of our own are worded, by the end of the field's path. */
const worded: readonly (readonly [RegExp, string, Readonly<Record<string, string>>?])[] = [
  [/^dialect\.delimiter$/, "upload.dialect.delimiters", delimiters],
  [/^mapping\.decimalMark$/, "upload.map.decimalMarks", marks],
  [/^mapping\.dateOrders\.\w+$/, "upload.map.dateOrders"],
  [/\.leastName$/, "rulesets.confidence.levels"],
  [/^body\.capabilities\..*\.level$/, "rulesets.simulation.bands"],
];

/** Words the values of fields that two sides do not have alike: yes and no, our own keys, conditions. */
export function useValueWords(): WordValue {
  const words = useTranslations();
  const texts = useTexts();
  const condition = useConditionWords();
  return (path, value) => wordOf(path, value, { words: words, texts, condition });
}

interface LocaleWords {
  readonly words: WordsByKey;
  readonly texts: Pick<UiTexts, "yes" | "no">;
  readonly condition: (condition: Condition) => string;
}

/** The value's word; undefined where it speaks for itself. Words of screens that are not open are not loaded. */
export function wordOf(path: string, value: unknown, { words, texts, condition }: LocaleWords): string | undefined {
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (path.endsWith(".when") && typeof value === "object") return condition(value as Condition);
  const known = worded.find(([end]) => end.test(path));
  const key = known === undefined ? "" : `${known[1]}.${known[2]?.[String(value)] ?? String(value)}`;
  return key !== "" && words.has(key as never) ? words(key as never) : undefined;
}

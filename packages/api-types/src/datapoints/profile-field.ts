/** One column of a datapoint profile, and what must hold of all of them. */
import * as v from "valibot";
import { encodedMessage, message, type MessageRef } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { languages, type Language } from "../languages.ts";
import { datapointFormats, datapointKeys, datapointOf, filtersOf, filterTypes, fitting } from "./datapoints.ts";
import type { DownloadKind } from "./download-kinds.ts";

const label = (missing: "labelEn" | "labelDe" | "labelFr") =>
  v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage(missing)),
    v.maxLength(80, encodedMessage("atMost", { most: 80 })),
  );

/** A bound of a number filter in the unit that the column shows, as plain decimal text; null: the job's own. */
const bound = v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,15}(?:\.\d{1,4})?$/, encodedMessage("boundNumber"))));

export const profileField = v.strictObject({
  key: v.picklist(datapointKeys),
  labels: v.strictObject({ en: label("labelEn"), de: label("labelDe"), fr: label("labelFr") }),
  format: v.picklist(datapointFormats),
  filter: v.picklist(filterTypes),
  min: bound,
  max: bound,
});
export type ProfileField = v.InferOutput<typeof profileField>;

/** A decimal as a whole number of ten-thousandths: bounds are compared without floating point. */
export function scaledBound(text: string): bigint {
  const [whole = "0", part = ""] = text.replace("-", "").split(".");
  const value = BigInt(whole + part.padEnd(4, "0"));
  return text.startsWith("-") ? -value : value;
}

/** What is wrong with the columns of a profile of this download; null: nothing. */
export function fieldsProblem(fields: readonly ProfileField[], kind: DownloadKind): MessageRef | null {
  const seen = new Set<string>();
  for (const { key, labels, format, filter, min, max } of fields) {
    const name = labels.en;
    const { kinds, type } = datapointOf(key);
    if (seen.has(key)) return message("fieldTwice", { name });
    seen.add(key);
    if (!kinds.includes(kind)) return message("fieldNotHere", { name });
    if (!fitting[type].formats.includes(format)) return message("formatUnfit", { name });
    if (!filtersOf(key).includes(filter)) return message("filterUnfit", { name });
    if (min !== null && max !== null && scaledBound(min) > scaledBound(max)) return message("boundsCross", { name });
  }
  return sameLabels(fields);
}

/** Two columns of a file need different names. */
function sameLabels(fields: readonly ProfileField[]): MessageRef | null {
  for (const language of languages) {
    const names = new Set<string>();
    for (const { labels } of fields) {
      const name = labels[language];
      if (names.has(name.toLowerCase())) return message("labelTwice", { name });
      names.add(name.toLowerCase());
    }
  }
  return null;
}

export const profileFields = v.pipe(
  v.array(profileField),
  v.minLength(1, encodedMessage("profileNoFields")),
  v.maxLength(100, encodedMessage("atMost", { most: 100 })),
);

/** The heading of a column in a language. */
export const labelOf = ({ labels }: ProfileField, language: Language): string => labels[language];

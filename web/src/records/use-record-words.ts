import type { RecordType } from "@paygauge/api-types/sitemap/records";
import { useMemo } from "react";
import { useTranslations } from "../state/formats.ts";

/** What the catalogue says of a record's fields: names that all have, and hints that some have. */
export interface FieldWords {
  readonly label: (name: string) => string;
  readonly hint: (name: string) => string | undefined;
  /** The word of a value, of a field that lists its values. */
  readonly value: (name: string, value: string) => string;
}

/** Words of one kind of record, of which each has the same: `records.<id>` of the catalogue. */
export function useRecordWords(type: RecordType) {
  const words = useTranslations(`records.${type}`);
  const fields = useMemo((): FieldWords => {
    // Names of fields are keys that are made; a contract test finds one without its word.
    const key = (part: "fields" | "hints" | "values", name: string) => `${part}.${name}` as never;
    return {
      label: (name) => words(key("fields", name)),
      value: (name, value) => words(key("values", `${name}.${value}`)),
      hint: (name) => (words.has(key("hints", name)) ? words(key("hints", name)) : undefined),
    };
  }, [words]);
  return { words, fields };
}

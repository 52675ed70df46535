/** What one field holds: numbers and dates as plain text ("1250.5", "2026-01-31"), choices as text or a list. */
export type FieldValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FieldValue>>;
/** Message by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The same for comparing: spaces around a text and the order of a list are no change. */
function normal(value: FieldValue | undefined): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? JSON.stringify(value.toSorted()) : String(value ?? "");
}

/** Names of the fields that hold something else than at first. */
export function changedFields(first: FormValues, now: FormValues): readonly string[] {
  return Object.keys(now).filter((name) => normal(first[name]) !== normal(now[name]));
}

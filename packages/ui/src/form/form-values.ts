/**
 * What one field holds: numbers and dates as plain text ("1250.5", "2026-01-31"), choices as text or a list, files as
 * a list of them.
 */
export type FieldValue = string | boolean | readonly string[] | readonly File[];
export type FormValues = Readonly<Record<string, FieldValue>>;
/** Names of a form's fields. */
export type FieldName<Values extends FormValues> = keyof Values & string;
/** Message by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * The values, whose names are plain words. @throws Error for another name: react-hook-form reads dots and brackets as
 * a path, and keeps what is about no field at "root".
 */
export function namedFlatly<Values extends FormValues>(values: Values): Values {
  const wrong = Object.keys(values).find((name) => name === "root" || !/^\w+$/.test(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name for a form field. Use letters, digits and _.`);
  return values;
}

/** The words of a list; none where the value is something else. */
export function listOf(value: FieldValue | undefined): readonly string[] {
  return typeof value === "object" ? value.filter((each) => typeof each === "string") : [];
}

/** The files of a value; none where it is something else. */
export function filesOf(value: FieldValue | undefined): readonly File[] {
  return typeof value === "object" ? value.filter((each) => typeof each === "object") : [];
}

const wordOf = (each: string | File): string =>
  typeof each === "string" ? each : `${each.name} ${each.size} ${each.lastModified}`;

/** The same for comparing: spaces around a text and the order of a list aren't a change. */
function normal(value: FieldValue | undefined): string {
  if (typeof value === "string") return value.trim();
  return typeof value === "object" ? JSON.stringify(value.map(wordOf).toSorted()) : String(value ?? "");
}

/** Names of the fields that hold something else than at first. */
export function changedFields<Values extends FormValues>(first: Values, now: Values): readonly FieldName<Values>[] {
  // The names of an object of the type are those of the type.
  const names = Object.keys(now) as FieldName<Values>[];
  return names.filter((name) => normal(first[name]) !== normal(now[name]));
}

/** A field's value in words: the labels of what was chosen, what was typed; "" for nothing, a tick or files. */
export function savedText(
  { options = [] }: { readonly options?: readonly { readonly value: string; readonly label: string }[] },
  value: FieldValue,
): string {
  const labelOf = (one: string) => options.find((option) => option.value === one)?.label ?? one;
  return typeof value === "string" ? labelOf(value) : listOf(value).map(labelOf).join(", ");
}

/** What can be kept as a draft: everything but files, which only the browser holds. */
export type KeptValues = Record<string, string | boolean | string[]>;

/** The values of these fields alone: the others may be changed by another user before the draft comes back. */
export function keptValues(values: FormValues, names: readonly string[]): KeptValues {
  const kept: KeptValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (!names.includes(name)) continue;
    if (typeof value !== "object") kept[name] = value;
    else if (filesOf(value).length === 0) kept[name] = [...listOf(value)];
  }
  return kept;
}

/** The form's values with those of a draft; what the form does not know, or holds otherwise, is left out. */
export function withKept<Values extends FormValues>(values: Values, kept: KeptValues): Values {
  const known = Object.entries(kept).filter(([name, value]) => {
    const own = values[name];
    return own !== undefined && typeof own === typeof value && filesOf(own).length === 0;
  });
  return { ...values, ...Object.fromEntries(known) };
}

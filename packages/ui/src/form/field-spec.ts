import type { ReactNode } from "react";
import type { ComboOption } from "../components/combobox/option-list.tsx";
import type { FileRules } from "../components/file-drop/check-files.ts";

export const fieldTypes = [
  "text",
  "textarea",
  "number",
  "date",
  "select",
  "radio",
  "combobox",
  "multiselect",
  "checklist",
  "checkbox",
  "switch",
  "file",
  "files",
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** The type of this name. @throws Error for a type that forms do not support (docs/specification.md section 8). */
export function fieldTypeOf(word: string): FieldType {
  const found = fieldTypes.find((type) => type === word);
  if (found === undefined) {
    throw new Error(`There is no form field of the type "${word}". Use one of ${fieldTypes.join(", ")}.`);
  }
  return found;
}

/** Words over fields that are side by side; fields that follow each other with one key are one group. */
export interface FieldGroup {
  readonly key: string;
  readonly label?: string;
  readonly hint?: string;
  /** A section of a record: its words in a column of 176 px next to the fields, where there is room. */
  readonly isSection?: boolean;
}

/** What an empty field takes from elsewhere, in words: it is shown in its place until a user states an own value. */
export interface Inherited {
  readonly value: string;
  /** Where it comes from: "Paygauge default". */
  readonly source: string;
  /** "Change here" and "Use the default". */
  readonly change: string;
  readonly back: string;
}

/** One field as a form declares it. */
export interface FieldSpec<Name extends string = string> {
  readonly name: Name;
  /** One of `fieldTypes`; text, because forms may come from data. */
  readonly type: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly unit?: string;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly options?: readonly ComboOption[];
  /** Given, the caller searches the options (on a server). */
  readonly onSearch?: (text: string) => void;
  /** What is wrong next to what the form's check says: the options could not be loaded. */
  readonly problem?: string | undefined;
  /** What a file must be: of "file" and "files". */
  readonly files?: Omit<FileRules, "multiple">;
  /** Next to the control: a button that makes a new option. */
  readonly beside?: ReactNode;
  readonly group?: FieldGroup;
  /** In a group: a row of its own, for a text that half of one would cut. */
  readonly isWide?: boolean;
  /** Of a field that is one text: what holds while it is empty. */
  readonly inherited?: Inherited | undefined;
}

/** Fields in the order of the form, those of one group together. */
export function groupedFields<Name extends string>(
  fields: readonly FieldSpec<Name>[],
): readonly (readonly FieldSpec<Name>[])[] {
  const runs: FieldSpec<Name>[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last !== undefined && field.group !== undefined && last[0]?.group?.key === field.group.key) last.push(field);
    else runs.push([field]);
  }
  return runs;
}

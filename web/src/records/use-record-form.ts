import type { FieldSpec, FieldValue, FormState, FormValues } from "@paygauge/ui";
import { useMemo } from "react";
import * as v from "valibot";
import type { Field } from "@paygauge/api-types/endpoints/resource";
import { bodySchema } from "../data/body-schema.ts";
import type { Outcome } from "../data/use-action.ts";
import { useTranslations } from "../state/formats.ts";
import type { Controls, FormPart, RecordScreenProps } from "./record-definition.ts";
import { useRecordWords, type FieldWords } from "./use-record-words.ts";
import { useSavedForm } from "./use-saved-form.ts";

type Taken = readonly (readonly [name: string, schema: v.GenericSchema])[];

/** What a form asks for: the fields that the call takes, in their order. */
const takenBy = (fields: Readonly<Record<string, Field>>, part: FormPart): Taken =>
  Object.entries(fields).flatMap(([name, field]) => {
    const schema = field[part];
    return schema === undefined ? [] : [[name, schema] as const];
  });

/** A field may stay empty where its schema takes a text without letters, or null for it. */
const takesNone = (schema: v.GenericSchema) => v.is(schema, null) || v.is(schema, "");

function fieldSpecs(taken: Taken, controls: Controls, words: FieldWords, none: string): readonly FieldSpec[] {
  return taken.map(([name, schema]) => {
    const hint = words.hint(name);
    const own: FieldSpec = {
      name,
      type: "text",
      label: words.label(name),
      required: !takesNone(schema),
      ...(hint === undefined ? {} : { hint }),
      ...controls[name],
    };
    // A control may have a word of its own for none.
    const hasNone = own.options?.some(({ value }) => value === "") ?? true;
    if (own.options === undefined || hasNone || !takesNone(schema)) return own;
    return { placeholder: none, ...own, options: [{ value: "", label: none }, ...own.options] };
  });
}

/** What a form holds of an answer's value: "" for none. */
function held(value: unknown): FieldValue {
  if (typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  return Array.isArray(value) ? value.map(String) : "";
}

/** What a call takes of a field: null for none where it takes that. */
const sent = (value: unknown, schema: v.GenericSchema) => (value === "" && v.is(schema, null) ? null : value);

interface RecordFormOptions<Answer> extends RecordScreenProps {
  readonly part: FormPart;
  readonly controls: Controls;
  /** The record, or none yet. */
  readonly row: Readonly<Record<string, unknown>>;
  /** What of the call's body no user types. */
  readonly keys: object;
  readonly entityId: string;
  /** The one call that saves it; it is given what that call's own schema made, whichever record's it is. */
  readonly save: (body: never) => Promise<Outcome<Answer> | null>;
  readonly onSaved: (answer: Answer) => void;
}

/** The form of a record: its fields, and its state, kept as a draft while it is not saved. */
export function useRecordForm<Answer extends { readonly message: string }>(
  options: RecordFormOptions<Answer>,
): { readonly fields: readonly FieldSpec[]; readonly form: FormState } {
  const { definition, part, controls, row, keys, entityId, save, onSaved } = options;
  const { id, fields: declared, bodies } = definition.resource;
  const taken = useMemo(() => takenBy(declared, part), [declared, part]);
  const { fields: words } = useRecordWords(id);
  const none = useTranslations("records.page")("none");
  const fields = useMemo(() => fieldSpecs(taken, controls, words, none), [taken, controls, words, none]);
  const toBody = (values: FormValues) => ({
    ...keys,
    ...Object.fromEntries(taken.map(([name, schema]) => [name, sent(values[name], schema)])),
  });
  const form = useSavedForm<FormValues, unknown, Answer>(
    { entityType: id, entityId },
    {
      initial: Object.fromEntries(taken.map(([name]) => [name, held(row[name])])),
      schema: bodySchema<FormValues, unknown>(toBody, bodies[part]),
      names: taken.map(([name]) => name),
      save: (body) => save(body as never),
      onSaved,
    },
  );
  return { fields, form };
}

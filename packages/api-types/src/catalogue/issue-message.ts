import type { BaseIssue } from "valibot";
import { decodeMessage, message, type MessageRef } from "./message.ts";

/** What a value of another type has to be, by the type of the schema that refused it. */
const ofType = {
  string: message("schemaText"),
  number: message("schemaNumber"),
  bigint: message("schemaNumber"),
  boolean: message("schemaBoolean"),
  array: message("schemaList"),
  record: message("schemaObject"),
  object: message("schemaObject"),
  strict_object: message("schemaObject"),
  integer: message("schemaWhole"),
  safe_integer: message("schemaWhole"),
  finite: message("schemaNumber"),
} as const;

/** A limit of a value or a length: valibot expects ">=1" or "<=200". */
const limits = {
  min_value: "schemaLeast",
  max_value: "schemaMost",
  min_length: "schemaShortest",
  max_length: "schemaLongest",
} as const;

function isIn<Key extends string>(map: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(map, key);
}

/** `("Visa" | "Mastercard")` as the choices that it names. */
const choicesOf = (expected: string): string => expected.replaceAll(/[()"]/g, "").replaceAll(" | ", ", ");

/** What a schema says of a value: the message that it was written with, or a sentence on what it has to be. */
export function messageOfIssue({ message: own, type, expected, received }: BaseIssue<unknown>): MessageRef {
  const said = decodeMessage(own);
  if (typeof said !== "string") return said;
  if (type === "strict_object" && expected === "never") return message("schemaUnknown");
  if (received === "undefined") return message("schemaMissing");
  if (type === "literal" || type === "picklist" || type === "variant")
    return message("schemaChoice", { choices: choicesOf(expected ?? "") });
  if (isIn(limits, type)) return message(limits[type], { limit: (expected ?? "").replace(/^[<>]=?/, "") });
  return isIn(ofType, type) ? ofType[type] : message("schemaForm");
}

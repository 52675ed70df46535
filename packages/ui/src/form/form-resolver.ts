import { valibotResolver } from "@hookform/resolvers/valibot";
import type { FieldError, FieldErrors, Resolver } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FieldErrors as Messages, FormValues } from "./form-values.ts";

/** The first message of a field or of a part of it: of one line of several, of one choice of a list. */
function firstOf(error: unknown): FieldError | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return { type: "schema", message: error.message };
  for (const part of Object.values(error)) {
    const found = firstOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A valibot schema as the form's resolver: each field has its first message, a part of a field is shown at the field,
 * and what is about no field is shown above them (`root`).
 */
export function formResolver<Body>(schema: GenericSchema<unknown, Body>): Resolver<FormValues, unknown, Body> {
  const resolve = valibotResolver<FormValues, unknown, Body>(schema as GenericSchema<FormValues, Body>);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const errors: Record<string, FieldError> = {};
    for (const [name, error] of Object.entries(result.errors)) {
      const found = firstOf(error);
      if (found !== undefined) errors[name === "" ? "root" : name] = found;
    }
    if (Object.keys(errors).length === 0) return result;
    return { values: {}, errors: errors as FieldErrors<FormValues> };
  };
}

/** The messages of react-hook-form by name. */
export function messagesOf(errors: Readonly<Record<string, { readonly message?: unknown } | undefined>>): Messages {
  const messages: Record<string, string> = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error?.message === "string") messages[name] = error.message;
  }
  return messages;
}

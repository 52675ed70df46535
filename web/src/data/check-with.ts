import type { FieldErrors } from "@paygauge/ui";
import * as v from "valibot";

/** A schema as a form's check: the first message of each field, by its name. */
export function checkWith(schema: v.GenericSchema): (values: unknown) => FieldErrors {
  return (values) => {
    const read = v.safeParse(schema, values);
    if (read.success) return {};
    const errors: Record<string, string> = {};
    for (const { path, message } of read.issues) {
      const key = path?.[0]?.key;
      errors[typeof key === "string" ? key : ""] ??= message;
    }
    return errors;
  };
}

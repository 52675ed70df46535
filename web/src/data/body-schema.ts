import * as v from "valibot";

/** What a form holds, made into what a call takes and checked as the call checks it: the schema of that form. */
export function bodySchema<Values, Body>(
  toBody: (values: Values) => unknown,
  body: v.GenericSchema<unknown, Body>,
): v.GenericSchema<Values, Body> {
  return v.pipe(
    v.custom<Values>(() => true),
    v.transform(toBody),
    body,
  );
}

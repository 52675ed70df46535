import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { limits } from "../limits.ts";
import { encodedMessage } from "../catalogue/message.ts";

/** What a record is called; `missing` is said where nothing is entered. Its list shows it first and links it. */
export function nameField<const Missing extends string>(missing: Missing) {
  const name = v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, missing),
    v.maxLength(limits.nameLength, encodedMessage("atMost", { most: limits.nameLength })),
  );
  return {
    read: v.string(),
    create: name,
    update: name,
    kind: "text",
    searched: true,
    column: { width: 220, grow: 2, inList: "title" },
  } as const;
}

/** When it was made, which the system says; a list shows the day. */
export const createdOnField = { read: v.string(), kind: "moment", column: { width: 120 } } as const;

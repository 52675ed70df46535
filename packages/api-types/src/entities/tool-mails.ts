/** Emails by hand: brands to send for, the message, and the result of each recipient. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine, cleanText } from "../clean-fields.ts";
import { idOf, recordId } from "../ids.ts";
import { isMailAddress } from "../mail/mail-sender.ts";
import { languageSchema } from "./written-texts.ts";
import { mailLimits } from "../mail/mail-limits.ts";

/** Ours: recipients of one sending, emails of an hour by all users, bytes of a list of recipients, templates of a brand. */
export const toolMailLimits = { recipients: 50, hourly: 200, name: 120, listBytes: 65_536, templates: 50 } as const;

export const toolMailForm = v.object({
  brands: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      fromName: v.string(),
      fromAddress: v.string(),
      isVerified: v.boolean(),
    }),
  ),
  sender: v.string(),
  /** Emails that can be sent in this hour. */
  left: v.number(),
  /** Emails are captured in the outbox, and not sent. */
  isStandIn: v.boolean(),
});
export type ToolMailForm = v.InferOutput<typeof toolMailForm>;

const written = {
  /** Of the lines below the text. */
  language: v.optional(languageSchema, "en"),
  subject: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("mailSubject")),
    v.maxLength(mailLimits.subject),
  ),
  text: v.pipe(v.string(), cleanText(), v.minLength(1, encodedMessage("schemaText")), v.maxLength(mailLimits.text)),
};

const templateFields = {
  ...written,
  brandId: recordId,
  name: v.pipe(v.string(), cleanLine(), v.minLength(1), v.maxLength(toolMailLimits.name)),
};
export const createToolTemplateBody = v.strictObject(templateFields);
/** `version`: the one that was edited. */
export const updateToolTemplateBody = v.strictObject({ ...templateFields, version: v.pipe(v.number(), v.integer()) });

/** A brand's template, for every user who writes in its name. */
export const toolTemplate = v.object({
  id: v.string(),
  name: v.string(),
  language: languageSchema,
  subject: v.string(),
  text: v.string(),
  version: v.number(),
  savedBy: v.string(),
  savedOn: v.string(),
});
export type SavedToolTemplate = v.InferOutput<typeof toolTemplate>;

export const sendToolMailsBody = v.strictObject({
  ...written,
  brandId: idOf("record"),
  recipients: v.pipe(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), cleanLine(), v.maxLength(toolMailLimits.name)),
        address: v.pipe(
          v.string(),
          cleanLine(),
          v.check(isMailAddress, encodedMessage("email", { example: "ada@company.example" })),
        ),
      }),
    ),
    v.minLength(1, encodedMessage("mailNoRecipient")),
    v.maxLength(toolMailLimits.recipients, encodedMessage("mailTooMany", { most: toolMailLimits.recipients })),
  ),
});

export const toolMailResult = v.object({
  address: v.string(),
  state: v.picklist(["sent", "captured", "optedOut", "refused", "uncertain"]),
  /** Why it was refused, or may not have left. */
  reason: v.nullable(messageSchema),
});
export type ToolMailResult = v.InferOutput<typeof toolMailResult>;

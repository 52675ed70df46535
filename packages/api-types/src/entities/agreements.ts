import { cleanLine, cleanText } from "../clean-fields.ts";
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";

export const agreementKinds = ["termsOfService", "privacyPolicy"] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** A text that users agree to; a version never changes once it is published. */
export const agreement = v.object({
  versionId: v.string(),
  title: v.string(),
  /** Plain text; an empty line parts paragraphs. */
  text: v.string(),
  publishedOn: v.string(),
});
export type Agreement = v.InferOutput<typeof agreement>;

const status = v.object({
  /** Version that the user agreed to last. */
  agreedVersionId: v.nullable(v.string()),
  /** null: none was published, and there is nothing to agree to. */
  latest: v.nullable(agreement),
});

/** Agreed and latest version of both texts (docs/specification.md section 3, Terms status). */
export const termsStatus = v.object({ termsOfService: status, privacyPolicy: status });
export type TermsStatus = v.InferOutput<typeof termsStatus>;

export const publishAgreementBody = v.strictObject({
  kind: v.picklist(agreementKinds),
  title: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("textTitle")),
    v.maxLength(200, encodedMessage("atMost", { most: 200 })),
  ),
  text: v.pipe(
    v.string(),
    cleanText(),
    v.minLength(1, encodedMessage("agreementText")),
    v.maxLength(100_000, encodedMessage("atMost", { most: 100000 })),
  ),
});

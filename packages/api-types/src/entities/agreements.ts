import * as v from "valibot";

export const agreementKinds = ["termsOfService", "privacyPolicy"] as const;
export type AgreementKind = (typeof agreementKinds)[number];

/** A text that people agree to; a version never changes once it is published. */
export const agreement = v.object({
  versionId: v.string(),
  title: v.string(),
  /** Plain text; an empty line parts paragraphs. */
  text: v.string(),
  publishedOn: v.string(),
});
export type Agreement = v.InferOutput<typeof agreement>;

const status = v.object({
  /** Version that the person agreed to last. */
  agreedVersionId: v.nullable(v.string()),
  /** null: none was published, and there is nothing to agree to. */
  latest: v.nullable(agreement),
});

/** Agreed and latest version of both texts (specification section 3, Terms status). */
export const termsStatus = v.object({ termsOfService: status, privacyPolicy: status });
export type TermsStatus = v.InferOutput<typeof termsStatus>;

export const publishAgreementBody = v.strictObject({
  kind: v.picklist(agreementKinds),
  title: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Give the text a title."),
    v.maxLength(200, "At most 200 characters."),
  ),
  text: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, "Enter the text that people agree to."),
    v.maxLength(100_000, "At most 100,000 characters."),
  ),
});

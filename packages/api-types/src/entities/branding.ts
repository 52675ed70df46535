import * as v from "valibot";
import { limits } from "../limits.ts";
import { themeKeys } from "./identity.ts";
import { idText } from "./users.ts";

const text = (what: string, most: number = limits.nameLength) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, `Give the brand ${what}.`),
    v.maxLength(most, `At most ${most} characters.`),
  );
const optionalText = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, `At most ${most} characters.`));

const domain = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253, "At most 253 characters."),
  v.regex(
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    "Enter a host name such as payments.example.com: no https://, no path, no port.",
  ),
);

const entries = {
  brandingKey: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(60, "At most 60 characters."),
    v.regex(/^[a-z][a-z0-9-]*$/, "A key begins with a letter and has small letters, digits and hyphens."),
  ),
  theme: v.picklist(themeKeys),
  brandingDisplayName: text("a name"),
  fullDomainName: domain,
  emailSenderAddress: v.pipe(
    v.string(),
    v.trim(),
    v.email("Enter an e-mail address such as no-reply@example.com."),
    v.maxLength(254, "At most 254 characters."),
  ),
  emailSenderName: text("a sender's name"),
  /** "" for none: the brand's name is shown. */
  pageTitle: optionalText(200),
  /** "" for none: the product's own sentence is shown. */
  trustText: optionalText(2000),
};

export const createBrandBody = v.strictObject(entries);
export const updateBrandBody = v.strictObject({ brandingId: idText, version: v.number(), ...entries });

export const brandPictures = ["logo", "background"] as const;
export type BrandPicture = (typeof brandPictures)[number];
/** Bytes of one picture. */
export const brandPictureBytes = 900_000;

/** Without a file the picture is taken away. */
export const setBrandPictureBody = v.strictObject({
  brandingId: idText,
  picture: v.picklist(brandPictures),
  file: v.optional(
    v.pipe(
      v.file("Choose a picture."),
      v.maxSize(brandPictureBytes, `A picture has at most ${brandPictureBytes / 1000} kB. Make it smaller.`),
    ),
  ),
});

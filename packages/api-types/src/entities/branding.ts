import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { limits } from "../limits.ts";
import { themeKeys } from "./identity.ts";
import { recordId } from "../ids.ts";
import { encodedMessage } from "../catalogue/message.ts";

const text = (missing: string, most: number = limits.nameLength) =>
  v.pipe(v.string(), cleanLine(), v.minLength(1, missing), v.maxLength(most, encodedMessage("atMost", { most })));
const optionalText = (most: number) =>
  v.pipe(v.string(), cleanLine(), v.maxLength(most, encodedMessage("atMost", { most })));

const domain = v.pipe(
  v.string(),
  cleanLine(),
  v.toLowerCase(),
  v.maxLength(253, encodedMessage("atMost", { most: 253 })),
  v.regex(
    /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    encodedMessage("hostName"),
  ),
);

const entries = {
  brandingKey: v.pipe(
    v.string(),
    cleanLine(),
    v.maxLength(60, encodedMessage("atMost", { most: 60 })),
    v.regex(/^[a-z][a-z0-9-]*$/, encodedMessage("keySmall")),
  ),
  theme: v.picklist(themeKeys),
  brandingDisplayName: text(encodedMessage("brandName")),
  fullDomainName: domain,
  emailSenderAddress: v.pipe(
    v.string(),
    cleanLine(),
    v.email(encodedMessage("email", { example: "no-reply@example.com" })),
    v.maxLength(254, encodedMessage("atMost", { most: 254 })),
  ),
  emailSenderName: text(encodedMessage("brandSender")),
  /** "" for none: the brand's name is shown. */
  pageTitle: optionalText(200),
  /** "" for none: the product's own sentence is shown. */
  trustText: optionalText(2000),
};

export const createBrandBody = v.strictObject(entries);
export const updateBrandBody = v.strictObject({ brandingId: recordId, version: v.number(), ...entries });

export const brandPictures = ["logo", "background"] as const;
export type BrandPicture = (typeof brandPictures)[number];
/** Bytes of one picture. */
export const brandPictureBytes = 900_000;

/** Without a file the picture is taken away. */
export const setBrandPictureBody = v.strictObject({
  brandingId: recordId,
  picture: v.picklist(brandPictures),
  file: v.optional(
    v.pipe(
      v.file(encodedMessage("choosePicture")),
      v.maxSize(brandPictureBytes, encodedMessage("maxPicture", { most: brandPictureBytes / 1000 })),
    ),
  ),
});

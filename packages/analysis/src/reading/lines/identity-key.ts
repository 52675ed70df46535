/**
 * The raw key of a payee: for each identity cell that is filled, a tag byte and the cell's bytes with control
 * characters turned into spaces. Two rows with equal cells have equal keys; the identity is read back from the key.
 */
import { encodings, type Encoding } from "@paygauge/api-types/entities/file-dialect";
import { identityColumns } from "@paygauge/api-types/entities/ledger";
import type { PayeeIdentity } from "../payee-identity.ts";
import { countryOf } from "../countries.ts";
import { decodeText } from "../encoding.ts";
import { isCardVendor, payeeClassOf } from "../labels.ts";
import { isRedacted, redactedName } from "../redactions.ts";

/** What a payee's identity says about all of its lines. */
export const payeeFlags = { redacted: 1, countryUnknown: 2, countryMissing: 4, paidByCard: 8 } as const;

/** Tag of the identity column at a position of the list, from 1; 0x14 to 0x1F mark the key's encoding. */
export function tagOf(position: number): number {
  return position + 1;
}
const windowsTag = 0x1e;
/** First tag of the encodings behind windows-1252, above those of identity columns. */
const firstEncodingTag = 0x14;
/** Encodings for which no tag is left: this one, and a letter behind it. */
const furtherTag = 0x1f;
const firstLetter = 0x41;

/** The bytes at the end of a key that name its encoding; UTF-8 has none. */
export function encodingTags(encoding: Encoding): readonly number[] {
  if (encoding === "utf-8") return [];
  if (encoding === "windows-1252") return [windowsTag];
  const tag = firstEncodingTag + encodings.indexOf(encoding) - 2;
  return tag < windowsTag ? [tag] : [furtherTag, firstLetter + tag - windowsTag];
}

/** Encoding by the bytes that name it. */
const encodingOf = new Map(encodings.map((encoding) => [encodingTags(encoding).join(), encoding]));

function encodingIn(key: Uint8Array): Encoding {
  const tags = key.at(-2) === furtherTag ? key.subarray(-2) : key.subarray(-1);
  return encodingOf.get(tags.join()) ?? "utf-8";
}

const fieldNames = identityColumns.map((column) => (column === "supplierName" ? "name" : column));

/** An identity of which nothing is known. */
export function emptyIdentity(): PayeeIdentity {
  return {
    supplierId: "",
    name: "",
    addressLine1: "",
    addressLine2: "",
    city: "",
    state: "",
    postalCode: "",
    country: "",
    taxId: "",
    companyNumber: "",
    phone: "",
    email: "",
    website: "",
    mcc: "",
    sic: "",
    naics: "",
    unspsc: "",
    merchantCategory: "",
    payeeClass: "Supplier",
  };
}

/** The cells of a key by the product's names. */
export function readKey(key: Uint8Array): Map<string, string> {
  const encoding = encodingIn(key);
  const cells = new Map<string, string>();
  let at = 0;
  while (at < key.length) {
    const tag = key[at] ?? 0;
    let end = at + 1;
    while (end < key.length && (key[end] ?? 0) >= 32) end++;
    const name = fieldNames[tag - 1];
    if (name !== undefined) cells.set(name, decodeText(key.subarray(at + 1, end), encoding).trim());
    at = end;
  }
  return cells;
}

/** The payee that a key stands for, and its flags. Redacted payees keep nothing but that they are redacted. */
export function identityOf(key: Uint8Array, fallbackCountry: string): { identity: PayeeIdentity; flags: number } {
  const cells = readKey(key);
  const identity = emptyIdentity();
  const country = cells.get("country");
  const known = country === undefined || country === "" ? "" : countryOf(country);
  identity.country = known === "" ? fallbackCountry : known;
  let flags = 0;
  if (known === "") {
    flags |= country ? payeeFlags.countryUnknown : payeeFlags.countryMissing;
    if (fallbackCountry !== "") identity.isCountryAssumed = true;
  }
  if (isCardVendor(cells.get("supplierId") ?? "")) flags |= payeeFlags.paidByCard;
  const name = cells.get("name") ?? "";
  if (isRedacted(name)) {
    identity.name = redactedName;
    identity.payeeClass = "Redacted";
    return { identity, flags: flags | payeeFlags.redacted };
  }
  for (const [field, text] of cells) {
    if (field === "payeeClass") identity.payeeClass = payeeClassOf(text);
    else if (isTextField(field)) identity[field] = text;
  }
  return { identity, flags };
}

type TextField = Exclude<keyof PayeeIdentity, "payeeClass" | "country" | "isCountryAssumed">;

function isTextField(field: string): field is TextField {
  return field !== "payeeClass" && field !== "country" && fieldNames.some((name) => name === field);
}

/** Which column of a directory file fills which field, and how its cells are read. */
import type { DirectoryField } from "@paygauge/api-types/entities/directory";
import { toAlpha3 } from "@paygauge/api-types/reference/countries";
import { currencyOfCountry } from "@paygauge/api-types/reference/country-currencies";
import type { DirectoryEntry } from "../job/facts.ts";
import { fieldsOf } from "./read-table.ts";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";

/** Header words by field, folded; the first that fits a column takes it. */
export const headerWords: Record<DirectoryField, readonly string[]> = {
  entryId: ["entry id", "acceptor id", "merchant id", "mid", "card acceptor id", "id"],
  name: ["name", "merchant name", "dba name", "dba", "acceptor name", "company name", "business name", "supplier name"],
  addressLine1: ["address line 1", "address line1", "address", "street", "street address", "address 1"],
  city: ["city", "town", "post town", "locality"],
  postalCode: ["postal code", "postcode", "post code", "zip", "zip code"],
  country: ["country", "country code", "iso country", "country iso3"],
  phone: ["phone", "phone number", "telephone", "telephone number", "tel"],
  taxId: ["tax id", "tax number", "vat", "vat number", "vat id", "ein", "tin"],
  companyNumber: ["company number", "registration number", "registered number", "company registration number"],
  mcc: ["mcc", "merchant category code", "mcc code"],
  acceptsCard: ["accepts card", "card accepted", "accepts cards", "card acceptance", "card"],
  acceptsVirtualCard: ["accepts virtual card", "virtual card", "vc accepting", "accepts vc", "accepts virtual cards"],
  detailLevel: ["detail level", "data level", "level", "clearing level", "purchase card level"],
  stpCapable: ["stp capable", "stp", "straight through", "straight through processing"],
  lockboxes: ["lockboxes", "virtual lockboxes", "lockbox", "enrolments"],
  largestPayment: [
    "largest payment",
    "maximum payment",
    "maximum ticket",
    "max ticket",
    "card limit",
    "maximum amount",
  ],
  lastSeen: ["last seen", "last clearing", "last transaction", "last transaction date", "clearing last seen date"],
};

/** The field of each column of a directory file. */
export const fieldsOfHeaders = (headers: readonly string[]): (DirectoryField | null)[] =>
  fieldsOf(headers, headerWords);

const yes = /^(y|yes|true|1|x|ja|oui|si|sí)$/i;
const no = /^(n|no|false|0|-|nein|non|)$/i;

function flagOf(text: string, absent: boolean): boolean | null {
  if (text === "") return absent;
  return yes.test(text) ? true : no.test(text) ? false : null;
}

const lockboxWords = ["Boost", "BoostEu", "Its"] as const;

function lockboxesOf(text: string): string[] {
  const words = text.split(/[;|, ]+/).map((word) => word.toLowerCase());
  return lockboxWords.filter((box) => words.includes(box.toLowerCase()));
}

/** "5000 GBP", "GBP 5,000.50", or an amount in the country's own currency; null where it is none. */
function largestPaymentOf(text: string, country: string): DirectoryEntry["largestPayment"] | null {
  const found = /^([A-Z]{3})?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,4})?\s*([A-Z]{3})?$/.exec(text.toUpperCase());
  const [, before, whole, rest = "", after] = found ?? [];
  const currency = before ?? after ?? currencyOfCountry(country);
  if (whole === undefined || currency === undefined || (before !== undefined && after !== undefined)) return null;
  const amount = Number(whole.replaceAll(",", "") + rest);
  return amount > 0 && amount <= 1e12 ? { amount, currency } : null;
}

/** FNV-1a over the identity: the same acceptor without an id has the same id in every file. */
function madeId(parts: readonly string[]): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (const letter of parts.join("|").toLowerCase()) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) + 1;
  }
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, "0");
  return `made-${hex(a)}${hex(b)}`;
}

/** Cells by field. */
type DirectoryCells = Readonly<Partial<Record<DirectoryField, string>>>;

/** The entry that a row is, or a message that says why it is none. */
export function entryOf(cells: DirectoryCells): DirectoryEntry | MessageRef {
  const text = (field: DirectoryField): string => cells[field] ?? "";
  const name = text("name");
  if (name === "") return message("noAcceptor");
  const country = text("country") === "" ? "" : toAlpha3(text("country"));
  if (country === null) return message("countryNotKnown", { value: text("country").slice(0, 40) });
  const mcc = text("mcc");
  if (mcc !== "" && !/^\d{3,4}$/.test(mcc)) return message("notMcc", { value: mcc.slice(0, 20) });
  const flags = {
    acceptsCard: flagOf(text("acceptsCard"), true),
    acceptsVirtualCard: flagOf(text("acceptsVirtualCard"), false),
    stpCapable: flagOf(text("stpCapable"), false),
  };
  const unread = Object.entries(flags).find(([, value]) => value === null);
  if (unread) return message("neitherYesNo", { value: text(unread[0] as keyof typeof flags).slice(0, 20) });
  const level = text("detailLevel") === "" ? 0 : Number(text("detailLevel").replace(/^l(evel)?\s*/i, ""));
  const detailLevel = ([0, 1, 2, 3] as const).find((each) => each === level);
  if (detailLevel === undefined) return message("notDetailLevel", { value: text("detailLevel").slice(0, 20) });
  const lastSeen = text("lastSeen").slice(0, 10);
  if (lastSeen !== "" && !/^\d{4}-\d{2}-\d{2}$/.test(lastSeen))
    return message("notDay", { value: text("lastSeen").slice(0, 20) });
  const limit = text("largestPayment");
  const largestPayment = limit === "" ? undefined : largestPaymentOf(limit, country);
  if (largestPayment === null) return message("notLargestPayment", { value: limit.slice(0, 20) });
  const identity = [name, text("addressLine1"), text("city"), text("postalCode"), country];
  return {
    entryId: text("entryId").slice(0, 100) || madeId(identity),
    name: name.slice(0, 300),
    addressLine1: text("addressLine1").slice(0, 300),
    city: text("city").slice(0, 120),
    postalCode: text("postalCode").slice(0, 20),
    country,
    phone: text("phone").slice(0, 40),
    taxId: text("taxId").slice(0, 40),
    companyNumber: text("companyNumber").slice(0, 40),
    mcc: mcc === "" ? "" : mcc.padStart(4, "0"),
    acceptsCard: flags.acceptsCard ?? false,
    ...(text("acceptsCard") === "" ? {} : { isCardStated: true }),
    acceptsVirtualCard: flags.acceptsVirtualCard ?? false,
    detailLevel,
    stpCapable: flags.stpCapable ?? false,
    lockboxes: lockboxesOf(text("lockboxes")),
    lastSeen,
    ...(largestPayment !== undefined && { largestPayment }),
  };
}

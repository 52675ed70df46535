/** What tells one vendor from another: the keys under which records of several jobs meet. */
import { plainName } from "@paygauge/analysis/names/group-key";
import { foldTaxId } from "@paygauge/analysis/names/normalise";

/** What a run states about a supplier, as far as it tells vendors apart. Empty text: not stated. */
export interface VendorLabel {
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-3. */
  readonly country: string;
  readonly mcc: string;
  readonly taxId: string;
  readonly companyNumber: string;
  /** Directory entry of a match that counts; "" if there is none. */
  readonly entryId: string;
}

export interface VendorKeys {
  readonly tax: string;
  readonly company: string;
  readonly entry: string;
  readonly name: string;
}

/** Normalises a number, without the leading zeros that some systems add. */
const plainNumber = (text: string): string => foldTaxId(text).replace(/^0+/, "");

/** Returns the keys of a label. Numbers are compared within a country, since registers are national. */
export function keysOf(label: VendorLabel): VendorKeys {
  const within = (number: string): string => (number === "" ? "" : `${label.country}|${number}`);
  const name = plainName(label.name);
  return {
    tax: within(plainNumber(label.taxId)),
    company: within(plainNumber(label.companyNumber)),
    entry: label.entryId,
    name: name === "" ? "" : `${label.country}|${name}`,
  };
}

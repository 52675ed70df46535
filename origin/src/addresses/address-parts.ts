/** Parts of an address under the names that libpostal gives them. */
import { addressLimits, type AddressPartName } from "@paygauge/api-types/entities/addresses";

export type AddressLabel = AddressPartName;

export interface AddressPart {
  readonly label: AddressLabel;
  readonly value: string;
}
export interface ParsedAddress {
  readonly parts: readonly AddressPart[];
  /** null: neither the words nor a hint name a country. */
  readonly iso2: string | null;
}

/** Characters of an address that are read. */
export const addressLetters = addressLimits.read;

export const partOf = ({ parts }: Pick<ParsedAddress, "parts">, label: AddressLabel): string =>
  parts
    .filter((part) => part.label === label)
    .map(({ value }) => value)
    .join(", ");

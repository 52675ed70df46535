import type { ParsedFields } from "@paygauge/api-types/entities/addresses";
import { partOf, type AddressLabel, type ParsedAddress } from "./address-parts.ts";
import { isPostcodeOf } from "./rules.ts";

/** Countries that write the number in front of the street's name. */
const numberFirst: ReadonlySet<string> = new Set(["GB", "US", "CA", "AU", "NZ", "IE", "FR", "ZA", "IN", "SG", "HK"]);

/** An address in the fields of a payment file. Confidence: which of street, city, postcode and country are known. */
export function addressFields(address: ParsedAddress): ParsedFields {
  const join = (...labels: AddressLabel[]) =>
    labels
      .map((label) => partOf(address, label))
      .filter((each) => each !== "")
      .join(", ");
  const [number, road] = [partOf(address, "house_number"), partOf(address, "road")];
  const isFirst = address.iso2 === null || numberFirst.has(address.iso2);
  const street = (isFirst ? [number, road] : [road, number]).filter((each) => each !== "").join(" ");
  const house = join("house", "po_box", "unit", "level");
  const postcode = partOf(address, "postcode");
  const city = partOf(address, "city") || partOf(address, "city_district");
  const isCode = postcode !== "" && (address.iso2 === null || isPostcodeOf(address.iso2, postcode));
  const known = [street !== "" || house !== "", city !== "", isCode, address.iso2 !== null];
  return {
    line1: street === "" ? house : street,
    line2: [street === "" ? "" : house, partOf(address, "suburb")].filter((each) => each !== "").join(", "),
    city,
    state: partOf(address, "state") || partOf(address, "state_district"),
    postcode,
    countryIso2: address.iso2 ?? "",
    confidence: known.filter(Boolean).length / known.length,
  };
}

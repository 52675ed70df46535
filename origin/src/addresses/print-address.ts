import { format } from "@fragaria/address-formatter";
import { partOf, type ParsedAddress } from "./address-parts.ts";

/** Lines of an address as its country prints it, the country's own line left out. */
export function printAddress(address: ParsedAddress): string[] {
  const part = (label: Parameters<typeof partOf>[1]) => partOf(address, label);
  const box = part("po_box");
  const input = {
    attention: [part("unit"), part("level"), part("house")].filter((each) => each !== "").join(", "),
    houseNumber: part("house_number"),
    road: box === "" ? part("road") : [box, part("road")].filter((each) => each !== "").join(", "),
    suburb: part("suburb") || part("city_district"),
    city: part("city") || part("city_district"),
    county: part("state_district"),
    state: part("state"),
    postcode: part("postcode"),
    ...(address.iso2 === null ? {} : { countryCode: address.iso2 }),
  };
  const filled = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ""));
  return format(filled, { output: "array" }).filter((line) => line.trim() !== "");
}

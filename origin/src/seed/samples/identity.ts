import type { SampleCompany } from "./companies.ts";
import type { Random } from "./random.ts";

/** The columns by which every sample tells who a supplier is; a file of matched data only has no others. */
export const identityColumns = [
  "Supplier ID",
  "Supplier Name",
  "Address",
  "City",
  "Postcode",
  "Country",
  "VAT Number",
  "MCC",
] as const;

/** The id under which the made buyer knows a company. */
const supplierIdOf = (company: SampleCompany): string => `V${100_000 + company.index * 7}`;

/** Cells of `identityColumns` for a company under a name; three times in ten no one has noted the tax number. */
export function identityCells(company: SampleCompany, name: string, random: Random): string[] {
  return [
    supplierIdOf(company),
    name,
    company.street,
    company.town,
    company.postcode,
    company.country.code,
    random.chance(0.7) ? company.taxId : "",
    company.industry.mcc,
  ];
}

import { sampleCompanies, spelling } from "./companies.ts";
import { csvCell } from "./csv-cell.ts";
import { identityCells, identityColumns } from "./identity.ts";
import { seededRandom } from "./random.ts";

/**
 * A sample list of suppliers as CSV text (UTF-8, comma, CRLF): made, who they are and nothing else. 300 suppliers of one
 * made buyer; one in four is there a second time, as another user typed it.
 */
export function sampleSuppliers(): string {
  const random = seededRandom(44);
  const rows = sampleCompanies(300).flatMap((company) => {
    const own = identityCells(company, `${company.name} ${company.form}`.trim(), random);
    return random.chance(0.25) ? [own, identityCells(company, spelling(company, random), random)] : [own];
  });
  return [identityColumns, ...rows].map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

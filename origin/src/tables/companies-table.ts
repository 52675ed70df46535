/** Reads a part of the United Kingdom's monthly register: "Free company data product", 55 columns. */
import {
  companyFieldNames,
  companyFields,
  companyLimits,
  companyNumberOf,
  type CompanyField,
} from "@paygauge/api-types/entities/companies";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { foldHeader } from "@paygauge/analysis/reading/synonyms";
import type { RegisterCompany } from "../companies/register-tables.ts";
import type { Table } from "./read-table.ts";

const days: ReadonlySet<CompanyField> = new Set([
  "dissolvedOn",
  "incorporatedOn",
  "accountsDue",
  "accountsMadeUp",
  "previous1On",
  "previous2On",
  "previous3On",
  "previous4On",
  "statementDue",
  "statementMadeUp",
] as const satisfies CompanyField[]);

/** "31/10/2024" as an ISO day; "" for any other text. */
const dayOf = (text: string): string => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? "" : `${year}-${month}-${day}`;
};

function companyOf(cells: Partial<Record<CompanyField, string>>): RegisterCompany | MessageRef {
  const cell = (field: CompanyField) => (cells[field] ?? "").trim().replaceAll(/\s+/g, " ");
  const number = companyNumberOf(cell("number"));
  if (number === null) return message("companyNumberForm");
  if (cell("name") === "") return message("codeNoTitle", { code: number });
  const values = companyFieldNames.map((field) => [field, days.has(field) ? dayOf(cell(field)) : cell(field)]);
  return { ...(Object.fromEntries(values) as RegisterCompany), number };
}

/** Companies of the register. */
export const companiesTable: Table<CompanyField, RegisterCompany> = {
  headerWords: Object.fromEntries(
    companyFieldNames.map((field) => [field, [foldHeader(companyFields[field])]]),
  ) as unknown as Record<CompanyField, readonly string[]>,
  required: {
    name: message("noCompanyColumn", { header: "CompanyName" }),
    number: message("noCompanyColumn", { header: "CompanyNumber" }),
  },
  entryOf: companyOf,
  keyOf: ({ number }) => number,
  sampleOf: (company) => ({ ...company }),
  countsOf: () => ({ acceptsCard: false, acceptsVirtualCard: false }),
  maxEntries: companyLimits.companies,
  tooMany: message("maxEntries", { most: companyLimits.companies }),
  twice: (number) => message("idTwice", { id: number }),
};

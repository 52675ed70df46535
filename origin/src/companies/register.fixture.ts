/** Made companies in the layout of the monthly register: 55 columns, some headers with a space in front. */
import { companyFieldNames, companyFields, type CompanyField } from "@paygauge/api-types/entities/companies";
import type { RegisterCompany } from "./register-tables.ts";

const usual: Partial<Record<CompanyField, string>> = { status: "Active", category: "Private Limited Company" };

/** A company as the register stores it. */
export const registerCompany = (part: Partial<Record<CompanyField, string>>): RegisterCompany =>
  Object.fromEntries(companyFieldNames.map((name) => [name, part[name] ?? usual[name] ?? ""])) as RegisterCompany;

const previous = Array.from({ length: 10 }, (_, at) => [
  `PreviousName_${at + 1}.CONDATE`,
  ` PreviousName_${at + 1}.CompanyName`,
]).flat();
/** The file's header, as Companies House writes it. */
const registerHeader: readonly string[] = [
  "CompanyName,  CompanyNumber,RegAddress.CareOf,RegAddress.POBox,RegAddress.AddressLine1, RegAddress.AddressLine2",
  "RegAddress.PostTown,RegAddress.County,RegAddress.Country,RegAddress.PostCode,CompanyCategory,CompanyStatus",
  "CountryOfOrigin,DissolutionDate,IncorporationDate,Accounts.AccountRefDay,Accounts.AccountRefMonth",
  "Accounts.NextDueDate,Accounts.LastMadeUpDate,Accounts.AccountCategory,Returns.NextDueDate,Returns.LastMadeUpDate",
  "Mortgages.NumMortCharges,Mortgages.NumMortOutstanding,Mortgages.NumMortPartSatisfied,Mortgages.NumMortSatisfied",
  "SICCode.SicText_1,SICCode.SicText_2,SICCode.SicText_3,SICCode.SicText_4,LimitedPartnerships.NumGenPartners",
  "LimitedPartnerships.NumLimPartners,URI",
  ...previous,
  "ConfStmtNextDueDate, ConfStmtLastMadeUpDate",
].flatMap((part) => part.split(","));

const fieldOf = new Map<string, CompanyField>(companyFieldNames.map((name) => [companyFields[name], name]));

/** A file of these companies; days are written as the register writes them, "31/12/2025". */
export function registerFile(companies: readonly Partial<Record<CompanyField, string>>[]): string {
  const rows = companies.map((part) => {
    const company = registerCompany(part);
    return registerHeader.map((header) => {
      const field = fieldOf.get(header.trim());
      return `"${field === undefined ? "" : company[field]}"`;
    });
  });
  return [registerHeader, ...rows].map((row) => row.join(",")).join("\n");
}

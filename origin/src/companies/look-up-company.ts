/** The one company that an entry of a list is, or why none is proposed. */
import { companyStatuses, type CompanyStatus } from "@paygauge/api-types/entities/companies";
import {
  companyProfile,
  searchCompanies,
  type CompanyPlace,
  type CompanyProfile,
  type RegisteredAddress,
} from "./companies-house.ts";
import { companyKey } from "./company-words.ts";
import type { Answered } from "./list-tables.ts";

export const statusOf = (text: string): CompanyStatus | null => companyStatuses.find((each) => each === text) ?? null;
export const isToBeStruckOff = ({ company_status_detail }: { company_status_detail: string }): boolean =>
  company_status_detail === "active-proposal-to-strike-off";

/** Lines of an address, without its postcode. */
export const addressLines = (address: RegisteredAddress): string[] =>
  [
    address.care_of,
    address.po_box,
    [address.premises, address.address_line_1].filter((part) => part !== "").join(" "),
    address.address_line_2,
    address.locality,
    address.region,
    address.country,
  ].filter((line): line is string => line !== undefined && line !== "");

const ofProfile = (profile: CompanyProfile): NonNullable<Answered["company"]> => ({
  number: profile.company_number,
  name: profile.company_name,
  status: statusOf(profile.company_status),
  isToBeStruckOff: isToBeStruckOff(profile),
  address: [...addressLines(profile.registered_office_address), profile.registered_office_address.postal_code ?? ""]
    .filter((line) => line !== "")
    .join(", "),
  formerly: "",
});

async function byNumber(place: CompanyPlace, question: string, number: string): Promise<Answered> {
  const profile = await companyProfile(place, number);
  if (profile === null) return { question, result: "none", company: null, companies: 0 };
  return { question, result: "number", company: ofProfile(profile), companies: 1 };
}

/** A name is a company where exactly one has it, now or before; one that has it now comes first. */
async function byName(place: CompanyPlace, question: string, text: string): Promise<Answered> {
  const { items } = await searchCompanies(place, text);
  const key = companyKey(text);
  const named = items.map((item) => {
    const formerly = item.former_name?.name ?? item.snippet.trim();
    return {
      item,
      formerly,
      isNow: companyKey(item.title) === key,
      wasSo: formerly !== "" && companyKey(formerly) === key,
    };
  });
  const now = named.filter(({ isNow }) => isNow);
  const equal = now.length > 0 ? now : named.filter(({ wasSo }) => wasSo);
  const [one] = equal;
  if (one === undefined) return { question, result: "none", company: null, companies: 0 };
  if (equal.length > 1) return { question, result: "several", company: null, companies: equal.length };
  const { item, isNow, formerly } = one;
  const company = {
    number: item.company_number,
    name: item.title,
    status: statusOf(item.company_status),
    isToBeStruckOff: isToBeStruckOff(item),
    address: item.address_snippet ?? "",
    formerly: isNow ? "" : formerly,
  };
  return { question, result: isNow ? "name" : "formerName", company, companies: 1 };
}

/** @throws OutboundError where the provider does not answer */
export function lookUpCompany(
  place: CompanyPlace,
  { question, text }: { readonly question: string; readonly text: string },
): Promise<Answered> {
  const number = question.startsWith("number ") ? question.slice("number ".length) : null;
  return number === null ? byName(place, question, text) : byNumber(place, question, number);
}

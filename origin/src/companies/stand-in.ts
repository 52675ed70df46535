/**
 * A stand-in for Companies House: its HTTP shapes, answered from the imported register. The register has live companies
 * alone, and no officers: those addresses answer 404, as for a company without any.
 */
import type { CompanyStatus } from "@paygauge/api-types/entities/companies";
import type { Env } from "../env.ts";
import { registerOf } from "./register-stub.ts";
import { formerNames, type RegisterCompany } from "./register-tables.ts";

const statuses: readonly (readonly [RegExp, CompanyStatus])[] = [
  [/^active/i, "active"],
  [/liquidation/i, "liquidation"],
  [/administration/i, "administration"],
  [/receiver/i, "receivership"],
  [/voluntary arrangement/i, "voluntary-arrangement"],
  [/insolvency/i, "insolvency-proceedings"],
  [/dissolved/i, "dissolved"],
  [/converted/i, "converted-closed"],
  [/registered/i, "registered"],
  [/open/i, "open"],
  [/closed/i, "closed"],
];
const statusOf = (text: string): string => statuses.find(([words]) => words.test(text))?.[1] ?? text;

const ifThere = <K extends string>(name: K, value: string): Partial<Record<K, string>> =>
  value === "" ? {} : ({ [name]: value } as Record<K, string>);

function addressOf({ careOf, poBox, line1, line2, town, county, country, postcode }: RegisterCompany) {
  return {
    ...ifThere("care_of", careOf),
    ...ifThere("po_box", poBox),
    ...ifThere("address_line_1", line1),
    ...ifThere("address_line_2", line2),
    ...ifThere("locality", town),
    ...ifThere("region", county),
    ...ifThere("country", country),
    ...ifThere("postal_code", postcode),
  };
}

const detailOf = ({ status }: RegisterCompany) =>
  /strike off/i.test(status) ? { company_status_detail: "active-proposal-to-strike-off" } : {};

function profile(company: RegisterCompany) {
  const { accountsDue, accountsMadeUp, accountsType, statementDue, statementMadeUp } = company;
  const codes = [company.sic1, company.sic2, company.sic3, company.sic4];
  return {
    company_name: company.name,
    company_number: company.number,
    company_status: statusOf(company.status),
    ...detailOf(company),
    type: company.category,
    ...ifThere("date_of_creation", company.incorporatedOn),
    ...ifThere("date_of_cessation", company.dissolvedOn),
    registered_office_address: addressOf(company),
    accounts: {
      ...ifThere("next_due", accountsDue),
      last_accounts: { ...ifThere("made_up_to", accountsMadeUp), ...ifThere("type", accountsType) },
    },
    confirmation_statement: { ...ifThere("next_due", statementDue), ...ifThere("last_made_up_to", statementMadeUp) },
    has_charges: Number(company.charges) > 0,
    sic_codes: codes.filter((code) => code !== ""),
    previous_company_names: formerNames(company).map(({ name, until }) => ({
      name,
      ...ifThere("ceased_on", until ?? ""),
    })),
  };
}

const missing = (): Response =>
  Response.json({ errors: [{ type: "ch:service", error: "not-found" }] }, { status: 404 });

async function search(env: Pick<Env, "COMPANIES">, params: URLSearchParams): Promise<Response> {
  const from = Number(params.get("start_index") ?? 0);
  const most = Number(params.get("items_per_page") ?? 20);
  const { total, found } = await registerOf(env).search(params.get("q") ?? "", from, most);
  const items = found.map(({ company, formerly }) => ({
    title: company.name,
    company_number: company.number,
    company_status: statusOf(company.status),
    ...detailOf(company),
    company_type: company.category,
    address: addressOf(company),
    address_snippet: Object.values(addressOf(company)).join(", "),
    ...(formerly === null ? {} : { snippet: formerly.name, former_name: formerly }),
  }));
  return Response.json({
    kind: "search#companies",
    start_index: from,
    items_per_page: most,
    total_results: total,
    items,
  });
}

/** Answers requests as Companies House would. */
export const answerAsCompaniesHouse =
  ({ COMPANIES }: Partial<Env>) =>
  async (request: Request): Promise<Response> => {
    if (COMPANIES === undefined) return missing();
    const env = { COMPANIES };
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === "/search/companies") return search(env, searchParams);
    const [, number] = /^\/company\/([A-Z0-9]{8})$/.exec(pathname) ?? [];
    const company = number === undefined ? null : await registerOf(env).company(number);
    return company === null ? missing() : Response.json(profile(company));
  };

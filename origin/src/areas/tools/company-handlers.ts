import { companyNumberOf, type Company, type CompanySource } from "@paygauge/api-types/entities/companies";
import { message } from "@paygauge/api-types/catalogue/message";
import type { CallBase, Handlers } from "../../call-context.ts";
import {
  companyPeople,
  companyProfile,
  searchCompanies,
  type CompanyProfile,
} from "../../companies/companies-house.ts";
import { placeOf } from "../../companies/company-place.ts";
import { addressLines, isToBeStruckOff, statusOf } from "../../companies/look-up-company.ts";
import { registerOf } from "../../companies/register-stub.ts";
import { isRegisterUsed } from "../../companies/source.ts";
import { done } from "@paygauge/worker/done";
import { runInWork } from "../../identity/run-in-sight.ts";
import { asRefusal } from "../../outbound/as-refusal.ts";
import { callsLeft } from "../../outbound/gate-object.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { askDecisions } from "../rulesets/ask-decisions.ts";
import { requireEdit } from "../uploads/upload-access.ts";
import { suppliersOfCompany } from "./company-suppliers.ts";

const provider = "Companies House";
type CompanyEnv = CallBase["env"];

/** Runs a look-up; what the provider failed with is a sentence that says when to try again. */
async function asked<T>(look: () => Promise<T>): Promise<T> {
  try {
    return await look();
  } catch (error) {
    throw asRefusal(error, provider);
  }
}

async function sourceOf(env: CompanyEnv): Promise<CompanySource> {
  if (!isRegisterUsed(env))
    return { source: "companiesHouse", registerDate: null, companies: 0, callsLeft: await callsLeft(env, "companies") };
  const { date, companies } = await registerOf(env).state();
  return { source: "register", registerDate: date, companies, callsLeft: null };
}

function requireNumber(text: string): string {
  const number = companyNumberOf(text);
  if (number === null) throw invalid("number", message("companyNumberForm"));
  return number;
}

/** @throws Refusal 404: of the register, with its day, since it has live companies alone */
async function requireProfile(env: CompanyEnv, text: string): Promise<CompanyProfile> {
  const number = requireNumber(text);
  const profile = await asked(() => companyProfile(placeOf(env), number));
  if (profile !== null) return profile;
  if (!isRegisterUsed(env)) throw refuse("companyUnknown", { number });
  const { date } = await registerOf(env).state();
  throw date === null ? refuse("registerMissing") : refuse("companyNotInRegister", { number, date });
}

async function readCompany(env: CompanyEnv, text: string): Promise<Company> {
  const profile = await requireProfile(env, text);
  const { accounts, confirmation_statement: statement, registered_office_address: address } = profile;
  return {
    ...(await sourceOf(env)),
    number: profile.company_number,
    name: profile.company_name,
    status: statusOf(profile.company_status),
    isToBeStruckOff: isToBeStruckOff(profile),
    type: profile.type,
    incorporatedOn: profile.date_of_creation,
    ceasedOn: profile.date_of_cessation,
    addressLines: addressLines(address),
    postcode: address.postal_code ?? "",
    accounts: {
      type: accounts.last_accounts?.type ?? "",
      madeUpTo: accounts.last_accounts?.made_up_to ?? null,
      nextDue: accounts.next_due ?? null,
    },
    statement: { madeUpTo: statement.last_made_up_to ?? null, nextDue: statement.next_due ?? null },
    hasCharges: profile.has_charges,
    sicCodes: profile.sic_codes,
    formerNames: profile.previous_company_names.map(({ name, effective_from, ceased_on }) => ({
      name,
      from: effective_from,
      until: ceased_on,
    })),
  };
}

export const companyHandlers = {
  searchCompanies: async ({ env, query }) => {
    const { items, total_results } = await asked(() => searchCompanies(placeOf(env), query.text));
    const hits = items.map((item) => ({
      number: item.company_number,
      name: item.title,
      status: statusOf(item.company_status),
      isToBeStruckOff: isToBeStruckOff(item),
      address: item.address_snippet ?? "",
      formerly: item.former_name ?? (item.snippet === "" ? null : { name: item.snippet.trim(), until: null }),
    }));
    return { ...(await sourceOf(env)), total: total_results, hits };
  },

  company: ({ env, query }) => readCompany(env, query.number),

  companyPeople: ({ env, query }) => asked(() => companyPeople(placeOf(env), requireNumber(query.number))),

  companySuppliers: async (context) =>
    suppliersOfCompany(context, await requireProfile(context.env, context.query.number)),

  decideCompany: async ({ env, person, job, params, body, fence, audit }) => {
    requireEdit(person, job);
    const profile = await requireProfile(env, body.number);
    if (profile.company_status !== "active" && !body.confirmsStatus)
      throw refuse("companyNotActive", { name: profile.company_name });
    const company = { number: profile.company_number, name: profile.company_name };
    const by = { author: person.name, at: now() };
    const { supplierKey } = params;
    await askDecisions(env, job, "decideCompany", { run: runInWork(job), supplierKey, company, by, fence });
    const about = { entityType: "company-decision", entityId: `${job.id}/${supplierKey}`, issuerId: job.issuerId };
    audit({ ...about, note: company.number });
    return done(message("companyConfirmed", { name: company.name }));
  },
} satisfies Partial<Handlers>;

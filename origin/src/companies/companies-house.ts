/** Companies House's API, or the register in its place: the same requests and the same shapes (developer.company-information.service.gov.uk). */
import * as v from "valibot";
import { companyLimits, type CompanyPeople } from "@paygauge/api-types/entities/companies";
import type { Env } from "../env.ts";
import { outbound, OutboundError, type SharedGate } from "../outbound/outbound.ts";
import { isRegisterUsed } from "./source.ts";

const words = v.optional(v.string(), "");
const day = v.optional(v.nullable(v.string()), null);
const address = v.optional(
  v.object({
    care_of: words,
    po_box: words,
    premises: words,
    address_line_1: words,
    address_line_2: words,
    locality: words,
    region: words,
    country: words,
    postal_code: words,
  }),
  {},
);
export type RegisteredAddress = v.InferOutput<typeof address>;

const searchAnswer = v.object({
  total_results: v.optional(v.number(), 0),
  items: v.optional(
    v.array(
      v.object({
        title: v.string(),
        company_number: v.string(),
        company_status: words,
        company_status_detail: words,
        address_snippet: v.optional(v.nullable(v.string()), ""),
        /** Of a hit by a former name: that name. */
        snippet: words,
        former_name: v.optional(v.nullable(v.object({ name: v.string(), until: v.nullable(v.string()) })), null),
      }),
    ),
    [],
  ),
});

const profileAnswer = v.object({
  company_name: v.string(),
  company_number: v.string(),
  company_status: words,
  company_status_detail: words,
  type: words,
  date_of_creation: day,
  date_of_cessation: day,
  registered_office_address: address,
  accounts: v.optional(
    v.object({ next_due: day, last_accounts: v.optional(v.object({ made_up_to: day, type: words }), {}) }),
    {},
  ),
  confirmation_statement: v.optional(v.object({ next_due: day, last_made_up_to: day }), {}),
  has_charges: v.optional(v.boolean(), false),
  sic_codes: v.optional(v.array(v.string()), []),
  previous_company_names: v.optional(v.array(v.object({ name: v.string(), effective_from: day, ceased_on: day })), []),
});
export type CompanyProfile = v.InferOutput<typeof profileAnswer>;

const officersAnswer = v.object({
  items: v.optional(
    v.array(v.object({ name: v.string(), officer_role: words, appointed_on: day, resigned_on: day })),
    [],
  ),
});
const controlAnswer = v.object({
  items: v.optional(
    v.array(v.object({ name: words, natures_of_control: v.optional(v.array(v.string()), []), ceased_on: day })),
    [],
  ),
});

/** Where companies are looked up, through whose gate, and what keeps answers for a day. */
export interface CompanyPlace {
  readonly env: Partial<Env>;
  readonly gate: SharedGate;
  readonly store: {
    kept(question: string, now: number): string | null | Promise<string | null>;
    keep(question: string, body: string, now: number): void | Promise<void>;
  };
}

async function ask<const S extends v.GenericSchema>(
  { env, gate }: CompanyPlace,
  { path, query = {}, answer }: { path: string; query?: Record<string, string>; answer: S },
): Promise<v.InferOutput<S>> {
  // The key is the user of Basic authentication, without a password.
  const headers = { authorization: `Basic ${btoa(`${env.COMPANY_PROVIDER_KEY ?? ""}:`)}`, accept: "application/json" };
  const request = { method: "GET", path, query, headers, isRepeatable: true, answer } as const;
  const { body } = await outbound({ env, gate }, "companies", request);
  return body;
}

/** The same, answered from the cache of a day. The register is local, so its answers are not cached. */
async function askOnce<const S extends v.GenericSchema>(
  place: CompanyPlace,
  request: { path: string; query?: Record<string, string>; answer: S },
): Promise<v.InferOutput<S>> {
  if (isRegisterUsed(place.env)) return ask(place, request);
  const question = `${request.path}?${new URLSearchParams(request.query).toString()}`;
  const kept = await place.store.kept(question, Date.now());
  // A damaged answer is asked for again.
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), request.answer), kept);
  if (read.success) return read.output;
  const answer = await ask(place, request);
  await place.store.keep(question, JSON.stringify(answer), Date.now());
  return answer;
}

export const searchCompanies = (place: CompanyPlace, text: string): Promise<v.InferOutput<typeof searchAnswer>> =>
  askOnce(place, {
    path: "/search/companies",
    query: { q: text, items_per_page: String(companyLimits.results), start_index: "0" },
    answer: searchAnswer,
  });

const isMissing = (error: unknown): boolean => error instanceof OutboundError && error.status === 404;

/** One company; null: the number is unknown. */
export async function companyProfile(place: CompanyPlace, number: string): Promise<CompanyProfile | null> {
  try {
    return await askOnce(place, { path: `/company/${number}`, answer: profileAnswer });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function listOf<const S extends v.GenericSchema>(place: CompanyPlace, path: string, answer: S) {
  try {
    return await ask(place, { path, answer });
  } catch (error) {
    // A company without any answers 404 as well.
    if (isMissing(error)) return v.parse(answer, {});
    throw error;
  }
}

/** Who runs and controls a company; read each time, and kept nowhere. Nulls: the register does not have them. */
export async function companyPeople(place: CompanyPlace, number: string): Promise<CompanyPeople> {
  if (isRegisterUsed(place.env)) return { officers: null, control: null };
  const officers = await listOf(place, `/company/${number}/officers`, officersAnswer);
  const control = await listOf(place, `/company/${number}/persons-with-significant-control`, controlAnswer);
  return {
    officers: officers.items.map(({ name, officer_role, appointed_on, resigned_on }) => ({
      name,
      role: officer_role,
      appointedOn: appointed_on,
      resignedOn: resigned_on,
    })),
    control: control.items.map(({ name, natures_of_control, ceased_on }) => ({
      name,
      natures: natures_of_control,
      ceasedOn: ceased_on,
    })),
  };
}

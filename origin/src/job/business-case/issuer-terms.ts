/**
 * The issuer's terms where no user entered others (docs/analysis.md section 9). Only the origin has them: no browser and
 * no buyer's copy loads them.
 */
import { issuerKeys, type CaseDefault, type IssuerKey } from "@paygauge/api-types/entities/case-parameters";
import { ownValue } from "@paygauge/api-types/own-value";
import type { CaseBody, CaseInputs } from "@paygauge/analysis/value/case/case-model";

interface Interchange {
  readonly interchange: number;
  readonly largeTicketInterchange: number;
  /** Of each payment, US dollars. */
  readonly perPayment: number;
  readonly isPublished: boolean;
}

/**
 * Published interchange of commercial credit cards, at its lower end. USA: 2.50 to 2.95 % and 0.10 USD (trxservices.com,
 * 2016), large tickets 1.25 to 1.35 % (revolution-payments.com, 2013). GBR: 1.5 to 2.5 % of business credit
 * (ratechecker.io; Global Payments UK, 2019): the middle, and the lower end for large tickets.
 */
const byCountry: Readonly<Record<string, Interchange>> = {
  USA: { interchange: 0.025, largeTicketInterchange: 0.0125, perPayment: 0.1, isPublished: true },
  GBR: { interchange: 0.02, largeTicketInterchange: 0.015, perPayment: 0, isPublished: true },
};

/**
 * Ours. Commercial cards are outside the caps of Regulation (EU) 2015/751, and no public table was found for the EU or
 * other countries.
 */
const assumed: Interchange = { interchange: 0.0175, largeTicketInterchange: 0.0125, perPayment: 0, isPublished: false };

const own: Readonly<Record<Exclude<IssuerKey, keyof Interchange>, number>> = {
  schemeFee: 0.0014,
  creditLoss: 0.0005,
  fundingRate: 0.05,
  operations: 0,
};

/**
 * The issuer's terms for a buyer of a country, ISO 3166-1 alpha-3.
 * @param rate money of the job's currency for one US dollar
 */
export function issuerDefaults(country: string, rate: number): Record<IssuerKey, CaseDefault> {
  const { isPublished, perPayment, ...rates } = ownValue(byCountry, country) ?? assumed;
  const source = isPublished ? "published" : "noPublicSource";
  const interchange = { ...rates, perPayment: Math.round(perPayment * rate * 100) / 100 };
  const defaultOf = (key: IssuerKey): CaseDefault =>
    Object.hasOwn(interchange, key)
      ? { value: interchange[key as keyof typeof interchange], source }
      : { value: own[key as keyof typeof own], source: "product" };
  return Object.fromEntries(issuerKeys.map((key) => [key, defaultOf(key)])) as Record<IssuerKey, CaseDefault>;
}

/** A copy without anything of the issuer's, unless the reader may see its side. */
export function copyFor<Part extends { readonly inputs: CaseInputs; readonly body?: CaseBody }>(
  part: Part,
  maySeeIssuer: boolean,
): Part {
  if (maySeeIssuer) return part;
  const body = part.body === undefined ? {} : { body: { ...part.body, issuerTyped: {} } };
  return { ...part, inputs: { ...part.inputs, issuer: null }, ...body };
}

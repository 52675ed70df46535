/**
 * The issuer's terms where nobody typed others (docs/analysis.md section 9). They stand here and nowhere in what
 * browsers load: a buyer's copy has none of them.
 */
import { issuerKeys, type CaseDefault, type IssuerKey } from "@paygauge/api-types/value/case/parameters";
import type { CaseBody, CaseInputs } from "@paygauge/api-types/value/case/case-model";

const own: Readonly<Record<IssuerKey, number>> = {
  interchange: 0.027,
  largeTicketInterchange: 0.0175,
  perPayment: 0,
  schemeFee: 0.0014,
  creditLoss: 0.0005,
  fundingRate: 0.05,
  operations: 0,
};

export const issuerDefaults = Object.fromEntries(
  issuerKeys.map((key): [IssuerKey, CaseDefault] => [key, { value: own[key], source: "product" }]),
) as Record<IssuerKey, CaseDefault>;

/** A copy without anything of the issuer's, unless the reader may see its side. */
export function copyFor<Part extends { readonly inputs: CaseInputs; readonly body?: CaseBody }>(
  part: Part,
  maySeeIssuer: boolean,
): Part {
  if (maySeeIssuer) return part;
  const body = part.body === undefined ? {} : { body: { ...part.body, issuerTyped: {} } };
  return { ...part, inputs: { ...part.inputs, issuer: null }, ...body };
}

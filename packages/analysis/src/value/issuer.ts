/**
 * The issuer's side of card spend in one year (docs/analysis.md section 9). Never on a buyer's copy: who may read it is
 * decided per job (JobBusinessCaseIssuer_VIEW). Money in major units of one currency, rates are fractions of spend.
 */
import { rebateOf, type BuyerTerms, type Volume } from "./levers.ts";

export interface IssuerTerms {
  /** Interchange on spend below the large-ticket floor, and on spend above it. */
  readonly interchange: number;
  readonly largeTicketInterchange: number;
  /** Money for each payment next to the interchange. */
  readonly perPayment: number;
  readonly schemeFee: number;
  readonly creditLoss: number;
  /** Yearly rate at which the issuer borrows what it lays out. */
  readonly fundingRate: number;
  /** Cost of running one payment. */
  readonly operations: number;
}

export interface IssuerYear {
  readonly interchange: number;
  readonly perPayment: number;
  readonly schemeFee: number;
  readonly creditLoss: number;
  readonly rebate: number;
  readonly funding: number;
  readonly operations: number;
  readonly net: number;
  /** The net in basis points of the spend; null where nothing is spent. */
  readonly netBp: number | null;
}

/**
 * Interchange and fees per payment, less scheme fee, credit loss, rebate, funding `V·rf·(cycle/2 + grace)/365` and
 * operations. Costs are positive numbers; `net` is the remainder.
 */
export function issuerYear(volume: Volume, buyer: BuyerTerms, issuer: IssuerTerms): IssuerYear {
  const { spend, payments } = volume;
  const large = buyer.largeTicketShare;
  const interchange = spend * ((1 - large) * issuer.interchange + large * issuer.largeTicketInterchange);
  const perPayment = payments * issuer.perPayment;
  const schemeFee = spend * issuer.schemeFee;
  const creditLoss = spend * issuer.creditLoss;
  const rebate = rebateOf(volume, buyer);
  const funding = (spend * issuer.fundingRate * (buyer.cycle / 2 + buyer.grace)) / 365;
  const operations = payments * issuer.operations;
  const net = interchange + perPayment - schemeFee - creditLoss - rebate - funding - operations;
  const netBp = spend === 0 ? null : (net / spend) * 10_000;
  return { interchange, perPayment, schemeFee, creditLoss, rebate, funding, operations, net, netBp };
}

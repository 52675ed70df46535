/**
 * Facts for scores, derived a second time from what Group and Match stored, by docs/analysis.md sections 5 and 6:
 * thresholds, countries, codes and rates are written here by hand, without the product's own arithmetic.
 */
import type { PayeeIdentity, PayeeTotals, DirectoryEntry } from "../../origin/src/job/facts.ts";
import type { ScoringFacts } from "../../origin/src/job/scoring/scoring-fields.ts";
import { lockboxCountries } from "@paygauge/api-types/reference/country-lists";
import {
  naicsCrossWalk,
  sicCrossWalk,
  unspscCrossWalk,
  type CrossWalkLine,
} from "@paygauge/analysis/industry/industry-cross-walk";

/** A supplier as the steps before Score left it. */
export interface KeptSupplier {
  readonly key: string;
  readonly identity: PayeeIdentity;
  readonly totals: PayeeTotals;
  readonly band: "High" | "Medium" | "Low" | "Unmatched";
  readonly entry: DirectoryEntry | null;
  /** How each field agrees with the entry; null where none was compared. */
  readonly levels: Readonly<Record<string, string | undefined>> | null;
  /** MCC of the row: the ledger's, else the matched entry's, else that of a merchant category text. */
  readonly mcc: string;
  /** Its dated documents by month, "2025-03", as Ingest kept them. */
  readonly months: readonly MonthOfSupplier[];
}

export interface MonthOfSupplier {
  readonly month: string;
  readonly documentType: "PurchaseOrder" | "Invoice" | "Payment";
  readonly count: number;
  readonly valueMinor: number;
}

export interface JobFacts {
  readonly currency: string;
  readonly buyerCountry: string;
  /** The law caps the days that a buyer of its type may take; null: no one stated it. */
  readonly buyerType: "public" | "private" | null;
  /** Any row of the ledger has a date. */
  readonly isDated: boolean;
  /** Less than half of the money is dated inside the period. */
  readonly isLittleInside: boolean;
  readonly lockboxes: readonly string[];
  /** Days since 1970 of the ledger's first and last date; null without dates. */
  readonly firstDate: number | null;
  readonly lastDate: number | null;
}

/** Units of a currency for one dollar. */
export const secondRates: Readonly<Record<string, number>> = { USD: 1, GBP: 0.783, EUR: 0.924, CAD: 1.37, SEK: 10.577 };
const inr = { INR: 83.68, BRL: 5.392, SGD: 1.336, CHF: 0.881, AUD: 1.516 };
const eea =
  "AUT BEL BGR HRV CYP CZE DNK EST FIN FRA DEU GRC HUN ISL IRL ITA LVA LIE LTU LUX MLT NLD NOR POL PRT ROU SVK SVN ESP SWE".split(
    " ",
  );
/** Directive 2011/7/EU holds in the Union, which the EEA's other three states are not in. */
const union = new Set(eea.filter((country) => !["ISL", "LIE", "NOR"].includes(country)));
/** Days that the law leaves a buyer, up to the 90 of the programme. */
function lawfulDays({ buyerType, buyerCountry }: JobFacts): number {
  const isUnion = union.has(buyerCountry);
  if (buyerType === "public" && (isUnion || ["GBR", "USA"].includes(buyerCountry))) return 30;
  return buyerType === "private" && isUnion ? 60 : 90;
}
const stpCountries = new Set(["USA", "CAN", "GBR", "IRL", "AUS", "NZL", "SGP", "HKG", "CHE", ...eea]);
const scfCountries = new Set(["USA", "CAN", "GBR", "CHE", "AUS", "SGP", "HKG", "ARE", ...eea]);
const euro = "AUT BEL BGR HRV CYP EST FIN FRA DEU GRC IRL ITA LVA LTU LUX MLT NLD PRT SVK SVN ESP".split(" ");
/** Limit in USD; null: none. */
const schemes = new Map<string, number | null>([
  ...euro.map((country): [string, null] => [country, null]),
  ["CZE", 2_500_000 / 23.208],
  ["DNK", 500_000 / 6.896],
  ["HUN", 20_000_000 / 365.6],
  ["ISL", 9_999_999 / 137.96],
  ["POL", 100_000 / 3.983],
  ["USA", 10_000_000],
  ["GBR", 1_000_000 / 0.783],
  ["CAN", 10_000 / 1.37],
  ["AUS", 1_000_000 / inr.AUD],
  ["IND", 500_000 / inr.INR],
  ["BRA", null],
  ["SGP", 200_000 / inr.SGD],
  ["CHE", 20_000 / inr.CHF],
  ["SWE", 150_000 / 10.577],
]);

/** Payee classes that methods are proposed for, and those of them that stay at Low without a card. */
const proposed: ReadonlySet<string> = new Set(["Supplier", "PublicBody", "Rent"]);
const limited: ReadonlySet<string> = new Set(["PublicBody", "Rent"]);
/** Neither address, phone nor tax id agrees. */
const isNameOnly = (levels: NonNullable<KeptSupplier["levels"]>): boolean =>
  ["street", "postcode", "city", "phone", "taxId"].every((field) => ["none", "missing"].includes(levels[field] ?? ""));

type Range = number | [number, number];
const within = (code: number, ranges: readonly Range[]): boolean =>
  ranges.some((range) => (typeof range === "number" ? code === range : code >= range[0] && code <= range[1]));
const excludedMcc: Range[] = [
  4829,
  [6010, 6012],
  [6050, 6051],
  6211,
  6540,
  [9211, 9223],
  9311,
  9405,
  [9700, 9702],
  9950,
];
const core: Range[] = [[3000, 3999], [4111, 4112], 4131, 4411, 4511, 4722, 7011, [7512, 7513], 7519];
const other: Range[] = [4121, 4582, 4784, 4789, [5541, 5542], [5811, 5814], 7033, 7523];
const tierA: Range[] = [
  [742, 780],
  1799,
  [2741, 2842],
  [3000, 3999],
  [4111, 4131],
  [4214, 4225],
  4411,
  [4511, 4582],
  [4722, 4789],
  [4812, 4899],
  [5013, 5199],
  [5200, 5999],
  7011,
  [7210, 7399],
  [7512, 7549],
  [7622, 7699],
];
const tierB: Range[] = [[1500, 1771], 4900, [7829, 7999], [8011, 8099], [8211, 8299], [8351, 8699], [8734, 8999]];

function crossWalked({ naics, sic, unspsc }: PayeeIdentity): CrossWalkLine | undefined {
  const [lines, code] = naics
    ? [naicsCrossWalk, naics]
    : sic
      ? [sicCrossWalk, sic]
      : unspsc
        ? [unspscCrossWalk, unspsc]
        : [[], ""];
  return lines
    .flatMap((line) => line.prefixes.map((prefix) => ({ line, prefix })))
    .filter(({ prefix }) => code.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.line;
}

/** What the codes say: MCC before all others. `pcardMcc` comes from the ruleset: the rules name no list for it. */
function industry(supplier: KeptSupplier, pcard: readonly (readonly [number, number])[]) {
  if (supplier.mcc !== "") {
    const code = Number(supplier.mcc);
    return {
      tande: within(code, core) ? "core" : within(code, other) ? "other" : "",
      tier: within(code, tierA) ? "A" : within(code, tierB) ? "B" : "",
      excluded: within(code, excludedMcc),
      pcardMcc: pcard.some(([from, to]) => code >= from && code <= to),
    } as const;
  }
  const line = crossWalked(supplier.identity);
  return { tande: line?.tande ?? "", tier: line?.tier ?? "", excluded: false, pcardMcc: false } as const;
}

/** Spend in minor units: as a summary states it, else paid, else invoiced, else ordered. */
export function spendOf({ statedSpendMinor, documents: { Payment, Invoice, PurchaseOrder } }: PayeeTotals): number {
  if (statedSpendMinor !== 0) return statedSpendMinor;
  return Payment.count > 0 ? Payment.valueMinor : Invoice.count > 0 ? Invoice.valueMinor : PurchaseOrder.valueMinor;
}

function yearFactor({ firstDate, lastDate, isLittleInside }: JobFacts): number {
  if (firstDate === null || lastDate === null) return 1;
  const days = lastDate - firstDate + 1;
  const factor = Math.abs(days - 365) <= 3 ? 1 : 365 / days;
  return isLittleInside ? Math.min(1, factor) : factor;
}

/** All of a supplier's rows lie within 30 days of a period of 90 or more. */
function isShortLived({ firstDate: first, lastDate: last }: PayeeTotals, { firstDate, lastDate }: JobFacts): boolean {
  if (first === null || last === null || firstDate === null || lastDate === null) return false;
  return lastDate - firstDate + 1 >= 90 && last - first < 30;
}

/** What a year of a supplier is of its figures: what is one-off is looked at as it is, else money inside the period counts. */
export function ownFactor({ totals, months }: KeptSupplier, job: JobFacts): number {
  const { Payment, Invoice, PurchaseOrder } = totals.documents;
  const type = Payment.count > 0 ? "Payment" : Invoice.count > 0 ? "Invoice" : "PurchaseOrder";
  const all = totals.documents[type];
  if ((Payment.count || Invoice.count || PurchaseOrder.count) === 1) return 1;
  const factor = yearFactor(job);
  if (totals.statedSpendMinor !== 0) return factor;
  if (isShortLived(totals, job)) return 1;
  if (job.firstDate === null || job.lastDate === null || !job.isDated) return factor;
  const [first, last] = [job.firstDate, job.lastDate].map((day) =>
    new Date(day * 86_400_000).toISOString().slice(0, 7),
  );
  const inside = months.filter(
    (each) => each.documentType === type && each.month >= (first ?? "") && each.month <= (last ?? ""),
  );
  const part =
    all.valueMinor > 0
      ? inside.reduce((sum, each) => sum + each.valueMinor, 0) / all.valueMinor
      : inside.reduce((sum, each) => sum + each.count, 0) / all.count;
  return Math.min(1, Math.max(0, part)) * factor;
}

/** Keys of the largest suppliers that together make up four fifths of the spend; the one that crosses it is in. */
function topOf(all: readonly KeptSupplier[]): Set<string> {
  const ranked = all
    .map(({ key, totals }) => ({ key, spend: spendOf(totals) }))
    .filter(({ spend }) => spend > 0)
    .toSorted((a, b) => b.spend - a.spend || (a.key < b.key ? -1 : 1));
  const limit = ranked.reduce((sum, { spend }) => sum + spend, 0) * 0.8;
  let before = 0;
  return new Set(
    ranked.flatMap(({ key, spend }) => {
      const isIn = before < limit;
      before += spend;
      return isIn ? [key] : [];
    }),
  );
}

const mean = ({ weightMinor, weightedDays }: { weightMinor: number; weightedDays: number }): number | null =>
  weightMinor > 0 ? weightedDays / weightMinor : null;
const average = ({ count, valueMinor }: { count: number; valueMinor: number }): number | null =>
  count > 0 ? Math.round(valueMinor / count) : null;

/** Facts of every supplier of a job. */
export function secondFacts(
  all: readonly KeptSupplier[],
  job: JobFacts,
  pcard: readonly (readonly [number, number])[],
): ScoringFacts[] {
  const [top, rate] = [topOf(all), secondRates[job.currency]];
  if (rate === undefined) throw new Error(`This test states no rate for ${job.currency}.`);
  const usd = (minor: number | null): number | null => (minor === null ? null : minor / 100 / rate);
  const namesOrders = all.some(({ totals }) => totals.linesWithOrder > 0);
  const covered = new Set(
    job.lockboxes.flatMap((name) => Object.entries(lockboxCountries).find(([key]) => key === name)?.[1] ?? []),
  );
  const mostDays = lawfulDays(job);
  return all.map((supplier): ScoringFacts => {
    const { totals, identity, band } = supplier;
    const { Payment, Invoice, PurchaseOrder } = totals.documents;
    const transactions = Payment.count || Invoice.count || PurchaseOrder.count;
    const spend = spendOf(totals);
    const entry = band === "High" || band === "Medium" ? supplier.entry : null;
    const lately = totals.lastCardDate !== null && (job.lastDate === null || job.lastDate - totals.lastCardDate < 365);
    const acceptsVirtual = lately || entry?.acceptsVirtualCard === true;
    const codes = industry(supplier, pcard);
    const [apv, terms] = [usd(average(Payment)), mean(totals.terms)];
    const limit = schemes.get(identity.country) ?? null;
    const paidBy = (method: "Cheque" | "Wire" | "Cash"): boolean => (totals.methods[method]?.count ?? 0) > 0;
    const own = ownFactor(supplier, job);
    const stated = average({ count: transactions, valueMinor: spend });
    return {
      spend: (usd(spend) ?? 0) * own,
      transactions: transactions * own,
      invoices: Invoice.count * own,
      ticket: usd(average(Payment) ?? average(Invoice) ?? average(PurchaseOrder) ?? stated),
      apv,
      aiv: usd(average(Invoice)),
      terms,
      roomToTarget: terms === null ? null : mostDays - terms,
      daysLate: mean(totals.daysLate),
      orderShare: namesOrders && totals.lines > 0 ? totals.linesWithOrder / totals.lines : null,
      excluded: !proposed.has(identity.payeeClass) || codes.excluded,
      limitedPayee: limited.has(identity.payeeClass),
      cardAccepting: acceptsVirtual || entry?.acceptsCard === true,
      vcAccepting: acceptsVirtual ? "YES" : entry ? "NO" : "UNMATCHED",
      stpCapable: entry?.stpCapable === true,
      detailLevel: entry?.detailLevel ?? 0,
      matchBand: band,
      matchByName: band !== "Unmatched" && supplier.levels !== null && isNameOnly(supplier.levels),
      tier: codes.tier,
      tande: codes.tande,
      pcardMcc: codes.pcardMcc,
      inTopSpend: top.has(supplier.key),
      paidByCheque: paidBy("Cheque"),
      paidByWire: paidBy("Wire"),
      paidByCash: paidBy("Cash"),
      domestic: identity.country !== "" && identity.country === job.buyerCountry,
      domesticStated:
        identity.country !== "" && identity.country === job.buyerCountry && identity.isCountryAssumed === undefined,
      hasStpProvider: stpCountries.has(identity.country),
      inScfProgramme: scfCountries.has(identity.country),
      hasInstantScheme: schemes.has(identity.country),
      instantHeadroom: limit === null || apv === null ? null : limit - apv,
      lockboxCovers: covered.has(identity.country),
      lockboxEnrolled: (entry?.lockboxes ?? []).some((name) => job.lockboxes.includes(name)),
    };
  });
}

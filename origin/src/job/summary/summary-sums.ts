/** Sums over the suppliers of a run, for its summary page. Money: integer minor units of the job's currency. */
import * as v from "valibot";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { LargestFirst } from "../measures/largest-first.ts";
import { addedUp, inRanges } from "./added-up.ts";
import { yearFactorSql } from "../measures/year-factor.ts";
import { capabilities, cardMethods, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { capabilitiesOf, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { statementMark } from "@paygauge/api-types/entities/card-statements";
import { conversionBands, conversionOfTicket } from "@paygauge/analysis/value/conversion";
import { headlineShare, type JobSummary } from "@paygauge/api-types/entities/job-summary";

/** Paid by card in the file itself. */
const onCard = "(paymentMethods LIKE '%|Card|%' OR paymentMethods LIKE '%|VirtualCard|%')";
const isLikely = (method: Capability) => `${method}Score IN ('High', 'Medium')`;
/** The method's cohort of a business case: no supplier is in two of them. */
const isCohort = (method: Capability) => `recommendedMethod = '${method}' AND ${isLikely(method)}`;
/** Of rules that know what is one-off: its year is 0, and it is called so. */
const oneOff = "addressableMinor > 0 AND frequency = 'OneOff' AND yearFactor = 0";
/** The card methods that the job has chosen. */
const methodsOf = (job: Choosing) => cardMethods.filter((each) => capabilitiesOf(job).includes(each));
const aYear = yearFactorSql("?");

/**
 * Average ticket of what may move, minor units; NULL where no document is counted. A summary may count documents without
 * their value. The same rule as `claimedTicket`.
 */
const ticketSql = `coalesce(cardableMinor * 1.0 / nullif(cardableTransactions, 0), apvMinor, aivMinor, apovMinor,
  spendMinor * 1.0 / nullif(transactions, 0))`;

/** Conversion of a supplier by its ticket. @param referenceMinor minor units of one in the reference currency */
function conversionSql(referenceMinor: number): string {
  const bands = conversionBands
    .filter(({ below }) => Number.isFinite(below))
    .map(({ below, conversion }) => `WHEN ${ticketSql} < ${below * referenceMinor} THEN ${conversion}`);
  return `CASE ${bands.join(" ")} ELSE ${conversionOfTicket(null)} END`;
}

/** Sums over the suppliers of a run. `convertedYearMinor`: of a year's likely spend what converts, by the tickets of each supplier. */
export type Sums = Record<
  | "cardSuppliers"
  | "cardSpendMinor"
  | "vcSuppliers"
  | "vcSpendMinor"
  | "addressableSuppliers"
  | "addressableMinor"
  | "cardableSuppliers"
  | "cardableMinor"
  | "likelySuppliers"
  | "likelyMinor"
  | "likelyYearMinor"
  | "convertedYearMinor"
  | "oneOffSuppliers"
  | "oneOffMinor",
  number
>;

/** Each step is part of the one before: spend ≥ addressable ≥ cardable ≥ what is likely to move to a card method. */
export function sumsOf(
  sql: SqlStorage,
  run: string,
  { job, factor, referenceMinor }: { readonly job: Choosing; readonly factor: number; readonly referenceMinor: number },
): InParts<Sums> {
  const byCard = methodsOf(job).map(isLikely).join(" OR ") || "0";
  const likely = `CASE WHEN ${byCard} THEN cardableMinor ELSE 0 END`;
  const columns = {
    cardSuppliers: "cardAccepting",
    cardSpendMinor: "cardAccepting * spendMinor",
    vcSuppliers: "vcAccepting = 'YES'",
    vcSpendMinor: "(vcAccepting = 'YES') * spendMinor",
    addressableSuppliers: "addressableMinor > 0",
    addressableMinor: "addressableMinor",
    cardableSuppliers: "cardableMinor > 0",
    cardableMinor: "cardableMinor",
    likelySuppliers: `cardableMinor > 0 AND (${byCard})`,
    likelyMinor: likely,
    likelyYearMinor: `${likely} * (${aYear})`,
    oneOffSuppliers: oneOff,
    oneOffMinor: `CASE WHEN ${oneOff} THEN addressableMinor ELSE 0 END`,
    convertedYearMinor: `${likely} * (${aYear}) * (${conversionSql(referenceMinor)})`,
  };
  return addedUp(sql, run, columns, [factor, factor]);
}

const amountRow = v.object({ amount: v.number() });

/** Amounts of suppliers, to find the fewest that make up a share. */
function* amountsOf(
  sql: SqlStorage,
  run: string,
  amount: string,
  condition: string,
  values: readonly number[] = [],
): InParts<LargestFirst> {
  const amounts = new LargestFirst();
  const text = `SELECT ${amount} AS amount FROM supplier`;
  const asked = { text, rest: `AND ${condition}`, values };
  yield* inRanges(sql, run, amountRow, asked, (row) => amounts.add(row.amount));
  return amounts;
}

/** The fewest suppliers that make up the headline's share of what is addressable. */
export function* addressableTop(sql: SqlStorage, run: string, whole: number): InParts<number> {
  const amounts = yield* amountsOf(sql, run, "addressableMinor", "addressableMinor > 0");
  return amounts.fewest(whole * headlineShare).count;
}

/** The fewest suppliers of the headline's share of what is likely to move to a card method in a year. */
function* likelyTop(sql: SqlStorage, run: string, job: Choosing, factor: number): InParts<number> {
  const byCard = methodsOf(job).map(isLikely).join(" OR ") || "0";
  const condition = `cardableMinor > 0 AND (${byCard})`;
  const amounts = yield* amountsOf(sql, run, `cardableMinor * ${aYear}`, condition, [factor]);
  return amounts.fewest(amounts.sum * headlineShare).count;
}

/**
 * The card method that most of what is cardable is recommended to move to, over a year, as a business case counts it;
 * null where nothing is. Of methods that take equally much, the one with most of it at High.
 */
export function* bestMethod(
  sql: SqlStorage,
  run: string,
  { factor, conversion, job }: { readonly factor: number; readonly conversion: number; readonly job: Choosing },
): InParts<JobSummary["best"]> {
  const [first, ...others] = methodsOf(job);
  if (first === undefined) return null;
  const columns = [first, ...others].flatMap((method) => [
    [method, `CASE WHEN ${isCohort(method)} THEN cardableMinor * ${aYear} ELSE 0 END`],
    [
      `${method}High`,
      `CASE WHEN recommendedMethod = '${method}' AND ${method}Score = 'High' THEN cardableMinor ELSE 0 END`,
    ],
  ]);
  const factors = [first, ...others].map(() => factor);
  const sums = yield* addedUp<string>(sql, run, Object.fromEntries(columns), factors);
  const amountOf = (method: string) => sums[method] ?? 0;
  const isBetter = (one: string, than: string) =>
    amountOf(one) > amountOf(than) ||
    (amountOf(one) === amountOf(than) && amountOf(`${one}High`) > amountOf(`${than}High`));
  const method = others.reduce((best, each) => (isBetter(each, best) ? each : best), first);
  const whole = amountOf(method);
  if (whole <= 0) return null;
  return {
    method,
    yearMinor: Math.round(whole * conversion),
    top: yield* likelyTop(sql, run, job, factor),
    highMinor: amountOf(`${method}High`),
  };
}

type Proven = Record<
  | "cardSuppliers"
  | "bothSuppliers"
  | "bothMinor"
  | "largeSuppliers"
  | "largeMinor"
  | "smallSuppliers"
  | "smallMinor"
  | "smallTransactions"
  | "industries",
  number
>;

/** What the files prove whatever a directory knows: who was paid by card, and how the spend lies. */
export function provenOf(sql: SqlStorage, run: string, fromMinor: number, underMinor: number): InParts<Proven> {
  const small = "spendMinor > 0 AND spendMinor < ?2";
  const columns = {
    cardSuppliers: onCard,
    bothSuppliers: `cardableMinor > 0 AND ${onCard}`,
    bothMinor: `CASE WHEN ${onCard} THEN cardableMinor ELSE 0 END`,
    largeSuppliers: "spendMinor >= ?1",
    largeMinor: "CASE WHEN spendMinor >= ?1 THEN spendMinor ELSE 0 END",
    smallSuppliers: small,
    smallMinor: `CASE WHEN ${small} THEN spendMinor ELSE 0 END`,
    smallTransactions: `CASE WHEN ${small} THEN transactions ELSE 0 END`,
    industries: "mcc <> '' OR sicDivision <> '' OR unspscCategory <> '' OR naicsIndustry <> ''",
  };
  return addedUp(sql, run, columns, [fromMinor, underMinor]);
}

const bandsRow = v.object({ machineBands: v.string() });

/** Suppliers of which a level is set by hand, and how many of each capability. */
export function* setByHandOf(
  sql: SqlStorage,
  run: string,
  job: Choosing,
): InParts<{ suppliers: number; capabilities: Record<Capability, number> }> {
  const sums = Object.fromEntries(capabilities.map((each) => [each, 0])) as Record<Capability, number>;
  let suppliers = 0;
  const asked = { text: "SELECT machineBands FROM supplier", rest: "AND setByHand = 1" };
  yield* inRanges(sql, run, bandsRow, asked, ({ machineBands }) => {
    const set = machineBandsOf(machineBands);
    if (capabilitiesOf(job).some((each) => set[each] !== undefined)) suppliers += 1;
    for (const capability of capabilities) if (set[capability] !== undefined) sums[capability] += 1;
  });
  return { suppliers, capabilities: sums };
}

const matchedRow = v.object({ ordinal: v.number() });

/** Whether any supplier is matched with an entry of the directory, and not with a merchant of card statements only. */
export function* isDirectoryMatched(sql: SqlStorage, run: string): InParts<boolean> {
  let isMatched = false;
  const rest = `AND matchedState = 'MATCHED' AND EXISTS (SELECT 1 FROM supplier_match m
    WHERE m.run = s.run AND m.ordinal = s.ordinal
    AND substr(m.matchedJson ->> '$.entryId', 1, ${statementMark.length}) <> '${statementMark}') LIMIT 1`;
  yield* inRanges(sql, run, matchedRow, { text: "SELECT ordinal FROM supplier s", rest }, () => {
    isMatched = true;
  });
  return isMatched;
}

type PerLevel = Record<ScoreLevel, { suppliers: number; spendMinor: number }>;

/** Suppliers and spend per level of each capability. */
export function* levelSums(sql: SqlStorage, run: string): InParts<Record<Capability, PerLevel>> {
  const names = capabilities.flatMap((capability) => scoreLevels.map((level) => ({ capability, level })));
  const columns = names.flatMap(({ capability, level }) => [
    [`${capability}${level}`, `${capability}Score = '${level}'`],
    [`${capability}${level}Minor`, `CASE WHEN ${capability}Score = '${level}' THEN spendMinor ELSE 0 END`],
  ]);
  const sums = yield* addedUp<string>(sql, run, Object.fromEntries(columns));
  const of = (name: string) => ({ suppliers: sums[name] ?? 0, spendMinor: sums[`${name}Minor`] ?? 0 });
  const perLevel = (capability: Capability) =>
    Object.fromEntries(scoreLevels.map((level) => [level, of(`${capability}${level}`)])) as PerLevel;
  return Object.fromEntries(capabilities.map((each) => [each, perLevel(each)])) as Record<Capability, PerLevel>;
}

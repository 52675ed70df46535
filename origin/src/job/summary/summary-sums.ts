/** Sums over the suppliers of a run, for its summary page. Money: integer minor units of the job's currency. */
import { yearFactorSql } from "../measures/year-factor.ts";
import { capabilities, cardMethods, type Capability } from "@paygauge/api-types/entities/analysis";
import { capabilitiesOf, type Choosing } from "@paygauge/api-types/entities/job-capabilities";
import { machineBandsOf } from "@paygauge/api-types/entities/overrides";
import { conversionBands, conversionOfTicket } from "@paygauge/api-types/value/conversion";
import { headlineShare, type JobSummary } from "@paygauge/api-types/entities/job-summary";

/** Paid by card in the file itself. */
const onCard = "(paymentMethods LIKE '%|Card|%' OR paymentMethods LIKE '%|VirtualCard|%')";
const isLikely = (method: Capability) => `${method}Score IN ('High', 'Medium')`;
/** The card methods that the job has chosen. */
const methodsOf = (job: Choosing) => cardMethods.filter((each) => capabilitiesOf(job).includes(each));
/** A payee with one document is one-off: a year of it is itself. */
const aYear = yearFactorSql("?");

interface Sums extends Record<string, SqlStorageValue> {
  cardSuppliers: number;
  cardSpendMinor: number;
  vcSuppliers: number;
  vcSpendMinor: number;
  addressableSuppliers: number;
  addressableMinor: number;
  cardableSuppliers: number;
  cardableMinor: number;
  likelySuppliers: number;
  likelyMinor: number;
  likelyYearMinor: number;
  /** Of a year's likely spend what converts, by the tickets of each supplier. */
  convertedYearMinor: number;
}

/** Average ticket, minor units; NULL where no document is counted. A summary may count documents without their value. */
const ticketSql = "coalesce(apvMinor, aivMinor, apovMinor, spendMinor * 1.0 / nullif(transactions, 0))";

/** Conversion of a supplier by its ticket. @param referenceMinor minor units of one in the reference currency */
function conversionSql(referenceMinor: number): string {
  const bands = conversionBands
    .filter(({ below }) => Number.isFinite(below))
    .map(({ below, conversion }) => `WHEN ${ticketSql} < ${below * referenceMinor} THEN ${conversion}`);
  return `CASE ${bands.join(" ")} ELSE ${conversionOfTicket(null)} END`;
}

/** Each step is part of the one before: spend ≥ addressable ≥ cardable ≥ what is likely to move to a card method. */
export function sumsOf(
  sql: SqlStorage,
  run: string,
  { job, factor, referenceMinor }: { readonly job: Choosing; readonly factor: number; readonly referenceMinor: number },
): Sums {
  const byCard = methodsOf(job).map(isLikely).join(" OR ") || "0";
  const likely = `CASE WHEN ${byCard} THEN cardableMinor ELSE 0 END`;
  return sql
    .exec<Sums>(
      `SELECT total(cardAccepting) AS cardSuppliers, total(cardAccepting * spendMinor) AS cardSpendMinor,
         total(vcAccepting = 'YES') AS vcSuppliers, total((vcAccepting = 'YES') * spendMinor) AS vcSpendMinor,
         total(addressableMinor > 0) AS addressableSuppliers, total(addressableMinor) AS addressableMinor,
         total(cardableMinor > 0) AS cardableSuppliers, total(cardableMinor) AS cardableMinor,
         total(cardableMinor > 0 AND (${byCard})) AS likelySuppliers,
         total(${likely}) AS likelyMinor, total(${likely} * (${aYear})) AS likelyYearMinor,
         total(${likely} * (${aYear}) * (${conversionSql(referenceMinor)})) AS convertedYearMinor
       FROM supplier WHERE run = ?`,
      factor,
      factor,
      run,
    )
    .one();
}

/** The fewest amounts that make up the headline's share of their sum; they come largest first. */
function fewestOf(amounts: Iterable<{ amount: number }>, whole: number): number {
  let [sum, count] = [0, 0];
  for (const { amount } of amounts) {
    if (sum >= whole * headlineShare) break;
    sum += amount;
    count += 1;
  }
  return count;
}

/** The fewest suppliers that make up the headline's share of what is addressable. */
export function addressableTop(sql: SqlStorage, run: string, whole: number): number {
  const amounts = sql.exec<{ amount: number }>(
    "SELECT addressableMinor AS amount FROM supplier WHERE run = ? AND addressableMinor > 0 ORDER BY 1 DESC",
    run,
  );
  return fewestOf(amounts, whole);
}

/** The fewest suppliers of the headline's share of what is likely to move to a card method in a year. */
function likelyTop(sql: SqlStorage, run: string, { job, factor }: { job: Choosing; factor: number }): number {
  const byCard = methodsOf(job).map(isLikely).join(" OR ") || "0";
  const amounts = sql
    .exec<{ amount: number }>(
      `SELECT cardableMinor * ${aYear} AS amount FROM supplier
       WHERE run = ? AND cardableMinor > 0 AND (${byCard}) ORDER BY 1 DESC`,
      factor,
      run,
    )
    .toArray();
  return fewestOf(
    amounts,
    amounts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

/**
 * The card method that most of what is cardable is likely to move to, over a year; null where nothing is. Of methods
 * that take equally much, the one with most of it at High.
 */
export function bestMethod(
  sql: SqlStorage,
  run: string,
  { factor, conversion, job }: { readonly factor: number; readonly conversion: number; readonly job: Choosing },
): JobSummary["best"] {
  const [first, ...others] = methodsOf(job);
  if (first === undefined) return null;
  const columns = [first, ...others].flatMap((method) => [
    `total(CASE WHEN ${isLikely(method)} THEN amount ELSE 0 END) AS ${method}`,
    `total(CASE WHEN ${method}Score = 'High' THEN cardableMinor ELSE 0 END) AS ${method}High`,
  ]);
  const sums = sql
    .exec<Record<string, number>>(
      `SELECT ${columns.join(", ")} FROM (SELECT *, cardableMinor * ${aYear} AS amount FROM supplier WHERE run = ?)`,
      factor,
      run,
    )
    .one();
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
    top: likelyTop(sql, run, { job, factor }),
    highMinor: amountOf(`${method}High`),
  };
}

interface Proven extends Record<string, SqlStorageValue> {
  cardSuppliers: number;
  bothSuppliers: number;
  bothMinor: number;
  largeSuppliers: number;
  largeMinor: number;
  smallSuppliers: number;
  smallMinor: number;
  smallTransactions: number;
  industries: number;
}

/** What the files prove whatever a directory knows: who was paid by card, and how the spend lies. */
export function provenOf(sql: SqlStorage, run: string, fromMinor: number, underMinor: number): Proven {
  const small = "spendMinor > 0 AND spendMinor < ?2";
  return sql
    .exec<Proven>(
      `SELECT total(${onCard}) AS cardSuppliers,
         total(cardableMinor > 0 AND ${onCard}) AS bothSuppliers,
         total(CASE WHEN ${onCard} THEN cardableMinor ELSE 0 END) AS bothMinor,
         total(spendMinor >= ?1) AS largeSuppliers,
         total(CASE WHEN spendMinor >= ?1 THEN spendMinor ELSE 0 END) AS largeMinor,
         total(${small}) AS smallSuppliers, total(CASE WHEN ${small} THEN spendMinor ELSE 0 END) AS smallMinor,
         total(CASE WHEN ${small} THEN transactions ELSE 0 END) AS smallTransactions,
         total(mcc <> '' OR sicDivision <> '' OR unspscCategory <> '' OR naicsIndustry <> '') AS industries
       FROM supplier WHERE run = ?3`,
      fromMinor,
      underMinor,
      run,
    )
    .one();
}

/** Suppliers of which a level is set by hand, and how many of each capability. */
export function setByHandOf(
  sql: SqlStorage,
  run: string,
  job: Choosing,
): { suppliers: number; capabilities: Record<Capability, number> } {
  const sums = Object.fromEntries(capabilities.map((each) => [each, 0])) as Record<Capability, number>;
  let suppliers = 0;
  for (const { machineBands } of sql.exec<{ machineBands: string }>(
    "SELECT machineBands FROM supplier WHERE run = ? AND setByHand = 1",
    run,
  )) {
    const set = machineBandsOf(machineBands);
    if (capabilitiesOf(job).some((each) => set[each] !== undefined)) suppliers += 1;
    for (const capability of capabilities) if (set[capability] !== undefined) sums[capability] += 1;
  }
  return { suppliers, capabilities: sums };
}

/** The suppliers of frozen sets: taken from a run, read in pages, compared with what their criteria find now. */
import { yearFactorSql } from "../measures/year-factor.ts";
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import {
  memberOrders,
  useCaseLimits,
  type SetTotals,
  type UseCaseChanges,
  type UseCaseMember,
} from "@paygauge/api-types/entities/use-cases";
import { message } from "@paygauge/api-types/catalogue/message";
import { ownValue } from "@paygauge/api-types/own-value";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { readUseCase } from "./use-case-store.ts";
import type { MemberOrders, MemberSort, MemberValue } from "./member-orders.ts";

/** A level by its first letter; a set keeps the eight of a supplier as eight letters. */
const levelOf: Readonly<Record<string, ScoreLevel>> = Object.fromEntries(
  scoreLevels.map((level) => [level.slice(0, 1), level]),
);
const lettersSql = capabilities.map((capability) => `substr(${capability}Score, 1, 1)`).join(" || ");

/** A supplier's figures of a year, as set-facts.ts makes them. */
const factorSql = yearFactorSql("?2");
const yearSql = `CAST(round(max(addressableMinor, 0) * ${factorSql}) AS INTEGER)`;
const paymentsSql = `CAST(round(transactions * ${factorSql}) AS INTEGER)`;
const cardableSql = `CAST(round(max(cardableMinor, 0) * ${factorSql}) AS INTEGER)`;
const cardablePaymentsSql = `iif(cardableMinor > 0,
  CAST(round(coalesce(cardableTransactions, transactions) * ${factorSql}) AS INTEGER), 0)`;

/** Suppliers of a run by their places, which are their ordinals. */
export interface Chosen {
  readonly run: string;
  readonly places: Uint32Array;
  readonly annualFactor: number;
}

const placesOf = ({ places }: Chosen): string => JSON.stringify([...places]);

/** Takes these suppliers in place of the set that is there, the largest first: part of a transaction. */
export function freezeMembers(sql: SqlStorage, useCaseId: string, chosen: Chosen): void {
  sql.exec("DELETE FROM use_case_member WHERE useCaseId = ?", useCaseId);
  sql.exec(
    `INSERT INTO use_case_member (useCaseId, ordinal, supplierKey, name, country, mcc, mccDescription, yearMinor,
         payments, levels, cardableMinor, cardablePayments)
       SELECT ?3, row_number() OVER (ORDER BY yearMinor DESC, supplierKey) - 1, * FROM (
       SELECT supplierKey, name, country, mcc, mccDescription, ${yearSql} AS yearMinor, ${paymentsSql} AS payments,
         ${lettersSql}, ${cardableSql}, ${cardablePaymentsSql} FROM supplier WHERE run = ?1 AND ordinal IN (SELECT value FROM json_each(?4)))`,
    chosen.run,
    chosen.annualFactor,
    useCaseId,
    placesOf(chosen),
  );
}

interface Row extends Record<string, SqlStorageValue> {
  readonly supplierKey: string;
  readonly name: string;
  readonly country: string;
  readonly mcc: string;
  readonly mccDescription: string;
  readonly yearMinor: number;
  readonly payments: number;
  readonly levels: string;
  readonly cardableMinor: number;
  readonly cardablePayments: number;
}

function memberOf({ levels, ...row }: Row): UseCaseMember {
  const of = (capability: Capability): ScoreLevel =>
    ownValue(levelOf, levels[capabilities.indexOf(capability)] ?? "") ?? "None";
  return {
    ...row,
    levels: {
      stp: of("stp"),
      vcard: of("vcard"),
      pcard: of("pcard"),
      tandEcard: of("tandEcard"),
      scf: of("scf"),
      instantPay: of("instantPay"),
      boost: of("boost"),
      optima: of("optima"),
    },
  };
}

const shown = `supplierKey, name, country, mcc, mccDescription, yearMinor, payments, levels,
  coalesce(cardableMinor, yearMinor) AS cardableMinor,
  coalesce(cardablePayments, iif(cardableMinor = 0, 0, payments)) AS cardablePayments`;

/** The order that a request asks for. @throws Refusal 422 for another */
function orderOf(path: string, orderBy: string): MemberSort {
  const name = orderBy.replace(/^-/, "");
  const order = memberOrders.find((each) => each === name);
  if (order === undefined) throw invalid(path, message("memberOrder", { name, names: memberOrders.join(", ") }));
  return { order, descending: orderBy.startsWith("-") };
}

/** One page of a set, with the sums over everything that was searched for. @throws Refusal 422 for another order */
export function memberPage(
  sql: SqlStorage,
  useCaseId: string,
  orders: MemberOrders,
  request: PagedRequest,
  value: MemberValue,
) {
  const search = request.search?.trim().toLowerCase() ?? "";
  const from = (request.pageNumber - 1) * request.pageSize;
  if ((request.filters?.filterItems.length ?? 0) > 0) throw invalid("filters", message("memberFilter"));
  const { secondaryOrderBy } = request;
  const sorts = [
    orderOf("orderBy", request.orderBy ?? "-yearMinor"),
    ...(secondaryOrderBy === undefined ? [] : [orderOf("secondaryOrderBy", secondaryOrderBy)]),
  ];
  const { ordinals, length } = orders.page({ sorts, search }, value, from, request.pageSize);
  const read = new Map<number, UseCaseMember>();
  const rows = sql.exec<Row & { ordinal: number }>(
    `SELECT ordinal, ${shown} FROM use_case_member WHERE useCaseId = ? AND ordinal IN (SELECT value FROM json_each(?))`,
    useCaseId,
    JSON.stringify(ordinals),
  );
  for (const { ordinal, ...row } of rows) read.set(ordinal, memberOf(row));
  const found = ordinals.flatMap((ordinal) => read.get(ordinal) ?? []);
  const summed = search === "" ? sumsOfSet(sql, useCaseId) : sumsOf(sql, useCaseId, orders.found(search));
  return { ...toPagedResult(found, request, length, orders.size), ...summed };
}

const sums = "count(*) AS suppliers, coalesce(sum(yearMinor), 0) AS yearMinor, coalesce(sum(payments), 0) AS payments";
const cardableSums = `count(*) AS suppliers, coalesce(sum(cardableMinor), 0) AS yearMinor,
  coalesce(sum(cardablePayments), 0) AS payments`;
type SumRow = SetTotals & Record<string, SqlStorageValue>;

/** Sums of some of a set, and of those of them that are known to accept cards. */
interface SetSums {
  readonly totals: SetTotals;
  readonly cardable: SetTotals;
}

function sumsOf(sql: SqlStorage, useCaseId: string, ordinals: Uint32Array): SetSums {
  const of = (columns: string, where: string): SetTotals =>
    sql
      .exec<SumRow>(
        `SELECT ${columns} FROM (SELECT ${shown} FROM use_case_member
         WHERE useCaseId = ? AND ordinal IN (SELECT value FROM json_each(?))) WHERE ${where}`,
        useCaseId,
        JSON.stringify([...ordinals]),
      )
      .one();
  return { totals: of(sums, "1"), cardable: of(cardableSums, "cardableMinor > 0") };
}

/** Sums of a set, as its record keeps them. */
function sumsOfSet(sql: SqlStorage, useCaseId: string): SetSums {
  const found = readUseCase(sql, useCaseId);
  if (found === null) throw notFound("useCase");
  return { totals: found.totals, cardable: found.cardable };
}

/** Every supplier of a set, the largest first, batch by batch. */
export function* memberBatches(sql: SqlStorage, useCaseId: string, batch = 1000): Generator<UseCaseMember[]> {
  for (let from = 0; ; from += batch) {
    const rows = sql
      .exec<Row>(
        `SELECT ${shown} FROM use_case_member WHERE useCaseId = ? AND ordinal >= ? ORDER BY ordinal LIMIT ?`,
        useCaseId,
        from,
        batch,
      )
      .toArray();
    if (rows.length === 0) return;
    yield rows.map(memberOf);
  }
}

/** One supplier of a set, its place by spend from 1, and who is before and after it. */
export function memberByKey(sql: SqlStorage, useCaseId: string, supplierKey: string) {
  const [row] = sql
    .exec<Row & { ordinal: number }>(
      `SELECT ordinal, ${shown} FROM use_case_member WHERE useCaseId = ? AND supplierKey = ?`,
      useCaseId,
      supplierKey,
    )
    .toArray();
  if (!row) return null;
  const { ordinal, ...member } = row;
  const keyAt = (at: number): string | null =>
    sql
      .exec<{ supplierKey: string }>(
        "SELECT supplierKey FROM use_case_member WHERE useCaseId = ? AND ordinal = ?",
        useCaseId,
        at,
      )
      .toArray()[0]?.supplierKey ?? null;
  return {
    member: memberOf(member),
    place: ordinal + 1,
    previousKey: keyAt(ordinal - 1),
    nextKey: keyAt(ordinal + 1),
  };
}

/** Ids of the use cases that count a supplier. */
export function casesOfSupplier(sql: SqlStorage, supplierKey: string): string[] {
  return sql
    .exec<{ useCaseId: string }>("SELECT useCaseId FROM use_case_member WHERE supplierKey = ?", supplierKey)
    .toArray()
    .map(({ useCaseId }) => useCaseId);
}

/** What expected minor units a case gives for one of spend, and for one payment. */
export interface CaseWeight {
  readonly useCaseId: string;
  /** A card-like method: it counts suppliers that are known to accept cards alone. */
  readonly isCard: boolean;
  readonly perSpend: number;
  readonly perPayment: number;
}

/** Spend and payments of a member that count in a case of json_each, and what is expected of them. */
const claimedSql = "iif(value->>'isCard', coalesce(m.cardableMinor, m.yearMinor), m.yearMinor)";
const claimedPaymentsSql =
  "iif(value->>'isCard', coalesce(m.cardablePayments, iif(m.cardableMinor = 0, 0, m.payments)), m.payments)";
const expectedSql = `${claimedSql} * (value->>'perSpend') + ${claimedPaymentsSql} * (value->>'perPayment')`;

/** Sums over several sets, every supplier once: its largest figures, and the most that is expected of it. */
export function distinctTotals(sql: SqlStorage, cases: readonly CaseWeight[]): SetTotals & { expectedMinor: number } {
  return sql
    .exec<SumRow & { expectedMinor: number }>(
      `SELECT ${sums}, coalesce(sum(expected), 0) AS expectedMinor FROM (
         SELECT max(m.yearMinor) AS yearMinor, max(m.payments) AS payments,
           max(${expectedSql}) AS expected
         FROM json_each(?) JOIN use_case_member m ON m.useCaseId = value->>'useCaseId' GROUP BY m.supplierKey)`,
      JSON.stringify(cases),
    )
    .one();
}

/** What a set has of its own: what its method counts, and the rest, for which card acceptance is not known. */
interface SetPart {
  readonly claimed: SetTotals;
  readonly upside: SetTotals;
}

/** What each of several sets has alone where every supplier counts once: in the one in which most is expected of it. */
export function distinctParts(sql: SqlStorage, cases: readonly CaseWeight[]): ReadonlyMap<string, SetPart> {
  const rows = sql.exec<SumRow & { useCaseId: string; isUpside: number }>(
    `WITH own AS (
       SELECT m.useCaseId, m.yearMinor, m.payments, ${claimedSql} AS claimed, ${claimedPaymentsSql} AS claimedPayments,
         value->>'isCard' AS isCard,
         row_number() OVER (PARTITION BY m.supplierKey ORDER BY ${expectedSql} DESC, m.useCaseId) AS place
       FROM json_each(?) JOIN use_case_member m ON m.useCaseId = value->>'useCaseId'),
     parts AS (
       SELECT useCaseId, 0 AS isUpside, claimed AS yearMinor, claimedPayments AS payments FROM own
         WHERE place = 1 AND (NOT isCard OR claimed > 0)
       UNION ALL SELECT useCaseId, 1, yearMinor - claimed, max(0, payments - claimedPayments) FROM own
         WHERE place = 1 AND isCard AND (claimed = 0 OR yearMinor > claimed))
     SELECT useCaseId, isUpside, ${sums} FROM parts GROUP BY useCaseId, isUpside`,
    JSON.stringify(cases),
  );
  const none: SetTotals = { suppliers: 0, yearMinor: 0, payments: 0 };
  const parts = new Map<string, SetPart>();
  for (const { useCaseId, isUpside, suppliers, yearMinor, payments } of rows) {
    const before = parts.get(useCaseId) ?? { claimed: none, upside: none };
    const totals = { suppliers, yearMinor, payments };
    parts.set(useCaseId, isUpside === 1 ? { ...before, upside: totals } : { ...before, claimed: totals });
  }
  return parts;
}

/** What taking these suppliers would change: who joins and who leaves, the largest first. */
export function memberChanges(sql: SqlStorage, useCaseId: string, chosen: Chosen, today: SetTotals): UseCaseChanges {
  const values = [chosen.run, chosen.annualFactor, useCaseId, placesOf(chosen)] as const;
  const found = `supplier WHERE run = ?1 AND ordinal IN (SELECT value FROM json_each(?4))`;
  const joined = `SELECT supplierKey, name, ${yearSql} AS yearMinor, ${paymentsSql} AS payments FROM ${found}
    AND supplierKey NOT IN (SELECT supplierKey FROM use_case_member WHERE useCaseId = ?3)`;
  // ?2 is named in both, so that both take the same values.
  const left = `SELECT supplierKey, name, yearMinor, payments FROM use_case_member
    WHERE useCaseId = ?3 AND ?2 > 0 AND supplierKey NOT IN (SELECT supplierKey FROM ${found})`;
  const side = (text: string): UseCaseChanges["joined"] => ({
    ...sql.exec<SumRow>(`SELECT ${sums} FROM (${text})`, ...values).one(),
    rows: sql
      .exec<{ supplierKey: string; name: string; yearMinor: number }>(
        `SELECT supplierKey, name, yearMinor FROM (${text}) ORDER BY yearMinor DESC, supplierKey LIMIT ${useCaseLimits.changes}`,
        ...values,
      )
      .toArray(),
  });
  return { today, joined: side(joined), left: side(left) };
}

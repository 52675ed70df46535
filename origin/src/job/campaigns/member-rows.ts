/** The suppliers of campaigns as stored in SQL, and in memory while a campaign is read. */
import * as v from "valibot";
import {
  campaignRoutes,
  dispositions,
  failReasons,
  memberStatuses,
  nextKinds,
} from "@paygauge/api-types/campaigns/campaign-rules";
import { campaignChannels, contactStates } from "@paygauge/api-types/entities/campaign-suppliers";
import { termsBucketSchema } from "@paygauge/api-types/entities/supplier-measures";
import { capabilitySchema } from "@paygauge/api-types/entities/capabilities";

/** A supplier of a campaign. Moments: ISO, in UTC; days: "YYYY-MM-DD"; flags: 0 and 1. */
export const memberRow = v.object({
  supplierKey: v.string(),
  name: v.string(),
  country: v.string(),
  mcc: v.string(),
  mccDescription: v.string(),
  yearMinor: v.number(),
  payments: v.number(),
  /** 0: no card acceptance was known when it was added; a card method does not count it. */
  isCardable: v.number(),
  /** Of the year what was known to be accepted by card when it was added, and its payments; null: all of a cardable one. */
  cardableMinor: v.nullable(v.number()),
  cardablePayments: v.nullable(v.number()),
  /** The first letters of its eight levels. */
  levels: v.string(),
  valueMinor: v.number(),
  /** Number of its wave when it was added (value/waves.ts); null: not known of an imported supplier. */
  wave: v.nullable(v.number()),
  /** Its own days to payment, and its stated terms, when it was added; null and "Unknown": not known. */
  daysToPay: v.nullable(v.number()),
  termsBucket: termsBucketSchema,
  status: v.picklist(memberStatuses),
  /** null: the campaign's. */
  route: v.nullable(v.picklist(campaignRoutes)),
  /** null: the campaign's. */
  ownerUserId: v.nullable(v.string()),
  ownerName: v.string(),
  version: v.number(),
  statusOn: v.string(),
  /** When it was added, or last reopened: counts are those since. */
  countedFrom: v.string(),
  attempts: v.number(),
  unanswered: v.number(),
  unansweredSince: v.nullable(v.string()),
  isReached: v.number(),
  isWritten: v.number(),
  lastAttemptOn: v.nullable(v.string()),
  lastDisposition: v.nullable(v.picklist(dispositions)),
  lastChannel: v.nullable(v.picklist(campaignChannels)),
  nextKind: v.nullable(v.picklist(nextKinds)),
  nextOn: v.nullable(v.string()),
  nextTime: v.nullable(v.string()),
  agreedMethod: v.nullable(capabilitySchema),
  agreedOn: v.nullable(v.string()),
  reason: v.nullable(v.picklist(failReasons)),
  detailsTo: v.nullable(v.string()),
  note: v.nullable(v.string()),
  contact: v.picklist(contactStates),
  changedBy: v.string(),
  changedOn: v.string(),
  heldById: v.nullable(v.string()),
  heldBy: v.nullable(v.string()),
  heldUntil: v.nullable(v.string()),
});
export type MemberRow = Readonly<v.InferOutput<typeof memberRow>>;

/** Columns of work, which changes write; the others keep their values of when the supplier was added. */
const worked = [
  "status",
  "valueMinor",
  "route",
  "ownerUserId",
  "ownerName",
  "version",
  "statusOn",
  "countedFrom",
  "attempts",
  "unanswered",
  "unansweredSince",
  "isReached",
  "isWritten",
  "lastAttemptOn",
  "lastDisposition",
  "lastChannel",
  "nextKind",
  "nextOn",
  "nextTime",
  "agreedMethod",
  "agreedOn",
  "reason",
  "detailsTo",
  "note",
  "contact",
  "changedBy",
  "changedOn",
  "heldById",
  "heldBy",
  "heldUntil",
] as const satisfies readonly (keyof MemberRow)[];
const given = [
  "supplierKey",
  "name",
  "country",
  "mcc",
  "mccDescription",
  "yearMinor",
  "payments",
  "levels",
  "isCardable",
  "cardableMinor",
  "cardablePayments",
  "wave",
  "daysToPay",
  "termsBucket",
] as const satisfies readonly (keyof MemberRow)[];
const columns = [...given, ...worked];

/** Rows that one statement writes: their text stays far below what a value may hold. */
const atOnce = 1000;

type Stored = Record<string, SqlStorageValue>;

/**
 * The same row as an object of one shape: rows of SQLite and copies of copies are slow to look at, and a filter looks at
 * fifty thousand.
 */
const shaped = (row: MemberRow): MemberRow => ({
  supplierKey: row.supplierKey,
  name: row.name,
  country: row.country,
  mcc: row.mcc,
  mccDescription: row.mccDescription,
  yearMinor: row.yearMinor,
  payments: row.payments,
  levels: row.levels,
  isCardable: row.isCardable,
  cardableMinor: row.cardableMinor,
  cardablePayments: row.cardablePayments,
  valueMinor: row.valueMinor,
  wave: row.wave,
  daysToPay: row.daysToPay,
  termsBucket: row.termsBucket,
  status: row.status,
  route: row.route,
  ownerUserId: row.ownerUserId,
  ownerName: row.ownerName,
  version: row.version,
  statusOn: row.statusOn,
  countedFrom: row.countedFrom,
  attempts: row.attempts,
  unanswered: row.unanswered,
  unansweredSince: row.unansweredSince,
  isReached: row.isReached,
  isWritten: row.isWritten,
  lastAttemptOn: row.lastAttemptOn,
  lastDisposition: row.lastDisposition,
  lastChannel: row.lastChannel,
  nextKind: row.nextKind,
  nextOn: row.nextOn,
  nextTime: row.nextTime,
  agreedMethod: row.agreedMethod,
  agreedOn: row.agreedOn,
  reason: row.reason,
  detailsTo: row.detailsTo,
  note: row.note,
  contact: row.contact,
  changedBy: row.changedBy,
  changedOn: row.changedOn,
  heldById: row.heldById,
  heldBy: row.heldBy,
  heldUntil: row.heldUntil,
});
// The table holds what MemberRow says; SQLite's types are wider.
const rowOf = (stored: Stored): MemberRow => shaped(stored as unknown as MemberRow);

export function readMembers(sql: SqlStorage, campaignId: string): MemberRow[] {
  return sql
    .exec<Stored>(
      `SELECT ${columns.join(", ")} FROM campaign_member WHERE campaignId = ? ORDER BY valueMinor DESC, supplierKey`,
      campaignId,
    )
    .toArray()
    .map(rowOf);
}

function inBatches(rows: readonly MemberRow[], write: (json: string) => void): void {
  for (let from = 0; from < rows.length; from += atOnce) write(JSON.stringify(rows.slice(from, from + atOnce)));
}

const valuesSql = columns.map((name) => `value->>'${name}'`).join(", ");

/** What rows got that were changed alike: one statement writes them all. */
interface Alike {
  readonly set: Partial<MemberRow>;
  /** How much higher their versions are. */
  readonly versions: number;
  readonly supplierKeys: string[];
}

/** What a row has that it did not have before; its version apart. */
export function differenceOf(before: MemberRow, after: MemberRow): Partial<MemberRow> {
  const names = worked.filter((name) => name !== "version" && before[name] !== after[name]);
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

function alike(members: MemberRows, rows: readonly MemberRow[]): Iterable<Alike> {
  const groups = new Map<string, Alike>();
  for (const row of rows) {
    const before = members.of(row.supplierKey);
    if (before === undefined) continue;
    const set = differenceOf(before, row);
    const versions = row.version - before.version;
    const key = JSON.stringify([versions, set]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { set, versions, supplierKeys: [row.supplierKey] });
    else known.supplierKeys.push(row.supplierKey);
  }
  return groups.values();
}

/** Writes what work changed of rows that are there: part of a transaction, before the memory takes them. */
export function writeMembers(
  sql: SqlStorage,
  campaignId: string,
  members: MemberRows,
  rows: readonly MemberRow[],
): void {
  for (const { set, versions, supplierKeys } of alike(members, rows)) {
    const names = Object.keys(set).map((name) => `, ${name} = ?`);
    sql.exec(
      `UPDATE campaign_member SET version = version + ?${names.join("")}
         WHERE campaignId = ? AND supplierKey IN (SELECT value FROM json_each(?))`,
      versions,
      ...Object.values(set),
      campaignId,
      JSON.stringify(supplierKeys),
    );
  }
}

/** Adds rows; those of suppliers that are there already stay as they are: part of a transaction. */
export function insertMembers(sql: SqlStorage, campaignId: string, rows: readonly MemberRow[]): void {
  inBatches(rows, (json) =>
    sql.exec(
      `INSERT OR IGNORE INTO campaign_member (campaignId, ${columns.join(", ")}) SELECT ?1, ${valuesSql} FROM json_each(?2)`,
      campaignId,
      json,
    ),
  );
}

/** What an imported supplier may lack. */
type Known = "wave" | "isCardable" | "cardableMinor" | "cardablePayments" | "daysToPay" | "termsBucket";

/** What is known of a supplier when it is added. */
export type AddedMember = Omit<Pick<MemberRow, (typeof given)[number] | "valueMinor">, Known> &
  Partial<Pick<MemberRow, Known | "status" | "contact" | "agreedMethod" | "agreedOn" | "reason" | "statusOn">>;

/** A supplier as it is added. */
export function addedRow(added: AddedMember, by: { readonly name: string; readonly at: string }): MemberRow {
  return {
    isCardable: 1,
    cardableMinor: null,
    cardablePayments: null,
    wave: null,
    daysToPay: null,
    termsBucket: "Unknown",
    status: "Pending",
    route: null,
    ownerUserId: null,
    ownerName: "",
    version: 1,
    statusOn: by.at,
    countedFrom: by.at,
    attempts: 0,
    unanswered: 0,
    unansweredSince: null,
    isReached: 0,
    isWritten: 0,
    lastAttemptOn: null,
    lastDisposition: null,
    lastChannel: null,
    nextKind: null,
    nextOn: null,
    nextTime: null,
    agreedMethod: null,
    agreedOn: null,
    reason: null,
    detailsTo: null,
    note: null,
    contact: "none",
    changedBy: by.name,
    changedOn: by.at,
    heldById: null,
    heldBy: null,
    heldUntil: null,
    ...added,
  };
}

/**
 * The suppliers of one campaign in memory, the largest value first. SQL is the truth; this is a copy of it that may be
 * dropped at any time, and that every committed change is applied to.
 */
export class MemberRows {
  readonly rows: MemberRow[];
  readonly #places = new Map<string, number>();
  /** Counts up with every change: what was computed of the rows before is out of date. */
  generation = 0;

  constructor(sql: SqlStorage, campaignId: string) {
    this.rows = readMembers(sql, campaignId);
    this.rows.forEach(({ supplierKey }, place) => this.#places.set(supplierKey, place));
  }

  get size(): number {
    return this.rows.length;
  }

  of(supplierKey: string): MemberRow | undefined {
    const place = this.#places.get(supplierKey);
    return place === undefined ? undefined : this.rows[place];
  }

  /** Place by value, from 0. */
  placeOf(supplierKey: string): number {
    return this.#places.get(supplierKey) ?? -1;
  }

  /** Takes rows that were written. */
  take(rows: readonly MemberRow[]): void {
    for (const row of rows) {
      const place = this.#places.get(row.supplierKey);
      if (place !== undefined) this.rows[place] = shaped(row);
    }
    this.generation += 1;
  }
}

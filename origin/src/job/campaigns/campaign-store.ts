/**
 * Campaigns of a job: their records, each with its suppliers with the figures of when they were added, so that a
 * campaign outlives the run that they were taken from. The job's object is the truth; nothing of a supplier leaves it.
 */
import * as v from "valibot";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { waves } from "@paygauge/api-types/entities/waves";
import { campaign } from "@paygauge/api-types/entities/campaigns";
import { measuredTerms } from "@paygauge/analysis/value/assumptions";
import { readRows, readStored } from "@paygauge/worker/stored-json";
import { deleteTexts, placeOf } from "../texts/text-store.ts";
import { storedRows } from "@paygauge/worker/stored-rows";

/** The stored record of a campaign. */
const campaignRecord = v.object({
  ...v.omit(campaign, ["campaignWorkflowId"]).entries,
  campaignId: v.string(),
  jobId: v.string(),
  /** The run that its suppliers came from first; null: it has none yet, or they were imported. */
  run: v.nullable(v.string()),
  /** Minor units for one of spend and for one payment a year, at full ramp. */
  perSpend: v.number(),
  perPayment: v.number(),
  /** What its suppliers showed when they were added, for the terms of another method. */
  measured: measuredTerms,
  /** When it was changed last; an untouched draft goes. */
  touchedOn: v.string(),
});
export type CampaignRecord = Readonly<v.InferOutput<typeof campaignRecord>>;

export const campaignTables = [
  "campaign",
  "campaign_member",
  "campaign_history",
  "campaign_attempt",
  "campaign_contact",
  "campaign_erased",
  "campaign_change",
  "campaign_undo",
  "campaign_outbox",
] as const;

/** Created at the object's first access; erased with the job. */
export function createCampaignTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign (campaignId TEXT PRIMARY KEY, createdOn TEXT NOT NULL,
    recordJson TEXT NOT NULL)`);
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_member (campaignId TEXT NOT NULL, supplierKey TEXT NOT NULL,
    name TEXT NOT NULL, country TEXT NOT NULL, mcc TEXT NOT NULL, mccDescription TEXT NOT NULL,
    yearMinor INTEGER NOT NULL, payments INTEGER NOT NULL, levels TEXT NOT NULL, valueMinor INTEGER NOT NULL,
    status TEXT NOT NULL, route TEXT, ownerUserId TEXT, ownerName TEXT NOT NULL, version INTEGER NOT NULL,
    statusOn TEXT NOT NULL, countedFrom TEXT NOT NULL, attempts INTEGER NOT NULL, unanswered INTEGER NOT NULL,
    unansweredSince TEXT, isReached INTEGER NOT NULL, isWritten INTEGER NOT NULL, lastAttemptOn TEXT,
    lastDisposition TEXT, lastChannel TEXT, nextKind TEXT, nextOn TEXT, nextTime TEXT, agreedMethod TEXT,
    agreedOn TEXT, reason TEXT, detailsTo TEXT, note TEXT, contact TEXT NOT NULL, changedBy TEXT NOT NULL,
    changedOn TEXT NOT NULL, heldById TEXT, heldBy TEXT, heldUntil TEXT, wave INTEGER, isCardable INTEGER NOT NULL DEFAULT 1,
    daysToPay REAL, termsBucket TEXT NOT NULL DEFAULT 'Unknown',
    PRIMARY KEY (campaignId, supplierKey)) WITHOUT ROWID`);
  addWaves(sql);
  for (const name of ["cardableMinor", "cardablePayments"])
    if (!hasColumn(sql, name)) sql.exec(`ALTER TABLE campaign_member ADD COLUMN ${name} INTEGER`);
  addOwnDays(sql);
  sql.exec("CREATE INDEX IF NOT EXISTS campaign_member_key ON campaign_member (supplierKey)");
  // Never used twice, though rows are deleted: a user's list keeps its place by it.
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_history (historyId INTEGER PRIMARY KEY AUTOINCREMENT,
    campaignId TEXT NOT NULL, supplierKey TEXT NOT NULL, what TEXT NOT NULL, fromStatus TEXT, toStatus TEXT,
    text TEXT NOT NULL, byUserId TEXT NOT NULL, byName TEXT NOT NULL, at TEXT NOT NULL)`);
  sql.exec("CREATE INDEX IF NOT EXISTS campaign_history_of ON campaign_history (campaignId, supplierKey)");
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_attempt (attemptId TEXT PRIMARY KEY, campaignId TEXT NOT NULL,
    supplierKey TEXT NOT NULL, channel TEXT NOT NULL, disposition TEXT, note TEXT NOT NULL, byUserId TEXT NOT NULL,
    byName TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID`);
  sql.exec("CREATE INDEX IF NOT EXISTS campaign_attempt_of ON campaign_attempt (campaignId, supplierKey, at)");
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_contact (campaignId TEXT NOT NULL, supplierKey TEXT NOT NULL,
    name TEXT NOT NULL, role TEXT NOT NULL, phone TEXT NOT NULL, mail TEXT NOT NULL, isVerified INTEGER NOT NULL,
    verifiedOn TEXT, source TEXT NOT NULL, sourceName TEXT NOT NULL, at TEXT NOT NULL, version INTEGER NOT NULL,
    PRIMARY KEY (campaignId, supplierKey)) WITHOUT ROWID`);
  sql.exec("CREATE TABLE IF NOT EXISTS campaign_erased (hash TEXT PRIMARY KEY, at TEXT NOT NULL) WITHOUT ROWID");
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_change (changeId TEXT PRIMARY KEY, campaignId TEXT NOT NULL,
    byUserId TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS campaign_undo (changeId TEXT NOT NULL, part INTEGER NOT NULL,
    rowsJson TEXT NOT NULL, PRIMARY KEY (changeId, part)) WITHOUT ROWID`);
  // Held the same for each supplier, for fifteen seconds.
  sql.exec("DROP TABLE IF EXISTS campaign_change_row");
  sql.exec("CREATE TABLE IF NOT EXISTS campaign_outbox (campaignId TEXT PRIMARY KEY, number INTEGER NOT NULL)");
  addCardable(sql);
}

const hasColumn = (sql: SqlStorage, name: string): boolean =>
  sql.exec("SELECT 1 FROM pragma_table_info('campaign_member') WHERE name = ?", name).toArray().length > 0;

/** Suppliers of before waves were proposed have none. */
function addWaves(sql: SqlStorage): void {
  if (!hasColumn(sql, "wave")) sql.exec("ALTER TABLE campaign_member ADD COLUMN wave INTEGER");
}

/** The days of suppliers that were added earlier are unknown: their letters give none. */
function addOwnDays(sql: SqlStorage): void {
  if (hasColumn(sql, "daysToPay")) return;
  sql.exec("ALTER TABLE campaign_member ADD COLUMN daysToPay REAL");
  sql.exec("ALTER TABLE campaign_member ADD COLUMN termsBucket TEXT NOT NULL DEFAULT 'Unknown'");
}

/** Older campaigns valued every supplier; the wave tells whose card acceptance was known. */
function addCardable(sql: SqlStorage): void {
  if (hasColumn(sql, "isCardable")) return;
  sql.exec("ALTER TABLE campaign_member ADD COLUMN isCardable INTEGER NOT NULL DEFAULT 1");
  sql.exec("UPDATE campaign_member SET isCardable = 0 WHERE wave IN (?, ?)", ...withoutCards);
  for (const each of listCampaigns(sql).readable) valueAgain(sql, each);
}

const withoutCards = [waves.indexOf("doNotContact"), waves.indexOf("negotiate")] as const;

const rowSchema = v.object({ campaignId: v.string(), recordJson: v.string() });
type Row = Readonly<v.InferOutput<typeof rowSchema>>;
const recordOf = ({ recordJson }: Row): CampaignRecord => readStored(campaignRecord, recordJson, "campaign.recordJson");

const rowsOf = (sql: SqlStorage): Row[] =>
  storedRows(sql, rowSchema, "SELECT campaignId, recordJson FROM campaign ORDER BY createdOn, campaignId");

/** Every campaign, in the order in which they were made. @throws Error when one is damaged: no report leaves it out */
export const readCampaigns = (sql: SqlStorage): CampaignRecord[] => rowsOf(sql).map(recordOf);

/** The same for lists and for work on all of them, with the IDs of those that are damaged. */
export function listCampaigns(sql: SqlStorage): { readonly readable: CampaignRecord[]; readonly damaged: string[] } {
  const { readable, damaged } = readRows(rowsOf(sql), recordOf);
  return { readable, damaged: damaged.map(({ campaignId }) => campaignId) };
}

/** How many campaigns a job has, damaged ones included. */
export const countCampaigns = (sql: SqlStorage): number => rowsOf(sql).length;

export function readCampaign(sql: SqlStorage, campaignId: string): CampaignRecord | null {
  const [row] = storedRows(
    sql,
    rowSchema,
    "SELECT campaignId, recordJson FROM campaign WHERE campaignId = ?",
    campaignId,
  );
  return row ? recordOf(row) : null;
}

export function putCampaign(sql: SqlStorage, record: CampaignRecord): void {
  sql.exec(
    `INSERT INTO campaign VALUES (?1, ?2, ?3) ON CONFLICT (campaignId) DO UPDATE SET recordJson = ?3`,
    record.campaignId,
    record.createdOn,
    JSON.stringify(record),
  );
}

/** Removes a campaign with all that is kept of its suppliers; what was erased stays known. */
export function deleteCampaign(sql: SqlStorage, campaignId: string): void {
  sql.exec(
    "DELETE FROM campaign_undo WHERE changeId IN (SELECT changeId FROM campaign_change WHERE campaignId = ?)",
    campaignId,
  );
  for (const table of ["member", "history", "attempt", "contact", "change"])
    sql.exec(`DELETE FROM campaign_${table} WHERE campaignId = ?`, campaignId);
  sql.exec("DELETE FROM campaign WHERE campaignId = ?", campaignId);
  deleteTexts(sql, placeOf.letters(campaignId));
}

/** The method may not be changed any more once a campaign was worked. */
export const isBegun = ({ stage, startedOn }: CampaignRecord): boolean => stage !== "Pending" || startedOn !== null;

/** Values all suppliers of a campaign again, after its method was changed. */
export function valueAgain(sql: SqlStorage, { campaignId, method, perSpend, perPayment }: CampaignRecord): void {
  sql.exec(
    `UPDATE campaign_member SET valueMinor = CASE WHEN ?4 OR (isCardable = 0 AND status = 'Succeeded')
         THEN yearMinor * ?2 + payments * ?3
       WHEN isCardable = 0 THEN 0
       ELSE coalesce(cardableMinor, yearMinor) * ?2 + coalesce(cardablePayments, payments) * ?3 END
       WHERE campaignId = ?1`,
    campaignId,
    perSpend,
    perPayment,
    Number(familyOf[method] !== "card"),
  );
}

/** A campaign's terms, of one method. */
export type CampaignTerms = Pick<CampaignRecord, "perSpend" | "perPayment" | "measured" | "conversion"> & {
  readonly method: Capability;
};

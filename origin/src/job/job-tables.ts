import { breakdownTables, createBreakdownTables } from "./breakdowns/breakdown-store.ts";
import { createBusinessCaseTable } from "./business-case/case-store.ts";
import { campaignTables, createCampaignTables } from "./campaigns/campaign-store.ts";
import { createOutcomeTable, recordDoneCommands } from "../commands/command-outcomes.ts";
import { createCommandTable } from "../commands/command-runner.ts";
import { createCubePageTable } from "./cubes/cube-pages.ts";
import { createCubeTable } from "./cubes/cube-store.ts";
import { createCheckedRowsTable } from "./ingest/checked-rows.ts";
import { createRowMapTable } from "./ingest/row-map.ts";
import { createKeptLedgers, keptLedgerTables } from "./ingest/kept-ledgers.ts";
import { createIngestTables, ingestTables } from "./ingest/store.ts";
import { createSupplierTables, readMeta, upgradeSupplier, writeMeta } from "./job-schema.ts";
import { createAlikeTable } from "./decisions/alike-store.ts";
import { createDecisionTables } from "./decisions/decision-store.ts";
import { upgradeDecisions } from "./decisions/upgrade-decisions.ts";
import { createPayeeTable } from "./payees/payee-store.ts";
import { createNeedsOutbox } from "./needs/needs-outbox.ts";
import { createOpeningTable } from "./reports/openings.ts";
import { createReportTables, reportTables } from "./reports/report-store.ts";
import { recordFirstRun } from "./runs/first-run.ts";
import { createRunTables } from "./runs/run-store.ts";
import { createTextTable } from "./texts/text-store.ts";
import { createObjectOutbox } from "../proq/object-outbox.ts";
import { createUseCaseTables } from "./use-cases/use-case-store.ts";

/** Tables of the job's object that belong together. */
interface TableGroup {
  readonly names: readonly string[];
  /** Makes them where they are not there; of no effect where they are. */
  readonly create: (sql: SqlStorage) => void;
}

/** Every table of a job's object except `meta`. A table that is not named here is in no job. */
export const jobTables: readonly TableGroup[] = [
  { names: ["supplier", "supplier_base", "supplier_match", "supplier_score"], create: createSupplierTables },
  { names: ["cube"], create: createCubeTable },
  { names: ["cube_page"], create: createCubePageTable },
  { names: [...breakdownTables], create: createBreakdownTables },
  { names: ["command"], create: createCommandTable },
  { names: ["command_outcome"], create: createOutcomeTable },
  { names: ["check_row_page"], create: createCheckedRowsTable },
  { names: ["check_map_page"], create: createRowMapTable },
  { names: ingestTables, create: createIngestTables },
  { names: [...keptLedgerTables], create: createKeptLedgers },
  { names: ["run", "run_pin"], create: createRunTables },
  { names: ["decision"], create: createDecisionTables },
  { names: ["alike", "alike_run"], create: createAlikeTable },
  { names: ["payee_class"], create: createPayeeTable },
  { names: ["use_case", "use_case_member"], create: createUseCaseTables },
  { names: [...campaignTables], create: createCampaignTables },
  { names: ["needs_outbox"], create: createNeedsOutbox },
  { names: ["business_case"], create: createBusinessCaseTable },
  { names: [...reportTables], create: createReportTables },
  { names: ["written_text"], create: createTextTable },
  { names: ["job_opening"], create: createOpeningTable },
  { names: ["queue_outbox"], create: createObjectOutbox },
];

const schemaVersion = 12;

/**
 * Creates or upgrades the job's own tables; called inside blockConcurrencyWhile at the object's first access, and after
 * everything was erased. A run is one import or re-score of the job; every row of one carries its id, and the catalogue
 * names the runs that are read, so that one in progress never shows half of itself.
 */
export function migrateJob(sql: SqlStorage): void {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)");
  const known = readMeta(sql, "schemaVersion");
  if (known !== null) upgradeSupplier(sql, Number(known));
  if (known !== null && Number(known) < 8) upgradeDecisions(sql);
  for (const { create } of jobTables) create(sql);
  if (known !== null && Number(known) < 4) recordFirstRun(sql);
  if (known !== null && Number(known) < 5) recordDoneCommands(sql);
  // The rows that a check would reject are read from the map of all rows.
  if (known !== null && Number(known) < 7) sql.exec("DROP TABLE IF EXISTS check_reject");
  if (Number(known) !== schemaVersion) writeMeta(sql, "schemaVersion", String(schemaVersion));
}

/** A part of a run's suppliers for a training: features, labels and a digest in place of who they are. */
import { keysOf } from "../../vendors/vendor-keys.ts";
import { mix32 } from "../../prediction/model/random.ts";
import type { TrainingRow } from "../../prediction/model/training-set.ts";
import { countSuppliers } from "../supplier-store.ts";
import type { RunRecord } from "../runs/run-store.ts";
import { lastDayOf, ledgerRows, type LedgerRow } from "./feature-rows.ts";
import { campaignLabels, entryLabels } from "./label-rows.ts";

/** A row before its job, its issuer and the age of its company are added. */
interface PartRow extends Omit<TrainingRow, "jobId" | "issuerId"> {
  readonly companyNumber: string;
}

export interface TrainingPart {
  readonly rows: readonly PartRow[];
  /** Ordinal of the next part; null after the last. */
  readonly next: number | null;
}

export interface PartAsked {
  readonly from: number;
  readonly most: number;
  readonly directoryDay: string | null;
}

/** The same for the same supplier of every ledger: by its tax number, else its company number, else its name. */
function vendorOf({ name, country, taxId, companyNumber }: LedgerRow): string {
  const keys = keysOf({ name, country, taxId, companyNumber, city: "", mcc: "", entryId: "" });
  const key = keys.tax || keys.company || keys.name;
  return `${mix32(key, 1).toString(36)}.${mix32(key, 2).toString(36)}`;
}

/** Suppliers of a run from an ordinal on; none of a ledger without dates, which nothing comes after. */
export function trainingPart(
  sql: SqlStorage,
  record: RunRecord,
  { from, most, directoryDay }: PartAsked,
): TrainingPart {
  const cutOff = lastDayOf(record);
  if (cutOff === null) return { rows: [], next: null };
  const window = { cutOff, directoryDay };
  const byKey = campaignLabels(sql, window);
  const byOrdinal = entryLabels(sql, record.run, from, from + most, window);
  const rows = ledgerRows(sql, record, from, from + most).map((row): PartRow => {
    const found = byKey.get(row.supplierKey) ?? byOrdinal.get(row.ordinal);
    const { ordinal: _, name: _name, taxId: _tax, ...features } = row;
    return { ...features, vendor: vendorOf(row), cutOff, label: found?.label ?? null, source: found?.source ?? null };
  });
  const next = from + most;
  return { rows, next: next < countSuppliers(sql, record.run) ? next : null };
}

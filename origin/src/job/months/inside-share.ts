import * as v from "valibot";
import { documentTypes } from "@paygauge/api-types/entities/ledger-words";
import type { InParts } from "@paygauge/api-types/turns/turns";
import { inRanges } from "../summary/added-up.ts";
import type { OutsidePeriod } from "./outside-period.ts";

const row = v.object({
  ordinal: v.number(),
  spendMinor: v.number(),
  PurchaseOrder: v.number(),
  Invoice: v.number(),
  Payment: v.number(),
});

/** Payments stand for the spend where there are any, else invoices, else orders: as `spendOf`. */
const byPriority = documentTypes.toReversed();

const text = `SELECT ordinal, spendMinor, ${documentTypes
  .map((type) => `coalesce(totalsJson->>'$.documents.${type}.count', 0) AS ${type}`)
  .join(", ")} FROM supplier_base`;

/** The share of a run's spend, 0 to 1, whose documents are dated inside its period. In parts of `walkedRows`. */
export function* insideShare(sql: SqlStorage, run: string, { outside, dated }: OutsidePeriod): InParts<number> {
  let [inside, whole] = [0, 0];
  yield* inRanges(sql, run, row, { text, rest: "AND spendMinor > 0" }, (supplier) => {
    const type = byPriority.find((each) => supplier[each] > 0) ?? "Payment";
    whole += supplier.spendMinor;
    inside += dated(supplier.ordinal, type).valueMinor - outside(supplier.ordinal, type).valueMinor;
  });
  return whole > 0 ? Math.min(1, Math.max(0, inside / whole)) : 1;
}

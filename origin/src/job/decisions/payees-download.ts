/** The review of payee classes as CSV: what is proposed or applied, why, and what was decided. */
import type { PayeeEvidence } from "@paygauge/api-types/entities/payee-classes";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import type { RunInSight } from "../../identity/run-in-sight.ts";
import { csvStream, downloadHeaders } from "../export-csv.ts";
import { allPayees } from "./payee-decisions.ts";

const heading = [
  "Supplier key",
  "Name",
  "Country",
  "Spend",
  "Currency",
  "State",
  "Counted as",
  "Payee class",
  "Evidence",
  "Decided by",
  "Decided on",
  "Waits for a re-score",
];

const evidenceText = (evidence: PayeeEvidence): string => {
  if (evidence.kind === "list") return `list ${evidence.list}: ${evidence.entry}`;
  if (evidence.kind === "pattern") return `words (${evidence.language}): ${evidence.words}`;
  if (evidence.kind === "buyer") return `buyer's name: ${evidence.words}`;
  if (evidence.kind === "mcc") return `MCC ${evidence.code}`;
  if (evidence.kind === "purpose") return `descriptions: ${Math.round(evidence.share * 100)} % of the money`;
  return `supplier ID: ${evidence.words}`;
};

interface PayeesFile {
  readonly jobName: string;
  readonly currency: string;
  readonly minorDigits: number;
}

/** Every payee of whose class there is something to say, the most spend first. */
export function payeesDownload(sql: SqlStorage, run: RunInSight, file: PayeesFile): Response {
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine(heading)}`;
    for (const item of allPayees(sql, run)) {
      const by = item.decision ?? item.remembered;
      yield csvLine([
        item.supplierKey,
        item.name,
        item.country,
        item.spendMinor / 10 ** file.minorDigits,
        file.currency,
        item.state,
        item.counted,
        item.payeeClass,
        item.evidence.map(evidenceText).join("; "),
        by?.author ?? "",
        by?.at ?? "",
        item.decision?.isPending === true ? "yes" : "",
      ]);
    }
  }
  return new Response(csvStream(pieces()), {
    headers: downloadHeaders(`${file.jobName} payee classes.csv`, "text/csv; charset=utf-8"),
  });
}

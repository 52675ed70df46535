import type { MatchLevels } from "@paygauge/api-types/entities/analysis";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { csvStream, downloadHeaders } from "../export-csv.ts";
import type { DirectoryEntry, PayeeIdentity } from "../facts.ts";
import { readDecisions } from "./decision-store.ts";

interface Seen {
  readonly identity: PayeeIdentity;
  readonly entry: DirectoryEntry | null;
  readonly levels: MatchLevels | null;
  readonly bits: number | null;
  readonly band: string | null;
}

const sides = ["name", "addressLine1", "city", "postalCode", "country", "phone", "taxId", "companyNumber"] as const;
const fields = ["name", "street", "postcode", "city", "phone", "taxId"] as const;
const words = sides.map((side) => side.replaceAll(/([A-Z0-9])/g, " $1").toLowerCase());

const heading = [
  "Supplier key",
  "Decision",
  "Entry id",
  ...words.map((word) => `Supplier ${word}`),
  ...words.map((word) => `Entry ${word}`),
  ...fields.map((field) => `Agreement ${field}`),
  "Bits",
  "Band of the machine",
  "Author",
  "At",
];

/** Every word people said about matches, in order, with both sides as they stood: labelled pairs as CSV. */
export function decisionsDownload(sql: SqlStorage, jobName: string): Response {
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine(heading)}`;
    for (const row of readDecisions(sql, "match")) {
      const { decision, entryId = "" }: { decision: string; entryId?: string } = JSON.parse(row.decisionJson);
      const { identity, entry, levels, bits, band }: Seen = JSON.parse(row.seenJson);
      yield csvLine([
        row.supplierKey,
        decision,
        entryId,
        ...sides.map((side) => identity[side]),
        ...sides.map((side) => entry?.[side] ?? ""),
        ...fields.map((field) => levels?.[field] ?? ""),
        bits,
        band,
        row.author,
        row.at,
      ]);
    }
  }
  return new Response(csvStream(pieces()), {
    headers: downloadHeaders(`${jobName} match decisions.csv`, "text/csv; charset=utf-8"),
  });
}

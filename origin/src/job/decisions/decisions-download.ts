import * as v from "valibot";
import { matchLevelsSchema } from "@paygauge/api-types/entities/analysis";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { csvStream, downloadHeaders } from "../export-csv.ts";
import { matchDecisionOf, readDecisions } from "./decision-store.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";

const sides = ["name", "addressLine1", "city", "postalCode", "country", "phone", "taxId", "companyNumber"] as const;
const fields = ["name", "street", "postcode", "city", "phone", "taxId"] as const;
const side = v.object({
  name: v.string(),
  addressLine1: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  phone: v.string(),
  taxId: v.string(),
  companyNumber: v.string(),
} satisfies Record<(typeof sides)[number], unknown>);
const seenSchema = v.object({
  identity: side,
  entry: v.nullable(side),
  levels: v.nullable(matchLevelsSchema),
  bits: v.nullable(v.number()),
  band: v.nullable(v.string()),
});
const words = sides.map((name) => name.replaceAll(/([A-Z0-9])/g, " $1").toLowerCase());

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

/** Every decision of users about matches, in order, with both sides at that time: labelled pairs as CSV. */
export function decisionsDownload(sql: SqlStorage, jobName: string): Response {
  function* pieces(): Generator<string> {
    yield `\uFEFF${csvLine(heading)}`;
    for (const row of readDecisions(sql, "match")) {
      const said = matchDecisionOf(row);
      const seen = readStoredOr(seenSchema, row.seenJson, "decision.seenJson (match)", null);
      const { identity, entry, levels, bits = null, band = null } = seen ?? {};
      yield csvLine([
        row.supplierKey,
        said.decision,
        said.decision === "clear" ? "" : said.entryId,
        ...sides.map((name) => identity?.[name] ?? ""),
        ...sides.map((name) => entry?.[name] ?? ""),
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

/** Use cases of one job as a source of compiled queries in the job's object. */
import type { AnalyticsCell } from "@paygauge/api-types/entities/analytics-queries";
import { jsonRows, jsonTable, type SeenJobRow } from "./scope.ts";
import { sourceOf, type Source } from "./source.ts";

export type SeenCaseJob = Pick<SeenJobRow, "job" | "buyer" | "issuer" | "currency" | "scale">;
const ofJob = ["job", "buyer", "issuer", "currency", "scale"] as const;
const ofCase = [
  "useCase",
  "method",
  "published",
  "outOfDate",
  "createdOn",
  "frozenOn",
  "suppliers",
  "cardSuppliers",
  "addressable",
  "yearPayments",
  "value",
] as const;

export type UseCaseRow = Readonly<Record<(typeof ofCase)[number], AnalyticsCell>>;

const columns = [...ofCase, ...ofJob];

export const sourceOfCases = (job: SeenCaseJob, rows: readonly UseCaseRow[]): Source =>
  sourceOf("useCases", {
    before: jsonTable("seen", columns, "?1"),
    from: "seen",
    bound: [
      jsonRows(
        columns,
        rows.map((row) => ({ ...row, ...job })),
      ),
    ],
    rows: "seen",
    scale: "seen.scale",
  });

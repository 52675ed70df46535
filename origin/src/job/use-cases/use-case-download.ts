import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { memberHeadingsSchema } from "@paygauge/api-types/entities/use-cases";
import { caseTerms } from "@paygauge/analysis/value/assumptions";
import { familyOf } from "@paygauge/api-types/entities/case-methods";
import { unitValue } from "@paygauge/analysis/value/use-case";
import { minorDigitsOf } from "@paygauge/analysis/reading/currencies";
import { memberBatches } from "./members.ts";
import { setDownload } from "./set-file.ts";
import { readUseCase } from "./use-case-store.ts";
import { readStored } from "@paygauge/worker/stored-json";

/** The set of a use case as CSV or as a workbook; the handler has found it in sight. 404 where it is gone since. */
export function useCaseDownload(sql: SqlStorage, search: URLSearchParams): Response {
  const found = readUseCase(sql, search.get("id") ?? "");
  if (found === null) return new Response(null, { status: 404 });
  const currency = search.get("currency") ?? "";
  const { perSpend, perPayment } = unitValue(found.method, caseTerms(found.defaults, found.typed));
  return setDownload({
    name: `${search.get("name") ?? "job"} ${found.name}`,
    isSample: search.has("sample"),
    format: search.get("format") === "xlsx" ? "xlsx" : "csv",
    currency,
    headings: readStored(memberHeadingsSchema, search.get("headings") ?? "{}", "headings"),
    method: found.method,
    chosen: capabilitiesOf({ capabilities: (search.get("capabilities") ?? "").split(",") }),
    value: {
      isCard: familyOf[found.method] === "card",
      perSpend,
      perPayment: perPayment * 10 ** minorDigitsOf(currency),
    },
    batches: memberBatches(sql, found.useCaseId),
  });
}

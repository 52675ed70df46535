import * as v from "valibot";
import { exportRequest, type ExportRequest } from "@paygauge/api-types/entities/exports";
import { invalid } from "../refusal.ts";

/** The `request` of an export's address: a paged request without its page, as JSON. @throws Refusal 422 */
export function exportRequestOf(text: string | undefined): ExportRequest {
  let value: unknown;
  try {
    value = JSON.parse(text ?? "{}");
  } catch {
    throw invalid("request", "The export's request is not valid JSON. Export again from the grid.");
  }
  const parsed = v.safeParse(exportRequest, value);
  if (!parsed.success) throw invalid("request", `The export's request is not valid: ${parsed.issues[0].message}`);
  return parsed.output;
}

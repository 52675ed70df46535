import * as v from "valibot";
import {
  columnHeadings,
  exportRequest,
  type ColumnHeadings,
  type ExportRequest,
} from "@paygauge/api-types/entities/exports";
import { invalid } from "@paygauge/worker/refusal";
import { message } from "@paygauge/api-types/catalogue/message";
import { messageOfIssue } from "@paygauge/api-types/catalogue/issue-message";

/** What a part of an export's address says as JSON. @throws Refusal 422 */
function partOf<T>(name: string, schema: v.GenericSchema<unknown, T>, text = "{}"): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(name, message("exportNotJson"));
  }
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw invalid(name, message("exportInvalid", { sentence: messageOfIssue(parsed.issues[0]) }));
  return parsed.output;
}

/** The `request` of an export's address: a paged request without its page, as JSON. @throws Refusal 422 */
export const exportRequestOf = (text: string | undefined): ExportRequest => partOf("request", exportRequest, text);

/** The `headings` of an export's address: what columns are called, by their names, as JSON. @throws Refusal 422 */
export const exportHeadingsOf = (text: string | undefined): ColumnHeadings => partOf("headings", columnHeadings, text);

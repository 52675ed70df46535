import * as v from "valibot";
import { filterItem, pagedRequest } from "@paygauge/api-types/entities/paging";
import { invalid } from "../refusal.ts";

/** What an export asks for: the grid's request without its page. */
const exportRequest = v.strictObject({
  orderBy: pagedRequest.entries.orderBy,
  secondaryOrderBy: pagedRequest.entries.secondaryOrderBy,
  filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
  search: pagedRequest.entries.search,
});

/** The `request` of an export's address: a paged request without its page, as JSON. @throws Refusal 422 */
export function exportRequestOf(text: string | undefined): v.InferOutput<typeof exportRequest> {
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

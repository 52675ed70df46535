/** Every call about a job follows the capabilities that it has chosen (entities/job-capabilities.ts): here, once for all. */
import { message } from "@paygauge/api-types/catalogue/message";
import type { CallHit, CallId } from "@paygauge/api-types/endpoints";
import { keepChosen, unchosenIn } from "@paygauge/api-types/entities/job-capabilities";
import type { SeenJob } from "./identity/job-sight.ts";
import { invalid } from "@paygauge/worker/refusal";

/** Calls that are about every capability: the choice itself, and rulesets that are tried on a job. */
const ofEvery: ReadonlySet<CallId> = new Set<CallId>([
  "selectJobCapabilities",
  "benchScoring",
  "benchConfidence",
  "simulateScoring",
  "simulateConfidence",
]);

/** The answer without what is about capabilities that the job has not chosen. */
export function ofChoice({ id, call }: Pick<CallHit, "id" | "call">, job: SeenJob | null, answer: unknown): unknown {
  if (job === null || call.effect !== "read" || ofEvery.has(id) || answer instanceof Response) return answer;
  return keepChosen(answer, job);
}

/** What a query holds as JSON text, as one of an export does. */
function parsed(query: unknown): unknown[] {
  if (typeof query !== "object" || query === null) return [];
  return Object.entries(query).flatMap(([name, text]): unknown[] => {
    if (name === "columns")
      return String(text)
        .split(",")
        .map((propertyName) => ({ propertyName }));
    try {
      return name === "request" ? [JSON.parse(String(text))] : [];
    } catch {
      // The call itself says what is wrong with it.
      return [];
    }
  });
}

const columnsOf = (body: unknown): unknown[] => {
  const columns = typeof body === "object" && body !== null && "columns" in body ? body.columns : [];
  return Array.isArray(columns) ? columns.map((propertyName: unknown) => ({ propertyName })) : [];
};

/** Refuses a question about a capability that the job has not chosen. @throws Refusal 422 */
export function requireChosen(id: CallId, job: SeenJob, query: unknown, body: unknown): void {
  if (ofEvery.has(id)) return;
  const found = unchosenIn([query, parsed(query), body, columnsOf(body)], job);
  if (found !== null) throw invalid("capability", message("capabilityNotChosen", { name: found }));
}

import { expect, test } from "vitest";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { trafficCalls } from "@paygauge/api-types/entities/audit";
import { auditActions } from "../../web/src/texts/en/audit-actions.ts";

/** Calls of earlier releases: their lines stay in the log. */
const earlier = ["undoGroupRuling"];

test("the audit log has a sentence for every write, in audit-actions.ts of each language", () => {
  const written = compiledCalls.flatMap(({ id, call }) => (call.effect === "write" && isOfOrigin(call) ? [id] : []));
  expect(Object.keys(auditActions).toSorted()).toEqual([...written, ...earlier].toSorted());
  for (const id of trafficCalls) expect(Object.keys(auditActions)).toContain(id);
});

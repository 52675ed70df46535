import { expect, test } from "vitest";
import { calls, type ReleasedCallId } from "@paygauge/api-types/endpoints";
import { isOfOrigin, type Call } from "@paygauge/api-types/endpoints/call";
import { resources } from "@paygauge/api-types/endpoints/resources";
import { callParts } from "./call-parts.derived.ts";
import { callOf, registerCalls } from "./call-table.ts";
import "./business-case-calls.ts";
import "../areas/admin/statements/statement-calls.ts";
import "../areas/analysis/insights/insights-calls.ts";
import "../areas/audit/audit-calls.ts";
import "../areas/dev/anonymiser/anonymiser-calls.ts";
import "../areas/dev/config/config-calls.ts";
import "../areas/dev/debug/debug-calls.ts";
import "../areas/dev/reset/reset-calls.ts";
import "../areas/devops/e2e/e2e-calls.ts";
import "../areas/reports/reports-calls.ts";
import "./campaigns/calendar-calls.ts";
import "./campaigns/campaign-mails-calls.ts";
import "./campaigns/campaigns-calls.ts";
import "../areas/downloads/profiles/datapoint-profiles-calls.ts";
import "../areas/downloads/page/data-downloads-calls.ts";
import "./drafts/use-draft.ts";
import "./exports/use-exports.ts";

/** Calls that only the edge, the holder of a link, the chatbot, a connector or a socket makes, and those that the chatbot answers. */
const ofScreens = (call: Call) =>
  isOfOrigin(call) &&
  call.access.who !== "edge" &&
  call.access.who !== "token" &&
  !call.path.startsWith("/api/v1/chat-") &&
  !/^\/api\/v1\/(?:sftp-connector|dev-socket)\b/.test(call.path);

test("every call that is released is known once the areas' parts are loaded, as declared", async () => {
  await Promise.all(Object.values(callParts).map((load) => load()));
  // Those of a declared record come with its own screens.
  for (const { calls: own } of Object.values(resources)) registerCalls(own);
  const wanted = (Object.entries(calls) as [ReleasedCallId, Call][]).filter(([, call]) => ofScreens(call));
  expect(wanted.filter(([id, call]) => callOf(id) !== call).map(([id]) => id)).toEqual([]);
});

test("a call whose part was not loaded says what to do", () => {
  expect(() => callOf("nothing" as ReleasedCallId)).toThrow("Name its calls in the area's screens.ts.");
});

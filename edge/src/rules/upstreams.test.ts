import { calls } from "@paygauge/api-types/endpoints";
import { expect, it } from "vitest";
import { headersMsOf, upstreams } from "./upstreams.ts";

it("waits as long as a call declares, otherwise as long as for its upstream", () => {
  expect(headersMsOf(calls.testPrompt)).toBe(90_000);
  expect(headersMsOf(calls.draftPitch)).toBe(70_000);
  expect(headersMsOf(calls.promptsPage)).toBe(upstreams.api.headersMs);
  expect(headersMsOf(calls.replaceSupplierList)).toBe(upstreams.uploads.headersMs);
});

import { expect, test } from "vitest";
import type { Need } from "@paygauge/api-types/entities/needs";
import { goneFrom } from "./use-settled-elsewhere.ts";

const row = (id: string, kind: Need["kind"] = "publish"): Need => ({
  id,
  kind,
  fingerprint: "1",
  since: "2026-01-01T00:00:00.000Z",
  count: 1,
  ready: null,
  subject: "",
  job: null,
  campaignWorkflowId: null,
  money: null,
  reason: null,
  lock: null,
});

test("a row that is gone was settled elsewhere, unless this screen settled it or it ended by itself", () => {
  const before = [row("a"), row("b"), row("c"), row("d", "lockRequest")];
  expect(goneFrom(before, [row("a")], new Set(["b"])).map(({ id }) => id)).toEqual(["c"]);
  expect(goneFrom([], [row("a")], new Set())).toEqual([]);
});

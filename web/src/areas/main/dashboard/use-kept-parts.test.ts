import { expect, test } from "vitest";
import type { Dashboard } from "@paygauge/api-types/entities/dashboard";
import { keepParts } from "./use-kept-parts.ts";

const jobs = (total: number) => ({ state: "ready", value: { total, running: 0, published: 0, samples: 0 } }) as const;
const answer: Dashboard = {
  jobs: jobs(3),
  money: { state: "failed" },
  campaigns: { state: "ready", value: null },
  queue: { state: "ready", value: { errors: 1, oldestOn: null } },
  running: { state: "ready", value: [] },
  recent: { state: "ready", value: [] },
};

test("a part that fails keeps its last value and time, and the others go on", () => {
  const first = keepParts(null, answer, 1000);
  expect(first.money).toEqual({ value: undefined, at: 1000, failed: true });
  const second = keepParts(first, { ...answer, jobs: { state: "failed" } }, 2000);
  expect(second.jobs).toEqual({ value: jobs(3).value, at: 1000, failed: true });
  expect(second.queue.at).toBe(2000);
  const third = keepParts(second, { ...answer, jobs: jobs(4) }, 3000);
  expect(third.jobs).toEqual({ value: jobs(4).value, at: 3000, failed: false });
});

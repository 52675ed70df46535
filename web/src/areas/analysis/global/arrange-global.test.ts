import { expect, it } from "vitest";
import type { GlobalBar } from "@paygauge/api-types/entities/global-insights";
import { arrangeBars } from "./arrange-global.ts";

const bar = (at: number): GlobalBar => ({
  key: `k${at}`,
  label: `Bar ${at}`,
  suppliers: at,
  spendMinor: at * 100,
  pos: 0,
  posMinor: 0,
  invoices: 0,
  invoicesMinor: 0,
  payments: 0,
  paymentsMinor: 0,
  jobs: 1,
  organizations: at,
});
const bars = Array.from({ length: 20 }, (_, at) => bar(at + 1));
const label = (count: number) => `${count} others`;

it("shows the 12 largest and the others as one bar, which keeps the sum", () => {
  const shown = arrangeBars(bars, { metric: "organizations", isEvery: false }, label);
  expect([shown.length, shown[0]?.key, shown.at(-1)?.label]).toEqual([13, "k20", "8 others"]);
  const sum = (of: readonly GlobalBar[]) => of.reduce((total, { organizations }) => total + organizations, 0);
  expect(sum(shown)).toBe(sum(bars));
});

it("shows every bar if asked, if one would be left, and for jobs, which are in several bars", () => {
  expect(arrangeBars(bars, { metric: "spend", isEvery: true }, label)).toHaveLength(20);
  expect(arrangeBars(bars.slice(0, 13), { metric: "spend", isEvery: false }, label)).toHaveLength(13);
  expect(arrangeBars(bars, { metric: "jobCount", isEvery: false }, label)).toHaveLength(20);
});

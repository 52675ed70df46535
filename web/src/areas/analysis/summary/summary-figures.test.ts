import { expect, it } from "vitest";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { writtenLines, type FigureQuery } from "../../../data/figures/figure-query.ts";
import { capabilityFigure, stepFigures } from "./summary-figures.ts";

const summary = {
  currency: "GBP",
  minorDigits: 2,
  totals: { spendMinor: 3_811_158_109, suppliers: 463 },
  addressableMinor: 3_671_396_426,
  cardableMinor: 1_476_555_029,
  opportunityMinor: 457_732_059,
  opportunityYearMinor: 457_732_059,
  stepSuppliers: { addressable: 402, cardable: 229, opportunity: 229 },
  conversion: 0.31,
  year: { factor: 1, from: null, to: null },
  proven: { bothWays: { suppliers: 3, cardableMinor: 500 } },
  match: { suppliers: { High: 1 }, spendMinor: {} },
  directory: null,
} as unknown as JobSummary;

/** The result of the written lines. */
function worked({ less, plus = [] }: FigureQuery): number {
  const [first, ...others] = less.map(({ minor }) => minor);
  const added = plus.reduce((sum, { minor }) => sum + minor, 0);
  return others.reduce((left, minor) => left - minor, first ?? 0) + added;
}

const row = {
  capability: "vcard",
  suppliers: { High: 2, Medium: 3, Low: 4, None: 5 },
  spendMinor: { High: 1001, Medium: 2002, Low: 3, None: 4 },
  restsOnDirectory: true,
  mayRise: false,
} as const;

it("writes each figure as a sum that is equal to it", () => {
  const figures = [...Object.values(stepFigures("job", summary)), capabilityFigure("job", summary, row)];
  const sums = figures.filter(({ less, plus = [] }) => less.length + plus.length > 0);
  expect(sums.map((figure) => [figure.rule, worked(figure)])).toEqual(
    sums.map(({ rule, result }) => [rule, result?.minor]),
  );
  expect(sums.length).toBeGreaterThan(6);
});

it("leads from each figure that adds up suppliers to these suppliers", () => {
  const { cardable, opportunityUnknown } = stepFigures("job", summary);
  expect(cardable.suppliers?.count).toBe(229);
  expect(new URLSearchParams(cardable.suppliers?.href.split("?")[1]).toString()).toContain("cardableMinor");
  expect([opportunityUnknown.suppliers, opportunityUnknown.result]).toEqual([null, null]);
  expect(writtenLines(cardable).map(({ sign }) => sign)).toEqual(["", "−", "−", "="]);
});

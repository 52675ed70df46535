/**
 * A business case of all eight methods, computed as the calculator does at each key: values, result, the three first
 * scenarios and the tornado; and the draws of both ways, which the calculator leaves to a worker: here, and in the worker of
 * a browser. Run by `npm run bench`.
 */
import { capabilities } from "@paygauge/api-types/entities/capabilities";
import { jobCohort, planDefaults } from "@paygauge/analysis/value/case/case-defaults";
import { caseResult, caseValues, emptyCase, firstScenarios } from "@paygauge/analysis/value/case/case-model";
import { uncertaintyOf } from "@paygauge/analysis/value/case/draws";
import { tornadoOf } from "@paygauge/analysis/value/case/tornado";
import { caseInBrowser } from "./case-in-browser.ts";
import { goalLine, loadLine } from "./goal-line.ts";
import { quantile } from "./signed-in-browser.ts";

const stated = { rebate: 0.01, largeTicketRebate: 0.005, cashRate: 0.06, costNow: 3, costNew: 0.4, scfDay: 60 };
const measured = { suppliers: 90, addressable: 9_000_000, payments: 4000, currentPayDay: 38, largeTicketShare: 0.3 };
const inputs = {
  currency: "GBP",
  cohorts: capabilities.map((method) =>
    jobCohort({ ...measured, method, costNow: 3, terms: null, levels: [] }, stated),
  ),
  plan: planDefaults(stated),
  issuer: null,
};

interface Slowest {
  /** ms that the thread computed, whatever else the machine did. */
  readonly computed: number;
  /** ms by the clock. */
  readonly passed: number;
}

/** The slowest of the middle nineteen of twenty: each with another value typed. */
function slowest(work: (growth: number) => void, times: number): Slowest {
  const found = Array.from({ length: times }, (_, at) => {
    const [began, used] = [performance.now(), process.threadCpuUsage()];
    work(at / 1000);
    const { user, system } = process.threadCpuUsage(used);
    return { computed: (user + system) / 1000, passed: performance.now() - began };
  });
  return {
    computed: quantile(
      found.map(({ computed }) => computed),
      0.95,
    ),
    passed: quantile(
      found.map(({ passed }) => passed),
      0.95,
    ),
  };
}

const byTheClock = ({ passed }: Slowest): string => `${passed.toFixed(1)} ms by the clock`;

const valuesAt = (growth: number) => {
  const body = { ...emptyCase, typed: { growth } };
  return firstScenarios.map((scenario) => caseValues(inputs, body, scenario));
};

loadLine();
const key = slowest((growth) => {
  const [low = {}, base = {}, high = {}] = valuesAt(growth);
  for (const values of [low, base, high]) caseResult(inputs, values, 5);
  tornadoOf(inputs, base, 5);
}, 400);
goalLine(
  "a case of eight cohorts at a key, computing time, p95",
  { value: key.computed, unit: "ms", goal: 16, better: "less" },
  byTheClock(key),
);
const draws = slowest((growth) => {
  uncertaintyOf(inputs, valuesAt(growth)[1] ?? {}, 5);
}, 40);
goalLine(
  "its 10,000 draws in both ways, computing time, p95",
  { value: draws.computed, unit: "ms", goal: 150, better: "less" },
  byTheClock(draws),
);

const { key: inPage, draws: besidePage } = await caseInBrowser(60);
console.log("in Chromium, the sample job's calculator: until the page rests after a key, and its worker's answer");
// The field, eight panels and a drawing are in it as well: the module alone is the first line.
goalLine("computing of the page at a key, p95", { value: inPage, unit: "ms", goal: null, better: "less" });
goalLine(
  "the worker's 10,000 draws in both ways, by the clock, p95",
  { value: besidePage.slow, unit: "ms", goal: 150, better: "less" },
  `median ${Math.round(besidePage.median)} ms, least ${Math.round(besidePage.least)} ms`,
);

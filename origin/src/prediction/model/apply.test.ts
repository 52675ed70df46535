import { expect, it } from "vitest";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { predictRows } from "./apply.ts";
import { allFeatures, madeRows } from "./made-set.fixture.ts";
import { fitRows } from "./proof.ts";
import { seeded } from "./random.ts";
import { labelledSet, type FeatureRow } from "./training-set.ts";

const set = atOnce(labelledSet(madeRows({ rows: 3000 })));
const settings = { features: allFeatures, c: 1, seed: 3 };
const { encoding, fit } = atOnce(fitRows(set, Uint32Array.from(set.labels.keys()), settings));
const model = {
  features: allFeatures,
  encoding,
  intercept: fit.intercept,
  weights: [...fit.weights],
  calibration: { scores: [-4, 4], probabilities: [0.02, 0.98] },
};
const usual: FeatureRow = {
  industry: "MCC Travel",
  country: "GBR",
  legalForm: "ltd",
  age: 10,
  invoices: 40,
  ticket: 100,
  terms: 22,
  methods: 3,
};
const predicted = (row: Partial<FeatureRow>) => atOnce(predictRows(model, [{ ...usual, ...row }]))[0];

it("names what spoke for a supplier and against it, the strongest first", () => {
  expect(predicted({})?.probability).toBeGreaterThan(0.7);
  expect(predicted({})?.reasons[0]).toBe("+industry");
  expect(predicted({ industry: "MCC Government" })?.reasons[0]).toBe("-industry");
  expect(predicted({})?.reasons).toHaveLength(3);
  // What is not known isn't a reason.
  expect(predicted({ industry: "" })?.reasons).not.toContain("+industry");
});

it("predicts nothing of a supplier of whom less than half is known", () => {
  const bare = { industry: "", age: null, invoices: null, ticket: null, terms: null, methods: null };
  expect(predicted({ ...bare, country: "GBR" })).toEqual({ probability: null, reasons: [] });
  expect(predicted({ ...bare, terms: 22, invoices: 3 })?.probability).not.toBeNull();
});

it("predicts a probability for whatever a ledger states", () => {
  const random = seeded(9);
  const any = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const numbers = [null, 0, -5, 1e-9, 1, 1e15, Number.MAX_SAFE_INTEGER];
  const words = ["", "MCC Travel", "constructor", "__proto__", "\u0000", "x".repeat(500)];
  const rows = Array.from({ length: 2000 }, (): FeatureRow => ({
    industry: any(words),
    country: any(words),
    legalForm: any(words),
    age: any(numbers),
    invoices: any(numbers),
    ticket: any(numbers),
    terms: any(numbers),
    methods: any([null, 0, 1, 31]),
  }));
  for (const { probability, reasons } of atOnce(predictRows(model, rows))) {
    if (probability !== null) expect(probability >= 0.02 && probability <= 0.98, String(probability)).toBe(true);
    expect(reasons.length).toBeLessThanOrEqual(3);
  }
});

/**
 * Ranking of payees in public ledgers that mark card payments: node tests/bench/prediction-public.bench.ts
 * Positive and unlabelled: a payee that was paid by card accepts cards; one that was paid otherwise is unlabelled, since
 * a payment by another method doesn't mean a refusal. So an AUC here compares marked payees with all others, and recall
 * in the top fifth counts marked payees alone. The ledgers state no industry: the purpose of the payments replaces it.
 * It offers no model. Reads SAMPLES_DIR (default ../shared/data); without it, it prints that and ends.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fold } from "@paygauge/analysis/names/normalise";
import type { PredictionFeature } from "@paygauge/api-types/entities/ml-features";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { csvRows } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { legalFormOf } from "../../origin/src/job/prediction/legal-form.ts";
import { proofFigures } from "../../origin/src/prediction/model/figures.ts";
import { prove } from "../../origin/src/prediction/model/proof.ts";
import { labelledSet, type TrainingRow } from "../../origin/src/prediction/model/training-set.ts";
import { goalLine } from "./goal-line.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

interface Line {
  readonly name: string;
  readonly paidFor: string;
  readonly amount: number;
  readonly isCard: boolean;
}

const amountOf = (text = ""): number => Number(text.replaceAll(/[£, ]/g, ""));
const linesOf = (file: string, of: (row: Record<string, string>) => Line): Line[] =>
  csvRows(join(dir, file))
    .map(of)
    .filter(({ name, amount }) => name !== "" && !/redact/i.test(name) && Number.isFinite(amount));

/** Leeds marks each payment. */
const leeds2020 = linesOf("leeds/raw-2020-06.csv", (row) => ({
  name: fold(row["Beneficiary Name"] ?? ""),
  paidFor: row["Purpose"] ?? "",
  amount: amountOf(row["Amount"]),
  isCard: /^y/i.test(row["Procurement Card"] ?? ""),
}));
const leeds2012 = linesOf("leeds/raw-2012-11.csv", (row) => ({
  name: fold(row["SupplierName"] ?? ""),
  paidFor: row["DetailedExpenditureType"] ?? "",
  amount: amountOf(row[" NetAmount "] ?? row["NetAmount"]),
  isCard: false,
}));
const calderdale2013 = linesOf("calderdale/2013-03-invoices.csv", (row) => ({
  name: fold(row["Supplier Name"] ?? ""),
  paidFor: row["Expense Type"] ?? "",
  amount: amountOf(row["Amount"]),
  isCard: false,
}));
const gla2022 = linesOf("gla/2022-P13.csv", (row) => ({
  name: fold(row["Vendor Name"] ?? ""),
  paidFor: row["Expenditure Account Code Description"] ?? "",
  amount: amountOf(row["Amount"]),
  isCard: /card/i.test(row["Vendor ID"] ?? ""),
}));
const cardNames = (lines: readonly Line[]): Set<string> =>
  new Set(lines.flatMap(({ name, isCard }) => (isCard ? [name] : [])));
/** Merchants of the council's own cards, without an acquirer's number in front. */
const calderdaleCards = new Set(
  ["2014-10-card", "2022-08-card"].flatMap((file) =>
    csvRows(join(dir, `calderdale/${file}.csv`)).map((row) =>
      fold((row["Supplier Name"] ?? "").replace(/^\d{6,} /, "")),
    ),
  ),
);

const mostOf = (lines: readonly Line[]): string => {
  const sums = new Map<string, number>();
  for (const { paidFor, amount } of lines) sums.set(paidFor, (sums.get(paidFor) ?? 0) + Math.abs(amount));
  return [...sums].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "";
};

/** Payees of a ledger as a training reads suppliers. */
function payeesOf(lines: readonly Line[], marked: ReadonlySet<string>): TrainingRow[] {
  return [...Map.groupBy(lines, ({ name }) => name)].map(([name, own]) => {
    const sum = own.reduce((all, { amount }) => all + amount, 0);
    return {
      jobId: "public",
      supplierKey: name,
      vendor: name,
      issuerId: "public",
      cutOff: 20_000,
      label: marked.has(name) ? 1 : 0,
      source: "statements",
      industry: mostOf(own),
      country: "GBR",
      legalForm: legalFormOf(name),
      age: null,
      invoices: own.length,
      ticket: sum > 0 ? sum / own.length : null,
      terms: null,
      methods: null,
    };
  });
}

function tell(title: string, rows: readonly TrainingRow[], features: readonly PredictionFeature[]): void {
  const set = atOnce(labelledSet(rows));
  const { predictions } = atOnce(prove(set, { features, c: 1, seed: 20_260_101 }, () => undefined));
  const issuers = set.rows.map(({ issuerId }) => issuerId);
  const { auc, topFifth, labels, accepting, industry, aucError } = atOnce(proofFigures(predictions, issuers));
  const share = ((100 * accepting) / labels).toFixed(1);
  console.log(`${title}: ${labels} payees, ${accepting} of them marked (${share} %); features: ${features.join(", ")}`);
  const more = (what: string, value: number, note = "") =>
    goalLine(`  ${what}`, { value, unit: "", goal: null, better: "more" }, note);
  more("marked payees in the top fifth, model", topFifth);
  more("  the rate of what they are paid for", industry.topFifth);
  more("  a coin", 0.2);
  more("marked above unlabelled (AUC), model", auc, `one standard error of chance ${aucError.toFixed(3)}`);
  const gain = auc - industry.auc;
  const verdict = gain >= 0.03 ? "better by .03 or more" : "not better by .03";
  more("  the rate of what they are paid for", industry.auc, `the model is ${verdict}: ${gain.toFixed(3)}`);
}

console.log(
  "Positive and unlabelled: paid otherwise is no refusal. Out of fold by payee. No model is offered from it.",
);
const before = ["industry", "legalForm"] as const;
const all = [...before, "invoices", "ticket"] as const;
const sets = [
  ["Leeds 2020-06, paid by card in the same month", payeesOf(leeds2020, cardNames(leeds2020))],
  ["Leeds 2012-11, paid by card in 2020-06", payeesOf(leeds2012, cardNames(leeds2020))],
  ["Calderdale 2013-03, merchants of its cards in 2014-10 or 2022-08", payeesOf(calderdale2013, calderdaleCards)],
  ["GLA 2022-P13, paid by the corporate card in the same period", payeesOf(gla2022, cardNames(gla2022))],
] as const;
for (const [title, rows] of sets) {
  tell(title, rows, before);
  tell(title, rows, all);
}
console.log(
  "In the same month a marked payee's payments and ticket are those of its card payments too: they are no proof.",
);

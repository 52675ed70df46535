/**
 * Payee classes: node tests/bench/payees.bench.ts
 * 500 payees of three real ledgers that were labelled by hand before version 1 was tuned on half of them, 1,004 of 31
 * ledgers that version 2 was developed on, and 501 that were drawn after it was complete, to judge it by. Reads
 * SAMPLES_DIR (default ../shared/data), and ends without it.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  judgedPayeesIn,
  labelledPayees2In,
  labelledPayeesIn,
  measurePayees,
  type LabelledPayee,
} from "../../origin/src/job/payees/measure-payees.fixture.ts";
import { newestPayeeRules, payeeRules } from "../../origin/src/job/payees/payee-rules.ts";
import { payeeProposer } from "../../origin/src/job/payees/propose-class.ts";
import { goalLine } from "./goal-line.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

function report(title: string, payees: readonly LabelledPayee[]): void {
  const found = measurePayees(payees);
  console.log(`${title}: ${found.payees} payees, ${found.excluded} of them to be excluded`);
  const line = (what: string, part: number, whole: number, goal: number | null) =>
    goalLine(`  ${what}`, { value: share(part, whole), unit: "", goal, better: "more" }, `${part} of ${whole}`);
  line("certain ones that are right", found.certainRight, found.certain, 0.99);
  line("proposed ones that are right", found.proposedRight, found.proposed, null);
  line("payees to be excluded that are found", found.excludedFound, found.excluded, null);
  goalLine("  suppliers excluded", { value: found.suppliersExcluded, unit: "", goal: 0, better: "less" });
  line(
    "spend to be excluded that is found",
    Math.round(found.excludedSpendFound),
    Math.round(found.excludedSpend),
    0.9,
  );
}

function reportSet(title: string, payees: readonly LabelledPayee[]): void {
  report(title, payees);
  for (const ledger of new Set(payees.map((each) => each.ledger)))
    report(
      `${title}, ${ledger}`,
      payees.filter((each) => each.ledger === ledger),
    );
}

const first = labelledPayeesIn(dir);
reportSet("500 payees", first);
report(
  "500 payees, the half that version 1 was not tuned on",
  first.filter(({ isHeldOut }) => isHeldOut),
);
reportSet("1,004 payees that version 2 was developed on", labelledPayees2In(dir));
reportSet("501 payees drawn after version 2 was complete", judgedPayeesIn(dir));

const propose = payeeProposer(payeeRules(newestPayeeRules), { name: "Calder County Council", country: "GBR" });
const names = ["Milestone Infrastructure Ltd", "Devon Partnership NHS Trust", "HM Revenue & Customs", "J Example"];
const rounds = 50_000;
const began = performance.now();
for (let at = 0; at < rounds; at++)
  for (const name of names) propose({ name, country: "GBR", supplierId: "", mcc: "", merchantCategory: "" });
const perName = ((performance.now() - began) * 1000) / (rounds * names.length);
goalLine("a payee's proposal, µs", { value: perName, unit: "µs", goal: 20, better: "less" });

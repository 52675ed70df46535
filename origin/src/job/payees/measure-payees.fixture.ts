/** Measures the proposals against the labelled payees, read from the real ledgers by a second, independent reading. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import Papa from "papaparse";
import { addressableClasses } from "@paygauge/api-types/entities/payee-classes";
import { judgedPayees } from "./judged-payees.fixture.ts";
import { labelledLedgers, type LabelledLedger } from "./labelled-ledgers.fixture.ts";
import { labelledPayees2 } from "./labelled-payees-2.fixture.ts";
import { labelledPayees } from "./labelled-payees.fixture.ts";
import { newestPayeeRules, payeeRules } from "./payee-rules.ts";
import type { PurposeClass } from "./purpose-classes.ts";
import { payeeProposer, purposeReader, type PayeeProposal } from "./propose-class.ts";

/** Classes whose payees stay in scope: no method is withheld for them. */
const inScope = new Set<string>(addressableClasses);

const foldLabel = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The ledger's part of the key is a short name that was used when the labels were made. */
const shortNames: Readonly<Record<string, string>> = { sanFrancisco: "sf" };

const keyOf = (ledger: string, name: string): string =>
  createHash("sha256")
    .update(`${shortNames[ledger] ?? ledger}\n${foldLabel(name)}`)
    .digest("hex")
    .slice(0, 16);

export interface LabelledPayee {
  readonly ledger: string;
  readonly key: string;
  readonly label: string;
  readonly spend: number;
  readonly proposal: PayeeProposal | null;
  /** In the half that no rule was tuned on. */
  readonly isHeldOut: boolean;
}

interface Payee {
  readonly name: string;
  spend: number;
  money: number;
  readonly purposes: Partial<Record<PurposeClass, number>>;
}

/** The text of a file as a second reading has it: some are of windows-1252, some begin with a doubly encoded mark. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  const utf8 = new TextDecoder().decode(bytes);
  const text = utf8.includes("\uFFFD") ? new TextDecoder("windows-1252").decode(bytes) : utf8;
  return text.replace(/^(?:\uFEFF|ï»¿|Ã¯»¿)+/, "");
}

/** An amount as written in these ledgers; Spain's has a decimal comma. */
function amountOf(text: string, country: string): number {
  const plain = country === "ESP" ? text.replaceAll(".", "").replace(",", ".") : text.replaceAll(/[, £]/g, "");
  return Number(plain) || 0;
}

function payeesOf(folder: string, ledger: LabelledLedger): Map<string, Payee> {
  const text = textOf(path.join(folder, ledger.file));
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const purposeOf = purposeReader(payeeRules(newestPayeeRules));
  const payees = new Map<string, Payee>();
  for (const row of data) {
    const name = (row[ledger.name] ?? "").trim();
    const value = amountOf(row[ledger.amount] ?? "", ledger.country);
    const key = keyOf(ledger.ledger, name);
    const payee = payees.get(key) ?? { name, spend: 0, money: 0, purposes: {} };
    payees.set(key, payee);
    payee.spend += value;
    payee.money += Math.abs(value);
    for (const column of ledger.purposes) {
      const purpose = purposeOf(row[column] ?? "");
      if (purpose !== null) payee.purposes[purpose] = (payee.purposes[purpose] ?? 0) + Math.abs(value);
    }
  }
  return payees;
}

/** The labelled payees of a ledger with what is proposed for them. Errors: Error where a labelled payee is missing. */
function labelledOf(folder: string, ledger: LabelledLedger, labels: Labels): LabelledPayee[] {
  const payees = payeesOf(folder, ledger);
  const propose = payeeProposer(payeeRules(newestPayeeRules), { name: ledger.buyer, country: ledger.country });
  return Object.entries(labels[ledger.ledger] ?? {}).flatMap(([label, keys]) =>
    keys.split(" ").map((key): LabelledPayee => {
      const payee = payees.get(key);
      if (!payee) throw new Error(`${ledger.ledger} has no payee ${key}.`);
      const shares = Object.entries(payee.purposes).map(([purpose, money]) => [
        purpose,
        payee.money > 0 ? money / payee.money : 0,
      ]);
      const proposal = propose({
        name: payee.name,
        country: ledger.country,
        supplierId: "",
        mcc: "",
        merchantCategory: "",
        purposes: Object.fromEntries(shares),
      });
      const isHeldOut = Number.parseInt(key.slice(-1), 16) % 2 === 1;
      return { ledger: ledger.ledger, key, label, spend: payee.spend, proposal, isHeldOut };
    }),
  );
}

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The 500 payees that were labelled before version 1 was tuned: without grants and levies. */
export function labelledPayeesIn(folder: string): LabelledPayee[] {
  return labelledLedgers.flatMap((ledger) => labelledOf(folder, ledger, labelledPayees));
}

/** Payees of every ledger that were drawn and labelled after version 2 was complete. */
export function judgedPayeesIn(folder: string): LabelledPayee[] {
  return labelledLedgers.flatMap((ledger) => labelledOf(folder, ledger, judgedPayees));
}

/** The payees of every ledger that were labelled for version 2. */
export function labelledPayees2In(folder: string): LabelledPayee[] {
  return labelledLedgers.flatMap((ledger) => labelledOf(folder, ledger, labelledPayees2));
}

interface PayeeMeasure {
  readonly payees: number;
  readonly certain: number;
  readonly certainRight: number;
  readonly proposed: number;
  readonly proposedRight: number;
  /** To be excluded by the labels: payees and spend, and of both what was proposed or certain as excluded. */
  readonly excluded: number;
  readonly excludedFound: number;
  readonly excludedSpend: number;
  readonly excludedSpendFound: number;
  /** Suppliers by the labels that are certain to be excluded. */
  readonly suppliersExcluded: number;
}

const sum = (payees: readonly LabelledPayee[]): number =>
  payees.reduce((total, { spend }) => total + Math.max(0, spend), 0);

const isExcluded = (proposal: PayeeProposal | null): boolean => proposal !== null && !inScope.has(proposal.payeeClass);

/** Precision of what is certain, and how much of what is to be excluded was found. */
export function measurePayees(payees: readonly LabelledPayee[]): PayeeMeasure {
  const isRight = ({ proposal, label }: LabelledPayee): boolean => proposal?.payeeClass === label;
  const certain = payees.filter(({ proposal }) => proposal?.isCertain === true);
  const proposed = payees.filter(({ proposal }) => proposal?.isCertain === false);
  const excluded = payees.filter(({ label }) => !inScope.has(label));
  const found = excluded.filter(({ proposal }) => isExcluded(proposal));
  return {
    payees: payees.length,
    certain: certain.length,
    certainRight: certain.filter(isRight).length,
    proposed: proposed.length,
    proposedRight: proposed.filter(isRight).length,
    excluded: excluded.length,
    excludedFound: found.length,
    excludedSpend: sum(excluded),
    excludedSpendFound: sum(found),
    suppliersExcluded: certain.filter(({ label, proposal }) => inScope.has(label) && isExcluded(proposal)).length,
  };
}

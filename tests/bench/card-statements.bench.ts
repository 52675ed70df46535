/**
 * Card statements bench: npm run bench -- card-statements
 * How much of a real ledger is matched with a register of companies alone, and with card statements of the same region
 * next to it, as a job of the statements' issuer sees it. Without labels: what is right is held by matching.bench.ts.
 * Reads SAMPLES_DIR (default ../shared/data next to the project); without it, it ends with a note.
 */
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { DirectoryEntry } from "../../origin/src/job/facts.ts";
import { plainName } from "@paygauge/analysis/names/group-key";
import { emptyIdentity } from "@paygauge/analysis/reading/lines/identity-key";
import type { MatchAnswer } from "../../origin/src/job/matcher-object.ts";
import { buildDirectoryIndex } from "../../origin/src/job/matching/directory-index.ts";
import { joinAll } from "../../origin/src/job/matching/join-answers.ts";
import { csvRows, northWest } from "../../origin/src/job/matching/labelled-sets.fixture.ts";
import { Matcher } from "../../origin/src/job/matching/match-suppliers.ts";
import { confidenceRulesetV3 as ruleset } from "../../origin/src/job/matching/ruleset-v3.ts";
import { atOnce } from "@paygauge/api-types/turns/turns";
import { isRedacted } from "@paygauge/analysis/reading/redactions";
import { entryOfMerchant, mergedMerchants, type Merchant } from "../../origin/src/statements/merchant.ts";
import { readStatement } from "../../origin/src/statements/read-statement.ts";

const dir = process.env["SAMPLES_DIR"] ?? join(import.meta.dirname, "../../../shared/data");
if (!existsSync(dir)) {
  console.log(`Skipped: no samples at ${dir}. Set SAMPLES_DIR to the folder of the public ledgers.`);
  process.exit(0);
}

interface Ledger {
  readonly file: string;
  readonly name: string;
  readonly amount: string;
  /** Rows that aren't card payments, where the ledger tells. */
  readonly where?: (row: Record<string, string>) => boolean;
}
interface Region {
  readonly title: string;
  readonly ledger: Ledger;
  readonly statements: readonly string[];
}

const barnet = ["PCard 1617.csv", "PCard Transactions 15-16.XSCORE", "Purchasing Card Data 2014 v1.csv"];
const regions: readonly Region[] = [
  {
    title: "Calderdale 2013-03, its cards of 2014 and 2022",
    ledger: { file: "calderdale/2013-03-invoices.csv", name: "Supplier Name", amount: "Amount" },
    statements: ["calderdale/2014-10-card.csv", "calderdale/2022-08-card.csv"],
  },
  {
    title: "Leeds 2020-06 without its card rows, these as statement",
    ledger: {
      file: "leeds/raw-2020-06.csv",
      name: "Beneficiary Name",
      amount: "Amount",
      where: (row) => row["Procurement Card"] !== "Yes",
    },
    statements: ["leeds/raw-2020-06.csv"],
  },
  {
    title: "Bradford 2019-12, cards of Leeds and Calderdale",
    ledger: { file: "bradford/2019-12.csv", name: "Supplier Name", amount: "Net Amount" },
    statements: ["leeds/raw-2020-06.csv", "calderdale/2014-10-card.csv", "calderdale/2022-08-card.csv"],
  },
  {
    title: "Greater London 2015-P05, cards of Barnet 2014 to 2017",
    ledger: { file: "gla/2015-P05.csv", name: "Vendor Name", amount: "Amount" },
    statements: barnet.map((name) => `barnet-pcard/${name}`),
  },
];

interface Supplier {
  readonly name: string;
  spend: number;
}

const bytesOf = (file: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(join(dir, file)));

/** Payees of a ledger with what they were paid, whole units, by normalised name; withheld names are left out. */
function suppliersOf({ file, name, amount, where }: Ledger): Supplier[] {
  const suppliers = new Map<string, Supplier>();
  for (const row of csvRows(join(dir, file))) {
    const payee = (row[name] ?? "").trim();
    if (payee === "" || isRedacted(payee) || where?.(row) === false) continue;
    const key = plainName(payee);
    const known = suppliers.get(key) ?? { name: payee, spend: 0 };
    known.spend += Number((row[amount] ?? "").replace(/[^\d.-]/g, "")) || 0;
    suppliers.set(key, known);
  }
  return [...suppliers.values()];
}

async function merchantsOf(files: readonly string[]): Promise<Merchant[]> {
  let all: Merchant[] = [];
  for (const file of files) {
    const bytes = bytesOf(file);
    const read = async (at: number, length: number) => bytes.slice(at, at + length);
    const settings = { fileName: basename(file), buyerId: "b", currency: "GBP", country: "GBR" };
    const result = await readStatement(read, bytes.length, settings);
    if (!result.ok) throw new Error(`${file}: ${result.refusal.code}`);
    all = atOnce(mergedMerchants(new Map(all.map((merchant) => [merchant.key, merchant])), result.merchants));
  }
  return all;
}

/** Asks a directory as the matcher's object does. */
function asker(entries: readonly DirectoryEntry[]): (supplier: Supplier) => MatchAnswer {
  const matcher = new Matcher(buildDirectoryIndex(entries, ruleset), ruleset);
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const of = (id: string | null | undefined) => byId.get(id ?? "") ?? null;
  return ({ name }) => {
    const supplier = { supplierKey: "s", identity: { ...emptyIdentity(), name, country: "GBR" } };
    const evidence = matcher.match(supplier);
    const rarity = { bits: matcher.rarityOf(supplier), entries: entries.length };
    return { evidence, matched: of(evidence.entryId), runnerUp: of(evidence.runnerUp?.entryId), rarity };
  };
}

const isMatched = ({ evidence: { band } }: MatchAnswer): boolean => band === "High" || band === "Medium";
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`.padStart(7);

/** Share of the suppliers, and of the money paid to them, that the answer decides. */
function shares(suppliers: readonly Supplier[], answers: readonly MatchAnswer[], holds: (a: MatchAnswer) => boolean) {
  const paid = (list: readonly Supplier[]) => list.reduce((sum, { spend }) => sum + Math.max(0, spend), 0);
  const those = suppliers.filter((_, at) => answers[at] !== undefined && holds(answers[at]));
  return `${percent(those.length, suppliers.length)} of suppliers, ${percent(paid(those), paid(suppliers))} of spend`;
}

const register = northWest(dir).entries;
const general = asker(register);
console.log(
  `Register: ${register.length} companies of the North West. Matched: High or Medium, by names and country alone.`,
);
for (const { title, ledger, statements } of regions) {
  const suppliers = suppliersOf(ledger);
  const merchants = await merchantsOf(statements);
  const own = asker(merchants.map(entryOfMerchant));
  const before = suppliers.map(general);
  const alone = suppliers.map(own);
  const after = joinAll(before, alone, ruleset);
  const byCard = (answer: MatchAnswer) => isMatched(answer) && answer.matched?.paidByCard !== undefined;
  console.log(`\n${title}: ${suppliers.length} suppliers, ${merchants.length} merchants`);
  const names = new Set(merchants.map(({ name }) => plainName(name)));
  const same = suppliers.filter(({ name }) => names.has(plainName(name))).length;
  console.log(`  of one name           ${percent(same, suppliers.length)} of suppliers have a merchant's whole name`);
  console.log(`  statements alone      ${shares(suppliers, alone, isMatched)}`);
  console.log(`  matched before        ${shares(suppliers, before, isMatched)}`);
  console.log(`  matched after         ${shares(suppliers, after, isMatched)}`);
  console.log(`  known paid by card    ${shares(suppliers, after, byCard)}`);
  console.log(`  any band after        ${shares(suppliers, after, ({ evidence }) => evidence.band !== "Unmatched")}`);
}

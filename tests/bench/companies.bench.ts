/**
 * The company register: 5.6 million made companies in SQLite, added and searched by the origin's own functions, by name,
 * number and postcode. Run by `npm run bench -- companies`; a smaller count as its argument.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { registerCompany } from "../../origin/src/companies/register.fixture.ts";
import { addCompanies, createRegisterTables, searchRegister } from "../../origin/src/companies/register-tables.ts";
import { goalLine, loadLine } from "./goal-line.ts";

const [count = 5_600_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(os.tmpdir(), "companies-"));
const database = new DatabaseSync(path.join(folder, "register.sqlite"));
database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536");

/** SQLite of a Durable Object, as far as the register uses it. */
const statements = new Map<string, StatementSync>();
const sql: unknown = {
  exec: (query: string, ...values: (string | number)[]) => {
    const statement = statements.get(query) ?? database.prepare(query);
    statements.set(query, statement);
    const rows = statement.all(...values);
    return { toArray: () => rows, one: () => rows[0] };
  },
};
const register = sql as Parameters<typeof createRegisterTables>[0];

/** Numbers that look drawn at random, and are the same in every run. */
let state = 42;
const draw = (below: number): number => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  // The low bits of this generator repeat soon.
  return Math.floor((state / 2 ** 32) * below);
};
/** Rare words, and words that one company in ten has. */
const common = [
  "services",
  "consulting",
  "property",
  "solutions",
  "london",
  "management",
  "trading",
  "group",
  "holdings",
  "uk",
];
const syllables = [
  "ba",
  "co",
  "dre",
  "fen",
  "gar",
  "hol",
  "ist",
  "kel",
  "lor",
  "mer",
  "nor",
  "pem",
  "quil",
  "ros",
  "sta",
  "tri",
];
const rare = (): string => Array.from({ length: 3 }, () => syllables[draw(syllables.length)] ?? "").join("");
const pick = (words: readonly string[]): string => words[draw(words.length)] ?? "";
const letters = "ABDEFGHJLNPQRSTUWXYZ";
const postcode = (): string => `M${1 + draw(40)} ${draw(10)}${pick([...letters])}${pick([...letters])}`;

createRegisterTables(register);
loadLine();
const began = performance.now();
const names: string[] = [];
let some: ReturnType<typeof registerCompany>[] = [];
const addSome = () => {
  database.exec("BEGIN");
  addCompanies(register, some);
  database.exec("COMMIT");
  some = [];
};
for (let at = 0; at < count; at += 1) {
  const name = `${rare()} ${draw(3) === 0 ? `${rare()} ` : ""}${pick(common)} limited`.toUpperCase();
  if (at % Math.ceil(count / 1000) === 0) names.push(name);
  const former =
    draw(8) === 0 ? { previous1: `${rare()} ${pick(common)} LIMITED`.toUpperCase(), previous1On: "2012-05-31" } : {};
  const office = { line1: `${draw(200)} ${rare()} street`, town: "MANCHESTER", postcode: postcode() };
  some.push(registerCompany({ name, number: String(at).padStart(8, "0"), ...office, ...former }));
  if (some.length === 10_000) addSome();
}
addSome();
goalLine("companies added", {
  value: count / ((performance.now() - began) / 1000),
  unit: "a second",
  goal: null,
  better: "more",
});

function measured(what: string, questions: readonly string[]): void {
  const times = questions.map((text) => {
    const start = performance.now();
    searchRegister(register, text);
    return performance.now() - start;
  });
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  goalLine(`${what}, p95`, { value: p95, unit: "ms", goal: 50, better: "less" }, `${questions.length} questions`);
}

const words = names.map((name) => name.toLowerCase().split(" "));
measured("whole name", names);
measured(
  "first word",
  words.map(([first = ""]) => first),
);
measured(
  "beginning of a word",
  words.map(([first = ""]) => first.slice(0, 5)),
);
measured(
  "words in another sequence",
  words.map((each) => each.slice(0, -1).toReversed().join(" ")),
);
measured(
  "two common words",
  words.map(() => `${pick(common)} ${pick(common)}`),
);
measured(
  "number",
  names.map(() => String(draw(count))),
);
measured(
  "postcode",
  names.map(() => postcode()),
);
measured(
  "nothing",
  names.map((_, at) => `zz${at} ${pick(common)}`),
);
database.close();
rmSync(folder, { recursive: true });

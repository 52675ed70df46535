/** The imported register in SQLite: its companies, and every name that they have or had. */
import * as v from "valibot";
import {
  companyFieldNames,
  companyLimits,
  companyNumberOf,
  type CompanyField,
} from "@paygauge/api-types/entities/companies";
import { storedRows } from "@paygauge/worker/stored-rows";
import { companyKey, hasWords, postcodeOf, questionWords, wordsQuery } from "./company-words.ts";

type Sql = Pick<SqlStorage, "exec">;
/** A company as the file states it, days as ISO. */
export type RegisterCompany = Readonly<Record<CompanyField, string>>;

const columns = companyFieldNames.join(", ");
const companyRow = v.object(v.entriesFromList(companyFieldNames, v.string()));

/** Names that are found for one question, and that are compared with its common words. */
const mostNames = 200;
const mostCompared = 500;
/** Names that have a common word, at least. */
const commonFrom = 20_000;

export function createRegisterTables(sql: Sql): void {
  sql.exec("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID");
  sql.exec(`CREATE TABLE IF NOT EXISTS company (${companyFieldNames.map((name) => `${name} TEXT NOT NULL`).join(", ")},
    place TEXT NOT NULL)`);
  sql.exec("CREATE UNIQUE INDEX IF NOT EXISTS company_number ON company (number)");
  sql.exec("CREATE INDEX IF NOT EXISTS company_place ON company (place)");
  sql.exec(`CREATE TABLE IF NOT EXISTS named (id INTEGER PRIMARY KEY, number TEXT NOT NULL, name TEXT NOT NULL,
    key TEXT NOT NULL, until TEXT NOT NULL)`);
  sql.exec("CREATE INDEX IF NOT EXISTS named_key ON named (key)");
  sql.exec("CREATE TABLE IF NOT EXISTS word (word TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID");
  sql.exec(`CREATE VIRTUAL TABLE IF NOT EXISTS named_words
    USING fts5(words, content='', detail='none', columnsize=0, tokenize='unicode61')`);
}

/** Removes every company: the register of another day takes their place. */
export function clearRegister(sql: Sql): void {
  for (const table of ["company", "named", "named_words", "word"]) sql.exec(`DROP TABLE IF EXISTS ${table}`);
  createRegisterTables(sql);
}

const insertCompany = `INSERT OR IGNORE INTO company (${columns}, place)
  VALUES (${companyFieldNames.map(() => "?").join(", ")}, ?) RETURNING 1`;

/** Adds companies with their names, and counts the words; one that is there changes nothing. Returns how many are new. */
export function addCompanies(sql: Sql, companies: readonly RegisterCompany[]): number {
  const counts = new Map<string, number>();
  const added = companies.filter((company) => addCompany(sql, company, counts)).length;
  sql.exec(
    `INSERT INTO word SELECT value->>0, value->>1 FROM json_each(?) WHERE true
       ON CONFLICT (word) DO UPDATE SET n = n + excluded.n`,
    JSON.stringify([...counts]),
  );
  return added;
}

function addCompany(sql: Sql, company: RegisterCompany, counts: Map<string, number>): boolean {
  const place = postcodeOf(company.postcode) ?? "";
  const isNew = sql.exec(insertCompany, ...companyFieldNames.map((name) => company[name]), place).toArray().length > 0;
  if (!isNew) return false;
  for (const { name, until } of [{ name: company.name, until: "" }, ...formerNames(company)]) {
    const key = companyKey(name);
    addName(sql, { number: company.number, name, until: until ?? "" }, key);
    for (const word of new Set(key.split(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return true;
}

function addName(sql: Sql, { number, name, until }: Named, key: string): void {
  sql.exec("INSERT INTO named (number, name, key, until) VALUES (?, ?, ?, ?)", number, name, key, until);
  sql.exec("INSERT INTO named_words (rowid, words) VALUES (last_insert_rowid(), ?)", key);
}

interface FormerName {
  readonly name: string;
  readonly until: string | null;
}

export function formerNames(company: RegisterCompany): readonly FormerName[] {
  const { previous1, previous2, previous3, previous4 } = company;
  const names: [string, string][] = [
    [previous1, company.previous1On],
    [previous2, company.previous2On],
    [previous3, company.previous3On],
    [previous4, company.previous4On],
  ];
  return names.flatMap(([name, until]) => (name === "" ? [] : [{ name, until: until === "" ? null : until }]));
}

const namedRow = v.object({ number: v.string(), name: v.string(), until: v.string() });
type Named = v.InferOutput<typeof namedRow>;

const byKey = `SELECT number, name, until FROM named WHERE key >= ?1 AND key < ?1 || char(1114111) ORDER BY key LIMIT ${mostNames}`;
const byWords = `SELECT number, name, until, key FROM named WHERE id IN
  (SELECT rowid FROM named_words WHERE named_words MATCH ? LIMIT ?)`;
const keyedRow = v.object({ ...namedRow.entries, key: v.string() });
const wordRow = v.object({ word: v.string() });

function commonWords(sql: Sql, words: readonly string[]): ReadonlySet<string> {
  const query = "SELECT word FROM word WHERE n >= ? AND word IN (SELECT value FROM json_each(?))";
  return new Set(storedRows(sql, wordRow, query, commonFrom, JSON.stringify(words)).map(({ word }) => word));
}

/** Names that begin as the question, then those that have its words, the shortest first. */
function namesFor(sql: Sql, text: string): Named[] {
  const key = companyKey(text);
  const words = questionWords(text);
  if (words.length === 0) return [];
  const begins = storedRows(sql, namedRow, byKey, key);
  // As many beginnings as are shown leave nothing for the words to add.
  if (begins.length === mostNames) return begins;
  const common = commonWords(sql, words);
  const most = common.size > 0 && common.size < words.length ? mostCompared : mostNames;
  const having = storedRows(sql, keyedRow, byWords, wordsQuery(words, common), most).filter(({ key: of }) =>
    hasWords(of, words),
  );
  return [...begins, ...having.toSorted((a, b) => a.name.length - b.name.length).slice(0, mostNames)];
}

export interface Found {
  readonly company: RegisterCompany;
  readonly formerly: FormerName | null;
}

export function companyByNumber(sql: Sql, number: string): RegisterCompany | null {
  return storedRows(sql, companyRow, `SELECT ${columns} FROM company WHERE number = ?`, number)[0] ?? null;
}

const incorporatedRow = v.object({ number: v.string(), incorporatedOn: v.string() });

/** Days of incorporation by number, of those that the register has. */
export function incorporatedOf(sql: Sql, numbers: readonly string[]): Record<string, string> {
  const found = storedRows(
    sql,
    incorporatedRow,
    `SELECT number, incorporatedOn FROM company
       WHERE number IN (SELECT value FROM json_each(?)) AND incorporatedOn <> ''`,
    JSON.stringify(numbers),
  );
  return Object.fromEntries(found.map(({ number, incorporatedOn }) => [number, incorporatedOn]));
}

/** Companies by number, postcode or name, the best first, and how many there are, up to a limit. */
export function searchRegister(
  sql: Sql,
  text: string,
  { from, most }: { readonly from: number; readonly most: number } = { from: 0, most: companyLimits.results },
): { readonly total: number; readonly isMore: boolean; readonly found: Found[] } {
  const number = companyNumberOf(text);
  const numbered = number === null ? null : companyByNumber(sql, number);
  if (numbered !== null) return { total: 1, isMore: false, found: [{ company: numbered, formerly: null }] };
  const place = postcodeOf(text);
  const names = place === null ? namesFor(sql, text) : namesAt(sql, place);
  // A current name before a former one of the same company.
  const first = new Map<string, Named>();
  for (const each of names) {
    const known = first.get(each.number);
    if (known === undefined || (known.until !== "" && each.until === "")) first.set(each.number, each);
  }
  const found = [...first.values()].slice(from, from + most).flatMap(({ number: of, name, until }) => {
    const company = companyByNumber(sql, of);
    if (company === null) return [];
    return [{ company, formerly: name === company.name ? null : { name, until: until === "" ? null : until } }];
  });
  return { total: first.size, isMore: names.length >= mostNames, found };
}

const namesAt = (sql: Sql, place: string): Named[] =>
  storedRows(
    sql,
    namedRow,
    `SELECT number, name, '' AS until FROM company WHERE place = ? ORDER BY name LIMIT ${mostNames}`,
    place,
  );

/** What is registered at a postcode. */
export interface PlaceFound {
  /** Without its space. */
  postcode: string;
  towns: string[];
  companies: number;
}

const placeRow = v.object({ place: v.string(), town: v.string(), n: v.number() });

/** Towns and companies at postcodes without their space, the town with most companies first. */
export function placesIn(sql: Sql, postcodes: readonly string[]): PlaceFound[] {
  const rows = storedRows(
    sql,
    placeRow,
    `SELECT place, upper(town) AS town, count(*) AS n FROM company
       WHERE place IN (SELECT value FROM json_each(?)) GROUP BY place, upper(town) ORDER BY place, n DESC`,
    JSON.stringify(postcodes),
  );
  const places = new Map<string, PlaceFound>();
  for (const { place, town, n } of rows) {
    const known = places.get(place) ?? { postcode: place, towns: [], companies: 0 };
    if (town !== "") known.towns.push(town);
    known.companies += n;
    places.set(place, known);
  }
  return [...places.values()];
}

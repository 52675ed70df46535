/** Tables of one user's lists of companies: the entries, each with its company, and no officer. */
import * as v from "valibot";
import {
  companyEntry,
  companyListLimits,
  type CompanyEntry,
  type CompanyEntryResult,
} from "@paygauge/api-types/entities/company-lists";
import { companyNumberOf } from "@paygauge/api-types/entities/companies";
import { isCompanyQuestion } from "@paygauge/api-types/entities/company-lists";
import { soundRows, storedRow, storedRows } from "@paygauge/worker/stored-rows";
import { companyKey } from "./company-words.ts";

export function createListTables(sql: SqlStorage): void {
  sql.exec(`CREATE TABLE IF NOT EXISTS list (id TEXT PRIMARY KEY, name TEXT NOT NULL, createdOn TEXT NOT NULL,
    isStarted INTEGER NOT NULL DEFAULT 0, isRunning INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID`);
  sql.exec(`CREATE TABLE IF NOT EXISTS entry (listId TEXT NOT NULL, place INTEGER NOT NULL, text TEXT NOT NULL,
    question TEXT NOT NULL, result TEXT NOT NULL, number TEXT NOT NULL DEFAULT '', name TEXT NOT NULL DEFAULT '',
    status TEXT, isToBeStruckOff INTEGER NOT NULL DEFAULT 0, address TEXT NOT NULL DEFAULT '',
    formerly TEXT NOT NULL DEFAULT '', companies INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (listId, place)) WITHOUT ROWID`);
  sql.exec("CREATE INDEX IF NOT EXISTS entry_open ON entry (listId, result, question)");
}

export const listRow = v.object({
  id: v.string(),
  name: v.string(),
  createdOn: v.string(),
  isStarted: v.number(),
  isRunning: v.number(),
});
export type ListRow = v.InferOutput<typeof listRow>;

/** The same for entries that are one company: its number in its eight characters, or its name as the register compares it. */
export function questionOf(text: string): string | null {
  const number = companyNumberOf(text);
  if (number !== null) return `number ${number}`;
  const key = companyKey(text);
  return key !== "" && isCompanyQuestion(text) ? `name ${key}` : null;
}

/** Part of a transaction. An entry that has neither a number nor a name costs no request. */
export function addList(
  sql: SqlStorage,
  list: Omit<ListRow, "isStarted" | "isRunning">,
  texts: readonly string[],
): void {
  sql.exec("INSERT INTO list (id, name, createdOn) VALUES (?, ?, ?)", list.id, list.name, list.createdOn);
  const entries = texts.map((text, place) => {
    const question = questionOf(text);
    return { place, text, question: question ?? "", result: question === null ? "invalid" : "open" };
  });
  sql.exec(
    `INSERT INTO entry (listId, place, text, question, result)
     SELECT ?, value ->> 'place', value ->> 'text', value ->> 'question', value ->> 'result' FROM json_each(?)`,
    list.id,
    JSON.stringify(entries),
  );
}

export const listsOf = (sql: SqlStorage): ListRow[] =>
  soundRows(sql, listRow, "SELECT * FROM list ORDER BY createdOn DESC, id");
export const listOf = (sql: SqlStorage, id: string): ListRow | null =>
  storedRows(sql, listRow, "SELECT * FROM list WHERE id = ?", id)[0] ?? null;

export function removeList(sql: SqlStorage, id: string): void {
  sql.exec("DELETE FROM list WHERE id = ?", id);
  sql.exec("DELETE FROM entry WHERE listId = ?", id);
}

const countsRow = v.object({ entries: v.number(), open: v.number(), found: v.number(), calls: v.number() });

export const countsOf = (sql: SqlStorage, listId: string): v.InferOutput<typeof countsRow> =>
  storedRow(
    sql,
    countsRow,
    `SELECT count(*) AS entries, count(*) FILTER (WHERE result = 'open') AS open,
       count(*) FILTER (WHERE number <> '') AS found,
       count(DISTINCT CASE WHEN result = 'open' THEN question END) AS calls
     FROM entry WHERE listId = ?`,
    listId,
  );

const storedEntry = v.object({
  ...companyEntry.entries,
  isToBeStruckOff: v.pipe(
    v.number(),
    v.transform((flag) => flag === 1),
  ),
});

export const entriesOf = (sql: SqlStorage, listId: string): CompanyEntry[] =>
  soundRows(sql, storedEntry, "SELECT * FROM entry WHERE listId = ? ORDER BY place", listId);

const openRow = v.object({ question: v.string(), text: v.string() });

/** The next questions, each with the text of an entry that asks it. */
export const openQuestions = (sql: SqlStorage, listId: string, most: number): v.InferOutput<typeof openRow>[] =>
  storedRows(
    sql,
    openRow,
    `SELECT question, min(text) AS text FROM entry WHERE listId = ? AND result = 'open'
     GROUP BY question ORDER BY min(place) LIMIT ?`,
    listId,
    most,
  );

/** What is known of a question's company. */
export interface Answered {
  readonly question: string;
  readonly result: Exclude<CompanyEntryResult, "open" | "invalid">;
  readonly company: Pick<
    CompanyEntry,
    "number" | "name" | "status" | "isToBeStruckOff" | "address" | "formerly"
  > | null;
  readonly companies: number;
}

/** Part of a transaction: all entries that ask the question have its answer. */
export function answerQuestion(
  sql: SqlStorage,
  listId: string,
  { question, result, company, companies }: Answered,
): void {
  sql.exec(
    `UPDATE entry SET result = ?, number = ?, name = ?, status = ?, isToBeStruckOff = ?, address = ?, formerly = ?,
       companies = ? WHERE listId = ? AND result = 'open' AND question = ?`,
    result,
    company?.number ?? "",
    company?.name ?? "",
    company?.status ?? null,
    company?.isToBeStruckOff === true ? 1 : 0,
    company?.address ?? "",
    company?.formerly ?? "",
    companies,
    listId,
    question,
  );
}

/** Lists that are stored for too long, oldest last, and those beyond the limit, that no command works on. */
export function listsToRemove(lists: readonly ListRow[], isActive: (list: ListRow) => boolean, now: number): ListRow[] {
  const since = new Date(now - companyListLimits.days * 86_400_000).toISOString();
  return lists.filter((list, at) => !isActive(list) && (list.createdOn < since || at >= companyListLimits.lists));
}

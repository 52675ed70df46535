/** Lists of companies that are looked up in the queue: what was entered, and the company that each entry is. */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";
import { cleanLine } from "../clean-fields.ts";
import { companyLimits, companyStatuses } from "./companies.ts";

/** Ours: entries of a list and letters of one, lists of a user and how long they are stored, and a file of entries. */
export const companyListLimits = {
  entries: 2000,
  letters: 1000,
  name: 120,
  lists: 10,
  days: 30,
  fileBytes: 900_000,
  columns: 100,
  /** Entries of a file that are read; a list has fewer. */
  read: 20_000,
} as const;

const companyListStates = ["notStarted", "waiting", "running", "done", "failed", "canceled"] as const;
export type CompanyListState = (typeof companyListStates)[number];

/**
 * open: not looked up yet. number, name, formerName: how the one company was found. several: more than one company has
 * the name, so none is proposed. none: no company. invalid: no number or name, which was not asked.
 */
export const companyEntryResults = ["open", "number", "name", "formerName", "several", "none", "invalid"] as const;
export type CompanyEntryResult = (typeof companyEntryResults)[number];

const companyList = v.object({
  id: v.string(),
  name: v.string(),
  createdOn: v.string(),
  state: v.picklist(companyListStates),
  /** Why it failed. */
  message: v.nullable(messageSchema),
  entries: v.number(),
  /** Entries that are looked up. */
  done: v.number(),
  /** Entries with one company. */
  found: v.number(),
  /** Requests that the open entries need: entries that are the same need one. */
  calls: v.number(),
  /** How long they take, seconds. */
  seconds: v.number(),
});
export type CompanyList = v.InferOutput<typeof companyList>;

const source = v.object({
  source: v.picklist(["companiesHouse", "register"]),
  registerDate: v.nullable(v.string()),
  callsLeft: v.nullable(v.number()),
});

export const companyLists = v.object({ ...source.entries, lists: v.array(companyList) });
export const oneCompanyList = v.object({ ...source.entries, ...companyList.entries });
export type OneCompanyList = v.InferOutput<typeof oneCompanyList>;

export const companyEntry = v.object({
  /** As entered. */
  text: v.string(),
  result: v.picklist(companyEntryResults),
  number: v.string(),
  name: v.string(),
  status: v.fallback(v.nullable(v.picklist(companyStatuses)), null),
  isToBeStruckOff: v.boolean(),
  address: v.string(),
  /** The former name that was entered; "" for none. */
  formerly: v.string(),
  /** Companies with the name, of "several". */
  companies: v.number(),
});
export type CompanyEntry = v.InferOutput<typeof companyEntry>;
export const companyEntries = v.object({ entries: v.array(companyEntry) });

export const createCompanyListBody = v.strictObject({
  name: v.pipe(v.string(), cleanLine(), v.minLength(1), v.maxLength(companyListLimits.name)),
  entries: v.pipe(
    v.array(v.pipe(v.string(), cleanLine(), v.maxLength(companyListLimits.letters))),
    v.minLength(1),
    v.maxLength(companyListLimits.entries),
  ),
});

/** A file of entries, and which column they are in; without it, the one that looks most like it is read. */
export const companyColumnBody = v.strictObject({
  file: v.pipe(
    v.file(encodedMessage("chooseCsv")),
    v.maxSize(companyListLimits.fileBytes, encodedMessage("tableBytes", { most: companyListLimits.fileBytes })),
  ),
  column: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(companyListLimits.columns - 1)),
  ),
});

/** A file's columns, and the entries of one of them. */
export const companyColumns = v.object({
  columns: v.array(v.string()),
  /** Index of the column that was read. */
  column: v.number(),
  entries: v.array(v.string()),
});

/** Whether an entry can be looked up by its name. */
export const isCompanyQuestion = (text: string): boolean => text.length > 1 && text.length <= companyLimits.query;

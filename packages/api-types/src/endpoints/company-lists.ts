import * as v from "valibot";
import { holders } from "../access/access.ts";
import {
  companyColumnBody,
  companyColumns,
  companyEntries,
  companyLists,
  createCompanyListBody,
  oneCompanyList,
} from "../entities/company-lists.ts";
import { done, mutation } from "../entities/mutation.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/tools/company-lists";
const one = `${root}/:listId` as const;
const access = holders("Tools_Area_VIEW");

/** Lists of up to 2,000 companies, each of the user who entered it. No call reads an officer. */
export const companyListsCalls = {
  companyLists: { method: "GET", path: root, access, effect: "read", answer: companyLists },
  /** Stores the list; nothing is asked before it is started. */
  createCompanyList: {
    method: "POST",
    path: root,
    access,
    effect: "write",
    unlocked: "own",
    body: createCompanyListBody,
    answer: mutation({ id: v.string() }),
  },
  /** A column of a CSV file or workbook as entries; the file is not stored. */
  readCompanyColumn: {
    method: "POST",
    path: `${root}/column`,
    access,
    effect: "read",
    bodyType: "multipart",
    body: companyColumnBody,
    answer: companyColumns,
  },
  companyList: { method: "GET", path: one, access, effect: "read", answer: oneCompanyList },
  companyListEntries: { method: "GET", path: `${one}/entries`, access, effect: "read", answer: companyEntries },
  startCompanyList: {
    method: "POST",
    path: `${one}/start`,
    access,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  cancelCompanyList: {
    method: "POST",
    path: `${one}/cancel`,
    access,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  /** Looks up the entries that are open. */
  resumeCompanyList: {
    method: "POST",
    path: `${one}/resume`,
    access,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  deleteCompanyList: { method: "DELETE", path: one, access, effect: "write", unlocked: "own", answer: done },
} as const satisfies Record<string, Call>;

import * as v from "valibot";
import { recordLists } from "../sitemap/records.ts";
import { commandStates } from "../states.ts";
import { filterItem, pagedRequest } from "./paging.ts";
import { perspectives } from "./runs.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

export const exportFormats = ["csv", "xlsx"] as const;
export const exportFormat = v.picklist(exportFormats, encodedMessage("oneOf", { names: exportFormats.join(", ") }));
export type ExportFormat = v.InferOutput<typeof exportFormat>;

/** Ours: rows that are sent at once; more are written by a command and fetched when they are ready. */
export const exportLimits = { rowsAtOnce: 5000, maxKeys: 10_000, keptDays: 7, maxKept: 20 } as const;

/** What an export asks for: the grid's request without its page. */
export const exportRequest = v.strictObject({
  orderBy: pagedRequest.entries.orderBy,
  secondaryOrderBy: pagedRequest.entries.secondaryOrderBy,
  filters: v.optional(v.strictObject({ filterItems: v.pipe(v.array(filterItem), v.maxLength(60)) })),
  search: pagedRequest.entries.search,
});
export type ExportRequest = v.InferOutput<typeof exportRequest>;

/** Rows named one by one, of what the request leaves: only these, or all but these. */
export const exportKeys = v.strictObject({
  kind: v.picklist(["only", "except"]),
  keys: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(400))),
    v.maxLength(exportLimits.maxKeys, encodedMessage("rowsNamed", { most: exportLimits.maxKeys })),
  ),
});
export type ExportKeys = v.InferOutput<typeof exportKeys>;

/** What columns are called, by their names. */
export const columnHeadings = v.record(v.pipe(v.string(), v.maxLength(64)), v.pipe(v.string(), v.maxLength(100)));
export type ColumnHeadings = v.InferOutput<typeof columnHeadings>;

export const createExportBody = v.strictObject({
  request: exportRequest,
  /** Names of columns; none for all. */
  columns: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(100)),
  format: exportFormat,
  keys: v.optional(exportKeys),
  /** Columns' headings by their names, in the words of the user who asks and without units; else the English ones. */
  headings: v.optional(columnHeadings),
  /** BCP 47 tag of the language of reasons; English without one that is supported. */
  locale: v.optional(v.pipe(v.string(), v.maxLength(35))),
});
export type CreateExportBody = v.InferOutput<typeof createExportBody>;

/** Lists of the product, each by the call that answers its pages: the system can write them, and they keep views. */
export const productLists = [
  "activeUsers",
  "unapprovedUsers",
  "pendingUsers",
  "deactivatedUsers",
  "programs",
  "mailOutbox",
  "issuers",
  "issuerUsers",
  "jobs",
  "deletedJobs",
  "maintainedJobs",
  "queuedCommands",
  "errorCommands",
  "completedCommands",
  "proqWorkflows",
  "auditLogs",
  "jobLogs",
  "jobUsers",
  "jobAssignments",
  "supplierRows",
  "uncountedRows",
  "campaignSuppliers",
  "campaignWorkflows",
  "vendorsPage",
  "globalOrganizations",
  "magicLinksPage",
  "linkedAccountsPage",
  ...recordLists,
] as const;
export type ProductList = (typeof productLists)[number];

const name = v.pipe(v.string(), v.maxLength(100));
const words = v.pipe(v.string(), v.maxLength(400));

/** One column of a list's file, in the words of the user who asks: its heading, and where a row has its value. */
const listColumn = v.strictObject({
  heading: words,
  /** Names from the row inwards; "*": every entry; "step=Match": the entry whose `step` is Match. */
  path: v.pipe(v.array(name), v.minLength(1), v.maxLength(4)),
  look: v.picklist(["plain", "whole"]),
  /** The text for a value; for none where it names "". */
  words: v.optional(v.record(name, words)),
  /** The value is in minor units: the property of the row that says how many digits these are. */
  digitsIn: v.optional(name),
  /** The property of the row, a moment, whose day is at `{day}` in the words. */
  dayIn: v.optional(name),
  /** The words are a sentence: `{who}` is the row's property that this names under `who`, as it is. */
  places: v.optional(v.record(name, name)),
});
export type ListColumn = v.InferOutput<typeof listColumn>;

export const createListExportBody = v.strictObject({
  list: v.picklist(productLists),
  /** What the path of the list's call names. */
  params: v.record(name, name),
  /** Of a list of a run: which one; absent: the run that the user reads. */
  run: v.optional(v.picklist(perspectives)),
  request: exportRequest,
  columns: v.pipe(v.array(listColumn), v.minLength(1, encodedMessage("exportColumns")), v.maxLength(60)),
  format: exportFormat,
  /** What the list is called; so is the file. */
  name,
  /** The property that tells one row from every other. */
  keyIn: name,
  keys: v.optional(exportKeys),
  /** BCP 47 tag of the language that the product's messages are written in; English without one that is supported. */
  locale: v.optional(name),
});
export type CreateListExportBody = v.InferOutput<typeof createListExportBody>;

/** One export of the asking user: in progress, ready to be fetched, or stopped. */
export const exportItem = v.object({
  id: v.string(),
  /** The job whose suppliers they are; null for a list of the product, which `list` names. */
  jobId: v.nullable(v.string()),
  list: v.nullable(v.picklist(productLists)),
  fileName: v.string(),
  format: exportFormat,
  /** null: the command is not known any more. */
  state: v.nullable(v.picklist(commandStates)),
  /** Rows written and to write; 0 of 0 before it began. */
  done: v.number(),
  total: v.number(),
  /** Bytes of the finished file; null before. */
  size: v.nullable(v.number()),
  message: v.nullable(messageSchema),
  createdOn: v.string(),
  finishedOn: v.nullable(v.string()),
});
export type ExportItem = v.InferOutput<typeof exportItem>;

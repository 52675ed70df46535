/**
 * Card statements of an issuer: files of purchasing-card payments, added up by merchant into versions of a directory that
 * the issuer's own jobs see next to the global one. It belongs to the issuer whose files they were.
 */
import { fileLimits } from "./file-limits.ts";
import * as v from "valibot";
import { messageSchema } from "../catalogue/message-schema.ts";
import { languages } from "../languages.ts";
import { commandStates } from "../states.ts";

/** Ours: bytes of one file, merchants of one version, and buyers from whom on acceptance may be shared (k-anonymity). */
export const statementLimits = { bytes: 64 * 1024 * 1024, merchants: 50_000, sharedFromBuyers: 3 } as const;

/** What is taken off a card descriptor to find the name of its merchant. */
const descriptorRuleIds = [
  "purchaseWords",
  "acquirerId",
  "collector",
  "order",
  "phone",
  "web",
  "store",
  "channel",
  "place",
] as const;
export type DescriptorRuleId = (typeof descriptorRuleIds)[number];

/** What tells entries of statements from those of the directory. */
export const statementMark = "card-";

/** Whether an entry is a merchant of the issuer's own card statements. */
export const isOfStatement = (entryId: string): boolean => entryId.startsWith(statementMark);

/** Minor units by ISO 4217 code. */
const minorByCurrency = v.record(v.string(), v.number());

/**
 * Card payments to a supplier that statements show; days are ISO, "" where none is dated. Runs of earlier releases know
 * count and last day alone.
 */
export const paidByCard = v.object({
  count: v.number(),
  last: v.string(),
  first: v.exactOptional(v.string()),
  /** Of these by virtual card. */
  virtual: v.exactOptional(v.number()),
  sums: v.exactOptional(minorByCurrency),
  /** The largest payment. */
  largest: v.exactOptional(minorByCurrency),
});
export type PaidByCard = v.InferOutput<typeof paidByCard>;

/** Fields of a statement that a column may fill, in the order in which they are shown. */
export const statementFields = [
  "supplierName",
  "documentDate",
  "amount",
  "credit",
  "currency",
  "mcc",
  "merchantCategory",
  "country",
  "city",
  "paymentMethod",
] as const;
export type StatementField = (typeof statementFields)[number];
/** Without these a file cannot be read. */
export const requiredFields = ["supplierName", "amount"] as const satisfies readonly StatementField[];

/** The evidence that a file is a card statement; null: a user stated it. */
const statementSigns = ["merchantColumns", "merchantHeader", "fileName", "cardColumn"] as const;
export type StatementSign = (typeof statementSigns)[number];

/** What a user states about a file, next to what its columns say. */
export const statementReading = v.strictObject({
  /** Column (from 0) of each field; null for none. Absent: as proposed. */
  columns: v.optional(
    v.partial(
      v.strictObject(
        v.entriesFromList(
          statementFields,
          v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(fileLimits.columns.limit - 1))),
        ),
      ),
    ),
  ),
  dateOrder: v.optional(v.picklist(["dmy", "mdy", "ymd"])),
});
export type StatementReading = v.InferOutput<typeof statementReading>;

const sums = v.array(v.object({ currency: v.string(), minor: v.number(), minorDigits: v.number() }));

/** A merchant as it is shown. */
export const statementMerchant = v.object({
  name: v.string(),
  country: v.string(),
  town: v.string(),
  mcc: v.string(),
  category: v.string(),
  count: v.number(),
  refunds: v.number(),
  sums,
  first: v.string(),
  last: v.string(),
});

export type StatementMerchant = v.InferOutput<typeof statementMerchant>;

/** Orders of a version's merchants: most payments, paid last, and by name. */
export const merchantOrders = ["count", "last", "name"] as const;
export type MerchantOrder = (typeof merchantOrders)[number];

/** Merchants on one page of the list. */
export const merchantsPageSize = 50;

const merchantSearch = { search: v.optional(v.pipe(v.string(), v.maxLength(200))) };

/** Which of a version's merchants, in which order, and which page of them (from 1). */
export const merchantsQuery = v.strictObject({
  ...merchantSearch,
  order: v.optional(v.picklist(merchantOrders)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/))),
});

/** Columns of the file of a version's merchants, with their English headings; sums follow, one for each currency. */
export const merchantColumns = {
  name: "Merchant",
  spellings: "As the bank writes it",
  mcc: "MCC",
  category: "Category",
  town: "City",
  country: "Country",
  count: "Payments",
  refunds: "Refunds",
  first: "First payment",
  last: "Last payment",
  evidence: "Card evidence",
  sum: "Total",
} as const;
export type MerchantColumn = keyof typeof merchantColumns;

export const merchantsFileQuery = v.strictObject({
  ...merchantSearch,
  order: merchantsQuery.entries.order,
  format: v.optional(v.picklist(["csv", "xlsx"])),
  /** Of the sentences in its cells; English where it is left out. */
  language: v.optional(v.picklist(languages)),
  /** JSON: columns' headings by their names, in the words of the user who asks. */
  headings: v.optional(v.pipe(v.string(), v.maxLength(3000))),
});

/** A whole file read and nothing kept: what it would add to the version in use, or be in its place. */
export const statementPreview = v.object({
  fileName: v.string(),
  buyerName: v.string(),
  sign: v.nullable(v.picklist(statementSigns)),
  columns: v.array(
    v.object({
      index: v.number(),
      header: v.string(),
      samples: v.array(v.string()),
      field: v.nullable(v.picklist(statementFields)),
    }),
  ),
  /** Fields that no column fills and without which nothing was read. */
  missing: v.array(v.picklist(statementFields)),
  /** Nothing tells day from month in the column of dates. */
  asksDateOrder: v.boolean(),
  rows: v.number(),
  payments: v.number(),
  refunds: v.number(),
  /** Rows that were left out, by why. */
  left: v.object({
    rejected: v.number(),
    totals: v.number(),
    redacted: v.number(),
    notByCard: v.number(),
  }),
  undated: v.number(),
  merchants: v.number(),
  sums,
  from: v.string(),
  to: v.string(),
  /** The version in use that it was compared with; null for none. */
  base: v.nullable(v.number()),
  changes: v.object({ added: v.number(), changed: v.number(), missing: v.number() }),
  /** The same bytes are a part of that version. */
  isLoaded: v.boolean(),
  /** Files of the same buyer there whose days overlap. */
  overlaps: v.array(v.object({ fileName: v.string(), from: v.string(), to: v.string() })),
  cleaned: v.array(v.object({ raw: v.string(), name: v.string(), rules: v.array(v.picklist(descriptorRuleIds)) })),
  sample: v.array(statementMerchant),
  rejects: v.array(v.object({ line: v.number(), reason: messageSchema })),
});
export type StatementPreview = v.InferOutput<typeof statementPreview>;

/** A statement adds to the version in use, or takes its place. */
export const statementModes = ["add", "replace"] as const;
export type StatementMode = (typeof statementModes)[number];

/** How far an import is. */
export const statementImport = v.object({
  importId: v.string(),
  fileName: v.string(),
  step: v.nullable(v.picklist(["Read", "Keep"])),
  state: v.nullable(v.picklist(commandStates)),
  done: v.number(),
  total: v.number(),
  message: v.nullable(messageSchema),
  preview: v.nullable(statementPreview),
  versionNumber: v.nullable(v.number()),
  /** The issuer's jobs see the version that it was kept as. */
  isInUse: v.boolean(),
});
export type StatementImport = v.InferOutput<typeof statementImport>;

/** A file that a version is made of. */
export const statementFile = v.object({
  fileName: v.string(),
  digest: v.string(),
  buyerId: v.string(),
  buyerName: v.string(),
  payments: v.number(),
  from: v.string(),
  to: v.string(),
});
export type StatementFile = v.InferOutput<typeof statementFile>;

/** Version 0 isn't a statement at all. */
export const statementVersion = v.object({
  versionNumber: v.number(),
  mode: v.picklist(statementModes),
  note: v.string(),
  author: v.string(),
  merchantsCount: v.number(),
  files: v.array(statementFile),
  createdOn: v.nullable(v.string()),
  isInUse: v.boolean(),
});
export type StatementVersion = v.InferOutput<typeof statementVersion>;

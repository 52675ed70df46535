/** Tables that an administrator imports: the card-acceptor directory, titles of industry codes, the company register. */
import * as v from "valibot";
import { commandStates } from "../states.ts";
import { companyFieldNames, companyLimits, type CompanyField } from "./companies.ts";
import { directoryFields, directoryLimits, type DirectoryField } from "./directory.ts";
import { referenceFields, referenceSets, type ReferenceField } from "./reference-sets.ts";
import { messageSchema } from "../catalogue/message-schema.ts";

export const tableKinds = ["directory", ...referenceSets, "companies"] as const;
export type TableKind = (typeof tableKinds)[number];

/** Columns of a file, by the field they fill, in the order in which they are shown. */
export const tableFields = {
  directory: directoryFields,
  sic: referenceFields,
  unspsc: referenceFields,
  companies: companyFieldNames,
} as const satisfies Record<TableKind, readonly string[]>;
const fields = [...directoryFields, ...referenceFields, ...companyFieldNames] as const;
export type TableField = DirectoryField | ReferenceField | CompanyField;

/** Bytes of a file, at most. */
export const tableBytes: Readonly<Record<TableKind, number>> = {
  directory: directoryLimits.bytes,
  sic: directoryLimits.bytes,
  unspsc: directoryLimits.bytes,
  companies: companyLimits.fileBytes,
};

/** A whole file read and nothing kept: what would be in the version, and what would not. */
export const tablePreview = v.object({
  importId: v.string(),
  fileName: v.string(),
  kind: v.picklist(tableKinds),
  rows: v.number(),
  accepted: v.number(),
  rejected: v.number(),
  /** Entries of the directory that accept cards, and virtual cards; 0 for titles. */
  acceptsCard: v.number(),
  acceptsVirtualCard: v.number(),
  columns: v.array(v.object({ header: v.string(), field: v.nullable(v.picklist(fields)) })),
  /** The first entries, as read. */
  sample: v.array(v.record(v.picklist(fields), v.string())),
  /** The first rows that were not, with the line in the file. */
  rejects: v.array(v.object({ line: v.number(), reason: messageSchema })),
});
export type TablePreview = v.InferOutput<typeof tablePreview>;

/** How far an import is. The file is read, looked at and kept: the first and the last are commands. */
export const tableImport = v.object({
  importId: v.string(),
  fileName: v.string(),
  kind: v.picklist(tableKinds),
  /** The newest command; null while the file is on its way. */
  step: v.nullable(v.picklist(["Read", "Keep"])),
  state: v.nullable(v.picklist(commandStates)),
  /** Of `total`: bytes while it is read, parts while it is kept. */
  done: v.number(),
  total: v.number(),
  /** Why the command ended in Error. */
  message: v.nullable(messageSchema),
  preview: v.nullable(tablePreview),
  /** The version that it was kept as. */
  versionNumber: v.nullable(v.number()),
});
export type TableImport = v.InferOutput<typeof tableImport>;

/** Why a whole file was not read; the message `file-…` says it, and what to do about it. */
export const fileRefusals = [
  "empty",
  "pdf",
  "xls",
  "xlsx",
  "gzip",
  "xlsb",
  "ods",
  "xlsx-broken",
  "xlsx-password",
  "xlsx-empty",
  "xlsx-too-much-text",
  "xlsx-sheets",
  "xlsx-cell-too-long",
  "xlsx-merged",
  "xlsx-styles",
  "too-many-columns",
  "archive-broken",
  "archive-too-large",
  "archive-bomb",
  "archive-entries",
  "archive-several",
  "archive-no-table",
  "archive-nested",
  "archive-paths",
  "archive-password",
  "archive-method",
  "archive-joined",
  "archive-kind",
  "image",
  "html",
  "json",
  "utf-16",
  "binary",
  "header-only",
  "one-column",
  "no-name-column",
  "no-amount-column",
  "contract-register",
  "order-book",
  "totals-only",
  "loaded-before",
  "malware",
  "reading-canceled",
  "reading-failed",
] as const;
export type FileRefusalCode = (typeof fileRefusals)[number];

/** Nothing is known against these files: reading them again may go well. */
export const repeatableRefusals: readonly FileRefusalCode[] = ["reading-canceled", "reading-failed"];

/** A user may insist on a file whose content, not its form, was doubted. */
export const overridableRefusals: readonly FileRefusalCode[] = ["contract-register", "order-book", "totals-only"];

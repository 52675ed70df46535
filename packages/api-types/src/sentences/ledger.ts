import { fileRefusals, importWarnings, rejectReasons } from "../entities/ledger.ts";

type Coded<P extends string, T> = { readonly [K in keyof T & string as `${P}${K}`]: T[K] };

function coded<const P extends string, const T extends Readonly<Record<string, string>>>(prefix: P, table: T) {
  // Every key of the table stands in the result under its prefix; fromEntries does not say so.
  return Object.fromEntries(Object.entries(table).map(([code, text]) => [`${prefix}${code}`, text])) as Coded<P, T>;
}

/** What is said about rows and files of a ledger, by the codes of the three tables that declare it. */
export const ledgerSentences = {
  ...coded("row-", rejectReasons),
  ...coded("doubt-", importWarnings),
  ...coded("file-", fileRefusals),
} as const;

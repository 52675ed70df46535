import { documentMonthValue } from "@paygauge/api-types/entities/suppliers";
import { paymentMethods } from "@paygauge/api-types/entities/ledger-words";
import { monthPageParts, readMonthPages } from "../ingest/month-pages.ts";
import { monthMethod, monthText } from "../ingest/month-sums.ts";
import { partSize } from "../ingest/total-fields.ts";
import { ledgerOf, readWholeRun } from "../runs/run-store.ts";
import { placesOfSpellings } from "./run-months.ts";

/** Whether a text may be the value of such a filter: "2025-03", "2025-03 Card". */
export function isDocumentMonth(value: string): boolean {
  const [, method] = /^\d{4}-(?:0[1-9]|1[0-2])(?: (.+))?$/.exec(value) ?? [null, ""];
  return method === undefined || paymentMethods.some((each) => each === method);
}

/** By ordinal: 1 for suppliers with a document of the month, or with one of it that was paid by the method. */
export function monthMembers(sql: SqlStorage, run: string, size: number, value: string): Uint8Array {
  const members = new Uint8Array(size);
  const record = readWholeRun(sql, run);
  if (record === null) return members;
  const ledger = ledgerOf(sql, record);
  const places = placesOfSpellings(sql, run);
  const wanted = new Map<number, boolean>();
  const isWanted = (code: number): boolean => {
    const month = monthText(code);
    return value === month || value === documentMonthValue(month, paymentMethods[monthMethod(code)] ?? null);
  };
  for (const part of monthPageParts(ledger)) {
    readMonthPages(ledger, part, (spelling, code) => {
      let takes = wanted.get(code);
      if (takes === undefined) wanted.set(code, (takes = isWanted(code)));
      const place = places[part * partSize + spelling] ?? -1;
      if (takes && place >= 0) members[place] = 1;
    });
  }
  return members;
}

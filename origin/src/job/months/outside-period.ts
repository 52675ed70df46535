/** Documents of a run's suppliers in months that lie outside its period. */
import { documentTypes, type DocumentType } from "@paygauge/api-types/entities/ledger-words";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { DocumentTotal } from "../facts.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import { monthPageParts, monthPages } from "../ingest/month-pages.ts";
import { monthText, monthType } from "../ingest/month-sums.ts";
import { partSize } from "../ingest/total-fields.ts";
import { spellingPlaces } from "./run-months.ts";

/** Documents of a supplier, by its ordinal, outside the period. */
export type OutsideOf = (ordinal: number, type: DocumentType) => DocumentTotal;

const none: DocumentTotal = { count: 0, valueMinor: 0 };
const types = documentTypes.length;

/** Whether a ledger has a month that lies wholly outside a period. */
export function reachesOutside(
  { firstDate, lastDate }: { readonly firstDate: string | null; readonly lastDate: string | null },
  period: { readonly from: string; readonly to: string } | null,
): boolean {
  if (firstDate === null || lastDate === null || period === null) return false;
  return firstDate.slice(0, 7) < period.from.slice(0, 7) || lastDate.slice(0, 7) > period.to.slice(0, 7);
}

/** Adds up the documents of months outside the period, in parts of `walkedRows`. Months that it cuts count as inside: days are not kept. */
export function* outsidePeriod(
  sql: SqlStorage,
  run: string,
  ledger: Ledger,
  period: { readonly from: string; readonly to: string },
): InParts<OutsideOf> {
  const places = yield* spellingPlaces(sql, run);
  const sums = new Map<number, DocumentTotal>();
  const [first, last] = [period.from.slice(0, 7), period.to.slice(0, 7)];
  for (const part of monthPageParts(ledger))
    yield* monthPages(ledger, part, (spelling, code, count, valueMinor) => {
      const month = monthText(code);
      const place = places[part * partSize + spelling] ?? -1;
      if (place < 0 || (month >= first && month <= last)) return;
      const key = place * types + monthType(code);
      const sum = sums.get(key) ?? none;
      sums.set(key, { count: sum.count + count, valueMinor: sum.valueMinor + valueMinor });
    });
  return (ordinal, type) => sums.get(ordinal * types + documentTypes.indexOf(type)) ?? none;
}

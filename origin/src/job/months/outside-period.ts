/** Documents of a run's suppliers that lie outside its period: in other months, or without a date. */
import { documentTypes, paymentMethods, type DocumentType } from "@paygauge/api-types/entities/ledger-words";
import type { InParts } from "@paygauge/api-types/turns/turns";
import type { DocumentTotal } from "../facts.ts";
import type { Ledger } from "../ingest/kept-ledgers.ts";
import { monthPageParts, monthPages } from "../ingest/month-pages.ts";
import { monthMethod, monthText, monthType } from "../ingest/month-sums.ts";
import { partSize } from "../ingest/total-fields.ts";
import { spellingPlaces } from "./run-months.ts";

type TotalOf = (ordinal: number, type: DocumentType) => DocumentTotal;

/** Documents of a supplier, by its ordinal. */
export interface OutsidePeriod {
  /** In months outside the period. */
  readonly outside: TotalOf;
  /** In any month: the others have no date. */
  readonly dated: TotalOf;
  /** The same of documents that were paid by card. */
  readonly byCard: { readonly outside: TotalOf; readonly dated: TotalOf };
}

const types = documentTypes.length;
const cardMethods = new Set([paymentMethods.indexOf("Card"), paymentMethods.indexOf("VirtualCard")]);

/** Whether a ledger has a month that lies wholly outside a period. */
export function reachesOutside(
  { firstDate, lastDate }: { readonly firstDate: string | null; readonly lastDate: string | null },
  period: { readonly from: string; readonly to: string } | null,
): boolean {
  if (firstDate === null || lastDate === null || period === null) return false;
  return firstDate.slice(0, 7) < period.from.slice(0, 7) || lastDate.slice(0, 7) > period.to.slice(0, 7);
}

/** Counts and values by ordinal and type. */
class Totals {
  readonly #counts: Float64Array;
  readonly #values: Float64Array;

  constructor(suppliers: number) {
    this.#counts = new Float64Array(suppliers * types);
    this.#values = new Float64Array(suppliers * types);
  }

  add(at: number, count: number, valueMinor: number): void {
    this.#counts[at] = (this.#counts[at] ?? 0) + count;
    this.#values[at] = (this.#values[at] ?? 0) + valueMinor;
  }

  readonly of = (ordinal: number, type: DocumentType): DocumentTotal => {
    const at = ordinal * types + documentTypes.indexOf(type);
    return { count: this.#counts[at] ?? 0, valueMinor: this.#values[at] ?? 0 };
  };
}

/** Adds up the documents of months outside the period, in parts of `walkedRows`. Months that it cuts count as inside: days are not kept. */
export function* outsidePeriod(
  sql: SqlStorage,
  run: string,
  ledger: Ledger,
  period: { readonly from: string; readonly to: string },
): InParts<OutsidePeriod> {
  const places = yield* spellingPlaces(sql, run);
  const suppliers = places.reduce((most, place) => Math.max(most, place + 1), 0);
  const [outside, dated] = [new Totals(suppliers), new Totals(suppliers)];
  const [cardOutside, cardDated] = [new Totals(suppliers), new Totals(suppliers)];
  const [first, last] = [period.from.slice(0, 7), period.to.slice(0, 7)];
  for (const part of monthPageParts(ledger))
    yield* monthPages(ledger, part, (spelling, code, count, valueMinor) => {
      const place = places[part * partSize + spelling] ?? -1;
      if (place < 0) return;
      const at = place * types + monthType(code);
      const month = monthText(code);
      const isOutside = month < first || month > last;
      dated.add(at, count, valueMinor);
      if (isOutside) outside.add(at, count, valueMinor);
      if (!cardMethods.has(monthMethod(code))) return;
      cardDated.add(at, count, valueMinor);
      if (isOutside) cardOutside.add(at, count, valueMinor);
    });
  return { outside: outside.of, dated: dated.of, byCard: { outside: cardOutside.of, dated: cardDated.of } };
}

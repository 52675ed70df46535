/** The values of a run's breakdowns while its files are read: each has a number, whatever its case. */
import { breakdownValueLength, foldBreakdown, furtherValues } from "@paygauge/api-types/entities/breakdowns";
import { drain, numberOf, textOf, type SqlRunner } from "./sql-runner.ts";

/** Most values of one breakdown; a file of a later month may have more than the inspected one. */
export const mostValues = 1000;
/** Number of the row that holds the label. */
const labelRow = -1;

interface Known {
  readonly ids: Map<string, number>;
  readonly texts: string[];
  /** Values that are stored. */
  stored: number;
}

const newlyKnown = (): Known => ({ ids: new Map([["", 0]]), texts: [""], stored: 0 });

export class BreakdownValues {
  readonly labels: readonly string[];
  private readonly known: readonly Known[];

  constructor(labels: readonly string[]) {
    this.labels = labels;
    this.known = labels.map(newlyKnown);
  }

  /** The number of a value as it is written; 0 for a blank one. */
  idOf(place: number, written: string): number {
    const known = this.known[place] ?? newlyKnown();
    const text = written.trim().replaceAll(/\s+/g, " ").slice(0, breakdownValueLength);
    const id = known.ids.get(foldBreakdown(text));
    if (id !== undefined) return id;
    if (known.texts.length > mostValues) return this.idOf(place, furtherValues);
    // The last number is the one of all further values.
    const kept = known.texts.length === mostValues ? furtherValues : text;
    const added = known.texts.push(kept) - 1;
    known.ids.set(foldBreakdown(kept), added);
    return added;
  }

  /** Takes up what committed slices found. */
  load(sql: SqlRunner): void {
    for (const { place, id, value } of sql.exec(
      "SELECT place, id, value FROM ingest_breakdown_value WHERE id >= 0 ORDER BY place, id",
    )) {
      const known = this.known[numberOf(place)];
      if (known === undefined) continue;
      known.texts[numberOf(id)] = textOf(value);
      known.ids.set(foldBreakdown(textOf(value)), numberOf(id));
      known.stored = known.texts.length;
    }
  }

  /** Stores the values that came up since, with the labels. */
  save(sql: SqlRunner): void {
    this.known.forEach((known, place) => {
      const text = "INSERT OR REPLACE INTO ingest_breakdown_value (place, id, value) VALUES (?, ?, ?)";
      if (known.stored === 0) drain(sql.exec(text, place, labelRow, this.labels[place] ?? ""));
      for (let id = known.stored; id < known.texts.length; id++)
        drain(sql.exec(text, place, id, known.texts[id] ?? ""));
      known.stored = known.texts.length;
    });
  }
}

/** A breakdown of the ingested files: its label, and its values by their numbers. */
interface ReadBreakdown {
  label: string;
  readonly values: string[];
}

export function readBreakdowns(sql: SqlRunner): ReadBreakdown[] {
  const found: ReadBreakdown[] = [];
  for (const row of sql.exec("SELECT place, id, value FROM ingest_breakdown_value ORDER BY place, id")) {
    const breakdown = (found[numberOf(row.place)] ??= { label: "", values: [""] });
    if (numberOf(row.id) === labelRow) breakdown.label = textOf(row.value);
    else breakdown.values[numberOf(row.id)] = textOf(row.value);
  }
  return found;
}

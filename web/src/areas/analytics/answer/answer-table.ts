import type { ChartTable } from "@paygauge/ui";
import type { AnalyticsCell, AnalyticsQuery } from "@paygauge/api-types/entities/analytics-queries";
import type { useCells } from "./use-cells.ts";

interface TableWords {
  readonly dimensions: readonly string[];
  readonly measures: readonly string[];
}

/** Every row of an answer: the table shows it, and files have the same rows with bare numbers. */
export function answerTable(
  query: AnalyticsQuery,
  { rows, currency }: { readonly rows: readonly AnalyticsCell[][]; readonly currency: string | null },
  names: TableWords,
  cells: ReturnType<typeof useCells>,
): ChartTable {
  const groups = query.dimensions.length;
  const shown = rows.map((row) =>
    row.map((cell, at) => (at < groups ? cells.dimension(at, cell) : cells.measure(at - groups, cell, row))),
  );
  const marked = names.measures.map((name, at) =>
    currency !== null && cells.isMoney(at) ? `${name} (${currency})` : name,
  );
  return {
    head: [...names.dimensions, ...names.measures],
    fileHead: [...names.dimensions, ...marked],
    rows: shown.map((row) => row.map(({ text }) => text)),
    raw: shown.map((row) => row.map(({ raw }) => raw)),
  };
}

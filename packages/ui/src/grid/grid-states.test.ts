import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../context/ui-context.tsx";
import { DataGrid } from "./data-grid.tsx";
import type { DataGridProps } from "./data-grid.tsx";
import { defaultGridQuery } from "./grid-query.ts";

interface Row {
  readonly id: string;
}

const filtered = {
  ...defaultGridQuery,
  search: "ltd",
  filters: [{ property: "id", operator: "Equal" as const, value: "x", allowNull: false }],
};
const error = {
  message: "Try again in a moment.",
  onRetry: () => undefined,
  details: ["E_UPSTREAM"],
  correlationId: "e473420af30f",
};

function markupOf(more: Partial<DataGridProps<Row>>): string {
  const props: DataGridProps<Row> = {
    label: "Rows",
    columns: [
      { key: "id", title: "Name of it", type: "text", width: 100, value: (row) => row.id },
      { key: "spend", title: "Spend", unit: "GBP", type: "number", width: 100, value: () => 1 },
    ],
    rows: [],
    rowKey: (row) => row.id,
    matching: 0,
    total: 0,
    query: defaultGridQuery,
    onQueryChange: () => undefined,
    ...more,
  };
  return renderToStaticMarkup(createElement(UiProvider, null, createElement(DataGrid<Row>, props)));
}

test("on its way: the titles and columns that are coming, seen after a moment", () => {
  const markup = markupOf({ rows: undefined });
  expect(markup).toContain("Loading...");
  expect(markup).toContain("Spend (GBP)");
  expect(markup).toMatch(/animate-appear/);
});

test("first use: what the list says of itself", () => {
  expect(markupOf({ empty: "Nobody is here yet." })).toContain("Nobody is here yet.");
  expect(markupOf({})).toContain("Nothing here yet.");
});

test("nothing matches: each condition can be dropped by its name, the first use is not told", () => {
  const markup = markupOf({ query: filtered, empty: "Nobody is here yet." });
  expect(markup).not.toContain("Nobody is here yet.");
  expect(markup).toMatch(/Remove .*Name of it equals x/);
  expect(markup).toMatch(/Remove .*ltd/);
});

test("a page behind the last one: names it and leads there; neither filters nor the first use are to blame", () => {
  const far = { ...defaultGridQuery, page: 99, pageSize: 25 } as const;
  for (const query of [far, { ...filtered, page: 99, pageSize: 25 } as const]) {
    const markup = markupOf({ query, matching: 60, total: 70, empty: "Nobody is here yet." });
    expect(markup).toContain("The list ends before page 99.");
    expect(markup).toContain("Go to the last page (3)");
    expect(markup).not.toMatch(/Nobody is here yet|No rows match/);
  }
});

test("nothing matches a condition outside of the grid: that can be dropped too", () => {
  const outside = [{ words: "User name contains ann", onDrop: () => undefined }];
  const markup = markupOf({ empty: "Nobody is here yet.", outside });
  expect(markup).not.toContain("Nobody is here yet.");
  expect(markup).toContain("Remove &quot;User name contains ann&quot;");
});

test("not permitted: shown without another try, with the permission where it is known", () => {
  const plain = markupOf({ rows: undefined, error: { ...error, refused: {} } });
  expect(plain).toContain("Ask your administrator");
  expect(plain).not.toContain("Try again");
  const staff = markupOf({ rows: undefined, error: { ...error, refused: { permission: "SystemLogs_VIEW" } } });
  expect(staff).toContain("Required permission: SystemLogs_VIEW.");
});

test("failed: the sentence, another try and the id for support; rows that are there stay", () => {
  const first = markupOf({ rows: undefined, error });
  for (const words of ["Try again in a moment.", "Try again", "e473420af30f"]) expect(first).toContain(words);
  const over = markupOf({ rows: [{ id: "kept" }], matching: 1, total: 1, error });
  for (const words of ["Try again in a moment.", "e473420af30f", "E_UPSTREAM", "Show details", "Copy to Clipboard"])
    expect(over).toContain(words);
  expect(over).toContain("These rows were loaded before the error occurred.");
  expect(over).toContain('role="grid"');
});

test("nothing of a grid is at a side that is another where lines are read from the right", () => {
  const markup = markupOf({ rows: [{ id: "one" }], matching: 1, total: 1, onSelectionChange: () => undefined });
  expect(markup).toContain("inset-inline-start:var(--pin-0)");
  expect(markup.match(/(?<=[\s"])(?:left|right)-\d[^\s"]*|(?<=[;"])(?:left|right):[^;"]*/g)).toBeNull();
});

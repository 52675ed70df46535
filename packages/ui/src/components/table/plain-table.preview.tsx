import type { Preview } from "../../preview-type.ts";
import { BandGlyph } from "../band/band-glyph.tsx";
import { PlainTable, type PlainColumn } from "./plain-table.tsx";

interface Level {
  readonly field: string;
  readonly agreement: string;
  readonly bits: string;
}

const levels: readonly Level[] = [
  { field: "Name", agreement: "the same words", bits: "11.2" },
  { field: "Tax number", agreement: "missing", bits: "0.0" },
  { field: "Address", agreement: "same street and town", bits: "6.4" },
];

const levelColumns: readonly PlainColumn<Level>[] = [
  { key: "field", title: "Field", render: ({ field }) => field, namesRow: true },
  { key: "agreement", title: "Agreement", render: ({ agreement }) => agreement },
  { key: "bits", title: "Bits", render: ({ bits }) => bits, atEnd: true },
];

const lines = Array.from({ length: 40 }, (_, at) => ({
  line: at + 2,
  reason: at % 2 === 0 ? "The amount is no number: “to be agreed”." : "The date is no day of the calendar: 31.02.2025.",
  raw: "10032;Aldgate Facilities Ltd;31.02.2025;to be agreed;EUR;London;Cleaning of offices and stairs;PO-2025-00391",
}));
type Line = (typeof lines)[number];

const lineColumns: readonly PlainColumn<Line>[] = [
  { key: "line", title: "Line", render: ({ line }) => line, atEnd: true },
  { key: "reason", title: "Reason", render: ({ reason }) => reason, className: "max-sm:min-w-0 max-sm:flex-1" },
  { key: "raw", title: "Row", render: ({ raw }) => raw, className: "font-mono text-mono wrap-anywhere max-sm:w-full" },
];

const wideColumns: readonly PlainColumn<Line>[] = [
  ...lineColumns.slice(0, 2).map((column) => ({ ...column, className: "whitespace-nowrap" })),
  { key: "raw", title: "Row", render: ({ raw }) => raw, className: "whitespace-nowrap" },
  { key: "band", title: "Level", titleHidden: true, render: () => <BandGlyph band="high" /> },
];

export const previews: Preview[] = [
  {
    component: "PlainTable",
    state: "with a sum",
    render: () => (
      <PlainTable
        label="Agreement by field"
        columns={levelColumns}
        rows={levels}
        rowKey={({ field }) => field}
        rowClass={({ bits }) => (bits === "0.0" ? "bg-accent-subtle" : "")}
        caption="Agreement with the entry in front"
        sum={{ name: "Sum", value: "17.6" }}
      />
    ),
  },
  {
    component: "PlainTable",
    state: "long, a row below the other on a phone",
    render: () => (
      <PlainTable label="Rejected rows" columns={lineColumns} rows={lines} rowKey={({ line }) => line} long stacked />
    ),
  },
  {
    component: "PlainTable",
    state: "wide and framed",
    render: () => (
      <PlainTable label="First rows" columns={wideColumns} rows={lines} rowKey={({ line }) => line} long framed />
    ),
  },
];

import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../components/button/button.tsx";
import { BandGlyph } from "../components/band/band-glyph.tsx";
import { bands, capabilityAbbreviations, capabilityKeys } from "../components/band/band.ts";
import type { Band, CapabilityKey } from "../components/band/band.ts";
import { CapabilityStrip, CapabilityStripLetters } from "../components/band/capability-strip.tsx";
import { TextLink } from "../components/link/text-link.tsx";
import type { Preview } from "../preview-type.ts";
import { DataGrid } from "./data-grid.tsx";
import type { DataGridProps } from "./data-grid.tsx";
import type { GridColumn } from "./grid-column.ts";
import { defaultGridQuery } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";
import { noSelection } from "./grid-selection.ts";
import type { GridSelection } from "./grid-selection.ts";

interface Supplier {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly mcc: string;
  readonly spend: number;
  readonly invoices: number;
  readonly bands: Partial<Record<CapabilityKey, Band>>;
  readonly match: string;
}

const names = ["Aldgate Facilities Ltd", "Brenntag Nordic ApS", "Carver & Sons Logistics", "Dunmore Packaging plc"];
const countries = ["GBR", "DNK", "FRA", "ITA", "DEU"];

/** Even but unlike rows, the same at each start. */
const suppliers: readonly Supplier[] = Array.from({ length: 50 }, (_, index) => ({
  key: `s${index}`,
  name: `${names[index % names.length] ?? ""}${index < names.length ? "" : ` ${index}`}`,
  country: countries[(index * 7) % countries.length] ?? "GBR",
  mcc: `${5000 + ((index * 379) % 3000)} Cleaning`,
  spend: ((index * 7_919_131) % 4_900_000) + 90_000,
  invoices: (index * 277) % 800,
  bands: Object.fromEntries(
    capabilityKeys.map((key, at) => [key, bands[(index * 3 + at * (index + 2)) % 4] ?? "none"]),
  ),
  match: index % 3 === 0 ? "Unmatched" : "Matched",
}));

const columns: readonly GridColumn<Supplier>[] = [
  {
    key: "name",
    title: "Supplier",
    type: "text",
    width: 200,
    grow: 2,
    value: (row) => row.name,
    render: (row) => (
      <TextLink variant="entity" tabIndex={-1} href={`#${row.key}`}>
        {row.name}
      </TextLink>
    ),
    inList: "title",
  },
  {
    key: "country",
    title: "Country",
    type: "enum",
    width: 80,
    options: countries.map((value) => ({ value, label: value })),
    value: (row) => row.country,
    inList: "line",
  },
  { key: "mcc", title: "MCC", type: "text", width: 140, grow: 1, value: (row) => row.mcc, inList: "line" },
  {
    key: "spend",
    title: "Spend",
    unit: "GBP",
    type: "number",
    width: 120,
    value: (row) => row.spend,
    inList: "figure",
  },
  { key: "invoices", title: "Invoices", type: "number", width: 96, value: (row) => row.invoices },
  {
    key: "aiv",
    title: "AIV",
    unit: "GBP",
    type: "number",
    numberStyle: { kind: "average" },
    width: 110,
    value: (row) => (row.invoices === 0 ? undefined : row.spend / row.invoices),
  },
  {
    key: "capabilities",
    title: "Capabilities",
    headerMark: <CapabilityStripLetters />,
    type: "text",
    width: 230,
    sortable: false,
    filterable: false,
    value: () => undefined,
    render: (row) => <CapabilityStrip bands={row.bands} />,
    copy: (row) =>
      capabilityKeys.map((key) => `${capabilityAbbreviations[key]} ${row.bands[key] ?? "none"}`).join(", "),
    inList: "strip",
  },
  {
    key: "stp",
    title: "STP",
    type: "enum",
    width: 100,
    options: bands.map((value) => ({ value, label: value })),
    value: (row) => row.bands.stp,
    render: (row) => <BandGlyph band={row.bands.stp ?? "none"} />,
  },
  { key: "match", title: "Match", type: "text", width: 110, value: (row) => row.match },
  { key: "method", title: "Payment method", type: "text", width: 100, filterOnly: true, value: () => undefined },
  { key: "key", title: "Supplier key", type: "text", width: 110, hidden: true, value: (row) => row.key },
];

const shown: GridQuery = {
  ...defaultGridQuery,
  filters: [
    { property: "spend", operator: "GreaterThanOrEqual", value: "100000", allowNull: false },
    ...countries.map((value) => ({ property: "country", operator: "Equal" as const, value, allowNull: false })),
  ],
  orderBy: { property: "spend", direction: "desc" },
  secondaryOrderBy: { property: "invoices", direction: "asc" },
};

function GridPreview({
  start,
  label = "Suppliers",
  ...rest
}: Partial<DataGridProps<Supplier>> & { readonly start: GridQuery }) {
  const [query, setQuery] = useState(start);
  const [selection, setSelection] = useState<GridSelection>({ kind: "some", keys: ["s2", "s4"] });
  return (
    <div className="sm:h-[620px] border border-line">
      <DataGrid
        label={label}
        columns={columns}
        rows={suppliers}
        rowKey={(row) => row.key}
        matching={3912}
        total={12486}
        query={query}
        onQueryChange={setQuery}
        searchable
        canCopy
        selection={selection}
        onSelectionChange={setSelection}
        selectionActions={<Button variant="primary">Add to campaign</Button>}
        toolbarEnd={<Button icon={<Download aria-hidden size={16} strokeWidth={1.6} />}>Export</Button>}
        {...rest}
      />
    </div>
  );
}

const error = {
  message: "The suppliers did not arrive. Try again in a moment.",
  onRetry: () => undefined,
  correlationId: "e473420af30f",
};

export const previews: Preview[] = [
  { component: "DataGrid", state: "filtered, ordered, two selected", render: () => <GridPreview start={shown} /> },
  {
    component: "DataGrid layout",
    state: "three pinned, resized, totals, all but one selected",
    render: () => (
      <GridPreview
        label="Suppliers with totals"
        start={{ ...shown, pins: 3, widths: { name: 260, mcc: 90 } }}
        totals={{ spend: 1_418_220_300, invoices: 48_212, aiv: 29_416.3 }}
        selection={{ kind: "all", except: ["s1"] }}
      />
    ),
  },
  {
    component: "DataGrid layout",
    state: "without pages, rows on their way",
    render: () => (
      <GridPreview
        label="Suppliers without pages"
        start={{ ...shown, pageSize: "continuous" }}
        rows={Array.from({ length: 3912 }, (_, index) => (index < 12 ? suppliers[index] : undefined))}
      />
    ),
  },
  {
    component: "DataGrid states",
    state: "loading",
    render: () => (
      <GridPreview
        label="Suppliers on their way"
        start={defaultGridQuery}
        rows={undefined}
        matching={0}
        total={0}
        selection={noSelection}
      />
    ),
  },
  {
    component: "DataGrid states",
    state: "first use",
    render: () => (
      <GridPreview
        label="No suppliers yet"
        start={defaultGridQuery}
        rows={[]}
        matching={0}
        total={0}
        selection={noSelection}
      />
    ),
  },
  {
    component: "DataGrid states",
    state: "nothing matches",
    render: () => <GridPreview label="No match" start={shown} rows={[]} matching={0} selection={noSelection} />,
  },
  {
    component: "DataGrid states",
    state: "error before the first page",
    render: () => (
      <GridPreview
        label="Failed suppliers"
        start={defaultGridQuery}
        rows={undefined}
        matching={0}
        total={0}
        error={error}
      />
    ),
  },
  {
    component: "DataGrid states",
    state: "error over old rows, compact",
    render: () => <GridPreview label="Old suppliers" start={{ ...shown, density: "compact" }} error={error} />,
  },
];

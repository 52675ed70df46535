import { ChartColumn, Table2 } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { useTexts } from "../context/ui-context.tsx";
import { Button } from "../components/button/button.tsx";
import { Panel } from "../components/panel/panel.tsx";
import { Skeleton } from "../components/skeleton/skeleton.tsx";
import { PlainTable } from "../components/table/plain-table.tsx";
import { EmptyState } from "../components/states/states.tsx";
import { ChartExportMenu } from "./chart-export-menu.tsx";
import type { ChartTable } from "./chart-rows.ts";
import { useWidth } from "./use-width.ts";

/** Whether a chart is shown as its table, where its page keeps that; otherwise it keeps it itself. */
export interface TableChoice {
  readonly asTable?: boolean | undefined;
  readonly onAsTable?: ((asTable: boolean) => void) | undefined;
}

export interface ChartFrameProps extends TableChoice {
  readonly title: string;
  /** Quiet words next to the title. */
  readonly facts?: ReactNode;
  /** One sentence that says what the drawing shows. */
  readonly summary: string;
  /** Made when it is asked for: thousands of rows are not formatted in vain. */
  readonly table: () => ChartTable;
  /** The figures of what is drawn, below it: where the drawing leaves some of them out. */
  readonly shownTable?: () => ChartTable;
  readonly empty: boolean;
  /** What an empty chart says; left out: that the selection has no data. */
  readonly emptyTitle?: string;
  /** Its figures rest on made data: its title and files state it. */
  readonly isDemo?: boolean | undefined;
  /** Of the drawing: they go with it. */
  readonly actions?: ReactNode;
  /** Leaves the table and export buttons to the page. */
  readonly plain?: boolean;
  /** Draws for a width in pixels; the ref belongs on the drawing that is exported. */
  readonly children: (width: number, svg: RefObject<SVGSVGElement | null>) => ReactNode;
}

// The grid weighs more than the drawing: it comes when a user wants the figures.
const ChartGrid = lazy(() => import("./chart-grid.tsx"));

/** Title, summary, table toggle and export that every chart has. */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    facts,
    summary,
    shownTable,
    empty,
    emptyTitle,
    isDemo = false,
    actions,
    plain = false,
    children,
  } = props;
  const texts = useTexts();
  const [own, setOwn] = useState(false);
  const table = isDemo ? () => marked(props.table(), texts.demo.word) : props.table;
  const asTable = props.asTable ?? own;
  const toggle = () => {
    setOwn(!asTable);
    props.onAsTable?.(!asTable);
  };
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(holder, 640);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Panel
      title={title}
      isDemo={isDemo}
      facts={facts}
      actions={
        <>
          {!asTable && actions}
          {!plain && !empty && (
            <span className="flex flex-wrap justify-end gap-2 print:hidden">
              <Button
                size="sm"
                variant="quiet"
                aria-pressed={asTable}
                onClick={toggle}
                icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}
              >
                {asTable ? texts.chart.viewAsChart : texts.chart.viewAsTable}
              </Button>
              <ChartExportMenu title={title} table={table} svg={svg} drawn={!asTable} />
            </span>
          )}
        </>
      }
    >
      <p className="sr-only">{summary}</p>
      <div ref={holder} className="min-w-0">
        {body()}
      </div>
    </Panel>
  );

  function body(): ReactNode {
    if (empty) return <EmptyState title={emptyTitle ?? texts.chart.empty} />;
    if (asTable) {
      const figures = table();
      return (
        <Suspense fallback={<Skeleton kind="table" columns={figures.head.length} rows={12} />}>
          <ChartGrid label={title} table={figures} />
        </Suspense>
      );
    }
    return (
      width > 0 && (
        <>
          {children(width, svg)}
          {shownTable !== undefined && <FigureTable label={title} table={shownTable()} />}
        </>
      )
    );
  }
}

/** The figures with the mark behind each heading but that of the rows. */
function marked(table: ChartTable, word: string): ChartTable {
  const mark = (heads: readonly string[]) => heads.map((head, at) => (at === 0 ? head : `${head} (${word})`));
  return { ...table, head: mark(table.head), fileHead: mark(table.fileHead ?? table.head) };
}

function FigureTable({ label, table }: { readonly label: string; readonly table: ChartTable }) {
  return (
    <PlainTable
      long
      className="mt-3"
      label={label}
      columns={table.head.map((title, at) => ({
        key: title,
        title,
        render: (row: ChartTable["rows"][number]) => row[at] ?? "",
        namesRow: at === 0,
        atEnd: at > 0,
      }))}
      rows={table.rows}
      rowKey={(_row, at) => at}
    />
  );
}

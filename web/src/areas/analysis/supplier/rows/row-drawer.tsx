import { Button, CopyButton, Drawer, FactList, MessageText, PlainTable, Skeleton, ErrorState } from "@paygauge/ui";
import { Suspense, useState } from "react";
import type { LedgerRowDetail } from "@paygauge/api-types/entities/ledger-rows";
import { problemView } from "../../../../data/grid-error.ts";
import { callParts } from "../../../../data/call-parts.derived.ts";
import { useCall } from "../../../../data/use-call.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { useRunQuery } from "../../../../state/perspective.ts";
import { lazyWithTexts } from "../../../../texts/catalogue.ts";

// Few rows were corrected.
const CorrectionNote = lazyWithTexts(
  async () => ({ default: (await import("./correction-note.tsx")).CorrectionNote }),
  callParts.uploadChecks,
);

interface RowAsked {
  readonly jobId: string;
  /** File and row: "<upload>:12". */
  readonly rowId: string;
  readonly onClose: () => void;
}

function useAsked({ jobId, rowId }: RowAsked) {
  const run = useRunQuery();
  const [isWhole, setWhole] = useState(false);
  const [uploadId = "", rowNumber = ""] = rowId.split(":");
  const query = { ...run, ...(isWhole && { whole: "1" as const }) };
  return { params: { jobId, uploadId, rowNumber }, query, onWhole: () => setWhole(true) };
}

/** One row of a supplier as its file has it: its text, its cells, and what was corrected in them. */
export function RowDrawer({ supplierKey, ...asked }: RowAsked & { readonly supplierKey: string }) {
  const { params, query, onWhole } = useAsked(asked);
  const row = useCall("supplierRow", { params: { ...params, supplierKey }, query });
  return <RowPanel params={params} row={row} onWhole={onWhole} onClose={asked.onClose} />;
}

/** The same of a row that counts nowhere. */
export function UncountedRowDrawer(asked: RowAsked) {
  const { params, query, onWhole } = useAsked(asked);
  const row = useCall("uncountedRow", { params, query });
  return <RowPanel params={params} row={row} onWhole={onWhole} onClose={asked.onClose} />;
}

interface RowPanelProps {
  readonly params: ReturnType<typeof useAsked>["params"];
  readonly row: ReturnType<typeof useCall<"supplierRow" | "uncountedRow">>;
  readonly onWhole: () => void;
  readonly onClose: () => void;
}

function RowPanel({ params, row: { data, problem, reload, refreshing }, onWhole, onClose }: RowPanelProps) {
  const words = useTranslations("ledgerRows.detail");
  return (
    <Drawer
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words("title", { row: Number(params.rowNumber) || 0 })}
      description={data?.fileName}
    >
      {data === undefined && problem === undefined && <Skeleton kind="form" fields={6} />}
      {data === undefined && problem !== undefined && (
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
      )}
      {data !== undefined && <RowFacts row={data} jobId={params.jobId} onWhole={onWhole} onUndone={reload} />}
    </Drawer>
  );
}

interface RowFactsProps {
  readonly jobId: string;
  readonly row: LedgerRowDetail;
  readonly onWhole: () => void;
  readonly onUndone: () => void;
}

function RowFacts({ jobId, row, onWhole, onUndone }: RowFactsProps) {
  const words = useTranslations("ledgerRows.detail");
  const isCut = row.raw.length < row.rawLength || row.cells.some((cell) => cell.isCut);
  const isNarrowed = row.cells.length < row.width;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {row.finding !== null && (
        <p className="text-data">
          <MessageText message={row.finding} />
        </p>
      )}
      <Suspense>
        {row.corrections.map((correction) => (
          <CorrectionNote
            key={correction.id}
            correction={correction}
            params={{ jobId, uploadId: row.uploadId, correctionId: correction.id }}
            onUndone={onUndone}
          />
        ))}
      </Suspense>
      <section aria-label={words("raw")}>
        <p className="mb-1 flex items-center gap-1 text-label font-medium">
          {words("raw")}
          <CopyButton text={row.raw} />
        </p>
        <p className="rounded-control bg-sunken px-3 py-2 font-mono text-mono whitespace-pre-wrap wrap-anywhere">
          {row.raw}
        </p>
        {row.raw.length < row.rawLength && (
          <p className="mt-1 text-label text-text-2">{words("cut", { shown: row.raw.length, total: row.rawLength })}</p>
        )}
      </section>
      <CellsTable row={row} />
      {isNarrowed && (
        <p className="text-label text-text-2">{words("cutCells", { shown: row.cells.length, total: row.width })}</p>
      )}
      {(isCut || isNarrowed) && <Button onClick={onWhole}>{words("showAll")}</Button>}
      <FactList
        facts={[
          [words("file"), row.fileName],
          [words("sheet"), row.sheet],
          [words("line"), String(row.line)],
          [
            words("digest"),
            row.digest === null ? null : (
              <span key="digest" className="flex items-start gap-1">
                <span className="font-mono text-mono wrap-anywhere">{row.digest}</span>
                <CopyButton text={row.digest} />
              </span>
            ),
          ],
        ]}
      />
    </div>
  );
}

function CellsTable({ row }: { readonly row: LedgerRowDetail }) {
  const words = useTranslations("ledgerRows.detail");
  const cells = row.cells.map((cell, at) => ({ ...cell, at }));
  return (
    <PlainTable
      label={words("cells")}
      framed
      columns={[
        {
          key: "column",
          title: words("column"),
          namesRow: true,
          className: "text-text-2",
          render: ({ column, at }) => (column === "" ? words("unnamed", { number: at + 1 }) : column),
        },
        {
          key: "text",
          title: words("text"),
          className: "wrap-anywhere whitespace-pre-wrap",
          render: ({ text, isCorrected, isCut }) => (
            <span className={isCorrected ? "rounded-mark bg-warning-bg px-1" : ""}>
              {text}
              {isCut && "…"}
              {isCorrected && <span className="sr-only"> {words("correctedCell")}</span>}
            </span>
          ),
        },
      ]}
      rows={cells}
      rowKey={({ at }) => at}
    />
  );
}

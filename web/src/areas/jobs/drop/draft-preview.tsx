import { ErrorState, MessageText, Panel, PlainTable, Skeleton } from "@paygauge/ui";
import { EyeOff } from "lucide-react";
import { useEffect, useState } from "react";
import { hasFigures } from "@paygauge/api-types/entities/job-kinds";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import type { PaymentMethod } from "@paygauge/api-types/entities/ledger-words";
import { previewLines } from "@paygauge/analysis/reading/lines/preview";
import type { PreviewedRow } from "@paygauge/api-types/entities/mapping-preview";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations, type Formats } from "../../../state/formats.ts";
import { useSettled } from "../../../state/use-settled.ts";
import { headOf } from "./begin-draft.ts";
import { headBytes } from "./read-head.ts";
import type { Draft } from "./draft-of.ts";

const colours = { ready: "", warning: "text-warning", error: "text-danger", leftOut: "text-text-2" } as const;

/** Rows of each case as the mapping reads them: the browser's own reading until the origin has the whole file. */
export function DraftPreview({ draft }: { readonly draft: Draft }) {
  const words = useTranslations("create.drop.preview");
  const mapping = useSettled(draft.mapping, 200);
  const { job, file, isHead } = draft;
  const local = useLocalRows(draft, mapping, isHead);
  const input = { params: { jobId: job.id, uploadId: file?.id ?? "" }, body: { mapping, choice: "cases" as const } };
  const { data, problem, reload } = useCall("previewMapping", isHead ? null : input);
  const rows = data ?? local;
  return (
    <Panel title={words("title")} facts={words("facts", { count: rows?.length ?? 0 })}>
      {problem !== undefined && rows === undefined && <ErrorState {...problemView(problem)} onRetry={reload} />}
      {rows === undefined && problem === undefined && <Skeleton kind="table" columns={5} rows={8} />}
      {rows?.length === 0 && <p className="text-data text-text-2">{words("none")}</p>}
      {rows !== undefined && rows.length > 0 && <Rows draft={draft} rows={rows} />}
    </Panel>
  );
}

/** Rows of the first megabytes, read here; undefined where this tab did not read the file. */
function useLocalRows(draft: Draft, mapping: ColumnMapping, wanted: boolean): readonly PreviewedRow[] | undefined {
  const [rows, setRows] = useState<readonly PreviewedRow[]>();
  const { inspection, kind, currency, country, job } = draft;
  useEffect(() => {
    const head = headOf(job.id)?.head;
    if (!wanted || head?.inspection == null) return undefined;
    let isOver = false;
    const options = {
      kind: kind.value,
      dialect: inspection.dialect,
      mapping,
      settings: { currency: currency.value, fallbackCountry: country.value },
      choice: "cases",
      bytes: headBytes,
    } as const;
    void previewLines(head.read, head.size, options).then((found) => {
      if (!isOver) setRows(found);
    });
    return () => {
      isOver = true;
    };
  }, [wanted, job.id, inspection, kind.value, mapping, currency.value, country.value]);
  return rows;
}

function Rows({ draft, rows }: { readonly draft: Draft; readonly rows: readonly PreviewedRow[] }) {
  const words = useTranslations("create.drop.preview");
  const methods = useTranslations("create.drop.methods");
  const formats = useFormats();
  const { name, money, date, method } = cellsOf({
    formats,
    methods,
    words,
    isCurrencyOpen: draft.currency.isOpen,
  });
  const lines = draft.kind.value === "advanced";
  const shown = [
    { key: "row", title: words("row"), render: ({ row }: PreviewedRow) => formats.count(row), atEnd: true },
    { key: "name", title: words("name"), render: name, className: "font-medium wrap-anywhere" },
    hasFigures(draft.kind.value) && { key: "amount", title: words("amount"), render: money, atEnd: true },
    lines && { key: "date", title: words("date"), render: date, className: "whitespace-nowrap" },
    lines &&
      rows.some(({ number }) => number !== "") && {
        key: "number",
        title: words("document"),
        render: ({ number }: PreviewedRow) => number,
      },
    lines && { key: "method", title: words("method"), render: method },
    rows.some(({ finding }) => finding !== null) && {
      key: "found",
      title: words("found"),
      render: ({ finding }: PreviewedRow) => finding !== null && <MessageText message={finding.message} />,
      className: ({ state }: PreviewedRow) => colours[state],
    },
  ];
  return (
    <PlainTable
      long
      stacked
      label={words("table")}
      columns={shown.filter((column) => column !== false)}
      rows={rows}
      rowKey={({ row }) => row}
    />
  );
}

interface CellWords {
  readonly formats: Formats;
  readonly methods: (method: PaymentMethod) => string;
  readonly words: (key: "redacted" | "notStated") => string;
  /** Nothing proves the currency: amounts are bare numbers. */
  readonly isCurrencyOpen: boolean;
}

const cellsOf = ({ formats, methods, words, isCurrencyOpen }: CellWords) => ({
  name: ({ name, isRedacted }: PreviewedRow) =>
    isRedacted ? (
      <span className="inline-flex items-center gap-1.5 text-text-2">
        <EyeOff aria-hidden size={14} strokeWidth={1.6} className="shrink-0" />
        {words("redacted")}
      </span>
    ) : (
      name
    ),
  money: ({ amount }: PreviewedRow) =>
    amount === null
      ? ""
      : formats.money(String(amount.minor), isCurrencyOpen ? "" : amount.currency, amount.minorDigits),
  date: ({ date }: PreviewedRow) => (date === null ? "" : formats.day(date)),
  method: ({ method }: PreviewedRow) =>
    method === null ? <span className="text-text-3">{words("notStated")}</span> : methods(method),
});

import {
  Button,
  Combobox,
  csvOf,
  ErrorState,
  fileNameOf,
  Panel,
  PlainTable,
  saveFile,
  Skeleton,
  StaleBar,
} from "@paygauge/ui";
import { Download } from "lucide-react";
import type { Benchmark, BenchmarkFigure } from "@paygauge/api-types/entities/benchmarks";
import { gridErrorOf, problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { BenchmarkNotes } from "./benchmark-notes.tsx";
import { benchmarkNumber, useBenchmarkWords } from "./use-benchmark-words.ts";

interface BenchmarkPanelProps {
  /** undefined: the first by name. */
  readonly buyerId: string | undefined;
  readonly onChoose: (buyerId: string | undefined) => void;
}

/** A buyer against its peers. The slicers of the page don't apply to it. */
export function BenchmarkPanel({ buyerId, onChoose }: BenchmarkPanelProps) {
  const words = useTranslations("globalInsights.benchmark");
  const body = buyerId === undefined ? {} : { buyerId };
  const { data, problem, reload, refreshing } = useCall("benchmark", { body });
  if (data === undefined)
    return problem === undefined ? (
      <Skeleton kind="chart" height={300} />
    ) : (
      <Panel title={words("title")}>
        <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        {buyerId !== undefined && <Button onClick={() => onChoose(undefined)}>{words("first")}</Button>}
      </Panel>
    );
  const stale = gridErrorOf(problem, reload);
  return (
    <>
      {stale !== undefined && <StaleBar error={stale} />}
      <Compared data={data} onChoose={onChoose} />
    </>
  );
}

function Compared({ data, onChoose }: { readonly data: Benchmark; readonly onChoose: (buyerId: string) => void }) {
  const words = useTranslations("globalInsights.benchmark");
  const shown = useBenchmarkWords(data);
  const { buyers, buyerId, month, group, needs } = data;
  if (buyerId === null)
    return (
      <Panel title={words("title")}>
        <p className="text-text-2">{words("noBuyer")}</p>
      </Panel>
    );
  const facts = [
    ...(needs.length === 0 ? [shown.group(group)] : []),
    ...(month === null ? [] : [words("asOf", { month: shown.month(month) })]),
  ];
  return (
    <Panel title={words("title")} facts={facts.join(", ")} actions={<ExportButton data={data} />}>
      <div className="mb-3 max-w-100">
        <Combobox
          label={words("buyer")}
          options={buyers.map(({ id, name }) => ({ value: id, label: name }))}
          value={buyerId}
          onChange={(value) => value !== undefined && onChoose(value)}
        />
      </div>
      <FigureTable data={data} />
      <BenchmarkNotes data={data} />
    </Panel>
  );
}

const columnKeys = ["own", "median", "quartiles", "buyers"] as const;

function FigureTable({ data }: { readonly data: Benchmark }) {
  const words = useTranslations("globalInsights.benchmark");
  const formats = useFormats();
  const { figure } = useBenchmarkWords(data);
  const textOf = (key: (typeof columnKeys)[number], { metric, own, peers }: BenchmarkFigure): string | null => {
    if (key === "own") return own === null ? null : figure(metric, own, "own");
    if (peers === null) return null;
    if (key === "median") return figure(metric, peers.median, "peers");
    if (key === "buyers") return formats.count(peers.buyers);
    const [low, high] = peers.quartiles ?? [];
    if (low === undefined || high === undefined) return null;
    return words("range", { low: figure(metric, low, "peers"), high: figure(metric, high, "peers") });
  };
  const columns = [
    {
      key: "metric",
      title: words("metric"),
      namesRow: true,
      render: ({ metric }: BenchmarkFigure) => words(`metrics.${metric}`, { currency: data.currency }),
      className: "max-sm:w-full",
    },
    ...columnKeys.map((key) => ({
      key,
      title: words(key),
      atEnd: true,
      render: (row: BenchmarkFigure) => (
        <>
          {/* Where rows are stacked, titles are out of sight. */}
          <span aria-hidden className="text-text-2 sm:hidden">
            {words(key)}{" "}
          </span>
          {textOf(key, row) ?? <span className="text-text-2">{words("none")}</span>}
        </>
      ),
    })),
  ];
  const rowKey = ({ metric }: BenchmarkFigure) => metric;
  return <PlainTable label={words("title")} columns={columns} rows={data.metrics} rowKey={rowKey} stacked />;
}

/** The same figures as a file, with the group and the month of each. */
function ExportButton({ data }: { readonly data: Benchmark }) {
  const words = useTranslations("globalInsights.benchmark");
  const shown = useBenchmarkWords(data);
  const head = ["metric", "own", "median", "low", "high", "buyers", "groupHead", "monthHead"] as const;
  const save = () => {
    const raw = data.metrics.map(({ metric, own, peers }) => {
      const [low, high] = peers?.quartiles ?? [];
      const cell = (value: number | null | undefined) =>
        value === null || value === undefined ? "" : benchmarkNumber(metric, value, data);
      return [
        words(`metrics.${metric}`, { currency: data.currency }),
        ...[own, peers?.median, low, high].map(cell),
        peers?.buyers ?? "",
        data.needs.length === 0 ? shown.group(data.group) : "",
        data.month ?? "",
      ];
    });
    const text = csvOf({ head: head.map((key) => words(key)), rows: [], raw });
    saveFile(new Blob([text], { type: "text/csv" }), fileNameOf(words("title"), "csv"));
  };
  return (
    <Button size="sm" icon={<Download aria-hidden size={16} strokeWidth={1.6} />} onClick={save}>
      {words("export")}
    </Button>
  );
}

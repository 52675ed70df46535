import { Button, csvOf, MessageText, Panel, PlainTable, saveFile, ScrollBox } from "@paygauge/ui";
import { Fragment, useState } from "react";
import type { Comparison, FieldDifference } from "@paygauge/api-types/entities/endpoint-comparison";
import { useFormats, useTranslations } from "../../../state/formats.ts";

/** Rows that are shown before a user asks for all. */
const firstRows = 50;

/** The differences of one call, field by field, and their export. */
export function DifferencesPanel({ comparison }: { readonly comparison: Comparison }) {
  const words = useTranslations("endpointComparison");
  const { count } = useFormats();
  const [most, setMost] = useState(firstRows);
  const { differences, total, callId } = comparison;
  const rows = differences.slice(0, most);
  const text = (value: string | null) => value ?? words("absent");
  const save = () => {
    const raw = differences.map(({ pointer, kind, left, right }) => [
      pointer,
      words(`kinds.${kind}`),
      text(left),
      text(right),
    ]);
    const table = { head: [words("field"), words("difference"), words("left"), words("right")], rows: raw, raw };
    saveFile(new Blob([csvOf(table)], { type: "text/csv" }), `differences-${callId}.csv`);
  };
  return (
    <Panel
      title={words("differences")}
      facts={words("differencesOf", { shown: count(rows.length), total: count(total) })}
    >
      <div className="flex flex-col gap-3">
        <Causes causes={comparison.causes} />
        {differences.length === 0 ? (
          <p className="text-data text-text-2">{words(isWithoutAnswer(comparison) ? "notCompared" : "none")}</p>
        ) : (
          <ScrollBox label={words("differences")} className="max-h-120">
            <DifferenceTable rows={rows} />
          </ScrollBox>
        )}
        <div className="flex flex-wrap gap-2">
          <Button disabled={differences.length === 0} onClick={save}>
            {words("export")}
          </Button>
          {rows.length < differences.length && (
            <Button onClick={() => setMost((before) => 4 * before)}>{words("showMore")}</Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

const isWithoutAnswer = ({ left, right }: Comparison): boolean => left.fault !== null || right.fault !== null;

/** What is not the same on both sides: the cause where it is one thing alone. */
function Causes({ causes }: Pick<Comparison, "causes">) {
  const words = useTranslations("endpointComparison");
  if (causes.length === 0) return null;
  return (
    <p className="text-data wrap-anywhere">
      <span className="font-semibold">{words(causes.length === 1 ? "cause" : "causes")}</span>{" "}
      {causes.map((cause, at) => (
        <Fragment key={JSON.stringify(cause)}>
          {at > 0 && ", "}
          <MessageText message={cause} />
        </Fragment>
      ))}
    </p>
  );
}

function DifferenceTable({ rows }: { readonly rows: readonly FieldDifference[] }) {
  const words = useTranslations("endpointComparison");
  const text = (value: string | null) => value ?? words("absent");
  return (
    <PlainTable
      stacked
      label={words("differences")}
      rows={rows}
      rowKey={({ pointer }) => pointer}
      columns={[
        {
          key: "pointer",
          title: words("field"),
          namesRow: true,
          className: "max-sm:w-full wrap-anywhere font-mono text-label",
          render: ({ pointer }) => (pointer === "" ? "/" : pointer),
        },
        { key: "kind", title: words("difference"), render: ({ kind }) => words(`kinds.${kind}`) },
        {
          key: "left",
          title: words("left"),
          className: "wrap-anywhere",
          render: ({ left }) => <span className="inline-block bg-danger-bg px-1 sm:min-w-18">{text(left)}</span>,
        },
        {
          key: "right",
          title: words("right"),
          className: "wrap-anywhere",
          render: ({ right }) => <span className="inline-block bg-success-bg px-1 sm:min-w-18">{text(right)}</span>,
        },
      ]}
    />
  );
}

import { Button, Panel, PlainTable, useTranslate } from "@paygauge/ui";
import { Equal, EqualNot, TriangleAlert } from "lucide-react";
import { comparedEndpoints, type ComparedCall } from "@paygauge/api-types/entities/endpoint-comparison";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import type { Outcome } from "./compare-calls.ts";

interface CallTableProps {
  readonly calls: readonly ComparedCall[];
  readonly outcomes: readonly Outcome[];
  readonly shown: string | null;
  readonly onShow: (callId: string) => void;
}

interface Row {
  readonly callId: ComparedCall;
  readonly outcome: Outcome | undefined;
}

/** Both sides answered, and nothing but ignored fields differs. */
const isEqual = ({ outcome }: Row): boolean => {
  const comparison = outcome?.comparison;
  if (!comparison) return false;
  const { total, left, right } = comparison;
  return total === 0 && left.fault === null && right.fault === null;
};

const icon = { "aria-hidden": true, size: 14, strokeWidth: 1.8 } as const;

/** Every compared call: equal, different or without an answer, how many fields, and how long each side took. */
export function CallTable({ calls, outcomes, shown, onShow }: CallTableProps) {
  const words = useTranslations("endpointComparison");
  const { count } = useFormats();
  const [folded, fold] = useAddressPart("equal");
  const all = calls.map((callId): Row => ({ callId, outcome: outcomes.find((each) => each.callId === callId) }));
  const rows = folded === null ? all : all.filter((row) => !isEqual(row));
  const ms = (row: Row, side: "left" | "right") => {
    const answer = row.outcome?.comparison?.[side];
    return answer === undefined ? "" : count(answer.ms);
  };
  return (
    <Panel
      title={words("calls")}
      facts={words("callsFacts")}
      actions={
        <Button size="sm" disabled={!all.some(isEqual)} onClick={() => fold(folded === null ? "hidden" : null)}>
          {words(folded === null ? "hideEqual" : "showEqual")}
        </Button>
      }
    >
      <PlainTable
        stacked="labelled"
        label={words("calls")}
        rows={rows}
        rowKey={({ callId }) => callId}
        rowClass={({ callId }) => (callId === shown ? "bg-accent-subtle" : "")}
        columns={[
          {
            key: "call",
            title: words("call"),
            namesRow: true,
            className: "max-sm:w-full wrap-anywhere",
            render: ({ callId }) => <CallName callId={callId} isShown={callId === shown} onShow={onShow} />,
          },
          { key: "result", title: words("result"), render: ({ outcome }) => <Result outcome={outcome} /> },
          {
            key: "fields",
            title: words("figures.fields"),
            atEnd: true,
            render: ({ outcome }) => (outcome?.comparison ? count(outcome.comparison.fields) : ""),
          },
          { key: "left", title: words("leftMs"), atEnd: true, render: (row) => ms(row, "left") },
          { key: "right", title: words("rightMs"), atEnd: true, render: (row) => ms(row, "right") },
        ]}
      />
    </Panel>
  );
}

interface CallNameProps extends Pick<CallTableProps, "onShow"> {
  readonly callId: ComparedCall;
  readonly isShown: boolean;
}

function CallName({ callId, isShown, onShow }: CallNameProps) {
  return (
    <button
      type="button"
      aria-current={isShown ? "true" : undefined}
      className="reach text-start font-mono text-label font-normal hover:underline pointer-coarse:min-h-11"
      onClick={() => onShow(callId)}
    >
      {comparedEndpoints[callId]}
    </button>
  );
}

function Result({ outcome }: { readonly outcome: Outcome | undefined }) {
  const words = useTranslations("endpointComparison");
  const translate = useTranslate();
  if (outcome === undefined) return null;
  const { comparison, problem } = outcome;
  if (comparison === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-warning">
        <TriangleAlert {...icon} /> {translate(problem.message)}
      </span>
    );
  const { total, ignored, notSteady, left, right, isWhole } = comparison;
  const fault = left.fault ?? right.fault;
  if (fault !== null)
    return (
      <span className="inline-flex items-center gap-1.5 text-warning">
        <TriangleAlert {...icon} /> {translate(fault)}
      </span>
    );
  const more = [
    ...(left.status === right.status ? [] : [words("statuses", { left: left.status, right: right.status })]),
    ...(left.status !== 200 && left.status === right.status ? [words("bothRefused", { status: left.status })] : []),
    ...(ignored > 0 ? [words("ignoredFields", { count: ignored })] : []),
    ...(notSteady > 0 ? [words("notSteadyFields", { count: notSteady })] : []),
    ...(isWhole ? [] : [words("notWhole")]),
  ];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {total === 0 ? <Equal {...icon} className="text-success" /> : <EqualNot {...icon} className="text-danger" />}
      {total === 0 ? words("equal") : words("different", { count: total })}
      <span className="text-label text-text-2">{more.join(" ")}</span>
    </span>
  );
}

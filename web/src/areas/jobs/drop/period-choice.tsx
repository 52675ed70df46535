import { RadioGroup, TextField } from "@paygauge/ui";
import { useState } from "react";
import type { PeriodCandidate } from "@paygauge/analysis/period/period";
import type { Span } from "@paygauge/api-types/entities/days";
import { useTranslations } from "../../../state/formats.ts";
import { Guessed } from "./guess-mark.tsx";
import type { DraftFactsProps } from "./draft-facts-props.ts";
import { usePeriodHints } from "./period-hints.ts";

type Key = PeriodCandidate["key"] | "own";
const isSame = (a: Span | null, b: Span): boolean => a !== null && a.from === b.from && a.to === b.to;

/** The period that scores are scaled to a year by: all candidates with their factor, and a custom range. */
export function PeriodChoice({ draft, choices, disabled, onChoose }: DraftFactsProps) {
  const words = useTranslations("create.drop");
  const { periods, period, check, gaps } = draft;
  const [isOther, setIsOther] = useState(false);
  const { range, hint } = usePeriodHints();
  const isUndated = periods.length === 0 && (gaps.dateMissing || check !== null);
  if (check === null && !gaps.dateMissing && choices.period === undefined) {
    return (
      <p className="text-label text-text-2">
        <span className="block font-medium text-text">{words("period.label")}</span>
        {words("period.reading")}
      </p>
    );
  }
  const found = periods.find((each) => isSame(period, each));
  const value: Key | undefined = isOther || isUndated ? "own" : (found?.key ?? (period === null ? undefined : "own"));
  const [first] = periods;
  const isSure = first !== undefined && periods.length === 1 && first.percent >= 99.5;
  return (
    <Guessed
      at="period"
      confidence={choices.period !== undefined ? "own" : isSure ? "sure" : "check"}
      evidence={words("period.note")}
    >
      <RadioGroup<Key>
        label={words("period.label")}
        disabled={disabled}
        value={value}
        onChange={(key) => {
          const option = periods.find((each) => each.key === key);
          setIsOther(option === undefined);
          if (option !== undefined) onChoose({ period: { from: option.from, to: option.to } });
        }}
        options={[
          ...periods.map((each) => ({
            value: each.key,
            label: range(each),
            hint: hint(each),
          })),
          {
            value: "own" as const,
            label: words("period.own"),
            ...(isUndated ? { hint: words("period.undated") } : {}),
          },
        ]}
      />
      {value === "own" && (
        <OwnPeriod period={period} disabled={disabled} onChoose={(own) => onChoose({ period: own })} />
      )}
    </Guessed>
  );
}

interface OwnPeriodProps {
  readonly period: Span | null;
  readonly disabled: boolean;
  readonly onChoose: (span: Span) => void;
}

function OwnPeriod({ period, disabled, onChoose }: OwnPeriodProps) {
  const form = useTranslations("create.form");
  const { scaled } = usePeriodHints();
  const [from, setFrom] = useState(period?.from ?? "");
  const [to, setTo] = useState(period?.to ?? "");
  const isBackwards = from !== "" && to !== "" && from > to;
  const change = (next: Span) => {
    setFrom(next.from);
    setTo(next.to);
    if (next.from !== "" && next.to !== "" && next.from <= next.to) onChoose(next);
  };
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2">
      <TextField
        type="date"
        label={form("from")}
        disabled={disabled}
        value={from}
        onChange={(event) => change({ from: event.target.value, to })}
      />
      <TextField
        type="date"
        label={form("to")}
        disabled={disabled}
        value={to}
        hint={from === "" || to === "" || isBackwards ? undefined : scaled({ from, to })}
        error={isBackwards ? form("periodOrder") : undefined}
        onChange={(event) => change({ from, to: event.target.value })}
      />
    </div>
  );
}

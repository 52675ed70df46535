import { ArrowRight } from "lucide-react";
import { Figure } from "../../../data/figures/figure.tsx";
import { changeFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { yearsOf, type Simulated } from "./use-simulated.ts";

interface EvidenceFiguresProps {
  readonly result: Simulated;
  /** The period is short: a year of it is an estimate. */
  readonly isEstimate: boolean;
}

/** The three figures that another run changes, before and after. */
export function EvidenceFigures({ result, isEstimate }: EvidenceFiguresProps) {
  const words = useTranslations("evidence.figures");
  const formats = useFormats();
  const { before, after, currency, minorDigits } = result;
  const year = yearsOf(result);
  const money = (minor: number) => formats.money(String(minor), currency, minorDigits, true);
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-3 border-y border-line py-3 sm:grid-cols-3">
      <Changed
        label={words("suppliers")}
        before={formats.count(before.suppliers)}
        after={formats.count(after.suppliers)}
        by={after.suppliers - before.suppliers}
        text={formats.count}
      />
      <Changed
        label={words("cardable")}
        before={money(before.cardableMinor)}
        after={money(after.cardableMinor)}
        by={after.cardableMinor - before.cardableMinor}
        text={money}
        of={changeFigure(result, "cardable", { before: before.cardableMinor, after: after.cardableMinor })}
      />
      <Changed
        label={words(isEstimate ? "yearEstimate" : "year")}
        before={money(year.before)}
        after={money(year.after)}
        by={year.after - year.before}
        text={money}
        of={changeFigure(result, "opportunityYear", year)}
      />
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly by: number;
  readonly text: (value: number) => string;
  /** How an amount was made; a count opens nothing. */
  readonly of?: FigureQuery;
}

function Changed({ label, before, after, by, text, of }: FigureProps) {
  const words = useTranslations("evidence");
  return (
    <div className="min-w-0">
      <dt className="text-label text-text-2">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-1.5 text-data">
        <span className="text-text-2">{before}</span>
        <ArrowRight aria-hidden size={12} strokeWidth={1.6} className="text-text-3" />
        <span className="sr-only">{words("to")}</span>
        <span className="text-section font-semibold">
          {of === undefined ? after : <Figure of={of}>{after}</Figure>}
        </span>
      </dd>
      <dd className={`text-label ${by < 0 ? "text-warning" : "text-success"}`}>
        {by === 0 ? words("unchanged") : `${by > 0 ? "+" : "−"}${text(Math.abs(by))}`}
      </dd>
    </div>
  );
}

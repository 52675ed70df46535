import { Panel, PlainTable } from "@paygauge/ui";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import type { ComparedSide, RunComparison } from "@paygauge/api-types/entities/comparison";
import { Figure } from "../../../data/figures/figure.tsx";
import { changeFigure, sumFigure } from "../../../data/figures/figure-query.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { suppliersHref } from "../suppliers-href.ts";
import { useRunMoment } from "./use-run-moment.ts";

const moneyRows = ["spendMinor", "addressableMinor", "cardableMinor", "opportunityMinor"] as const;
const lineOf = {
  spendMinor: "spend",
  addressableMinor: "addressable",
  cardableMinor: "cardable",
  opportunityMinor: "opportunity",
} as const;

interface HeadlineRow {
  readonly key: "suppliers" | (typeof moneyRows)[number] | "scoringRulesetVersion" | "confidenceRulesetVersion";
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly change: ReactNode;
}

/** The rows of both runs' figures, with their differences. */
function useHeadlineRows({ before, after }: RunComparison): readonly HeadlineRow[] {
  const words = useTranslations("runs.compare");
  const formats = useFormats();
  const isSame = before.currency === after.currency;
  const made = (side: ComparedSide, row: (typeof moneyRows)[number]) => (
    <Figure
      isExact
      of={sumFigure(
        side,
        lineOf[row],
        { key: lineOf[row], minor: Number(side[row]) },
        { notes: ["ofRun"], suppliers: { count: null, href: suppliersHref(side.jobId) } },
      )}
    />
  );
  const changed = (row: (typeof moneyRows)[number]) => {
    const of = changeFigure(after, lineOf[row], { before: Number(before[row]), after: Number(after[row]) });
    const minor = of.result?.minor ?? 0;
    return <Figure of={of}>{signed(minor, formats.money(String(minor), after.currency, after.minorDigits))}</Figure>;
  };
  const signed = (difference: number, text: string) => (difference > 0 ? `+${text}` : text);
  return [
    {
      key: "suppliers",
      before: formats.count(before.suppliersCount),
      after: formats.count(after.suppliersCount),
      change: signed(
        after.suppliersCount - before.suppliersCount,
        formats.count(after.suppliersCount - before.suppliersCount),
      ),
    },
    ...moneyRows.map((key) => ({
      key,
      before: made(before, key),
      after: made(after, key),
      change: isSame ? changed(key) : "",
    })),
    ...(["scoringRulesetVersion", "confidenceRulesetVersion"] as const).map((key) => ({
      key,
      before: String(before[key]),
      after: String(after[key]),
      change: before[key] === after[key] ? "" : words("changed"),
    })),
  ];
}

/** The figures of both runs, and what is between them; money of two currencies has no difference. */
export function HeadlinePanel({ found }: { readonly found: RunComparison }) {
  const words = useTranslations("runs.compare");
  const moment = useRunMoment();
  const rows = useHeadlineRows(found);
  const { before, after } = found;
  const isSame = before.currency === after.currency;
  const title = ({ jobId, jobName, number, finishedOn }: ComparedSide) => {
    const said = words("run", { number: String(number), day: moment(finishedOn) });
    return jobId === after.jobId && before.jobId === after.jobId ? said : `${jobName}, ${said}`;
  };
  return (
    <Panel title={words("headline")} facts={isSame ? undefined : words("currencies")}>
      <PlainTable
        stacked
        label={words("headline")}
        columns={[
          {
            key: "figure",
            title: words("figure"),
            render: ({ key }) => words(`figures.${key}`),
            namesRow: true,
            className: "max-sm:w-full",
          },
          { key: "before", title: title(before), render: (row) => row.before, atEnd: true },
          {
            key: "after",
            title: title(after),
            render: (row) => (
              <>
                {/* Stacked, a cell has no head above it. */}
                <ArrowRight aria-hidden size={12} strokeWidth={1.6} className="me-3 inline text-text-3 sm:hidden" />
                {row.after}
              </>
            ),
            atEnd: true,
          },
          {
            key: "change",
            title: words("change"),
            render: (row) => row.change,
            atEnd: true,
            className: "max-sm:ms-auto max-sm:font-medium",
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Panel>
  );
}

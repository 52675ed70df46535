import { Panel, PlainTable } from "@paygauge/ui";
import { ArrowRight } from "lucide-react";
import type { ComparedSide, RunComparison } from "@paygauge/api-types/entities/comparison";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useRunMoment } from "./use-run-moment.ts";

const moneyRows = ["spendMinor", "addressableMinor", "cardableMinor", "opportunityMinor"] as const;

/** The rows of both runs' figures, with their differences. */
function useHeadlineRows({ before, after }: RunComparison) {
  const words = useTranslations("runs.compare");
  const formats = useFormats();
  const isSame = before.currency === after.currency;
  const money = (side: ComparedSide, minor: number | string) =>
    formats.money(String(minor), side.currency, side.minorDigits);
  const signed = (difference: number, text: string) => (difference > 0 ? `+${text}` : text);
  const between = (row: (typeof moneyRows)[number]) => Number(after[row]) - Number(before[row]);
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
      before: money(before, before[key]),
      after: money(after, after[key]),
      change: isSame ? signed(between(key), money(after, between(key))) : "",
    })),
    ...(["scoringRulesetVersion", "confidenceRulesetVersion"] as const).map((key) => ({
      key,
      before: String(before[key]),
      after: String(after[key]),
      change: before[key] === after[key] ? "" : words("changed"),
    })),
  ] as const;
}

/** The figures of both runs, and what lies between them; money of two currencies has no difference. */
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

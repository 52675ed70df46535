import { Panel, type GridFilter } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { majorOf, percentOf, useMoney, usePercent } from "../job-money.ts";
import { anyCardFilter } from "../insights/drill-filters.ts";
import { figureFilter, suppliersHref } from "../suppliers-href.ts";
import { FigureLines, type FigureLine } from "./figure-lines.tsx";

interface ProvenPanelProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** What the files prove whatever a directory knows. */
export function ProvenPanel({ jobId, summary }: ProvenPanelProps) {
  const words = useTranslations("summary.proven");
  const money = useMoney(summary);
  const percent = usePercent();
  const { opens } = useGuard();
  const { proven, totals, minorDigits } = summary;
  const major = (minor: number) => majorOf(minor, minorDigits);
  const to = (count: number, filters: readonly GridFilter[]) =>
    count > 0 && opens("jobSuppliers") ? suppliersHref(jobId, filters) : undefined;
  const { onCard: card, bothWays, large, small } = proven;
  const cardLines: readonly FigureLine[] =
    card.suppliers === 0
      ? [{ key: "card", label: words("noCard"), figure: words("noCardFigure") }]
      : [
          {
            key: "card",
            label: words("onCard", { count: card.suppliers }),
            href: to(card.suppliers, [anyCardFilter]),
            figure: words("onCardFigure", { money: money.compact(card.valueMinor), count: card.payments }),
          },
          {
            key: "both",
            label: words("bothWays", { count: bothWays.suppliers }),
            href: to(bothWays.suppliers, [anyCardFilter, figureFilter("cardableMinor", "GreaterThan", 0)]),
            figure: words("bothWaysFigure", { money: money.compact(bothWays.cardableMinor) }),
          },
        ];
  return (
    <Panel title={words("title")} facts={words("inPeriod")}>
      <FigureLines
        lines={[
          ...cardLines,
          {
            key: "large",
            label: words("large", { count: large.suppliers, size: money.compact(large.fromMinor) }),
            href: to(large.suppliers, [figureFilter("spendMinor", "GreaterThanOrEqual", major(large.fromMinor))]),
            figure: words("largeFigure", {
              money: money.compact(large.spendMinor),
              percent: percent(percentOf(large.spendMinor, totals.spendMinor)),
            }),
          },
          {
            key: "small",
            label: words("small", { count: small.suppliers, size: money.compact(small.underMinor) }),
            href: to(small.suppliers, [
              figureFilter("spendMinor", "GreaterThan", 0),
              figureFilter("spendMinor", "LessThan", major(small.underMinor)),
            ]),
            figure: words("smallFigure", { money: money.compact(small.spendMinor), count: small.transactions }),
          },
        ]}
      />
    </Panel>
  );
}

/** What a directory of real card acceptors would tell beside that. */
export function GainPanel({ summary }: { readonly summary: JobSummary }) {
  const words = useTranslations("summary.gain");
  const money = useMoney(summary);
  const { proven, stepSuppliers, addressableMinor, capabilities, totals } = summary;
  const uncoded = totals.suppliers - proven.industries;
  return (
    <Panel title={words("title")}>
      <FigureLines
        lines={[
          {
            key: "takers",
            label: words("takers"),
            figure: words("takersFigure", {
              count: stepSuppliers.addressable - proven.bothWays.suppliers,
              money: money.compact(addressableMinor - proven.bothWays.cardableMinor),
            }),
          },
          {
            key: "levels",
            label: words("levels"),
            figure: words("levelsFigure", { count: capabilities.filter(({ mayRise }) => mayRise).length }),
          },
          ...(uncoded === 0
            ? []
            : [
                {
                  key: "industries",
                  label: words("industries"),
                  figure: words("industriesFigure", { count: uncoded }),
                },
              ]),
        ]}
      />
    </Panel>
  );
}

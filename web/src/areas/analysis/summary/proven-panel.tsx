import { Panel, type GridFilter } from "@paygauge/ui";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Figure } from "../../../data/figures/figure.tsx";
import { sumFigure, type FigureQuery } from "../../../data/figures/figure-query.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { majorOf, percentOf, useMoney, usePercent } from "../job-money.ts";
import { anyCardFilter } from "../insights/drill-filters.ts";
import { figureFilter, suppliersHref } from "../suppliers-href.ts";
import { FigureLines, type FigureLine } from "./figure-lines.tsx";
import { stepFigures } from "./summary-figures.ts";

interface ProvenPanelProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** A finding that opens how it is made. */
function provenFigure(jobId: string, summary: JobSummary) {
  return (
    rule: "onCard" | "large" | "small",
    { minor, suppliers }: { readonly minor: number; readonly suppliers: number },
    filters: readonly GridFilter[],
    said: string,
  ) => {
    const key = rule === "onCard" ? "onCard" : "spend";
    const ways: FigureQuery["suppliers"] = { count: suppliers, href: suppliersHref(jobId, filters) };
    return <Figure of={sumFigure(summary, rule, { key, minor, suppliers }, { suppliers: ways })}>{said}</Figure>;
  };
}

/** Spend paid by card, and the remainder of suppliers that were also paid in other ways. */
function useCardLines(jobId: string, summary: JobSummary): readonly FigureLine[] {
  const words = useTranslations("summary.proven");
  const money = useMoney(summary);
  const { opens } = useGuard();
  const { onCard: card, bothWays } = summary.proven;
  const made = provenFigure(jobId, summary);
  const to = (count: number, filters: readonly GridFilter[]) =>
    count > 0 && opens("jobSuppliers") ? suppliersHref(jobId, filters) : undefined;
  return card.suppliers === 0
    ? [{ key: "card", label: words("noCard"), figure: words("noCardFigure") }]
    : [
        {
          key: "card",
          label: words("onCard", { count: card.suppliers }),
          href: to(card.suppliers, [anyCardFilter]),
          figure: made(
            "onCard",
            { minor: card.valueMinor, suppliers: card.suppliers },
            [anyCardFilter],
            words("onCardFigure", { money: money.compact(card.valueMinor), count: card.payments }),
          ),
        },
        {
          key: "both",
          label: words("bothWays", { count: bothWays.suppliers }),
          href: to(bothWays.suppliers, [anyCardFilter, figureFilter("cardableMinor", "GreaterThan", 0)]),
          figure: (
            <Figure of={stepFigures(jobId, summary).cardableProven}>
              {words("bothWaysFigure", { money: money.compact(bothWays.cardableMinor) })}
            </Figure>
          ),
        },
      ];
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
  const { large, small } = proven;
  const made = provenFigure(jobId, summary);
  const largest = [figureFilter("spendMinor", "GreaterThanOrEqual", major(large.fromMinor))];
  const smallest = [
    figureFilter("spendMinor", "GreaterThan", 0),
    figureFilter("spendMinor", "LessThan", major(small.underMinor)),
  ];
  const cardLines = useCardLines(jobId, summary);
  return (
    <Panel title={words("title")} facts={words("inPeriod")}>
      <FigureLines
        lines={[
          ...cardLines,
          {
            key: "large",
            label: words("large", { count: large.suppliers, size: money.compact(large.fromMinor) }),
            href: to(large.suppliers, largest),
            figure: made(
              "large",
              { minor: large.spendMinor, suppliers: large.suppliers },
              largest,
              words("largeFigure", {
                money: money.compact(large.spendMinor),
                percent: percent(percentOf(large.spendMinor, totals.spendMinor)),
              }),
            ),
          },
          {
            key: "small",
            label: words("small", { count: small.suppliers, size: money.compact(small.underMinor) }),
            href: to(small.suppliers, smallest),
            figure: made(
              "small",
              { minor: small.spendMinor, suppliers: small.suppliers },
              smallest,
              words("smallFigure", { money: money.compact(small.spendMinor), count: small.transactions }),
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** What a directory of real card acceptors would tell next to that. */
export function GainPanel({ jobId, summary }: ProvenPanelProps) {
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
            figure: (
              <Figure of={stepFigures(jobId, summary).unknownAcceptance}>
                {words("takersFigure", {
                  count: stepSuppliers.addressable - proven.bothWays.suppliers,
                  money: money.compact(addressableMinor - proven.bothWays.cardableMinor),
                })}
              </Figure>
            ),
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

import { AppLink, Button, DemoMark, linkStyle, Panel, Popover, Waterfall, type WaterfallStep } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { Term } from "../../../glossary/term.tsx";
import { Figure } from "../../../data/figures/figure.tsx";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useGuard } from "../../../state/permissions.ts";
import { majorOf, percentOf, useMoney, usePercent, useShare } from "../job-money.ts";
import { equalFilter, figureFilter, suppliersHref } from "../suppliers-href.ts";
import { AddressableNotice } from "../payees/addressable-notice.tsx";
import { isDemo, isUnmatched } from "./directory-facts.ts";
import { stepFigures } from "./summary-figures.ts";
import { useFinding } from "./use-finding.ts";

interface SummaryWaterfallProps {
  readonly jobId: string;
  readonly summary: JobSummary;
}

/** From spend to what can move: each step opens its suppliers, and what cannot be known is hatched. */
export function SummaryWaterfall({ jobId, summary }: SummaryWaterfallProps) {
  const words = useTranslations("summary.steps");
  const formats = useFormats();
  const { from, to } = summary.year;
  const period =
    from === null || to === null
      ? words("noPeriod")
      : words("period", { first: formats.day(from), last: formats.day(to) });
  const unmatched = isUnmatched(summary);
  const known = useKnownSteps(jobId, summary);
  const unknown = useUnknownSteps(jobId, summary);
  const spend = useSpendSteps(jobId, summary);
  const { detail } = useFinding(summary);
  return (
    <Panel title={words("title")} facts={`${summary.currency}, ${period}. ${words(unmatched ? "hatched" : "opens")}`}>
      <Waterfall label={words("title")} steps={[...spend, ...(unmatched ? unknown : known)]} />
      {detail !== "" && <p className="mt-3 border-t border-line pt-2.5 text-data text-text-2">{detail}</p>}
    </Panel>
  );
}

/** Suppliers of a step, as a way to them for those who may see them. */
function useSupplierLink(jobId: string) {
  const words = useTranslations("summary.steps");
  const { opens } = useGuard();
  return (count: number, filters: Parameters<typeof suppliersHref>[1]): ReactNode => {
    const told = words("suppliers", { count });
    if (count === 0 || !opens("jobSuppliers")) return told;
    return (
      <AppLink href={suppliersHref(jobId, filters)} className={linkStyle({ variant: "figure" })}>
        {told}
      </AppLink>
    );
  };
}

/** Spend, the spend that is excluded or on card already, and the remainder: the files contain all of it. */
function useSpendSteps(jobId: string, summary: JobSummary): readonly WaterfallStep[] {
  const made = stepFigures(jobId, summary);
  const words = useTranslations("summary.steps");
  const money = useMoney(summary);
  const percent = usePercent();
  const link = useSupplierLink(jobId);
  const { totals, addressableMinor, minorDigits, stepSuppliers, proven, quality } = summary;
  const left = totals.spendMinor - addressableMinor;
  const rows = [
    ...(proven.onCard.payments > 0 ? [words("cardPayments", { count: proven.onCard.payments })] : []),
    ...(quality.redacted > 0 ? [words("redactedRows", { count: quality.redacted })] : []),
  ];
  const steps: WaterfallStep[] = [
    {
      key: "spend",
      kind: "step",
      title: words("spend"),
      figure: <Figure of={made.spend} />,
      to: majorOf(totals.spendMinor, minorDigits),
      note: money.exact(totals.spendMinor),
      link: link(totals.suppliers, []),
    },
    {
      key: "addressable",
      kind: "step",
      title: <Term id="addressable">{words("addressable")}</Term>,
      figure: <Figure of={made.addressable} />,
      to: majorOf(addressableMinor, minorDigits),
      note: words("ofSpend", { percent: percent(percentOf(addressableMinor, totals.spendMinor)) }),
      link: (
        <span className="flex flex-col items-start gap-0.5">
          {link(stepSuppliers.addressable, [figureFilter("addressableMinor", "GreaterThan", 0)])}
          <AddressableNotice jobId={jobId} />
        </span>
      ),
    },
  ];
  if (left === 0) return steps;
  const drop: WaterfallStep = {
    key: "excluded",
    kind: "drop",
    title: words(left > 0 ? "excluded" : "credits"),
    figure: <Figure of={made.excluded}>{`${left > 0 ? "−" : "+"}${money.compact(Math.abs(left))}`}</Figure>,
    from: majorOf(totals.spendMinor, minorDigits),
    to: majorOf(addressableMinor, minorDigits),
    ...(rows.length === 0 ? {} : { note: rows.join(", ") }),
    link: link(totals.suppliers - stepSuppliers.addressable, [equalFilter("addressableMinor", "0")]),
  };
  return steps.toSpliced(1, 0, drop);
}

/** What suppliers that are known to accept cards leave, and what of it is likely to move. */
function useKnownSteps(jobId: string, summary: JobSummary): readonly WaterfallStep[] {
  const made = stepFigures(jobId, summary);
  const words = useTranslations("summary.steps");
  const methods = useTranslations("summary.methods");
  const money = useMoney(summary);
  const percent = usePercent();
  const link = useSupplierLink(jobId);
  const { addressableMinor, cardableMinor, opportunityMinor, opportunityYearMinor, minorDigits } = summary;
  const { stepSuppliers, best, year } = summary;
  const mark = isDemo(summary) ? <DemoMark /> : null;
  const marked = (figure: ReactNode) => (
    <>
      {figure}
      {mark}
    </>
  );
  const major = (minor: number) => majorOf(minor, minorDigits);
  const conversion = useShare()(summary.conversion);
  const isOneMethod = best !== null && best.yearMinor === opportunityYearMinor;
  const method = isOneMethod ? methods(best.method) : words("card");
  return [
    {
      key: "unknownAcceptance",
      kind: "drop",
      title: words("unknownAcceptance"),
      figure: marked(
        <Figure of={made.unknownAcceptance}>{`−${money.compact(addressableMinor - cardableMinor)}`}</Figure>,
      ),
      from: major(addressableMinor),
      to: major(cardableMinor),
      link: link(stepSuppliers.addressable - stepSuppliers.cardable, [
        figureFilter("addressableMinor", "GreaterThan", 0),
        equalFilter("cardableMinor", "0"),
      ]),
    },
    {
      key: "cardable",
      kind: "step",
      title: <Term id="cardable">{words("cardable")}</Term>,
      figure: marked(<Figure of={made.cardable} />),
      to: major(cardableMinor),
      note: words("ofAddressable", { percent: percent(percentOf(cardableMinor, addressableMinor)) }),
      link: link(stepSuppliers.cardable, [figureFilter("cardableMinor", "GreaterThan", 0)]),
    },
    {
      key: "notConverted",
      kind: "drop",
      title: <Term id="conversion">{words("notConverted")}</Term>,
      figure: marked(<Figure of={made.notConverted}>{`−${money.compact(cardableMinor - opportunityMinor)}`}</Figure>),
      from: major(cardableMinor),
      to: major(opportunityMinor),
      note: words("conversion", { percent: conversion }),
    },
    {
      key: "opportunity",
      kind: "goal",
      title: <Term id="opportunity">{words("opportunity")}</Term>,
      figure: marked(<Figure of={made.opportunity} />),
      to: major(opportunityMinor),
      note:
        year.factor === 1
          ? words("byMethod", { method })
          : words("aYear", { money: money.compact(opportunityYearMinor), method }),
      link: <Assumptions summary={summary} conversion={conversion} />,
    },
  ];
}

/** Nothing is matched: cardable spend is from the sum that the files prove to all addressable spend. */
function useUnknownSteps(jobId: string, summary: JobSummary): readonly WaterfallStep[] {
  const made = stepFigures(jobId, summary);
  const words = useTranslations("summary.steps");
  const money = useMoney(summary);
  const link = useSupplierLink(jobId);
  const { addressableMinor, minorDigits, proven } = summary;
  const certain = proven.bothWays.cardableMinor;
  const [low, high] = [money.compact(certain), money.compact(addressableMinor)];
  return [
    {
      key: "cardable",
      kind: "step",
      title: <Term id="cardable">{words("cardableUnknown")}</Term>,
      figure: <Figure of={made.cardableProven}>{words("range", { low, high })}</Figure>,
      to: majorOf(addressableMinor, minorDigits),
      certain: majorOf(certain, minorDigits),
      note: words("certain", { money: money.exact(certain) }),
      link: link(proven.bothWays.suppliers, [figureFilter("cardableMinor", "GreaterThan", 0)]),
    },
    {
      key: "opportunity",
      kind: "step",
      title: <Term id="opportunity">{words("opportunity")}</Term>,
      figure: <Figure of={made.opportunityUnknown}>{words("unknown")}</Figure>,
      to: majorOf(addressableMinor * summary.conversion, minorDigits),
      certain: 0,
      note: words("needsMatch"),
    },
  ];
}

interface AssumptionsProps {
  readonly summary: JobSummary;
  readonly conversion: string;
}

/** What the last step takes for granted. */
function Assumptions({ summary: { year, isConversionStated = false }, conversion }: AssumptionsProps) {
  const words = useTranslations("summary.steps");
  const { locale } = useFormats();
  const factor = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(year.factor);
  return (
    <Popover
      label={words("assumptions")}
      trigger={
        <Button variant="quiet" size="sm" className="-ms-2 text-accent-text! print:hidden">
          {words("assumptions")}
        </Button>
      }
    >
      <div className="flex max-w-80 flex-col gap-2">
        <p>
          {words(isConversionStated ? "assumptionsStated" : "assumptionsText", {
            percent: conversion,
          })}
        </p>
        {year.factor !== 1 && <p>{words("assumptionsYear", { factor })}</p>}
      </div>
    </Popover>
  );
}

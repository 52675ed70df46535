import type { BarsFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { driverRanges, type DriverId } from "@paygauge/analysis/value/case/drivers";
import { mainDrivers, tornadoOf, type TornadoBar, type TornadoEnd } from "@paygauge/analysis/value/case/tornado";
import { reportedYears, type ReportedBusinessCase } from "../../../business-case/reported-case.ts";
import { defineSection, type Composing } from "../../section.ts";
import { caseTexts, countingCase, minorOf, toldLevels } from "./case-texts.ts";

function findingOf(bars: readonly TornadoBar[], composing: Composing): string {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { drivers, share } = mainDrivers(bars);
  const [first, second] = drivers;
  if (first === undefined) return words.say("caseNoDriver");
  return words.say(second === undefined ? "caseDriver" : "caseDrivers", {
    first: texts.parameter(first),
    second: second === undefined ? "" : texts.parameter(second),
    share: formats.share(Number(share.toFixed(2))),
  });
}

/** What a driver is at an end of its range; where the cohorts have several values, by how much it moved. */
function endText(driver: DriverId, end: "low" | "high", { value }: TornadoEnd, composing: Composing): string {
  const texts = caseTexts(composing);
  if (value !== null && driver !== "limit") return texts.valueOf(driver, value);
  const { by, [end]: moved } = driverRanges[driver];
  if (by === "factor" || driver === "limit") return `× ${composing.formats.decimal(moved)}`;
  const written = texts.valueOf(driver, Math.abs(moved));
  return `${moved < 0 ? "−" : "+"}${written}`;
}

function figureOf(bars: readonly TornadoBar[], composing: Composing): BarsFigure {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const swingOf = ({ swing }: TornadoBar) => minorOf(swing, composing);
  return {
    kind: "bars",
    caption: words.say("caseSwingCaption", { years: reportedYears }),
    summary: bars.map((bar) => `${texts.parameter(bar.driver)}: ${formats.short(swingOf(bar))}`).join("; "),
    axis: formats.moneyAxis(words.say("caseSwing", { currency: formats.currency }), Math.max(0, ...bars.map(swingOf))),
    bars: bars.map((bar, at) => ({
      id: bar.driver,
      label: texts.parameter(bar.driver),
      value: swingOf(bar),
      text: formats.short(swingOf(bar)),
      ...(at === 0 ? { isMarked: true } : {}),
    })),
  };
}

function tableOf(bars: readonly TornadoBar[], composing: Composing): ReportTable {
  const { words, formats } = composing;
  const texts = caseTexts(composing);
  const { heads } = words.caseWords;
  const plain = (major: number): string => formats.amount(minorOf(major, composing));
  return {
    caption: words.say("caseEnds"),
    columns: [
      { id: "driver", label: heads.driver, align: "start" },
      { id: "low", label: heads.low, align: "end" },
      { id: "totalLow", label: heads.totalLow, align: "end", unit: formats.currency },
      { id: "high", label: heads.high, align: "end" },
      { id: "totalHigh", label: heads.totalHigh, align: "end", unit: formats.currency },
    ],
    rows: bars.map(({ driver, low, high }) => ({
      rowId: driver,
      cells: [
        texts.parameter(driver),
        endText(driver, "low", low, composing),
        plain(low.total),
        endText(driver, "high", high, composing),
        plain(high.total),
      ],
    })),
    totalRows: bars.length,
  };
}

/** What moves the result: each driver alone at the ends of its range. */
export const caseDriversSection = defineSection<ReportedBusinessCase>({
  id: "caseDrivers",
  kind: "finding",
  reportTypes: ["business-case"],
  title: (words) => words.say("caseDriversTitle"),
  facts: countingCase,
  compose: (told, composing) => {
    const { base } = toldLevels(told);
    const bars = tornadoOf(told.inputs, base.values, reportedYears);
    return {
      title: composing.words.say("caseDriversTitle"),
      finding: findingOf(bars, composing),
      lead: [composing.words.say("caseDriversLead")],
      facts: [],
      figure: figureOf(bars, composing),
      table: tableOf(bars, composing),
      isDemo: composing.summary.directory?.isSample ?? false,
    };
  },
});

import type { CampaignReport } from "@paygauge/api-types/entities/campaign-report";
import type { LineFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import type { Composing } from "../../section.ts";
import { campaignSection } from "./campaign-section.ts";

type Value = CampaignReport["value"];
type Day = Value["days"][number];

/** Rows of the printed table, and marks of the time axis, at most. */
const mostRows = 12;
const mostMarks = 4;

/** So many of a list, evenly, with its first and its last. */
function evenly<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const places = Array.from({ length: most }, (_, at) => Math.round((at * (all.length - 1)) / (most - 1)));
  return all.filter((_, at) => places.includes(at));
}

const dayNumber = (on: string): number => Date.parse(on) / 86_400_000;

function lineOf(days: readonly Day[], key: "expectedMinor" | "realisedMinor"): { x: number; y: number }[] {
  return days.flatMap((day) => (day[key] === null ? [] : [{ x: dayNumber(day.on), y: day[key] }]));
}

function figureOf({ days, expectedMinor, realisedMinor }: Value, { words, formats }: Composing): LineFigure {
  const [expected, realised] = [lineOf(days, "expectedMinor"), lineOf(days, "realisedMinor")];
  const most = Math.max(0, ...expected.map(({ y }) => y), ...realised.map(({ y }) => y));
  const end = (name: "campaignRealised" | "campaignExpected", points: readonly { y: number }[]): string =>
    `${words.say(name)} ${formats.short(points.at(-1)?.y ?? 0)}`;
  return {
    kind: "line",
    caption: words.say("campaignValueCaption", { currency: formats.currency }),
    summary: words.say("campaignValueSummary", {
      realised: formats.short(realisedMinor),
      expected: formats.short(expectedMinor),
    }),
    xAxis: {
      label: words.say("campaignDay"),
      ticks: evenly(days, mostMarks).map(({ on }) => ({ value: dayNumber(on), text: formats.date(on) })),
    },
    axis: formats.moneyAxis(words.say("campaignYearValueIn", { currency: formats.currency }), most),
    lines: [
      {
        id: "realised",
        label: words.say("campaignRealised"),
        points: realised,
        endText: end("campaignRealised", realised),
      },
      ...(expected.length === 0
        ? []
        : [
            {
              id: "expected",
              label: words.say("campaignExpected"),
              points: expected,
              endText: end("campaignExpected", expected),
            },
          ]),
    ],
    marks: [],
  };
}

function tableOf({ days }: Value, { words, formats }: Composing): ReportTable {
  const money = (minor: number | null): string => (minor === null ? "" : formats.amount(minor));
  const shown = evenly(days, mostRows);
  return {
    caption: words.say("campaignValueCaption", { currency: formats.currency }),
    columns: [
      { id: "day", label: words.say("campaignDay"), align: "start" },
      { id: "realised", label: words.say("campaignRealised"), align: "end", unit: formats.currency },
      { id: "expected", label: words.say("campaignExpected"), align: "end", unit: formats.currency },
    ],
    rows: shown.map((day) => ({
      rowId: day.on,
      cells: [formats.date(day.on), money(day.realisedMinor), money(day.expectedMinor)],
    })),
    totalRows: shown.length,
  };
}

function findingOf({ aheadMinor, realisedMinor, expectedMinor }: Value, { words, formats }: Composing): string {
  const realised = formats.short(realisedMinor);
  if (aheadMinor === null)
    return words.say("campaignValueSummary", { realised, expected: formats.short(expectedMinor) });
  const value = formats.short(Math.abs(aheadMinor));
  return words.say(aheadMinor >= 0 ? "campaignAhead" : "campaignBehind", { realised, value });
}

/** What the campaigns were expected to be worth by each day, and what they are. */
export const campaignValueSection = campaignSection({
  id: "campaignValue",
  title: "campaignValueTitle",
  isTold: ({ report }) => report.value.days.length > 1,
  tell: ({ report: { value } }, composing) => {
    const { words, formats } = composing;
    return {
      finding: findingOf(value, composing),
      lead: [words.say("campaignValueLead")],
      figure: figureOf(value, composing),
      table: tableOf(value, composing),
      points: [
        { figure: formats.short(value.realisedMinor), text: words.say("campaignRealised") },
        { figure: formats.short(value.expectedMinor), text: words.say("campaignExpected") },
      ],
    };
  },
});

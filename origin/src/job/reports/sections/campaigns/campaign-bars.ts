import { localeOf, type Language } from "@paygauge/api-types/languages";
import type { ReportTable } from "@paygauge/api-types/reports/figures";
import type { Composing } from "../../section.ts";
import type { ReportTexts } from "../../words/en.ts";
import { campaignSection, mostOf, supplierBars } from "./campaign-section.ts";

interface Row {
  readonly id: string;
  readonly label: string;
  readonly suppliers: number;
}

function rowsTable(
  caption: keyof ReportTexts,
  first: keyof ReportTexts,
  rows: readonly Row[],
  of: Composing,
): ReportTable {
  const { words, formats } = of;
  return {
    caption: words.say(caption),
    columns: [
      { id: "name", label: words.say(first), align: "start" },
      { id: "suppliers", label: words.say("suppliers"), align: "end" },
    ],
    rows: rows.map(({ id, label, suppliers }) => ({ rowId: id, cells: [label, formats.count(suppliers)] })),
    totalRows: rows.length,
  };
}

const listOf = (names: readonly string[], locale: Language): string =>
  new Intl.ListFormat(localeOf(locale, [])).format(names);

/** Why suppliers failed, and what they would be worth in a year. */
export const campaignReasonsSection = campaignSection({
  id: "campaignReasons",
  title: "campaignReasonsTitle",
  isTold: ({ report }) => report.reasons.length > 0,
  tell: ({ report }, composing) => {
    const { words, formats, locale } = composing;
    const rows = report.reasons.map(({ reason, suppliers, valueMinor }) => ({
      id: reason,
      label: words.say(`reason${reason}`),
      suppliers,
      valueMinor,
    }));
    const [most] = rows;
    const ties = rows.filter(({ suppliers }) => suppliers === most?.suppliers);
    const said = {
      count: most?.suppliers ?? 0,
      reason: listOf(
        ties.map(({ label }) => label),
        locale,
      ),
    };
    const lost = rows.reduce((sum, { valueMinor }) => sum + valueMinor, 0);
    const table = rowsTable("campaignReasonsCaption", "campaignReason", rows, composing);
    return {
      finding: words.say(ties.length > 1 ? "campaignReasonsTie" : "campaignReasonsFinding", said),
      lead: [words.say("campaignReasonsLead", { money: formats.short(lost) })],
      figure: supplierBars(
        words.say("campaignReasonsCaption"),
        rows.map((row, at) => ({ ...row, note: formats.short(row.valueMinor), isMarked: at < ties.length })),
        composing,
      ),
      table: {
        ...table,
        columns: [
          ...table.columns,
          { id: "value", label: words.say("campaignYearValue"), align: "end", unit: formats.currency },
        ],
        rows: table.rows.map((row, at) => ({
          ...row,
          cells: [...row.cells, formats.amount(rows[at]?.valueMinor ?? 0)],
        })),
      },
      points: rows.map(({ label, suppliers }) => ({ figure: formats.count(suppliers), text: label })),
    };
  },
});

/** How long suppliers took to decide. */
export const campaignDecisionsSection = campaignSection({
  id: "campaignDecisions",
  title: "campaignDecisionsTitle",
  isTold: ({ report }) => report.daysToDecision.median !== null,
  tell: ({ report }, composing) => {
    const { words, formats } = composing;
    const { median, buckets } = report.daysToDecision;
    const rows = buckets.map(({ from, to, suppliers }) => ({
      id: String(from),
      label: to === null ? words.say("campaignDaysFrom", { from }) : words.say("campaignDaysBetween", { from, to }),
      suppliers,
    }));
    const most = mostOf(rows);
    return {
      finding: words.say("campaignDecisionsFinding", { days: formats.decimal(median ?? 0) }),
      figure: supplierBars(
        words.say("campaignDecisionsCaption"),
        rows.map((row) => ({ ...row, isMarked: row === most })),
        composing,
      ),
      table: rowsTable("campaignDecisionsCaption", "campaignDays", rows, composing),
      points: [{ figure: formats.decimal(median ?? 0), text: words.say("campaignMedian") }],
    };
  },
});

const overdue = new Set(["overdue10", "overdue5", "overdue1"]);

/** When the next actions of open suppliers are due, on the day of the report. */
export const campaignAgeingSection = campaignSection({
  id: "campaignAgeing",
  title: "campaignAgeingTitle",
  isTold: ({ report }) => report.ageing.some(({ suppliers }) => suppliers > 0),
  tell: ({ report }, composing) => {
    const { words, formats, frame } = composing;
    const rows = report.ageing.map(({ bucket, suppliers }) => ({
      id: bucket,
      label: words.say(`ageing${bucket}`),
      suppliers,
    }));
    const late = rows.filter(({ id }) => overdue.has(id)).reduce((sum, { suppliers }) => sum + suppliers, 0);
    const open = rows.reduce((sum, { suppliers }) => sum + suppliers, 0);
    return {
      finding: words.say("campaignAgeingFinding", { late, open }),
      lead: [words.say("campaignAgeingLead", { date: formats.date(frame.madeAt) })],
      figure: supplierBars(
        words.say("campaignAgeingCaption"),
        rows.map((row) => ({ ...row, isMarked: overdue.has(row.id) && row.suppliers > 0 })),
        composing,
      ),
      table: rowsTable("campaignAgeingCaption", "campaignNextAction", rows, composing),
      points: [
        { figure: formats.count(open), text: words.say("campaignOpen") },
        { figure: formats.count(late), text: words.say("campaignLate") },
      ],
    };
  },
});

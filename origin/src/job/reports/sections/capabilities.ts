import { restsOnDemo } from "@paygauge/api-types/entities/directory";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import type { LevelsFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { sharesOf } from "../formats.ts";
import { defineSection, type Composing, type SectionContent } from "../section.ts";

type Row = JobSummary["capabilities"][number];
/** The points at which a level begins, by the ruleset that scored the run. */
interface Facts {
  readonly first: Capability | null;
}

const likelyMinor = ({ spendMinor }: Row): number => (spendMinor.High ?? 0) + (spendMinor.Medium ?? 0);
const likelySuppliers = ({ suppliers }: Row): number => (suppliers.High ?? 0) + (suppliers.Medium ?? 0);

/** Shares of a row's spend by level, which add up as they are written. */
function sharesOfRow(row: Row): readonly number[] {
  const values = scoreLevels.map((level) => Math.max(0, row.spendMinor[level] ?? 0));
  const whole = values.reduce((sum, each) => sum + each, 0);
  return sharesOf(values, whole);
}

/** Share of spend at High and Medium: the sum of the row's own two parts. */
function likelyShare(row: Row): number {
  const shares = sharesOfRow(row);
  return scoreLevels.reduce(
    (sum, level, at) => sum + (level === "High" || level === "Medium" ? (shares[at] ?? 0) : 0),
    0,
  );
}

/** The capability that the heading names: of those that the issuer offers, the most spend at High. */
function firstCapability(rows: readonly Row[], offered: readonly string[]): Capability | null {
  const own = rows.filter(({ capability }) => offered.length === 0 || offered.includes(capability));
  const [first] = own
    .filter((row) => likelyMinor(row) > 0)
    .toSorted((a, b) => (b.spendMinor.High ?? 0) - (a.spendMinor.High ?? 0) || likelyMinor(b) - likelyMinor(a));
  return first?.capability ?? null;
}

/** The first, then the others by their spend at High and Medium. */
const ordered = (rows: readonly Row[], first: Capability | null): Row[] =>
  rows.toSorted((a, b) => (a.capability === first ? -1 : b.capability === first ? 1 : likelyMinor(b) - likelyMinor(a)));

function figureOf(
  rows: readonly Row[],
  first: Capability | null,
  { words, formats, summary }: Composing,
): LevelsFigure {
  const spend = formats.short(summary.totals.spendMinor);
  return {
    kind: "levels",
    caption: words.say("capabilitiesCaption"),
    summary: rows
      .map((row) => `${words.say(row.capability)}: ${words.say("highMedium")} ${formats.short(likelyMinor(row))}`)
      .join("; "),
    axis: formats.percentAxis(words.say("capabilitiesAxis", { spend }), 1),
    levels: scoreLevels.map((level) => ({
      level,
      label:
        level === "High" ? words.say("readyHigh") : level === "Medium" ? words.say("closeMedium") : words.say(level),
    })),
    endLabel: words.say("highMedium"),
    rows: rows.map((row) => {
      const shares = sharesOfRow(row);
      return {
        id: row.capability,
        label: words.say(row.capability),
        parts: scoreLevels.map((level, at) => ({
          level,
          value: shares[at] ?? 0,
          text: formats.percent(shares[at] ?? 0),
        })),
        end: formats.short(likelyMinor(row)),
        ...(row.capability === first ? { isMarked: true } : {}),
      };
    }),
  };
}

function tableOf(rows: readonly Row[], { words, formats }: Composing): ReportTable {
  const column = (level: ScoreLevel) => ({ id: level, label: words.say(level), align: "end" as const });
  return {
    caption: `${words.say("suppliers")} · ${words.say("capabilitiesTitle")}`,
    columns: [
      { id: "capability", label: words.say("capability"), align: "start" },
      ...scoreLevels.map(column),
      { id: "likely", label: words.say("highMedium"), align: "end", unit: formats.currency },
    ],
    rows: rows.map((row) => ({
      rowId: row.capability,
      cells: [
        words.say(row.capability),
        ...scoreLevels.map((level) => formats.count(row.suppliers[level] ?? 0)),
        formats.amount(likelyMinor(row)),
      ],
    })),
    totalRows: rows.length,
  };
}

function sentences(row: Row, { words, formats, summary }: Composing): Pick<SectionContent, "finding" | "lead"> {
  const { suppliers: all, spendMinor: spend } = summary.totals;
  const args = {
    all,
    name: words.say(row.capability),
    share: formats.percent(likelyShare(row)),
    spend: formats.short(spend),
  };
  const byHand = summary.setByHand ?? 0;
  return {
    finding: words.say("capabilitiesFinding", {
      name: args.name,
      high: formats.short(row.spendMinor.High ?? 0),
      medium: formats.short(row.spendMinor.Medium ?? 0),
    }),
    lead: [
      words.say("capabilitiesLead", { ...args, count: likelySuppliers(row) }),
      ...(byHand > 0 ? [words.say("capabilitiesHand", { count: byHand })] : []),
    ],
  };
}

function pointsOf(row: Row | undefined, { words, formats, summary }: Composing) {
  if (row === undefined) return [];
  const { suppliers: all, spendMinor: spend } = summary.totals;
  const share = formats.percent(likelyShare(row));
  const { chequeMinor } = summary.proven;
  return [
    {
      figure: formats.count(likelySuppliers(row)),
      text: words.say("pointLikely", { all, name: words.say(row.capability), share, spend: formats.short(spend) }),
    },
    { figure: formats.count(row.suppliers.High ?? 0), text: words.say("pointHigh") },
    ...(chequeMinor > 0 ? [{ figure: formats.short(chequeMinor), text: words.say("pointCheque") }] : []),
  ];
}

/** Summary by capability: which comes first, and how spend divides into levels. */
export const capabilitiesSection = defineSection<Facts>({
  id: "capabilities",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  title: (words) => words.say("capabilitiesTitle"),
  facts: ({ summary, record }) => ({
    first: firstCapability(summary.capabilities, record.payload.issuer.capabilities),
  }),
  compose: ({ first }, composing) => {
    const { words, summary, core } = composing;
    const rows = ordered(summary.capabilities, first);
    const row = rows.find(({ capability }) => capability === first);
    const said = row ? sentences(row, composing) : { finding: words.say("capabilitiesNone"), lead: [] };
    const restsOnDirectory = summary.capabilities.some((each) => each.restsOnDirectory);
    return {
      title: words.say("capabilitiesTitle"),
      ...said,
      facts: [],
      figure: figureOf(rows, first, composing),
      table: tableOf(rows, composing),
      isDemo: restsOnDirectory && restsOnDemo(summary.directory),
      slide: {
        points: pointsOf(row, composing),
        shows: "figure",
        footnote: `${words.say("scoringRuleset")} ${core.rulesets.scoring}. ${words.say("sumsFirst")}`,
        speakerNotes: said.lead.join("\n"),
      },
    };
  },
});

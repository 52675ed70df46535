import { atOnce, type InParts } from "@paygauge/api-types/turns/turns";
import { inRanges } from "../../summary/added-up.ts";
import * as v from "valibot";
import { scoreLevels, type ScoreLevel } from "@paygauge/api-types/entities/analysis";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { capabilitiesOf } from "@paygauge/api-types/entities/job-capabilities";
import { headlineShare } from "@paygauge/api-types/entities/job-summary";
import type { BarsFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import { classShows } from "@paygauge/api-types/reports/report-types";
import { sharesOf } from "../formats.ts";
import { defineSection, type Composing, type ReportJob } from "../section.ts";

interface Supplier {
  readonly key: string;
  readonly name: string;
  readonly country: string;
  readonly spendMinor: number;
  /** Of the capabilities that the job has chosen, in their order. */
  readonly levels: readonly ScoreLevel[];
}
/** Suppliers by place: from and to, both from 1; to null for all that follow. */
interface Places {
  readonly from: number;
  readonly to: number | null;
  readonly spendMinor: number;
}
interface Facts {
  readonly suppliers: readonly Supplier[];
  readonly chosen: readonly Capability[];
  readonly all: number;
  readonly spendMinor: number;
  /** Fewest suppliers that hold the headline's share of spend, and the share that they hold. */
  readonly fewest: number;
  readonly fewestMinor: number;
  readonly tenMinor: number;
  readonly places: readonly Places[];
}

/** Suppliers that the section names; the file of suppliers has all of them. */
const mostNamed = 25;
const placeEnds = [10, 50, 100, 500, 1000] as const;

function levelOf(text: string): ScoreLevel {
  return scoreLevels.find((level) => level === text) ?? "None";
}

function suppliersOf(sql: SqlStorage, run: string, chosen: readonly Capability[]): Supplier[] {
  const scores = chosen.map((capability) => `${capability}Score`).join(", ");
  return sql
    .exec<Record<string, string> & { spendMinor: number }>(
      `SELECT supplierKey, name, country, spendMinor, ${scores} FROM supplier WHERE run = ?
       ORDER BY spendMinor DESC, ordinal LIMIT ${mostNamed}`,
      run,
    )
    .toArray()
    .map((row) => ({
      key: row["supplierKey"] ?? "",
      name: row["name"] ?? "",
      country: row["country"] ?? "",
      spendMinor: row.spendMinor,
      levels: chosen.map((capability) => levelOf(row[`${capability}Score`] ?? "")),
    }));
}

/** Running sums over all suppliers by spend: their places, and how few hold the headline's share. */
function concentrationOf(spends: Float64Array, whole: number) {
  const sums = [0];
  for (const spend of spends) sums.push((sums.at(-1) ?? 0) + spend);
  const upTo = (place: number): number => sums[Math.min(place, spends.length)] ?? 0;
  const found = sums.findIndex((sum, place) => place > 0 && sum >= whole * headlineShare);
  const fewest = found === -1 ? spends.length : found;
  const places: Places[] = [];
  let from = 1;
  for (const to of placeEnds) {
    if (from > spends.length) break;
    places.push({ from, to: Math.min(to, spends.length), spendMinor: upTo(to) - upTo(from - 1) });
    from = to + 1;
  }
  if (from <= spends.length) places.push({ from, to: null, spendMinor: upTo(spends.length) - upTo(from - 1) });
  return { fewest, fewestMinor: upTo(fewest), tenMinor: upTo(10), places };
}

const spendMinorRow = v.object({ spendMinor: v.number() });

function* factsOf({ sql, run, summary, record }: ReportJob): InParts<Facts | null> {
  const { suppliers: all, spendMinor } = summary.totals;
  if (all === 0) return null;
  const unsorted: number[] = [];
  const asked = { text: "SELECT spendMinor FROM supplier" };
  yield* inRanges(sql, run, spendMinorRow, asked, (row) => unsorted.push(row.spendMinor));
  const spends = Float64Array.from(unsorted).toSorted().toReversed();
  const chosen = capabilitiesOf(record.payload.issuer);
  return { suppliers: suppliersOf(sql, run, chosen), chosen, all, spendMinor, ...concentrationOf(spends, spendMinor) };
}

function placeWords({ from, to }: Places, { words }: Composing): string {
  return to === null ? words.say("placeAfter", { from }) : words.say("placeRange", { from, to });
}

function figureOf({ places, spendMinor }: Facts, composing: Composing): BarsFigure {
  const { words, formats } = composing;
  const shares = sharesOf(
    places.map((each) => Math.max(0, each.spendMinor)),
    spendMinor,
  );
  return {
    kind: "bars",
    caption: words.say("topCaption"),
    summary: places.map((each, at) => `${placeWords(each, composing)}: ${formats.percent(shares[at] ?? 0)}`).join("; "),
    axis: formats.percentAxis(words.say("topAxis"), Math.max(0, ...shares)),
    bars: places.map((each, at) => ({
      id: String(each.from),
      label: placeWords(each, composing),
      value: shares[at] ?? 0,
      text: formats.percent(shares[at] ?? 0),
      note: formats.short(each.spendMinor),
    })),
  };
}

function tableOf({ suppliers, chosen, all, spendMinor }: Facts, { words, formats }: Composing): ReportTable {
  const left = all - suppliers.length;
  const levelWords = (levels: readonly ScoreLevel[]): string =>
    levels.map((level, at) => `${words.say(chosen[at] ?? "stp")} ${words.say(level)}`).join(", ");
  return {
    caption: words.say("topTable"),
    columns: [
      { id: "supplier", label: words.say("supplier"), align: "start" },
      { id: "country", label: words.say("country"), align: "start" },
      { id: "spend", label: words.say("spend"), align: "end", unit: formats.currency },
      { id: "share", label: words.say("share"), align: "end" },
      { id: "capabilities", label: words.say("capabilities"), align: "start" },
    ],
    rows: suppliers.map((each) => ({
      rowId: each.key,
      cells: [
        each.name,
        each.country === "" ? "" : words.country(each.country),
        formats.amount(each.spendMinor),
        formats.percent(spendMinor > 0 ? each.spendMinor / spendMinor : 0),
        { levels: [...each.levels], text: levelWords(each.levels) },
      ],
    })),
    totalRows: all,
    ...(left > 0 ? { more: words.say("leftOut", { count: left, page: words.say("suppliersPage") }) } : {}),
  };
}

/** Suppliers by spend. Who may not open the list of suppliers reads how spend is spread, and no names. */
export const topSuppliersSection = defineSection<Facts>({
  id: "topSuppliers",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  title: (words) => words.say("topTitle"),
  facts: (job) => atOnce(factsOf(job)),
  factsInParts: factsOf,
  compose: (facts, composing) => {
    const { words, formats, permClass, summary } = composing;
    const isNamed = classShows(permClass, "JobSuppliers_VIEW");
    const shareOf = (minor: number): string => formats.percent(facts.spendMinor > 0 ? minor / facts.spendMinor : 0);
    const lead = [
      words.say("topLead", { all: facts.all, share: shareOf(facts.tenMinor) }),
      ...(isNamed ? [] : [words.say("topHidden")]),
    ];
    const points = facts.places.slice(0, 3).map((each) => ({
      figure: shareOf(each.spendMinor),
      text: `${placeWords(each, composing)}, ${formats.short(each.spendMinor)}`,
    }));
    return {
      title: words.say("topTitle"),
      finding:
        facts.spendMinor > 0
          ? words.say("topFinding", { count: facts.fewest, share: shareOf(facts.fewestMinor) })
          : words.say("topNobody"),
      lead,
      facts: [],
      figure: figureOf(facts, composing),
      ...(isNamed ? { table: tableOf(facts, composing) } : {}),
      isDemo: isNamed && (summary.directory?.isSample ?? false),
      slide: {
        points,
        shows: isNamed ? "table" : "figure",
        rows: 10,
        footnote: words.say("sumsFirst"),
        speakerNotes: lead.join("\n"),
      },
    };
  },
});

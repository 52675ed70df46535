import { matchBands } from "@paygauge/api-types/entities/analysis";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { matchedBands } from "@paygauge/api-types/entities/matched-suppliers";
import { sharesOf } from "../formats.ts";
import { defineSection, type Composing } from "../section.ts";

/** What suppliers were looked up in, in words. */
export function directoryWords({ words, summary, core }: Composing): string {
  if (core.matchService !== "directory") return words.say("directoryNetwork");
  const { directory } = summary;
  if (directory === null) return words.say("directoryNone");
  return words.say("directoryNamed", { number: directory.versionNumber, entries: directory.entriesCount });
}

interface Band {
  readonly band: (typeof matchBands)[number];
  readonly suppliers: number;
  readonly spendMinor: number;
  readonly share: number;
}

function bandsOf({ match, totals }: JobSummary): Band[] {
  const spends = matchBands.map((band) => match.spendMinor[band] ?? 0);
  const shares = sharesOf(
    spends.map((each) => Math.max(0, each)),
    totals.spendMinor,
  );
  return matchBands.map((band, at) => ({
    band,
    suppliers: match.suppliers[band] ?? 0,
    spendMinor: spends[at] ?? 0,
    share: shares[at] ?? 0,
  }));
}

function leadOf(composing: Composing): string[] {
  const { words, summary, core } = composing;
  const { quality, totals } = summary;
  const { confidence, scoring } = core.rulesets;
  return [
    words.say("matchMethod", { directory: directoryWords(composing), confidence, scoring }),
    words.say("matchRows", {
      accepted: quality.accepted,
      rejected: quality.rejected,
      names: quality.names ?? quality.variants,
      all: totals.suppliers,
    }),
  ];
}

function tableOf(bands: readonly Band[], { words, formats, summary }: Composing) {
  const column = (id: string, label: string, unit?: string) => ({
    id,
    label,
    align: "end" as const,
    ...(unit === undefined ? {} : { unit }),
  });
  const { suppliers, spendMinor } = summary.totals;
  return {
    caption: words.say("matchCaption"),
    columns: [
      { id: "band", label: words.say("matchBand"), align: "start" as const },
      column("suppliers", words.say("suppliers")),
      column("spend", words.say("spend"), formats.currency),
      column("share", words.say("share")),
    ],
    rows: [
      ...bands.map((each) => ({
        rowId: each.band,
        cells: [
          words.say(each.band),
          formats.count(each.suppliers),
          formats.amount(each.spendMinor),
          formats.percent(each.share),
        ],
      })),
      {
        rowId: "total",
        cells: [words.say("total"), formats.count(suppliers), formats.amount(spendMinor), ""],
        isTotal: true,
      },
    ],
    totalRows: bands.length,
  };
}

/** How suppliers were found, and how well. */
export const matchSection = defineSection({
  id: "matchQuality",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  title: (words) => words.say("matchTitle"),
  facts: () => ({}),
  compose: (_, composing) => {
    const { words, formats, summary } = composing;
    const bands = bandsOf(summary);
    const matched = bands.filter(({ band }) => matchedBands.includes(band));
    const count = matched.reduce((sum, each) => sum + each.suppliers, 0);
    const share = formats.percent(matched.reduce((sum, each) => sum + each.share, 0));
    const lead = leadOf(composing);
    const finding =
      count === 0 ? words.say("matchNone") : words.say("matchFinding", { count, all: summary.totals.suppliers, share });
    return {
      title: words.say("matchTitle"),
      finding,
      lead,
      facts: [],
      figure: {
        kind: "bars",
        caption: words.say("matchCaption"),
        summary: bands.map((each) => `${words.say(each.band)} ${formats.percent(each.share)}`).join("; "),
        axis: formats.moneyAxis(
          words.say("matchAxis", { currency: formats.currency }),
          Math.max(...bands.map(({ spendMinor }) => spendMinor)),
          Math.min(0, ...bands.map(({ spendMinor }) => spendMinor)),
        ),
        bars: bands.map((each) => ({
          id: each.band,
          label: words.say(each.band),
          value: each.spendMinor,
          text: formats.short(each.spendMinor),
          note: formats.percent(each.share),
        })),
      },
      table: tableOf(bands, composing),
      isDemo: summary.directory?.isSample ?? false,
      slide: {
        // The bars show spend, the points suppliers.
        points: matched
          .filter(({ suppliers }) => suppliers > 0)
          .map((each) => ({
            figure: formats.count(each.suppliers),
            text: `${words.say("suppliers")}: ${words.say(each.band)}`,
          })),
        shows: "figure",
        footnote: words.say("sumsFirst"),
        speakerNotes: lead.join("\n"),
      },
    };
  },
});

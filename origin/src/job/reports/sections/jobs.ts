import { defineSection, type Composing, type SectionContent } from "../section.ts";

interface Facts {
  readonly suppliers: number;
  readonly spendMinor: number;
}

/**
 * The dimension Jobs. On screen its bars are all jobs that the reader sees; a version is the same for each of its
 * readers, who share this job alone, so this one is its only bar.
 */
function contentOf({ suppliers, spendMinor }: Facts, { words, formats, frame }: Composing): SectionContent {
  const [label, spend] = [words.dimension("Jobs"), formats.short(spendMinor)];
  const caption = words.say("dimensionCaption", { dimension: label, count: 1 });
  const whole = formats.percent(spendMinor > 0 ? 1 : 0);
  return {
    title: label,
    finding: words.say("dimensionOnly", { name: frame.jobName }),
    lead: [words.say("jobsLead")],
    facts: [],
    isDemo: false,
    figure: {
      kind: "bars",
      caption,
      summary: words.say("dimensionSummary", { name: frame.jobName, money: spend, share: whole }),
      axis: formats.moneyAxis(
        words.say("dimensionAxis", { currency: formats.currency }),
        Math.max(0, spendMinor),
        Math.min(0, spendMinor),
      ),
      bars: [{ id: frame.jobId, label: frame.jobName, value: spendMinor, text: spend, note: whole }],
    },
    table: {
      caption,
      columns: [
        { id: "bar", label, align: "start" },
        { id: "suppliers", label: words.say("suppliers"), align: "end" },
        { id: "spend", label: words.say("spend"), align: "end", unit: formats.currency },
        { id: "share", label: words.say("share"), align: "end" },
      ],
      rows: [
        {
          rowId: frame.jobId,
          cells: [frame.jobName, formats.count(suppliers), formats.amount(spendMinor), whole],
        },
      ],
      totalRows: 1,
    },
    slide: {
      points: [{ figure: spend, text: frame.jobName }],
      shows: "figure",
      footnote: words.say("sumsFirst"),
      speakerNotes: words.say("jobsLead"),
    },
  };
}

/** Not included by default: a single job has one bar. */
export const jobsSection = defineSection<Facts>({
  id: "dimension.Jobs",
  kind: "finding",
  reportTypes: ["insights", "presentation"],
  chosenIn: [],
  title: (words) => words.dimension("Jobs"),
  facts: ({ cubes }) => {
    const { suppliers, spendMinor } = cubes.totals({});
    return { suppliers, spendMinor };
  },
  compose: contentOf,
});

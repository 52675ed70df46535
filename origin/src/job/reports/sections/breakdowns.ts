import { breakdownNames, type BreakdownName } from "@paygauge/api-types/entities/breakdowns";
import { defineSection, type ReportJob } from "../section.ts";
import { composeBars, type BarFacts } from "./dimensions.ts";

interface BreakdownFacts extends BarFacts {
  readonly label: string;
}

const labelIn = ({ cubes }: ReportJob, name: BreakdownName): string | null =>
  cubes.breakdowns().find((each) => each.name === name)?.label ?? null;

function factsOf(job: ReportJob, name: BreakdownName): BreakdownFacts | null {
  const label = labelIn(job, name);
  if (label === null) return null;
  const bars = job.cubes
    .breakdownBars(name, {}, [])
    .map(({ key, suppliers, spendMinor }) => ({ key, suppliers, spendMinor }));
  return bars.length === 0 ? null : { label, bars, spendMinor: job.cubes.totals({}).spendMinor };
}

/** What has spend by the values of each column that the job keeps of its files. */
export const breakdownSections = breakdownNames.map((name, place) =>
  defineSection<BreakdownFacts>({
    id: `breakdown.${name}`,
    kind: "finding",
    reportTypes: ["insights", "presentation"],
    chosenIn: ["insights"],
    title: (words) => words.say("breakdown", { number: place + 1 }),
    ownTitle: (job) => labelIn(job, name),
    facts: (job) => factsOf(job, name),
    compose: (facts, composing) => {
      const { words } = composing;
      const naming = {
        name: facts.label,
        by: facts.label,
        bar: (key: string) => (key === "" ? words.say("valueNotStated") : key),
        unsaid: "",
        overlaps: false,
        isDemo: false,
      };
      return composeBars(facts, naming, composing);
    },
  }),
);

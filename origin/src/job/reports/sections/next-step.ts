import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { isUnmatched } from "@paygauge/api-types/entities/matched-suppliers";
import { classShows } from "@paygauge/api-types/reports/report-types";
import type { RouteCounters } from "@paygauge/api-types/entities/campaigns";
import { readCampaigns } from "../../campaigns/campaign-store.ts";
import { defineSection, type Composing, type ReportJob } from "../section.ts";
import type { ReportFrame } from "../frame.ts";
import { reportedCampaigns } from "./campaigns/campaign-facts.ts";
import { reportedCases, type ReportedCases } from "./use-case-facts.ts";

type Route = RouteCounters["route"];

interface Facts {
  /** Suppliers still open by route, the most first; for readers who may see campaigns. */
  readonly open: readonly { readonly route: Route; readonly suppliers: number }[];
  /** Of them, those whose next action is overdue. */
  readonly late: number;
  /** Published use cases by value, the highest first. */
  readonly cases: ReportedCases["cases"];
  /** Use cases that a campaign works on. */
  readonly inCampaigns: readonly string[];
}

/** A step with its heading, and its figure as the slide shows it. */
interface Step {
  readonly heading: string;
  readonly points: readonly { readonly figure: string; readonly text: string }[];
}

function factsOf(job: ReportJob, frame: ReportFrame): Facts {
  const campaigns = reportedCampaigns(job, frame);
  const open = (campaigns?.routes ?? [])
    .filter(({ route }) => route !== "Aggregated")
    .map(({ route, counters: { Pending, Active } }) => ({ route, suppliers: Pending.suppliers + Active.suppliers }))
    .filter(({ suppliers }) => suppliers > 0)
    .toSorted((a, b) => b.suppliers - a.suppliers);
  const overdue = (campaigns?.report.ageing ?? []).filter(({ bucket }) => bucket.startsWith("overdue"));
  return {
    open,
    late: overdue.reduce((sum, { suppliers }) => sum + suppliers, 0),
    cases: reportedCases(job)?.cases ?? [],
    inCampaigns: readCampaigns(job.sql).flatMap(({ isDraft, useCase }) =>
      isDraft || useCase === null ? [] : [useCase.useCaseId],
    ),
  };
}

/** Who works on a route, by name where the job has one. */
function whoOf(route: Route, { words, frame }: Composing): string {
  if (route === "Buyer") return frame.buyerName;
  return route === "Issuer" ? frame.issuerName : words.say(`route${route}`);
}

/** Nothing is known of card acceptance. */
function acceptanceStep({ words, formats, frame, summary }: Composing): Step {
  const count = summary.totals.suppliers;
  const text = words.say("nextAcceptancePoint", { count, who: frame.issuerName, buyer: frame.buyerName });
  return { heading: words.say("nextAcceptance"), points: [{ figure: formats.count(count), text }] };
}

/** Suppliers of campaigns that are still to be contacted. */
function campaignStep({ open, late }: Facts, composing: Composing): Step {
  const { words, formats } = composing;
  const all = open.reduce((sum, { suppliers }) => sum + suppliers, 0);
  const points = open.map(({ route, suppliers }) => ({
    figure: formats.count(suppliers),
    text: words.say("nextCampaignPoint", { count: suppliers, who: whoOf(route, composing) }),
  }));
  const overdue = late > 0 ? [{ figure: formats.count(late), text: words.say("nextLatePoint", { count: late }) }] : [];
  return { heading: words.say("nextCampaign", { count: all }), points: [...points.slice(0, 2), ...overdue] };
}

/** A published use case that no campaign works on. */
function useCaseStep(each: Facts["cases"][number], { words, formats, frame }: Composing): Step {
  const { name, method, suppliers: count, isWithheld, expectedMinor } = each;
  const value = isWithheld ? words.say("useCaseWithheld") : formats.short(expectedMinor);
  const said = { count, name, method: words.say(method), value, who: frame.issuerName };
  const point = { figure: formats.count(count), text: words.say("nextUseCasePoint", said) };
  return { heading: words.say("nextUseCase", { name }), points: [point] };
}

/** No use case is published: the method of the largest opportunity, with the suppliers that are rated High for it. */
function agreeStep(method: Capability, { words, formats, frame, summary }: Composing): Step[] {
  const found = summary.capabilities.find(({ capability }) => capability === method);
  const count = found?.suppliers.High ?? 0;
  if (count === 0) return [];
  const said = { count, method: words.say(method), who: frame.issuerName, buyer: frame.buyerName };
  const point = { figure: formats.count(count), text: words.say("nextAgreePoint", said) };
  return [{ heading: words.say("nextAgree", said), points: [point] }];
}

/** The open steps of the job, the first one first. Readers who may not see campaigns get use cases instead. */
function stepsOf(facts: Facts, composing: Composing): Step[] {
  const { summary, permClass } = composing;
  const showsCampaigns = classShows(permClass, "JobCampaigns_VIEW");
  const cases = facts.cases.filter(
    ({ useCaseId, suppliers }) => suppliers > 0 && !(showsCampaigns && facts.inCampaigns.includes(useCaseId)),
  );
  const steps = [
    ...(isUnmatched(summary) ? [acceptanceStep(composing)] : []),
    ...(showsCampaigns && facts.open.length > 0 ? [campaignStep(facts, composing)] : []),
    ...cases.map((each) => useCaseStep(each, composing)),
  ];
  return steps.length > 0 || summary.best === null ? steps : agreeStep(summary.best.method, composing);
}

/** Figures that a closing slide has room for. */
const mostPoints = 4;

/** The last slide: who does what next, by the state of the job. */
export const nextStepSection = defineSection<Facts>({
  id: "nextStep",
  kind: "finding",
  reportTypes: ["presentation"],
  title: (words) => words.say("nextTitle"),
  facts: factsOf,
  compose: (facts, composing) => {
    const { words, summary } = composing;
    const steps = stepsOf(facts, composing);
    const points = steps.flatMap((each) => each.points).slice(0, mostPoints);
    return {
      title: words.say("nextTitle"),
      finding: steps[0]?.heading ?? words.say("nextNothing"),
      lead: steps.length === 0 ? [words.say("nextNothingLead")] : [],
      facts: [],
      isDemo: summary.directory?.isSample ?? false,
      slide: {
        points,
        shows: "none",
        footnote: "",
        speakerNotes: "",
      },
    };
  },
});

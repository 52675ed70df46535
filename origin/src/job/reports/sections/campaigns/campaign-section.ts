import type { BarsFigure, ReportFigure, ReportTable } from "@paygauge/api-types/reports/figures";
import type { SectionDefinition, Composing, SectionContent } from "../../section.ts";
import { defineSection } from "../../section.ts";
import type { ReportTexts } from "../../words/en.ts";
import { reportedCampaigns, type ReportedCampaigns } from "./campaign-facts.ts";

/** What one of the sections about campaigns says below its title. */
interface Told {
  readonly finding: string;
  readonly lead?: readonly string[];
  readonly facts?: SectionContent["facts"];
  readonly figure: ReportFigure;
  readonly table?: ReportTable;
  /** Next to the figure on its slide. */
  readonly points: readonly { readonly figure: string; readonly text: string }[];
}

interface CampaignSection {
  readonly id: string;
  readonly title: keyof ReportTexts;
  /** Whether the section has facts. */
  readonly isTold?: (facts: ReportedCampaigns) => boolean;
  readonly tell: (facts: ReportedCampaigns, composing: Composing) => Told;
}

/** Only those who may see campaigns get one; a presentation has it if a user includes it. */
export function campaignSection({ id, title, isTold, tell }: CampaignSection): SectionDefinition {
  return defineSection<ReportedCampaigns>({
    id,
    kind: "finding",
    reportTypes: ["use-cases", "presentation"],
    chosenIn: ["use-cases"],
    needs: "JobCampaigns_VIEW",
    title: (words) => words.say(title),
    facts: (job, frame) => {
      const found = reportedCampaigns(job, frame);
      return found !== null && (isTold?.(found) ?? true) ? found : null;
    },
    compose: (facts, composing) => {
      const { finding, lead = [], facts: shown = [], figure, table, points } = tell(facts, composing);
      return {
        title: composing.words.say(title),
        finding,
        lead: [...lead],
        facts: shown,
        figure,
        ...(table === undefined ? {} : { table }),
        isDemo: composing.summary.directory?.isSample ?? false,
        slide: {
          points: points.slice(0, 3),
          shows: "figure",
          footnote: composing.words.say("campaignOnceEach"),
          speakerNotes: lead.join("\n"),
        },
      };
    },
  });
}

interface Bar {
  readonly id: string;
  readonly label: string;
  readonly suppliers: number;
  readonly note?: string;
  readonly isMarked?: boolean;
}

/** Bars of numbers of suppliers. */
export function supplierBars(caption: string, bars: readonly Bar[], { words, formats }: Composing): BarsFigure {
  return {
    kind: "bars",
    caption,
    summary: bars.map(({ label, suppliers }) => `${label}: ${formats.count(suppliers)}`).join("; "),
    axis: formats.countAxis(words.say("suppliers"), Math.max(0, ...bars.map(({ suppliers }) => suppliers))),
    bars: bars.map(({ id, label, suppliers, note, isMarked = false }) => ({
      id,
      label,
      value: suppliers,
      text: formats.count(suppliers),
      ...(note === undefined ? {} : { note }),
      ...(isMarked ? { isMarked } : {}),
    })),
  };
}

/** The largest of several; the first of equals. */
export const mostOf = <T extends { readonly suppliers: number }>(all: readonly T[]): T | undefined =>
  all.reduce<T | undefined>((best, each) => (best && best.suppliers >= each.suppliers ? best : each), undefined);

import { useSearchParams } from "wouter";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCaseOnPage } from "@paygauge/api-types/entities/use-cases";
import { sourceOf, type WrittenText } from "@paygauge/api-types/entities/written-texts";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { composePitch } from "@paygauge/analysis/pitch/compose-pitch";
import { feeRangeOf } from "@paygauge/analysis/pitch/fee-range";
import { faultOfPitch, sentenceOfFault, type PitchFault } from "@paygauge/analysis/pitch/judge-pitch";
import { caseTerms, supplierFeeOf } from "@paygauge/analysis/value/assumptions";
import { useAction } from "../../../data/use-action.ts";
import { draftedBy } from "../../../data/texts/use-text-writing.ts";
import { WrittenTextPanel } from "../../../data/texts/written-text-panel.tsx";
import { useTranslations } from "../../../state/formats.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

interface PitchPanelProps {
  readonly job: Job;
  readonly found: UseCaseOnPage;
  /** Absent: it is read alone. */
  readonly write?: ((change: UseCaseChange) => Promise<boolean>) | undefined;
  /** Called after a draft was kept. */
  readonly onDrafted: () => void;
  readonly pending: boolean;
}

/** The language that the reader chose, the issuer's at first; the address says another. */
function usePitchLanguage(standard: Language): readonly [Language, (language: Language) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get("pitch");
  const choose = (language: Language) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (language === standard) next.delete("pitch");
        else next.set("pitch", language);
        return next;
      },
      { replace: true },
    );
  return [isLanguage(asked) ? asked : standard, choose];
}

interface Pitch {
  readonly text: WrittenText;
  readonly judge: (text: string) => PitchFault | null;
}

/** The text in the language that is read, and what it is judged by. */
function pitchOf({ job, found }: Pick<PitchPanelProps, "job" | "found">, language: Language): Pitch {
  const { method, defaults, typed, pitches, drafts, drafting } = found;
  const { buyerName: buyer, issuerName } = job;
  const terms = { ...caseTerms(defaults, typed), supplierFee: supplierFeeOf(method, defaults, typed) };
  const composed = composePitch(language, { buyer, method, terms });
  const written = pitches[language];
  const source = sourceOf(written, drafts[language]);
  return {
    text: { language, text: written ?? composed, composed, source, saved: null, drafting },
    judge: (text) => faultOfPitch(text, feeRangeOf(method, terms.supplierFee), [buyer, issuerName]),
  };
}

/** The text that asks suppliers of the set: composed from its figures, drafted by a model, or edited. */
export function PitchPanel(props: PitchPanelProps) {
  const { job, found, write, onDrafted } = props;
  const words = useTranslations("useCases.pitch");
  const [language, choose] = usePitchLanguage(found.issuerLanguage);
  const { text, judge } = pitchOf(props, language);
  const drafted = useAction("draftPitch", { operation: useTranslations("written")("draftOperation") });
  const params = { jobId: job.id, useCaseId: found.useCaseId };
  const isOutdated = text.source !== "figures" && judge(text.text) !== null;
  const writing = write && {
    save: async (next: string | null) => {
      const { [language]: _, ...others } = found.pitches;
      return write({ pitches: next === null ? others : { ...others, [language]: next } });
    },
    draft: async () => {
      const answer = draftedBy(await drafted.run({ params, body: { language } }));
      if (answer?.draft != null) onDrafted();
      return answer;
    },
    judge: (next: string) => {
      const fault = judge(next);
      return fault === null ? null : sentenceOfFault(fault);
    },
    pending: props.pending || drafted.pending,
  };
  return (
    <WrittenTextPanel
      title={words("title")}
      intro={words("intro")}
      found={text}
      chooseLanguage={choose}
      writing={writing}
      warning={isOutdated ? words("outOfDate") : undefined}
    />
  );
}

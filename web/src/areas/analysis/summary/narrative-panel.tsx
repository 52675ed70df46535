import { NotificationBar } from "@paygauge/ui";
import type { Job } from "@paygauge/api-types/entities/jobs";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { draftedBy, shownSave } from "../../../data/texts/use-text-writing.ts";
import { WrittenTextPanel } from "../../../data/texts/written-text-panel.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { useRunQuery } from "../../../state/perspective.ts";
import { useMayChange } from "../../../state/system.ts";

/** The finding of the run in sentences, as reports print it. */
export function NarrativePanel({ job }: { readonly job: Job }) {
  const words = useTranslations("written");
  const run = useRunQuery();
  const [own] = useLanguage();
  const [asked, choose] = useAddressPart("narrative");
  const language = isLanguage(asked) ? asked : own;
  const { data, problem, reload } = useCall("jobNarrative", {
    params: { jobId: job.id },
    query: { ...run, language },
  });
  const writing = useNarrativeWriting(job, language, reload);
  const mayWrite = useMayChange() && job.mayEdit && run.run !== "published";
  if (problem !== undefined && data === undefined)
    return <NotificationBar tone="warning">{problem.message}</NotificationBar>;
  if (data === undefined || data.language !== language)
    return <div className="min-h-40 rounded-card border border-line bg-surface" />;
  return (
    <WrittenTextPanel
      title={words("narrative")}
      intro={words("narrativeIntro")}
      found={data}
      chooseLanguage={(next) => choose(next === own ? null : next)}
      writing={mayWrite ? writing : undefined}
    />
  );
}

function useNarrativeWriting({ id: jobId }: Job, language: Language, onSaved: () => void) {
  const words = useTranslations("written");
  const save = useAction("writeJobNarrative", { operation: words("saveOperation") });
  const draft = useAction("draftJobNarrative", { operation: words("draftOperation") });
  const params = { jobId };
  return {
    save: async (text: string | null) => shownSave(await save.run({ params, body: { language, text } }), onSaved),
    draft: async () => draftedBy(await draft.run({ params, body: { language } })),
    pending: save.pending || draft.pending,
  };
}

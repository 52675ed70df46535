import { NotificationBar } from "@paygauge/ui";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { useAction } from "../../../data/use-action.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { draftedBy, shownSave } from "../../../data/texts/use-text-writing.ts";
import { WrittenTextPanel } from "../../../data/texts/written-text-panel.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useSupplierView } from "./supplier-view.ts";

/** The letter to the supplier: composed from the campaign's figures, drafted by a model, or edited. */
export function LetterPanel() {
  const words = useTranslations("written");
  const { params, mayRun } = useSupplierView();
  const [asked, choose] = useAddressPart("letter");
  const query = isLanguage(asked) ? { language: asked } : {};
  const { data, problem, reload } = useCall("campaignLetter", { params, query });
  const writing = useLetterWriting(data?.language ?? "en", reload);
  if (problem !== undefined && data === undefined)
    return <NotificationBar tone="warning">{problem.message}</NotificationBar>;
  if (data === undefined) return <div className="min-h-60 rounded-card border border-line bg-surface" />;
  return (
    <WrittenTextPanel
      title={words("letter")}
      intro={words("letterIntro")}
      found={data}
      chooseLanguage={choose}
      writing={mayRun ? writing : undefined}
    />
  );
}

function useLetterWriting(language: Language, onSaved: () => void) {
  const words = useTranslations("written");
  const { params } = useSupplierView();
  const save = useAction("writeCampaignLetter", { operation: words("saveOperation") });
  const draft = useAction("draftCampaignLetter", { operation: words("draftOperation") });
  return {
    save: async (text: string | null) => shownSave(await save.run({ params, body: { language, text } }), onSaved),
    draft: async () => draftedBy(await draft.run({ params, body: { language } })),
    pending: save.pending || draft.pending,
  };
}

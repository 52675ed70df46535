import { NotificationBar, SelectField } from "@paygauge/ui";
import { isLanguage, type Language } from "@paygauge/api-types/languages";
import { letterKinds, type LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { useAction } from "../../../data/use-action.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { draftedBy, shownSave } from "../../../data/texts/use-text-writing.ts";
import { WrittenTextPanel } from "../../../data/texts/written-text-panel.tsx";
import { useTranslations } from "../../../state/formats.ts";
import { useSupplierView } from "./supplier-view.ts";

/** The letter to the supplier, or its follow-up: composed of its own figures, drafted by a model, or edited. */
export function LetterPanel() {
  const words = useTranslations("written");
  const { params, mayRun } = useSupplierView();
  const [asked, choose] = useAddressPart("letter");
  const [named, setKind] = useAddressPart("text");
  const kind: LetterKind = named === "followUp" ? named : "first";
  const query = { kind, ...(isLanguage(asked) && { language: asked }) };
  const { data, problem, reload } = useCall("campaignLetter", { params, query });
  const writing = useLetterWriting(kind, data?.language ?? "en", reload);
  if (problem !== undefined && data === undefined)
    return <NotificationBar tone="warning">{problem.message}</NotificationBar>;
  if (data === undefined) return <div className="min-h-60 rounded-card border border-line bg-surface" />;
  const isFirst = kind === "first";
  return (
    <WrittenTextPanel
      title={words(`kinds.${kind}`)}
      intro={words(isFirst ? "letterIntro" : "followUpIntro")}
      found={data}
      chooseLanguage={choose}
      controls={
        <SelectField
          label={words("kind")}
          value={kind}
          options={letterKinds.map((each) => ({ value: each, label: words(`kinds.${each}`) }))}
          onChange={({ target }) => setKind(target.value === "first" ? null : target.value)}
        />
      }
      writing={mayRun ? writing : undefined}
      warning={data.hasAccounts ? undefined : words("accountsMissing")}
    />
  );
}

function useLetterWriting(kind: LetterKind, language: Language, onSaved: () => void) {
  const words = useTranslations("written");
  const { params } = useSupplierView();
  const save = useAction("writeCampaignLetter", { operation: words("saveOperation") });
  const draft = useAction("draftCampaignLetter", { operation: words("draftOperation") });
  return {
    save: async (text: string | null) => shownSave(await save.run({ params, body: { kind, language, text } }), onSaved),
    draft: async () => draftedBy(await draft.run({ params, body: { language } })),
    pending: save.pending || draft.pending,
  };
}

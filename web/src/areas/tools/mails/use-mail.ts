import { useState } from "react";
import type { BodyOf } from "@paygauge/api-types/endpoints";
import {
  toolMailLimits,
  type SavedToolTemplate,
  type ToolMailForm,
  type ToolMailResult,
} from "@paygauge/api-types/entities/tool-mails";
import type { Language } from "@paygauge/api-types/languages";
import { readRecipients, templateTexts, toolTemplates, type ToolTemplate } from "@paygauge/api-types/mail/tool-mail";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

interface Fields {
  readonly brandId: string;
  readonly language: Language;
  /** A template of the product, or the ID of a saved one. */
  readonly template: string;
  readonly subject: string;
  readonly text: string;
  readonly list: string;
}

const first = (brandId: string): Fields => ({
  brandId,
  language: "en",
  template: "plain",
  ...templateTexts.en.plain,
  list: "",
});

const ofProduct = (template: string): ToolTemplate | undefined => toolTemplates.find((each) => each === template);

/** The email as it is written, its recipients, and the sending. */
export function useMail({ brands, left }: ToolMailForm, onSent: () => void) {
  const words = useTranslations("tools.mails");
  const [fields, setFields] = useState<Fields>(() => first(brands[0]?.id ?? ""));
  const [results, setResults] = useState<readonly ToolMailResult[]>([]);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { run, pending } = useAction("sendToolMails", { operation: words("send"), quiet: true });
  const brand = brands.find(({ id }) => id === fields.brandId) ?? brands[0];
  const { recipients, faults } = readRecipients(fields.list);
  const isOver = recipients.length > toolMailLimits.recipients || recipients.length > left;
  const isWritten = fields.subject.trim() !== "" && fields.text.trim() !== "";
  const canSend = isWritten && recipients.length > 0 && faults.length === 0 && !isOver;
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  const send = async () => {
    const { brandId, subject, text, language } = fields;
    const body: BodyOf<"sendToolMails"> = { brandId, subject, text, language, recipients: [...recipients] };
    const outcome = await run({ body });
    if (outcome === null) return;
    setProblem(outcome.ok ? null : outcome.problem);
    if (!outcome.ok) return;
    setResults(outcome.answer.results);
    set({ list: "" });
    notifyDone(outcome.answer.message);
    onSent();
  };
  return {
    fields,
    set,
    /** Another language has the product's template in that language; a saved template is not translated. */
    chooseLanguage: (language: Language) => {
      const known = ofProduct(fields.template);
      set({ language, ...(known !== undefined && templateTexts[language][known]) });
    },
    chooseTemplate: (template: string, saved: readonly SavedToolTemplate[]) => {
      const known = ofProduct(template);
      const own = saved.find(({ id }) => id === template);
      if (known !== undefined) set({ template, ...templateTexts[fields.language][known] });
      else if (own !== undefined) set({ template, language: own.language, subject: own.subject, text: own.text });
    },
    brand,
    recipients,
    faults,
    isOver,
    isWritten,
    canSend,
    send,
    pending,
    problem,
    results,
  };
}
export type WrittenMail = ReturnType<typeof useMail>;

/** What every part of the form has. */
export interface PartProps {
  readonly form: ToolMailForm;
  readonly mail: WrittenMail;
}

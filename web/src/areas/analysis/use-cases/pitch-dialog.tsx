import { Button, Dialog, TextAreaField, useTranslate } from "@paygauge/ui";
import { useState } from "react";
import { useCaseLimits } from "@paygauge/api-types/entities/use-cases";
import { languageNames, type Language } from "@paygauge/api-types/languages";
import { sentenceOfFault, type PitchFault } from "@paygauge/api-types/pitch/judge-pitch";
import { useTranslations } from "../../../state/formats.ts";

interface PitchDialogProps {
  readonly language: Language;
  readonly text: string;
  readonly composed: string;
  readonly judge: (text: string) => PitchFault | null;
  readonly save: (text: string) => Promise<boolean>;
  readonly pending: boolean;
  readonly onClose: () => void;
}

/** The pitch to write. What may not stand in it is said beside it; the origin refuses the same. */
export function PitchDialog({ language, text: before, composed, judge, save, pending, onClose }: PitchDialogProps) {
  const words = useTranslations("useCases.pitch");
  const translate = useTranslate();
  const [text, setText] = useState(before);
  const [tried, setTried] = useState(false);
  const said = text.trim();
  const fault = judge(said);
  const submit = async () => {
    setTried(true);
    if (fault === null && (await save(said))) onClose();
  };
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("editOf")}
      description={words("intro")}
      footer={
        <>
          <Button disabled={pending || said === composed} onClick={() => setText(composed)}>
            {words("reset")}
          </Button>
          <Button disabled={pending} onClick={onClose}>
            {words("cancel")}
          </Button>
          <Button variant="primary" pending={pending} onClick={() => void submit()}>
            {words("save")}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={words("textIn", { language: languageNames[language] })}
        lang={language}
        rows={12}
        maxLength={useCaseLimits.pitch}
        value={text}
        error={tried && fault !== null ? translate(sentenceOfFault(fault)) : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );
}

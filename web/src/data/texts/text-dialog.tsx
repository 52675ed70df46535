import { Button, Dialog, TextAreaField, useTranslate } from "@paygauge/ui";
import { useState } from "react";
import { textLimits } from "@paygauge/api-types/entities/written-texts";
import { languageNames } from "@paygauge/api-types/languages";
import { useTranslations } from "../../state/formats.ts";
import type { TextWriting, WrittenTextProps } from "./written-text-panel.tsx";

interface TextDialogProps extends WrittenTextProps {
  readonly writing: TextWriting;
  /** What the field holds at first: the text, or a new draft. */
  readonly before: string;
  readonly onClose: () => void;
}

/** The text to write. Faults are shown under the field; the origin refuses the same. */
export function TextDialog({ title, intro, found, writing, before, onClose }: TextDialogProps) {
  const words = useTranslations("written");
  const translate = useTranslate();
  const [text, setText] = useState(before);
  const [tried, setTried] = useState(false);
  const said = text.trim();
  const fault = said === "" ? null : (writing.judge?.(said) ?? null);
  const submit = async () => {
    setTried(true);
    if (said === "" || fault !== null) return;
    if (await writing.save(said === found.composed ? null : said)) onClose();
  };
  const { pending } = writing;
  return (
    <Dialog
      open
      size="md"
      onOpenChange={onClose}
      submitting={pending}
      title={words("editOf", { title })}
      description={intro}
      footer={
        <>
          <Button disabled={pending || said === found.composed} onClick={() => setText(found.composed)}>
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
        label={words("textIn", { language: languageNames[found.language] })}
        lang={found.language}
        rows={14}
        maxLength={textLimits.length}
        value={text}
        error={errorOf()}
        onChange={({ target }) => setText(target.value)}
      />
    </Dialog>
  );

  function errorOf(): string | undefined {
    if (!tried) return undefined;
    if (said === "") return words("missing");
    return fault === null ? undefined : translate(fault);
  }
}

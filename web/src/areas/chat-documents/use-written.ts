import { useState } from "react";
import { isMessageRef, type Message } from "@paygauge/api-types/catalogue/message";
import { useAction } from "../../data/use-action.ts";
import { useTranslations } from "../../state/formats.ts";
import { notifyDone } from "../../state/notifications.ts";

const maxFileName = 120;

/** A Markdown document that is written here and uploaded as a file. */
export function useWritten(question: string, owner: string, onSaved: () => void) {
  const words = useTranslations("chatDocuments.unanswered");
  const [fields, setFields] = useState({ title: question, text: "", owner });
  const [refused, setRefused] = useState<Message | null>(null);
  const { run, pending } = useAction("uploadChatDocuments", { operation: words("operation") });
  const [title, text] = [fields.title.trim(), fields.text.trim()];
  const save = async () => {
    const name = title
      .replaceAll(/[\\/:*?"<>|.]/g, " ")
      .slice(0, maxFileName)
      .trim();
    const files = new File([`# ${title}\n\n${text}\n`], `${name}.md`, { type: "text/markdown" });
    const outcome = await run({ body: { issuer_id: fields.owner, is_answer: "true", files } });
    if (outcome?.ok !== true) return;
    const [failed] = outcome.answer.failed_files;
    if (failed) return setRefused(isMessageRef(failed.messageRef) ? failed.messageRef : failed.reason);
    notifyDone(words("saved"));
    onSaved();
  };
  return { fields, setFields, save, pending, canSave: title !== "" && text !== "", refused };
}

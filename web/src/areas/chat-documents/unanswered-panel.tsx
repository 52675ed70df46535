import { Button, Panel } from "@paygauge/ui";
import { useState } from "react";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";
import { AnswerDialog, type Asked } from "./answer-dialog.tsx";
import type { Documents } from "./owner-options.ts";

const shown = { query: { days: "30", only: "unanswered", limit: "8" } } as const;

/** Whether any question was asked. */
const allShown = { query: { days: "30", limit: "1" } } as const;

interface UnansweredPanelProps {
  readonly data: Documents;
  readonly onChanged: () => void;
}

/** What to write next: questions that no document answers, with a way to answer each. */
export function UnansweredPanel({ data, onChanged }: UnansweredPanelProps) {
  const words = useTranslations("chatDocuments.unanswered");
  const formats = useFormats();
  const mayChange = useMayChange();
  const { data: asked } = useCall("chatConversations", shown);
  const { data: all } = useCall("chatConversations", allShown);
  const [answering, setAnswering] = useState<Asked | null>(null);
  if (asked === undefined || all === undefined) return null;
  return (
    <Panel title={words("title")} facts={words("facts", { count: formats.count(asked.total) })}>
      {asked.questions.length === 0 ? (
        <p className="text-data text-text-2">{words(all.total === 0 ? "noQuestions" : "none")}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {asked.questions.map((each) => {
            const { question, times } = each;
            return (
              <li key={question} className="flex items-center gap-3 py-2 text-data">
                <span className="min-w-0 flex-1 break-words">{question}</span>
                <span className="text-text-2">{words("times", { count: formats.count(times) })}</span>
                <Button
                  size="sm"
                  aria-label={words("answerOf", { question })}
                  disabled={!mayChange}
                  onClick={() => setAnswering(each)}
                >
                  {words("answer")}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-2 text-label text-text-3">{words("names")}</p>
      {answering !== null && (
        <AnswerDialog data={data} asked={answering} onClose={() => setAnswering(null)} onSaved={onChanged} />
      )}
    </Panel>
  );
}

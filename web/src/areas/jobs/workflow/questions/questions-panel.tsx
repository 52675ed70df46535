import { Button, Panel } from "@paygauge/ui";
import { useState } from "react";
import type { ColumnMapping, ImportCheck } from "@paygauge/api-types/entities/ledger";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { CheckQuestionField, questionKey } from "./check-question.tsx";

interface QuestionsPanelProps {
  readonly file: Upload;
  readonly mapping: ColumnMapping;
  readonly check: ImportCheck;
  readonly editable: boolean;
  /** Answers were given: the file is being checked again. */
  readonly onAnswered: () => void;
}

/** What the check asks before the import: an answer changes the mapping, and the file is checked again. */
export function QuestionsPanel({ file, mapping, check, editable, onAnswered }: QuestionsPanelProps) {
  const words = useTranslations("upload.questions");
  const [draft, setDraft] = useState(mapping);
  const { run, pending } = useAction("checkUpload", { operation: words("answer") });
  if (check.questions.length === 0) return null;
  const answer = async () => {
    await run({ params: { jobId: file.jobId, uploadId: file.id }, body: { mapping: draft } });
    onAnswered();
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: check.questions.length })}>
      <div className="flex flex-col gap-4">
        {check.questions.map((question) => (
          <CheckQuestionField
            key={questionKey(question)}
            question={question}
            check={check}
            mapping={draft}
            disabled={!editable}
            onChange={setDraft}
          />
        ))}
        {editable && (
          <div>
            <Button
              disabled={JSON.stringify(draft) === JSON.stringify(mapping)}
              pending={pending}
              onClick={() => void answer()}
            >
              {words("answer")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

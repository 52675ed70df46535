import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { CheckQuestionField, questionKey } from "../workflow/questions/check-question.tsx";
import { placeOfQuestion, type AskPlace } from "./blockers.ts";
import type { Draft } from "./draft-of.ts";

interface QuestionsProps {
  readonly at: AskPlace;
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Returns the questions of the newest check that one field asks. */
export function questionsAt({ lastCheck, mapping }: Draft, at: AskPlace) {
  return (lastCheck?.questions ?? []).filter((question) => placeOfQuestion(question, mapping) === at);
}

/** The questions of the check that belong to one field. An answer has the file checked again by itself. */
export function Questions({ at, draft, disabled, onChange }: QuestionsProps) {
  const questions = questionsAt(draft, at);
  const { lastCheck, mapping } = draft;
  if (lastCheck === null || questions.length === 0) return null;
  return (
    <div data-question="" className="flex flex-col gap-3">
      {questions.map((question) => (
        <CheckQuestionField
          key={questionKey(question)}
          question={question}
          check={lastCheck}
          mapping={mapping}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

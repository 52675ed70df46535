import type { ReactNode } from "react";
import { columnOf } from "@paygauge/api-types/entities/ledger-settle";
import type { CanonicalColumn, ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { isDateField } from "../workflow/map/mapping-rules.ts";
import { ReadingAnswer, useReadingTitle } from "../workflow/map/reading-answer.tsx";
import { MixedText, mixedDates, shownReadings } from "../workflow/map/reading-questions.tsx";
import type { Draft } from "./draft-of.ts";
import { Questions, questionsAt } from "./questions.tsx";

interface FieldQuestionsProps {
  readonly draft: Draft;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Returns the questions under a field: how its column is read, then what the check found. */
export function useFieldQuestions({ draft, disabled, onChange }: FieldQuestionsProps) {
  const titleOf = useReadingTitle();
  const { mapping, kind, inspection } = draft;
  const readings = shownReadings(mapping, kind.value, inspection);
  const mixed = mixedDates(mapping, inspection);
  return (field: CanonicalColumn): { readonly question?: ReactNode; readonly asksOrder?: boolean } => {
    const asked = readings.filter((each) => each.field === field);
    const note = isDateField(field)
      ? mixed.find(({ index }) => index === columnOf(mapping, field) && asked.length === 0)
      : undefined;
    const ofCheck = questionsAt(draft, field);
    if (asked.length + ofCheck.length === 0 && note === undefined) return {};
    const question = (
      <>
        {asked.map((each) => (
          <div key={each.asks} className="flex flex-col gap-1">
            <p className="text-data font-medium">{titleOf(each)}</p>
            <ReadingAnswer question={each} mapping={mapping} disabled={disabled} onChange={onChange} />
          </div>
        ))}
        {note !== undefined && <MixedText column={note} />}
        <Questions at={field} draft={draft} disabled={disabled} onChange={onChange} />
      </>
    );
    return { question, asksOrder: asked.some(({ asks }) => asks === "dateOrder") };
  };
}

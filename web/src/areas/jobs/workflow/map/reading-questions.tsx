import { Panel, useTexts } from "@paygauge/ui";
import { columnOf, readingQuestions, type ReadingQuestion } from "@paygauge/api-types/entities/ledger-settle";
import { dateFields } from "@paygauge/api-types/entities/ledger-evidence";
import type { ColumnMapping, ColumnProfile, LedgerInspection, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { orders, ReadingAnswer, useReadings, useReadingTitle } from "./reading-answer.tsx";

interface ReadingQuestionsProps {
  readonly kind: LedgerKind;
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** What the values of the file leave open, each asked once, with samples read both ways; and what contradicts itself. */
export function ReadingQuestions({ kind, inspection, mapping, disabled, onChange }: ReadingQuestionsProps) {
  const questions = shownReadings(mapping, kind, inspection);
  const asked = new Set(questions.map(({ column }) => column.index));
  const mixed = mixedDates(mapping, inspection).filter(({ index }) => !asked.has(index));
  return (
    <>
      {questions.map((question) => (
        <Question
          key={`${question.asks} ${question.field}`}
          question={question}
          mapping={mapping}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
      {mixed.map((column) => (
        <MixedNote key={column.index} column={column} />
      ))}
    </>
  );
}

/** Returns the readings that are asked about, answered or not, with samples to choose by. */
export function shownReadings(
  mapping: ColumnMapping,
  kind: LedgerKind,
  inspection: LedgerInspection,
): readonly ReadingQuestion[] {
  return readingQuestions(mapping, kind, inspection).filter(
    ({ asks, column }) => asks === "fiscalStart" || asks === "yearStart" || (column.doubtful ?? []).length > 0,
  );
}

/** Mapped columns of dates with a few values in another order than the rest. */
export function mixedDates(mapping: ColumnMapping, { profiles }: LedgerInspection): readonly ColumnProfile[] {
  const used = new Set(dateFields.map((field) => columnOf(mapping, field)));
  return profiles.filter(({ index, dateOrder, mixed }) => used.has(index) && dateOrder !== null && (mixed ?? 0) > 0);
}

interface QuestionProps {
  readonly question: ReadingQuestion;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

function Question(props: QuestionProps) {
  const titleOf = useReadingTitle();
  return (
    <Panel title={titleOf(props.question)} facts={props.question.column.name}>
      <ReadingAnswer {...props} />
    </Panel>
  );
}

function MixedNote({ column }: { readonly column: ColumnProfile }) {
  const words = useTranslations("upload.map");
  return (
    <Panel title={words("askOrderMixed")} facts={column.name}>
      <MixedText column={column} />
    </Panel>
  );
}

/** A few dates of a column contradict the order of the others, with how they read each way. */
export function MixedText({ column }: { readonly column: ColumnProfile }) {
  const { labelled } = useTexts();
  const words = useTranslations("upload.map");
  const formats = useFormats();
  const read = useReadings(column);
  return (
    <div>
      <p className="text-data">{words("mixedFew", { count: formats.count(column.mixed ?? 0) })}</p>
      <ul className="mt-1 text-label text-text-2">
        {orders.map((order) => (
          <li key={order}>{labelled(words(`dateOrders.${order}`), read(order))}</li>
        ))}
      </ul>
    </div>
  );
}

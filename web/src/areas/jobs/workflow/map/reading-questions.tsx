import { Panel, RadioGroup, TextField, useTexts } from "@paygauge/ui";
import {
  columnOf,
  dateFields,
  decimalMarks,
  readingQuestions,
  type ColumnMapping,
  type ColumnProfile,
  type DateOrder,
  type DecimalMark,
  type LedgerInspection,
  type LedgerKind,
  type ReadingQuestion,
} from "@paygauge/api-types";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { isDateField, withFiscalStart, withMark, withOrder } from "./mapping-rules.ts";

interface ReadingQuestionsProps {
  readonly kind: LedgerKind;
  readonly inspection: LedgerInspection;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

const orders = ["dmy", "mdy"] as const;
/** Samples that stand beside each answer. */
const samplesShown = 3;

/** What the values of the file leave open, each asked once, with samples read both ways; and what contradicts itself. */
export function ReadingQuestions({ kind, inspection, mapping, disabled, onChange }: ReadingQuestionsProps) {
  const questions = readingQuestions(mapping, kind, inspection).filter(
    ({ asks, column }) => asks === "fiscalStart" || (column.doubtful ?? []).length > 0,
  );
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

/** Mapped columns of dates with a few values in another order than the rest. */
function mixedDates(mapping: ColumnMapping, { profiles }: LedgerInspection): readonly ColumnProfile[] {
  const used = new Set(dateFields.map((field) => columnOf(mapping, field)));
  return profiles.filter(({ index, dateOrder, mixed }) => used.has(index) && dateOrder !== null && (mixed ?? 0) > 0);
}

interface QuestionProps {
  readonly question: ReadingQuestion;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

function Question({ question, mapping, disabled, onChange }: QuestionProps) {
  const words = useTranslations("upload.map");
  const read = useReadings(question.column);
  const { asks, field, column, answered } = question;
  const sample = column.doubtful?.[0]?.text ?? "";
  const isMixed = (column.mixed ?? 0) > 0;
  if (asks === "decimalMark") {
    return (
      <Panel title={isMixed ? words("askMarkMixed") : words("askMark", { sample })} facts={column.name}>
        <RadioGroup<DecimalMark>
          label={words("askMarkLabel")}
          disabled={disabled}
          value={answered ? mapping.decimalMark : undefined}
          options={decimalMarks.map((value) => ({
            value,
            label: words(`decimalMarks.${value === "." ? "point" : "comma"}`),
            hint: read(value),
          }))}
          onChange={(mark) => onChange(withMark(mapping, columnOf(mapping, field), mark))}
        />
      </Panel>
    );
  }
  if (!isDateField(field)) return null;
  if (asks === "fiscalStart") {
    return <FiscalQuestion column={column} mapping={mapping} disabled={disabled} onChange={onChange} />;
  }
  const order = mapping.dateOrders[field];
  return (
    <Panel title={isMixed ? words("askOrderMixed") : words("askOrder", { sample })} facts={column.name}>
      <RadioGroup<DateOrder>
        label={words("askOrderLabel")}
        hint={isMixed ? words("mixedHint") : undefined}
        disabled={disabled}
        value={order}
        options={orders.map((value) => ({ value, label: words(`dateOrders.${value}`), hint: read(value) }))}
        onChange={(chosen) => onChange(withOrder(mapping, field, column.index, chosen))}
      />
    </Panel>
  );
}

interface FiscalQuestionProps extends Omit<QuestionProps, "question"> {
  readonly column: ColumnProfile;
}

function FiscalQuestion({ column, mapping, disabled, onChange }: FiscalQuestionProps) {
  const words = useTranslations("upload.map");
  const { fiscalYear } = column;
  return (
    <Panel title={words("askFiscal")} facts={column.name}>
      <TextField
        type="date"
        label={fiscalYear == null ? words("askFiscalLabel") : words("askFiscalYear", { year: String(fiscalYear) })}
        hint={words("askFiscalHint", { sample: column.samples[0] ?? "" })}
        disabled={disabled}
        value={mapping.fiscalStart?.day ?? ""}
        onChange={(event) => onChange(withFiscalStart(mapping, column, event.target.value))}
      />
    </Panel>
  );
}

function MixedNote({ column }: { readonly column: ColumnProfile }) {
  const { labelled } = useTexts();
  const words = useTranslations("upload.map");
  const formats = useFormats();
  const read = useReadings(column);
  return (
    <Panel title={words("askOrderMixed")} facts={column.name}>
      <p className="text-data">{words("mixedFew", { count: formats.count(column.mixed ?? 0) })}</p>
      <ul className="mt-1 text-label text-text-2">
        {orders.map((order) => (
          <li key={order}>{labelled(words(`dateOrders.${order}`), read(order))}</li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the doubtful values of a column are under one reading: "15.808 is 15,808.00". */
function useReadings(column: ColumnProfile): (as: DecimalMark | DateOrder) => string {
  const words = useTranslations("upload.map");
  const formats = useFormats();
  return (as) =>
    (column.doubtful ?? [])
      .flatMap(({ text, readings }) => {
        const found = readings.find((each) => each.as === as);
        if (found === undefined) return [];
        const isMark = as === "." || as === ",";
        return words("readAs", { text, value: isMark ? formats.amount(found.value) : formats.day(found.value) });
      })
      .slice(0, samplesShown)
      .join(" · ");
}

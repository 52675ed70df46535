import { RadioGroup } from "@paygauge/ui";
import { swappedDatesAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { QuestionProps } from "./question-props.ts";

type DateQuestion = Extract<CheckQuestion, { code: "dateColumn" }>;
type SwappedQuestion = Extract<CheckQuestion, { code: "swappedDates" }>;

/** Which column dates the rows, where the mapped one has one day for all. */
export function DateColumns({ question, mapping, disabled, onChange }: QuestionProps<DateQuestion>) {
  const words = useTranslations("upload.questions");
  const field = mapping.sources.paidDate === undefined ? "documentDate" : "paidDate";
  const choose = (column: number) =>
    onChange({
      ...mapping,
      sources: { ...mapping.sources, [field]: { column } },
      answers: { ...mapping.answers, dateColumn: column },
    });
  return (
    <RadioGroup
      label={words("dateColumn")}
      hint={words("dateColumnHint")}
      disabled={disabled}
      value={mapping.answers?.dateColumn === undefined ? undefined : String(mapping.answers.dateColumn)}
      onChange={(value) => choose(Number(value))}
      options={question.columns.map(({ column, name, samples }) => ({
        value: String(column),
        label: name,
        hint: samples.length === 0 ? words("dateColumnOne") : samples.join(", "),
      }))}
    />
  );
}

/** Whether a spreadsheet swapped day and month of true dates, with one of them read both ways. */
export function SwappedDates({ question, mapping, disabled, onChange }: QuestionProps<SwappedQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { name, rows, asWritten, swapped } = question;
  return (
    <RadioGroup
      label={words("swappedDates", { name })}
      hint={words("swappedDatesHint", { rows, asWritten: formats.day(asWritten), swapped: formats.day(swapped) })}
      disabled={disabled}
      value={mapping.answers?.swappedDates}
      onChange={(swappedDates) => onChange({ ...mapping, answers: { ...mapping.answers, swappedDates } })}
      options={swappedDatesAnswers.map((value) => ({ value, label: words(`swappedDatesAnswers.${value}`) }))}
    />
  );
}

import { RadioGroup, TextField } from "@paygauge/ui";
import { columnOf, type ReadingQuestion } from "@paygauge/api-types/entities/ledger-settle";
import { decimalMarks, type DateOrder, type DecimalMark } from "@paygauge/api-types/entities/ledger-evidence";
import type { ColumnMapping, ColumnProfile } from "@paygauge/api-types/entities/ledger";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import { isDateField, withFiscalStart, withMark, withOrder } from "./mapping-rules.ts";

export const orders = ["dmy", "mdy"] as const;
/** Samples shown with each answer. */
const samplesShown = 3;

interface ReadingAnswerProps {
  readonly question: ReadingQuestion;
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Returns the sentence that asks how a column is read. */
export function useReadingTitle(): (question: ReadingQuestion) => string {
  const words = useTranslations("upload.map");
  return ({ asks, column }) => {
    const sample = column.doubtful?.[0]?.text ?? "";
    const isMixed = (column.mixed ?? 0) > 0;
    if (asks === "fiscalStart") return words("askFiscal");
    if (asks === "yearStart") return words("askYear");
    if (asks === "decimalMark") return isMixed ? words("askMarkMixed") : words("askMark", { sample });
    return isMixed ? words("askOrderMixed") : words("askOrder", { sample });
  };
}

/** The answers to how a column is read, with samples read each way. */
export function ReadingAnswer({ question, mapping, disabled, onChange }: ReadingAnswerProps) {
  const words = useTranslations("upload.map");
  const read = useReadings(question.column);
  const { asks, field, column, answered } = question;
  if (asks === "decimalMark") {
    return (
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
    );
  }
  if (!isDateField(field)) return null;
  if (asks === "yearStart") {
    return (
      <TextField
        type="date"
        label={words("askYearLabel")}
        hint={words("askYearHint", { sample: column.samples[0] ?? "" })}
        disabled={disabled}
        value={mapping.fiscalStart?.day ?? ""}
        onChange={(event) => onChange(withFiscalStart(mapping, column, event.target.value))}
      />
    );
  }
  if (asks === "fiscalStart") {
    const { fiscalYear } = column;
    return (
      <TextField
        type="date"
        label={fiscalYear == null ? words("askFiscalLabel") : words("askFiscalYear", { year: String(fiscalYear) })}
        hint={words("askFiscalHint", { sample: column.samples[0] ?? "" })}
        disabled={disabled}
        value={mapping.fiscalStart?.day ?? ""}
        onChange={(event) => onChange(withFiscalStart(mapping, column, event.target.value))}
      />
    );
  }
  return (
    <RadioGroup<DateOrder>
      label={words("askOrderLabel")}
      hint={(column.mixed ?? 0) > 0 ? words("mixedHint") : undefined}
      disabled={disabled}
      value={mapping.dateOrders[field]}
      options={orders.map((value) => ({ value, label: words(`dateOrders.${value}`), hint: read(value) }))}
      onChange={(chosen) => onChange(withOrder(mapping, field, column.index, chosen))}
    />
  );
}

/** What the doubtful values of a column are under one reading: "15.808 is 15,808.00". */
export function useReadings(column: ColumnProfile): (as: DecimalMark | DateOrder) => string {
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

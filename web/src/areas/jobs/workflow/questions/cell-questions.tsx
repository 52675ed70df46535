import { RadioGroup } from "@paygauge/ui";
import { fillDownAnswers, voidNamesAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { QuestionProps } from "./question-props.ts";
import { Rows } from "./row-questions.tsx";

type WiderQuestion = Extract<CheckQuestion, { code: "widerRows" }>;
type VoidNamesQuestion = Extract<CheckQuestion, { code: "voidNames" }>;
type FillDownQuestion = Extract<CheckQuestion, { code: "fillDown" }>;

const leaveOut = "leaveOut";

/** How rows with more cells than the header are read, with the sum of each way. */
export function WiderRows({ question, check, mapping, disabled, onChange }: QuestionProps<WiderQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { rows, from, readings, sample } = question;
  const known = mapping.answers?.widerRows;
  const keyOf = (way: { readonly as: string; readonly cell: number }) => `${way.as} ${way.cell}`;
  const value = known === undefined ? undefined : known.as === leaveOut ? leaveOut : keyOf(known);
  const answer = (key: string) => {
    const way = readings.find((each) => keyOf(each) === key);
    const widerRows = way === undefined ? ({ as: leaveOut } as const) : { as: way.as, cell: way.cell };
    onChange({ ...mapping, answers: { ...mapping.answers, widerRows } });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("widerRows", { count: rows, line: from })}
        hint={words("widerRowsHint")}
        disabled={disabled}
        value={value}
        onChange={answer}
        options={[
          ...readings.map((way) => ({
            value: keyOf(way),
            label: words(`widerRowsAnswers.${way.as}`, { cell: way.cell + 1, next: way.cell + 2 }),
            hint: words("widerRowsSum", {
              first: way.first,
              sum: formats.money(way.sumMinor, check.currency, check.minorDigits),
            }),
          })),
          { value: leaveOut, label: words("widerRowsAnswers.leaveOut") },
        ]}
      />
      <Rows rows={sample} />
    </div>
  );
}

/** Whether rows without a supplier are those of the supplier above, with their sum. */
export function FillDown({ question, check, mapping, disabled, onChange }: QuestionProps<FillDownQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const sum = formats.money(question.sumMinor, check.currency, check.minorDigits);
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("fillDown")}
        hint={words("fillDownHint", { count: question.rows, sum })}
        disabled={disabled}
        value={mapping.answers?.fillDown}
        onChange={(fillDown) =>
          onChange({ ...mapping, fillDown: fillDown === "above", answers: { ...mapping.answers, fillDown } })
        }
        options={fillDownAnswers.map((value) => ({ value, label: words(`fillDownAnswers.${value}`) }))}
      />
      <Rows rows={question.sample} />
    </div>
  );
}

/** Whether rows count whose supplier's name says that the payment is void, with the total either way. */
export function VoidNames({ question, check, mapping, disabled, onChange }: QuestionProps<VoidNamesQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { rows, names, countedMinor, leftOutMinor } = question;
  const sums = { count: countedMinor, leaveOut: leftOutMinor };
  return (
    <RadioGroup
      label={words("voidNames", { count: rows })}
      hint={words("voidNamesHint", { names: names.join(", ") })}
      disabled={disabled}
      value={mapping.answers?.voidNames}
      onChange={(voidNames) => onChange({ ...mapping, answers: { ...mapping.answers, voidNames } })}
      options={voidNamesAnswers.map((value) => ({
        value,
        label: words(`voidNamesAnswers.${value}`, {
          sum: formats.money(sums[value], check.currency, check.minorDigits),
        }),
      }))}
    />
  );
}

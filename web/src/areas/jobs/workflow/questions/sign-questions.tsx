import { RadioGroup } from "@paygauge/ui";
import { effectiveSides } from "@paygauge/api-types/entities/propose-sides";
import { isChosen, negativesAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { rowSides, type RowSide } from "@paygauge/api-types/entities/row-sides";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { QuestionProps } from "./question-props.ts";

type SideQuestion = Extract<CheckQuestion, { code: "sides" }>;
type CountedRowsQuestion = Extract<CheckQuestion, { code: "countedRows" }>;
type NegativesQuestion = Extract<CheckQuestion, { code: "negatives" }>;

/** What becomes of the rows with each value that may be no payment, with the totals at stake. */
export function Sides({ question, check, mapping, disabled, onChange }: QuestionProps<SideQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const money = (minor: string) => formats.money(minor, check.currency, check.minorDigits);
  const { column } = question;
  const given = effectiveSides(mapping).find((each) => each.column === column)?.values ?? [];
  const answer = (text: string, side: RowSide) => {
    const values = [...given.filter((value) => value.text !== text), { text, side }];
    const others = (mapping.answers?.sides ?? []).filter((each) => each.column !== column);
    onChange({ ...mapping, answers: { ...mapping.answers, sides: [...others, { column, values }] } });
  };
  const { name, addedMinor, subtractedMinor, leftOutMinor } = question;
  const sums = { added: money(addedMinor), subtracted: money(subtractedMinor), leftOut: money(leftOutMinor) };
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-data font-medium wrap-anywhere">{words("sides", { name })}</h3>
      <p className="text-label text-text-2">{words("sidesHint", sums)}</p>
      {question.values
        .filter(({ isAsked }) => isAsked)
        .map(({ text, rows, sumMinor }) => (
          <RadioGroup<RowSide>
            key={text}
            label={words("sideValue", {
              text: text === "" ? words("sideEmpty") : text,
              count: rows,
              sum: money(sumMinor),
            })}
            disabled={disabled}
            value={given.find((value) => value.text === text)?.side}
            onChange={(side) => answer(text, side)}
            options={rowSides.map((value) => ({ value, label: words(`sideAnswers.${value}`) }))}
          />
        ))}
    </section>
  );
}

/** Which rows are counted where a column separates those that state the same money twice, with each sum. */
export function CountedRows({ question, check, mapping, disabled, onChange }: QuestionProps<CountedRowsQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { column, name, choices } = question;
  const sides = mapping.answers?.sides ?? [];
  const given = sides.find((each) => each.column === column)?.values ?? [];
  const chosen = choices.findIndex((choice) => isChosen(choice, given, mapping.answers?.negatives));
  const choose = (at: number) => {
    const choice = choices[at];
    if (choice === undefined) return;
    const { values, negatives } = choice;
    const others = sides.filter((each) => each.column !== column);
    const answers = { ...mapping.answers, sides: [...others, { column, values }] };
    onChange({ ...mapping, answers: negatives === undefined ? answers : { ...answers, negatives } });
  };
  return (
    <RadioGroup
      label={words("countedRows", { name })}
      hint={words("countedRowsHint")}
      disabled={disabled}
      value={chosen < 0 ? undefined : String(chosen)}
      onChange={(value) => choose(Number(value))}
      options={choices.map(({ rows, text, sumMinor }, at) => ({
        value: String(at),
        label: words(`countedRowsChoices.${rows}`, {
          text: text === "" ? words("sideEmpty") : text,
          sum: formats.money(sumMinor, check.currency, check.minorDigits),
        }),
      }))}
    />
  );
}

/** Whether negative amounts are what was spent, with the total either way. */
export function Negatives({ question, check, mapping, disabled, onChange }: QuestionProps<NegativesQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { rows, negatives, sumMinor, flippedMinor } = question;
  const money = (minor: string) => formats.money(minor, check.currency, check.minorDigits);
  const sums = { spend: money(flippedMinor), credits: money(sumMinor) };
  return (
    <RadioGroup
      label={words("negatives")}
      hint={words("negativesHint", { negatives, rows })}
      disabled={disabled}
      value={mapping.answers?.negatives}
      onChange={(answer) => onChange({ ...mapping, answers: { ...mapping.answers, negatives: answer } })}
      options={negativesAnswers.map((value) => ({
        value,
        label: words(`negativesAnswers.${value}`, { sum: sums[value] }),
      }))}
    />
  );
}

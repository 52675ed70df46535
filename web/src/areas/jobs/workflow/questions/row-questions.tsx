import { RadioGroup, useTexts } from "@paygauge/ui";
import { summaryAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { QuestionProps } from "./question-props.ts";

type TableQuestion = Extract<CheckQuestion, { code: "otherTable" }>;
type SummaryQuestion = Extract<CheckQuestion, { code: "summaryRows" }>;

/** Whether rows below the ledger are payments, with their sum. */
export function OtherTable({ question, check, mapping, disabled, onChange }: QuestionProps<TableQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const money = (minor: string) => formats.money(minor, check.currency, check.minorDigits);
  const { from, to, sumMinor, beforeMinor, sample } = question;
  const given = mapping.answers?.otherTables ?? [];
  const isThis = (table: { from: number; to: number }) => table.from === from && table.to === to;
  const known = given.find(isThis);
  const answer = (arePayments: boolean) => {
    const otherTables = [...given.filter((table) => !isThis(table)), { from, to, arePayments }];
    onChange({ ...mapping, answers: { ...mapping.answers, otherTables } });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("otherTable", { from, to })}
        hint={words("otherTableHint", { sum: money(sumMinor), before: money(beforeMinor) })}
        disabled={disabled}
        value={known === undefined ? undefined : known.arePayments ? "yes" : "no"}
        onChange={(value) => answer(value === "yes")}
        options={(["no", "yes"] as const).map((value) => ({ value, label: words(`otherTableAnswers.${value}`) }))}
      />
      <Rows rows={sample} />
    </div>
  );
}

/** Whether each row is a payment, where the file looks like a summary. */
export function SummaryRows({ question, check, mapping, disabled, onChange }: QuestionProps<SummaryQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const sum = formats.money(question.sumMinor, check.currency, check.minorDigits);
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("summaryRows")}
        hint={words("summaryRowsHint", { columns: question.columns.join(", "), sum })}
        disabled={disabled}
        value={mapping.answers?.summaryRows}
        onChange={(summaryRows) => onChange({ ...mapping, answers: { ...mapping.answers, summaryRows } })}
        options={summaryAnswers.map((value) => ({ value, label: words(`summaryRowsAnswers.${value}`) }))}
      />
      <Rows rows={question.sample} />
    </div>
  );
}

/** Rows as they are in the file. */
export function Rows({ rows }: { readonly rows: readonly { readonly line: number; readonly raw: string }[] }) {
  const words = useTranslations("upload.questions");
  const { labelled } = useTexts();
  return (
    <ul className="flex flex-col gap-1 font-mono text-mono text-text-2">
      {rows.map(({ line, raw }) => (
        <li key={line} className="wrap-anywhere">
          {labelled(words("line", { line }), raw)}
        </li>
      ))}
    </ul>
  );
}

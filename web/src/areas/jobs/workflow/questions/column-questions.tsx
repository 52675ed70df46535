import { RadioGroup } from "@paygauge/ui";
import { supplierIdAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { useFormats, useTranslations } from "../../../../state/formats.ts";
import type { QuestionProps } from "./question-props.ts";

type AmountQuestion = Extract<CheckQuestion, { code: "amountColumn" }>;
type DocumentTotalsQuestion = Extract<CheckQuestion, { code: "documentTotals" }>;
type IdQuestion = Extract<CheckQuestion, { code: "supplierIds" }>;

/** Gross or net, with both sums. */
export function Amounts({ question, check, mapping, disabled, onChange }: QuestionProps<AmountQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const field = mapping.sources.spend === undefined ? "amount" : "spend";
  const choose = (column: number) =>
    onChange({
      ...mapping,
      sources: { ...mapping.sources, [field]: { column } },
      answers: { ...mapping.answers, amountColumn: column },
    });
  return (
    <RadioGroup
      label={words("amounts")}
      hint={words("amountsHint")}
      disabled={disabled}
      value={mapping.answers?.amountColumn === undefined ? undefined : String(mapping.answers.amountColumn)}
      onChange={(value) => choose(Number(value))}
      options={question.columns.map(({ column, name, sumMinor }) => ({
        value: String(column),
        label: words("amountOf", { name, sum: formats.money(sumMinor, check.currency, check.minorDigits) }),
      }))}
    />
  );
}

/** Whether an amount that lines of a document repeat counts once, with the sum of each answer. */
export function DocumentTotals({
  question,
  check,
  mapping,
  disabled,
  onChange,
}: QuestionProps<DocumentTotalsQuestion>) {
  const words = useTranslations("upload.questions");
  const formats = useFormats();
  const { column, name, rows, eachMinor, onceMinor, others } = question;
  const money = (minor: string) => formats.money(minor, check.currency, check.minorDigits);
  const choose = (value: string) => {
    const counts = value === "once" ? "once" : "each";
    const answers = { ...mapping.answers, documentTotals: { column, counts } as const };
    const other = others.find((each) => String(each.column) === value);
    if (other === undefined) return onChange({ ...mapping, answers });
    // Its lines have amounts of their own.
    const amountColumn = other.column;
    return onChange({
      ...mapping,
      sources: { ...mapping.sources, amount: { column: amountColumn } },
      answers: { ...answers, amountColumn },
    });
  };
  return (
    <RadioGroup
      label={words("documentTotals", { name })}
      hint={words("documentTotalsHint", { rows })}
      disabled={disabled}
      value={mapping.answers?.documentTotals?.counts}
      onChange={choose}
      options={[
        { value: "once", label: words("documentTotalsOnce", { sum: money(onceMinor) }) },
        ...others.map((other) => ({
          value: String(other.column),
          label: words("documentTotalsOther", { name: other.name, sum: money(other.sumMinor) }),
        })),
        { value: "each", label: words("documentTotalsEach", { sum: money(eachMinor) }) },
      ]}
    />
  );
}

/** Whether an id that joins many names is one supplier, with examples. */
export function Ids({ question, mapping, disabled, onChange }: QuestionProps<IdQuestion>) {
  const words = useTranslations("upload.questions");
  const { company } = question;
  const choose = (supplierIds: (typeof supplierIdAnswers)[number]) => {
    const { companyColumn: _, ...answers } = mapping.answers ?? {};
    const within = supplierIds === "byCompany" && company !== null ? { companyColumn: company.column } : {};
    onChange({ ...mapping, answers: { ...answers, supplierIds, ...within } });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("ids", { count: question.ids })}
        hint={words("idsHint")}
        disabled={disabled}
        value={mapping.answers?.supplierIds}
        onChange={choose}
        options={supplierIdAnswers
          .filter((value) => value !== "byCompany" || company !== null)
          .map((value) => ({ value, label: words(`idAnswers.${value}`, { name: company?.name ?? "" }) }))}
      />
      <ul className="flex flex-col gap-1 text-label text-text-2">
        {question.examples.map(({ id, count, names }) => (
          <li key={id} className="wrap-anywhere">
            {words("example", { id, count, names: names.join(", ") })}
          </li>
        ))}
      </ul>
    </div>
  );
}

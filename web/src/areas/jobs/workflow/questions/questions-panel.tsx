import { Button, Panel, RadioGroup } from "@paygauge/ui";
import { useState } from "react";
import type { ColumnMapping, ImportCheck, Upload } from "@paygauge/api-types";
import { supplierIdAnswers, type CheckQuestion } from "@paygauge/api-types/entities/questions";
import { useAction } from "../../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../../state/formats.ts";

interface QuestionsPanelProps {
  readonly file: Upload;
  readonly mapping: ColumnMapping;
  readonly check: ImportCheck;
  readonly editable: boolean;
  /** Answers were given: the file is being checked again. */
  readonly onAnswered: () => void;
}
type AmountQuestion = Extract<CheckQuestion, { code: "amountColumn" }>;
type IdQuestion = Extract<CheckQuestion, { code: "supplierIds" }>;

/** What the check asks before the import: an answer changes the mapping, and the file is checked again. */
export function QuestionsPanel({ file, mapping, check, editable, onAnswered }: QuestionsPanelProps) {
  const words = useTranslations("upload.questions");
  const [draft, setDraft] = useState(mapping);
  const { run, pending } = useAction("checkUpload", { operation: words("answer") });
  if (check.questions.length === 0) return null;
  const answer = async () => {
    await run({ params: { jobId: file.jobId, uploadId: file.id }, body: { mapping: draft } });
    onAnswered();
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: check.questions.length })}>
      <div className="flex flex-col gap-4">
        {check.questions.map((question) =>
          question.code === "amountColumn" ? (
            <Amounts
              key={question.code}
              question={question}
              check={check}
              mapping={draft}
              disabled={!editable}
              onChange={setDraft}
            />
          ) : (
            <Ids key={question.code} question={question} mapping={draft} disabled={!editable} onChange={setDraft} />
          ),
        )}
        {editable && (
          <div>
            <Button
              disabled={JSON.stringify(draft) === JSON.stringify(mapping)}
              pending={pending}
              onClick={() => void answer()}
            >
              {words("answer")}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface QuestionProps {
  readonly mapping: ColumnMapping;
  readonly disabled: boolean;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Gross or net, with both sums. */
function Amounts(props: QuestionProps & { readonly question: AmountQuestion; readonly check: ImportCheck }) {
  const { question, check, mapping, disabled, onChange } = props;
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

/** Whether an id that joins many names is one supplier, with examples. */
function Ids({ question, mapping, disabled, onChange }: QuestionProps & { readonly question: IdQuestion }) {
  const words = useTranslations("upload.questions");
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        label={words("ids", { count: question.ids })}
        hint={words("idsHint")}
        disabled={disabled}
        value={mapping.answers?.supplierIds}
        onChange={(supplierIds) => onChange({ ...mapping, answers: { ...mapping.answers, supplierIds } })}
        options={supplierIdAnswers.map((value) => ({ value, label: words(`idAnswers.${value}`) }))}
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

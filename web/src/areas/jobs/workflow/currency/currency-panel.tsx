import { Panel } from "@paygauge/ui";
import { hasFigures, type Job, type Upload } from "@paygauge/api-types";
import { judgeCurrency, type CurrencyVerdict } from "@paygauge/api-types/reading/currency-proof";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { CurrencyQuestion } from "../../drop/currency-choice.tsx";

/** What a file of a job leaves open of its currency; null where that is proved, or not asked of the kind of job. */
export function openCurrency(job: Job, { inspection, mapping }: Upload): CurrencyVerdict | null {
  if (job.isDraft || !hasFigures(job.kind) || inspection === null || mapping === null) return null;
  const verdict = judgeCurrency(inspection, mapping, { stated: job.currency, buyer: null, issuerCurrency: null });
  return verdict.isProved ? null : verdict;
}

interface CurrencyPanelProps {
  readonly job: Job;
  readonly file: Upload;
  readonly editable: boolean;
  /** An answer was given: the file is being checked again. */
  readonly onAnswered: () => void;
}

/** Asks for the currency of a file whose countries contradict the job's; the file is checked again with the answer. */
export function CurrencyPanel({ job, file, editable, onAnswered }: CurrencyPanelProps) {
  const words = useTranslations("upload.questions");
  const { run, pending } = useAction("checkUpload", { operation: words("answer") });
  const { check, mapping } = file;
  const verdict = openCurrency(job, file);
  if (verdict === null || mapping === null) return null;
  const answer = async (currency: string) => {
    const answered = { ...mapping, currency, answers: { ...mapping.answers, currency } };
    await run({ params: { jobId: job.id, uploadId: file.id }, body: { mapping: answered } });
    onAnswered();
  };
  return (
    <Panel title={words("title")} facts={words("facts", { count: 1 })}>
      <CurrencyQuestion
        currency={verdict}
        stake={check === null ? null : { minor: check.sumMinor, minorDigits: check.minorDigits }}
        disabled={!editable || pending}
        onAnswer={(currency) => void answer(currency)}
      />
    </Panel>
  );
}

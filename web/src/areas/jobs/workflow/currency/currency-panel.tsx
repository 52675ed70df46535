import { Panel } from "@paygauge/ui";
import type { Job, Upload } from "@paygauge/api-types/entities/jobs";
import type { CurrencyVerdict } from "@paygauge/analysis/reading/currency-proof";
import { useAction } from "../../../../data/use-action.ts";
import { useTranslations } from "../../../../state/formats.ts";
import { CurrencyQuestion } from "../../drop/currency-choice.tsx";

interface CurrencyPanelProps {
  readonly job: Job;
  readonly file: Upload;
  /** What the file leaves open of its currency. */
  readonly verdict: CurrencyVerdict;
  readonly editable: boolean;
  /** An answer was given: the file is being checked again. */
  readonly onAnswered: () => void;
}

/** Asks for the currency of a file whose countries contradict the job's; the file is checked again with the answer. */
export function CurrencyPanel({ job, file, verdict, editable, onAnswered }: CurrencyPanelProps) {
  const words = useTranslations("upload.questions");
  const { run, pending } = useAction("checkUpload", { operation: words("answer") });
  const { check, mapping } = file;
  if (mapping === null) return null;
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

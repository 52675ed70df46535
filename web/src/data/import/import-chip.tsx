import { Popover } from "@paygauge/ui";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { JobSummary } from "@paygauge/api-types/entities/job-summary";
import { lineMinor, unexplainedMinor } from "@paygauge/api-types/entities/import-money";
import { useCall } from "../use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { useRunQuery } from "../../state/perspective.ts";
import { ReadLines } from "./read-lines.tsx";

/** "All £38.1m imported": whether everything that the files hold came in. It opens the arithmetic. */
export function ImportChip({ job }: { readonly job: Job }) {
  const words = useTranslations("summary.read");
  const run = useRunQuery();
  const { data } = useCall("jobSummary", { params: { jobId: job.id }, query: run });
  const chip = useChip(job);
  if (data === undefined) return null;
  const { text, isWhole, isExplained } = chip(data);
  const Icon = isExplained ? CircleCheck : CircleAlert;
  const tone = isExplained
    ? isWhole
      ? "bg-success-bg text-success"
      : "bg-sunken text-text-2"
    : "bg-danger-bg text-danger";
  return (
    <Popover
      label={words("title")}
      align="start"
      trigger={
        <button
          type="button"
          className={`inline-flex h-6 w-fit items-center gap-1.5 rounded-chip px-2 text-label font-semibold whitespace-nowrap pointer-coarse:min-h-11 ${tone}`}
        >
          <Icon aria-hidden size={14} strokeWidth={1.8} />
          {text}
        </button>
      }
    >
      <ReadLines jobId={job.id} quality={data.quality} />
    </Popover>
  );
}

/**
 * Says the sum where the files' rows are the spend, and the rows where they hold several documents of one purchase
 * (orders, invoices, payments), whose sum isn’t the spend.
 */
function useChip(job: Job) {
  const words = useTranslations("summary.read");
  const formats = useFormats();
  return ({ quality, totals }: JobSummary) => {
    const { money = [], rows, accepted, blank } = quality;
    const [only, ...others] = money;
    const isExplained = money.every((each) => unexplainedMinor(each) === 0n);
    const isSpend =
      only !== undefined &&
      others.length === 0 &&
      only.currency === job.currency &&
      BigInt(only.accepted) === BigInt(totals.spendMinor);
    if (isSpend) {
      const sum = (minor: bigint | string) => formats.money(String(minor), only.currency, only.minorDigits, true);
      const isWhole = lineMinor(only) === BigInt(only.accepted);
      const said = { taken: sum(only.accepted), read: sum(lineMinor(only)) };
      return { text: words(isWhole ? "chipAll" : "chipPart", said), isWhole, isExplained };
    }
    const isWhole = accepted === rows - blank;
    const said = { taken: formats.count(accepted), read: formats.count(rows - blank) };
    return { text: words(isWhole ? "chipRowsAll" : "chipRowsPart", said), isWhole, isExplained };
  };
}

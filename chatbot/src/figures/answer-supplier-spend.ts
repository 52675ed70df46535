import { linkTo } from "@paygauge/api-types/sitemap";
import { runOf, runSentence, type FigureAnswer } from "./figure-answer.ts";
import type { JobsAsk } from "./answer-clients.ts";
import { namedExactly } from "./named-supplier.ts";
import { readCall } from "./read-call.ts";

/** What is spent with the supplier of a job that has a name; null where none, or more than one, has it. */
export async function answerSupplierSpend(
  { reader, words }: Pick<JobsAsk, "reader" | "words">,
  jobId: string,
  name: string,
): Promise<FigureAnswer | null> {
  const { answer: job } = await readCall(reader, "job", { params: { jobId } });
  const found = await namedExactly({ reader, job }, name);
  if (found === null) return null;
  const { row, run: runId } = found;
  const run = runOf(job, runId);
  const money = words.formats.money(String(row.spendMinor), job.currency, job.minorDigits);
  return {
    sentences: [words.say("supplierSpend", { name: row.name, money }), ...runSentence({ words, job }, run)],
    sources: [
      {
        page: "jobSupplier",
        href: linkTo("jobSupplier", { jobId, supplierKey: row.supplierKey }),
        of: row.name,
        run,
      },
    ],
  };
}

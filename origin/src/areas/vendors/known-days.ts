import type { VendorRow } from "@paygauge/api-types/entities/vendors";
import type { SeenRun } from "./seen-runs.ts";

interface Said {
  readonly jobId: string;
  readonly accepts: VendorRow["evidence"]["acceptance"][number]["accepts"];
}

/**
 * Returns the day on which a run's word about acceptance is known: of a payment on card its day, otherwise the day on
 * which the run asked a directory. What the ledger is of, perhaps years before, says nothing about acceptance.
 */
export function knownDays(
  cardDays: readonly { readonly jobId: string; readonly on: string }[],
  runs: readonly Pick<SeenRun, "jobId" | "finishedOn">[],
): (said: Said) => string | undefined {
  const finished = new Map(runs.map(({ jobId, finishedOn }) => [jobId, finishedOn.slice(0, 10)]));
  const paid = new Map(cardDays.map(({ jobId, on }) => [jobId, on]));
  return ({ jobId, accepts }) =>
    (accepts === "Card" || accepts === "VirtualCard" ? paid.get(jobId) : undefined) ?? finished.get(jobId);
}

import { opportunityOf } from "@paygauge/analysis/value/stated-conversion";
import { useEffect, useState } from "react";
import type { CardSums, EvidenceSlice, MovedSupplier, NewEvidence } from "@paygauge/api-types/entities/new-evidence";
import { asProblem, type ApiProblem } from "../../../data/api-problem.ts";
import { callApi } from "../../../data/call-api.ts";

/** The whole simulation, added up. */
export interface Simulated extends Pick<
  EvidenceSlice,
  "currency" | "minorDigits" | "method" | "statedConversion" | "before" | "after"
> {
  readonly suppliers: readonly MovedSupplier[];
}

interface Progress {
  readonly done: number;
  readonly total: number;
  readonly result: Simulated | null;
  readonly problem: ApiProblem | null;
}

/** Results of this visit, by job, run and versions: another page of the job asks for nothing again. */
const known = new Map<string, Simulated>();

/** Returns what tells one set of changes from another: the run and the versions in use. */
export const evidenceKey = ({ run, changes }: Pick<NewEvidence, "run" | "changes">): string =>
  [run, ...changes.map(({ kind, after }) => `${kind} ${after}`)].join(" ");

const sum = (one: CardSums, other: CardSums): CardSums => ({
  suppliers: one.suppliers + other.suppliers,
  cardableMinor: one.cardableMinor + other.cardableMinor,
  likelyYearMinor: one.likelyYearMinor + other.likelyYearMinor,
  convertedYearMinor: one.convertedYearMinor + other.convertedYearMinor,
});

/** Adds a slice to those before it. */
export function withSlice(so: Simulated | null, slice: EvidenceSlice): Simulated {
  const { currency, minorDigits, method, statedConversion, before, after, suppliers } = slice;
  if (so === null) return { currency, minorDigits, method, statedConversion, before, after, suppliers };
  return {
    ...so,
    before: sum(so.before, before),
    after: sum(so.after, after),
    suppliers: [...so.suppliers, ...suppliers],
  };
}

/** What a year is expected to move before and after, minor units, as Summary states it. */
export const yearsOf = ({ before, after, statedConversion }: Simulated) => ({
  before: opportunityOf(before, statedConversion),
  after: opportunityOf(after, statedConversion),
});

/** Simulates another run slice by slice, once for each set of changes. null: there is nothing to simulate. */
export function useSimulated(jobId: string, evidence: NewEvidence | undefined): Progress | null {
  const [progress, setProgress] = useState<(Progress & { readonly key: string }) | null>(null);
  const isWanted = evidence !== undefined && evidence.isSimulated && evidence.changes.length > 0;
  const key = isWanted ? `${jobId} ${evidenceKey(evidence)}` : "";
  const run = evidence?.run ?? "";
  useEffect(() => {
    if (key === "" || known.has(key)) return undefined;
    const abort = new AbortController();
    void simulate({ jobId, run, signal: abort.signal }, (next) => {
      if (next.result !== null) known.set(key, next.result);
      setProgress({ ...next, key });
    });
    return () => abort.abort();
  }, [key, jobId, run]);
  if (key === "") return null;
  const result = known.get(key);
  if (result !== undefined) return { done: 0, total: 0, result, problem: null };
  return progress?.key === key ? progress : { done: 0, total: 0, result: null, problem: null };
}

interface Asked {
  readonly jobId: string;
  readonly run: string;
  readonly signal: AbortSignal;
}

async function simulate({ jobId, run, signal }: Asked, show: (progress: Progress) => void): Promise<void> {
  let so: Simulated | null = null;
  try {
    for (let from: number | null = 0; from !== null;) {
      const input = { params: { jobId }, body: { run, from } };
      const slice: EvidenceSlice = await callApi("simulateEvidence", input, { signal });
      so = withSlice(so, slice);
      from = slice.next;
      show({ done: slice.done, total: slice.total, result: from === null ? so : null, problem: null });
    }
  } catch (thrown) {
    if (!signal.aborted) show({ done: 0, total: 0, result: null, problem: asProblem(thrown) });
  }
}

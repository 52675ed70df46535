import { ErrorState } from "@paygauge/ui";
import type { ApiProblem } from "../../data/api-problem.ts";
import { isNotAnalysed, NoResults } from "../../data/empty/no-results.tsx";
import { problemView } from "../../data/grid-error.ts";
import { OwnShape } from "../../state/own-shape.tsx";

interface AnalysisPendingProps {
  readonly jobId: string;
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** What is in place of an analysis: its shape while it loads, that there is none yet, or what went wrong. */
export function AnalysisPending({ jobId, problem, onRetry, retrying }: AnalysisPendingProps) {
  if (problem === undefined) return <OwnShape />;
  if (isNotAnalysed(problem)) return <NoResults jobId={jobId} />;
  return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
}

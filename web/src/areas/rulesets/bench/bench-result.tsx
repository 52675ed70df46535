import { ErrorState, Skeleton } from "@paygauge/ui";
import type { ReactNode } from "react";
import { problemView } from "../../../data/grid-error.ts";
import type { CallState } from "../../../data/use-call.ts";

interface BenchResultProps<Bench> {
  readonly found: CallState<Bench>;
  /** Whose result is awaited: that of another supplier is not drawn. */
  readonly supplierKey: string;
  readonly children: (bench: Bench) => ReactNode;
}

/** What the rules make of one supplier: drawn once it is known, its shape before, or what went wrong. */
export function BenchResult<Bench extends { readonly supplierKey: string }>(props: BenchResultProps<Bench>) {
  const { found, supplierKey, children } = props;
  const { data, problem, reload, refreshing } = found;
  if (problem !== undefined) return <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />;
  if (data === undefined || data.supplierKey !== supplierKey) return <Skeleton kind="form" fields={4} />;
  return children(data);
}

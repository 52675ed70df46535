import { AppLink, buttonStyle, EmptyState, ErrorState, Skeleton } from "@paygauge/ui";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { problemView } from "../../../data/grid-error.ts";
import { useWords } from "../../../state/formats.ts";

interface PendingProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** Where the list is that the missing one would stand in. */
  readonly listHref: string;
}

/** What stands in place of a record: its shape while it loads, that there is none, or what went wrong. */
export function Pending({ problem, onRetry, retrying, listHref }: PendingProps) {
  const words = useWords("shell.records");
  if (problem === undefined)
    return (
      <div className="p-5 max-lg:p-4">
        <Skeleton kind="form" fields={6} />
      </div>
    );
  if (problem.status !== 404) return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
  return (
    <>
      <h1 className="sr-only">{words("missingTitle")}</h1>
      <EmptyState
        title={words("missingTitle")}
        action={
          <AppLink href={listHref} className={buttonStyle()}>
            {words("toList")}
          </AppLink>
        }
      >
        {words("missing")}
      </EmptyState>
    </>
  );
}

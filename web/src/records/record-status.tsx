import { AppLink, buttonStyle, EmptyState, ErrorState } from "@paygauge/ui";
import type { ApiProblem } from "../data/api-problem.ts";
import { problemView } from "../data/grid-error.ts";
import { useTranslations } from "../state/formats.ts";
import { OwnShape } from "../state/own-shape.tsx";

interface RecordStatusProps {
  readonly problem: ApiProblem | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
  /** Where the list is that the missing one would be in. */
  readonly listHref: string;
  /** What is said where there is none; absent: words that fit every record. */
  readonly missing?: { readonly title: string; readonly text: string; readonly toList: string };
}

/** What is in place of a record: its shape while it loads, that there is none, or what went wrong. */
export function RecordStatus({ problem, onRetry, retrying, listHref, missing }: RecordStatusProps) {
  const words = useTranslations("shell.records");
  if (problem === undefined) return <OwnShape />;
  if (problem.status !== 404) return <ErrorState {...problemView(problem)} onRetry={onRetry} retrying={retrying} />;
  const shown = missing ?? { title: words("missingTitle"), text: words("missing"), toList: words("toList") };
  return (
    <>
      <h1 className="sr-only">{shown.title}</h1>
      <EmptyState
        title={shown.title}
        action={
          <AppLink href={listHref} className={buttonStyle()}>
            {shown.toList}
          </AppLink>
        }
      >
        {shown.text}
      </EmptyState>
    </>
  );
}

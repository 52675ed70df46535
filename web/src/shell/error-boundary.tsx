import { ErrorState } from "@paygauge/ui";
import { Component, useEffect, useState, type ErrorInfo, type ReactNode } from "react";
import { asProblem, type ApiProblem } from "../data/api-problem.ts";
import { callApi } from "../data/call-api.ts";
import { isChunkLoss } from "../data/chunk-loss.ts";
import { problemView } from "../data/grid-error.ts";
import { useTranslations } from "../state/formats.ts";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A new value (the path) gives the part another try. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly resetKey: string | undefined;
}

/** Keeps a failure inside its part of the page: the rest continues, and the user can load it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const words = useTranslations("shell");
  // What a call says of a chunk that was not to be had: null while it is asked, "new" where the service answers.
  const [cause, setCause] = useState<ApiProblem | "new" | null>(null);
  const lost = isChunkLoss(error);
  useEffect(() => {
    if (!lost) return;
    // A chunk that is gone means a newer build. It is also refused when the session has ended, for which the call leads
    // to sign-in, and it is not to be had while the service or the network is gone.
    callApi("userEligibleStatus", {}).then(
      () => setCause("new"),
      (thrown: unknown) => setCause(asProblem(thrown).isPassing ? asProblem(thrown) : "new"),
    );
  }, [lost]);
  const onRetry = () => location.reload();
  if (cause instanceof Error) return <ErrorState {...problemView(cause)} onRetry={onRetry} />;
  return (
    <ErrorState
      title={words("brokenTitle")}
      message={cause === "new" ? words("newVersion") : words("broken")}
      details={[`${error.name}: ${error.message}`]}
      onRetry={onRetry}
    />
  );
}

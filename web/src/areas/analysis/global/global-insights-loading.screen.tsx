import { AppLink, Button, buttonStyle, ConfirmDialog, ErrorState, PageHeader, ProgressBar } from "@paygauge/ui";
import { useState } from "react";
import { Redirect } from "wouter";
import type { RollUpStatus } from "@paygauge/api-types/entities/global-insights";
import { linkTo } from "@paygauge/api-types/sitemap";
import { problemView } from "../../../data/grid-error.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { OwnShape } from "../../../state/own-shape.tsx";

/** How far the roll-ups are; without a missing one, the insights open. */
export default function GlobalInsightsLoadingScreen() {
  const words = useTranslations("globalInsights.loading");
  const { data, problem, reload, refreshing } = useCall("rollUpStatus", {});
  if (data === undefined)
    return problem === undefined ? (
      <OwnShape />
    ) : (
      <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
    );
  const { jobs, rolledUp, queued } = data;
  if (rolledUp === jobs) return <Redirect to={linkTo("globalInsights")} replace />;
  const missing = jobs - rolledUp;
  const done = words("done", { done: String(rolledUp), all: String(jobs) });
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader title={words("title", { count: missing })} />
      <div className="border-t border-line">
        <div className="flex max-w-160 flex-col gap-3.5 p-5 max-lg:p-4">
          <ProgressBar label={words("progress")} value={rolledUp} max={jobs} amount={done} />
          <output className="block empty:hidden">{queued === 0 && words("stopped", { count: missing })}</output>
          <p className="text-text-2">{words(queued === 0 && !data.canChange ? "ask" : "why")}</p>
          <div className="flex flex-wrap gap-2">
            {rolledUp > 0 && (
              <AppLink href={linkTo("globalInsights")} className={buttonStyle({ variant: "primary" })}>
                {words("open", { count: rolledUp })}
              </AppLink>
            )}
            {data.canChange && <Change status={data} onChanged={reload} />}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Cancels the roll-ups that are queued, or queues those that are missing. */
function Change({ status, onChanged }: { readonly status: RollUpStatus; readonly onChanged: () => void }) {
  const words = useTranslations("globalInsights.loading");
  const [asking, setAsking] = useState(false);
  const start = useAction("startRollUp", { operation: words("start") });
  const cancel = useAction("cancelRollUp", { operation: words("cancel") });
  const run = async (action: typeof start | typeof cancel) => {
    const outcome = await action.run({});
    if (outcome === null) return;
    setAsking(false);
    if (outcome.ok) notifyDone(outcome.answer.message);
    onChanged();
  };
  if (status.queued === 0)
    return (
      <Button disabled={start.pending} onClick={() => void run(start)}>
        {words("start")}
      </Button>
    );
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words("cancel")}</Button>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          submitting={cancel.pending}
          title={words("cancelTitle")}
          description={words("cancelText")}
          onConfirm={() => void run(cancel)}
        />
      )}
    </>
  );
}

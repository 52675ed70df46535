import { Badge, Button, ErrorState, PageHeader, Skeleton } from "@paygauge/ui";
import { Activity, CirclePause, Pause, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearch } from "wouter";
import { limits } from "@paygauge/api-types";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useWords } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { CommandGrid } from "./command-grid.tsx";
import { CommandTypes } from "./command-types.tsx";
import { listOf, useOpenCommand } from "./list-address.ts";
import { QueueFigures } from "./queue-figures.tsx";
import { ServiceButton } from "./service-button.tsx";
import { useRefreshed } from "./use-refreshed.ts";

// The figures are there first; the chart of them comes right after.
const ThroughputChart = lazy(async () => ({ default: (await import("./throughput-chart.tsx")).ThroughputChart }));
// Only who opens a command needs it.
const CommandDrawer = lazy(async () => ({ default: (await import("./command-drawer.tsx")).CommandDrawer }));

/** What the queue of background commands does now, what failed, and the ways to set it right. */
export default function ProqMonitoringScreen() {
  const words = useWords("devops.monitor");
  const [paused, setPaused] = useState(false);
  const pollMs = paused ? 0 : limits.queueQuickViewMs;
  const list = listOf(useSearch());
  const [open, setOpen] = useOpenCommand();
  const monitoring = useCall("proqMonitoringData", {}, { pollMs });
  const { data, problem, reload } = monitoring;
  const mayToggle = useMay("QueueService_TOGGLE");
  return (
    <div className="flex min-h-full flex-col">
      <PageHeader
        title={words("title")}
        marks={data && <RunningBadge running={data.isRunning} />}
        facts={data && <Refreshed refreshing={monitoring.refreshing} paused={paused} />}
        actions={
          <>
            <Button
              aria-pressed={paused}
              onClick={() => setPaused(!paused)}
              icon={paused ? <Play aria-hidden size={16} /> : <Pause aria-hidden size={16} strokeWidth={1.6} />}
            >
              {paused ? words("goOn") : words("pause")}
            </Button>
            {mayToggle && data && <ServiceButton data={data} onChanged={reload} />}
          </>
        }
      />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {problem && !data ? (
          <ErrorState {...problemView(problem)} onRetry={reload} />
        ) : (
          <>
            <QueueFigures data={data} pollMs={pollMs} />
            <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(240px,320px)]">
              <Suspense fallback={<Skeleton kind="chart" />}>
                <ThroughputChart pollMs={pollMs} />
              </Suspense>
              <CommandTypes pollMs={pollMs} />
            </div>
          </>
        )}
      </div>
      <CommandGrid
        key={list}
        list={list}
        counts={data?.queueCounts}
        pollMs={pollMs}
        onOpen={setOpen}
        onChanged={reload}
      />
      <Suspense fallback={null}>
        {open !== null && <CommandDrawer id={open} pollMs={pollMs} onClose={() => setOpen(null)} onOpen={setOpen} />}
      </Suspense>
    </div>
  );
}

function RunningBadge({ running }: { readonly running: boolean }) {
  const words = useWords("devops.monitor");
  const Icon = running ? Activity : CirclePause;
  return (
    <Badge tone={running ? "success" : "warning"} icon={<Icon aria-hidden size={14} strokeWidth={1.6} />}>
      {running ? words("running") : words("stopped")}
    </Badge>
  );
}

/** How old the figures are; it ticks by itself. */
function Refreshed({ refreshing, paused }: { readonly refreshing: boolean; readonly paused: boolean }) {
  const words = useWords("devops.monitor");
  const formats = useFormats();
  const seconds = formats.count(useRefreshed(refreshing));
  if (paused) return <>{words("refreshPaused", { seconds })}</>;
  return <>{words("refreshed", { seconds, every: formats.count(limits.queueQuickViewMs / 1000) })}</>;
}

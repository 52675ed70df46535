import { Button, ErrorState, PageHeader, Skeleton } from "@paygauge/ui";
import { Pause, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearch } from "wouter";
import { limits } from "@paygauge/api-types/limits";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import type { MonitoringData } from "@paygauge/api-types/entities/proq";
import { CommandGrid } from "./command-grid.tsx";
import { listOf, useOpenCommand } from "./list-address.ts";
import { QueueFigures } from "./queue-figures.tsx";
import { RunningBadge } from "./running-badge.tsx";
import { ServiceButton } from "./service-button.tsx";
import { useRefreshed } from "./use-refreshed.ts";

// The figures are there first; the chart of them comes right after.
const ThroughputChart = lazy(async () => ({ default: (await import("./throughput-chart.tsx")).ThroughputChart }));
const CommandTypes = lazy(async () => ({ default: (await import("./command-types.tsx")).CommandTypes }));
// Only who opens a command needs it.
const CommandDrawer = lazy(async () => ({ default: (await import("./command-drawer.tsx")).CommandDrawer }));

/** What the queue of background commands does now, what failed, and the ways to set it right. */
export default function ProqMonitoringScreen() {
  const words = useTranslations("devops.monitor");
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
        // Unseen before the first answer, in their place: the header does not grow when it comes.
        marks={
          <span className={data ? "contents" : "invisible"}>
            <RunningBadge running={data?.isRunning ?? true} />
          </span>
        }
        facts={
          <span className={data ? "contents" : "invisible"}>
            <Refreshed refreshing={monitoring.refreshing} paused={paused} />
          </span>
        }
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
            {mayToggle && !data && (
              <Button className="invisible" icon={<Pause aria-hidden size={16} strokeWidth={1.6} />}>
                {words("stop")}
              </Button>
            )}
          </>
        }
      />
      <div className="flex flex-col gap-3.5 border-t border-line p-5 max-lg:p-4">
        {problem && !data && <ErrorState {...problemView(problem)} onRetry={reload} />}
        {(data || !problem) && <Figures data={data} pollMs={pollMs} />}
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

/** What the queue holds, does and did, above its lists. */
function Figures({ data, pollMs }: { readonly data: MonitoringData | undefined; readonly pollMs: number }) {
  return (
    <>
      <QueueFigures data={data} pollMs={pollMs} />
      <div className="grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(240px,320px)]">
        <Suspense fallback={<Skeleton kind="chart" height={206} />}>
          <ThroughputChart pollMs={pollMs} />
        </Suspense>
        <Suspense fallback={<Skeleton kind="chart" height={206} />}>
          <CommandTypes pollMs={pollMs} />
        </Suspense>
      </div>
    </>
  );
}

/** How old the figures are; it ticks by itself. */
function Refreshed({ refreshing, paused }: { readonly refreshing: boolean; readonly paused: boolean }) {
  const words = useTranslations("devops.monitor");
  const formats = useFormats();
  const seconds = formats.count(useRefreshed(refreshing));
  if (paused) return <>{words("refreshPaused", { seconds })}</>;
  return <>{words("refreshed", { seconds, every: formats.count(limits.queueQuickViewMs / 1000) })}</>;
}

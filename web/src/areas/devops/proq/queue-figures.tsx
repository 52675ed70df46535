import { KpiStrip, Skeleton } from "@paygauge/ui";
import type { MonitoringData } from "@paygauge/api-types/entities/proq";
import { useCall } from "../../../data/use-call.ts";
import { Term } from "../../../glossary/term.tsx";
import { minutesBetween } from "../../../state/command-words.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { useTick } from "../../../state/ticker.ts";
import { listHref } from "./list-address.ts";

interface QueueFiguresProps {
  readonly data: MonitoringData | undefined;
  readonly pollMs: number;
}

/** The five figures of the queue in one strip. */
export function QueueFigures({ data, pollMs }: QueueFiguresProps) {
  const words = useTranslations("devops.monitor");
  const { locale, count } = useFormats();
  const backoff = useCall("proqBackoffStrategyData", {}, { pollMs }).data;
  const oldest = useTick((now) =>
    data?.oldestQueuedDate ? Math.floor(minutesBetween(data.oldestQueuedDate, now)) : -1,
  );
  if (data === undefined) return <Skeleton kind="figures" cells={5} />;
  const { scheduledCount } = data;
  const { queuedCommandsCount, queuedErrorCommandsCount, queuedCompletedCommandsCount } = data.queueCounts;
  const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const seconds = (ms: number) => count(ms / 1000);
  return (
    <KpiStrip
      label={words("figures")}
      items={[
        {
          key: "queued",
          label: words("queued"),
          figure: count(queuedCommandsCount - scheduledCount),
          note: [
            oldest < 0 ? words("nothingQueued") : words("oldest", { minutes: count(oldest) }),
            ...(scheduledCount === 0 ? [] : [words("scheduled", { count: scheduledCount })]),
          ].join(", "),
        },
        {
          key: "progress",
          label: words("inProgress"),
          figure: count(data.inProgressCount),
          note: words("ofWorkers", { count: count(data.maxInProgress) }),
        },
        {
          key: "errors",
          label: words("errors"),
          figure: count(queuedErrorCommandsCount),
          note: words("lastHour", { count: count(data.errorsLastHour) }),
          ...(queuedErrorCommandsCount > 0 ? { tone: "danger" as const, href: listHref("error") } : {}),
        },
        {
          key: "completed",
          label: words("completed"),
          figure: count(queuedCompletedCommandsCount),
          note: words("today", { count: count(data.completedToday) }),
        },
        {
          key: "backoff",
          label: <Term id="backoff">{words("backoff")}</Term>,
          figure: backoff ? words("seconds", { seconds: tenths.format(backoff.currentDelay / 1000) }) : "",
          note: backoff
            ? words("backoffNote", {
                min: seconds(backoff.minDelay),
                max: seconds(backoff.maxDelay),
                coefficient: count(backoff.coefficient),
              })
            : "",
        },
      ]}
    />
  );
}

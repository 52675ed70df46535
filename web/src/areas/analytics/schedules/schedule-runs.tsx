import { Button, EmptyState, ErrorState, MessageText, PlainTable, Skeleton, Dialog } from "@paygauge/ui";
import { RotateCw } from "lucide-react";
import type {
  AnalyticsSchedule,
  DeliveryState,
  ScheduleDelivery,
} from "@paygauge/api-types/entities/analytics-schedules";
import { problemView } from "../../../data/grid-error.ts";
import { useCall } from "../../../data/use-call.ts";
import { useScheduleWords } from "./use-schedule-words.ts";

interface ScheduleRunsProps {
  readonly reportId: string;
  readonly schedule: AnalyticsSchedule;
  readonly onClose: () => void;
}

const pollMs = 5000;

/** Runs of the last 30 days, by recipient. */
export function ScheduleRuns({ reportId, schedule, onClose }: ScheduleRunsProps) {
  const { words } = useScheduleWords();
  const params = { reportId, scheduleId: schedule.id };
  const { data, problem, reload, refreshing } = useCall("analyticsScheduleRuns", { params }, { pollMs });
  return (
    <Dialog
      open
      size="md"
      title={words("runsTitle", { name: schedule.name })}
      description={words("runsText")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button icon={<RotateCw aria-hidden size={14} strokeWidth={1.6} />} pending={refreshing} onClick={reload}>
            {words("refresh")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words("close")}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        problem === undefined ? (
          <Skeleton kind="table" columns={3} rows={4} />
        ) : (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )
      ) : data.deliveries.length === 0 ? (
        <EmptyState title={words("noRuns")}>{words("noRunsText")}</EmptyState>
      ) : (
        <RunTable deliveries={data.deliveries} total={data.total} zone={schedule.times.zone} />
      )}
    </Dialog>
  );
}

interface RunTableProps {
  readonly deliveries: readonly ScheduleDelivery[];
  readonly total: number;
  readonly zone: string;
}

const tones: Readonly<Record<DeliveryState, string>> = {
  sending: "text-text-2",
  sent: "text-success",
  empty: "text-text-2",
  refused: "text-warning",
  failed: "text-danger",
};

function RunTable({ deliveries, total, zone }: RunTableProps) {
  const { words, moment } = useScheduleWords();
  return (
    <PlainTable
      long
      framed
      stacked
      label={words("runs")}
      caption={
        total > deliveries.length ? words("newest", { shown: deliveries.length, total: String(total) }) : undefined
      }
      rows={deliveries}
      rowKey={({ on, userId }) => `${on} ${userId}`}
      columns={[
        {
          key: "on",
          title: words("time"),
          className: "whitespace-nowrap",
          render: ({ on }) => <time dateTime={on}>{moment(on, zone)}</time>,
        },
        { key: "name", title: words("recipient"), namesRow: true, render: ({ name }) => name },
        {
          key: "state",
          title: words("state"),
          render: ({ state, message }) => (
            <>
              <span className={tones[state]}>{words(`states.${state}`)}</span>
              {message !== null && (
                <span className="block text-label text-text-2">
                  <MessageText message={message} />
                </span>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

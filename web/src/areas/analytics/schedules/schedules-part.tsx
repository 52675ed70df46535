import { Button, ConfirmDialog, ErrorState, Panel, Skeleton } from "@paygauge/ui";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { AnalyticsReport } from "@paygauge/api-types/entities/analytics-reports";
import {
  scheduleLimits,
  type AnalyticsSchedule,
  type AnalyticsScheduleList,
} from "@paygauge/api-types/entities/analytics-schedules";
import { problemView } from "../../../data/grid-error.ts";
import { useAddressPart } from "../../../data/use-address-part.ts";
import { useCall } from "../../../data/use-call.ts";
import { useMay } from "../../../state/permissions.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { ScheduleRuns } from "./schedule-runs.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { useScheduleActs } from "./use-schedule-acts.ts";
import { useScheduleWords } from "./use-schedule-words.ts";

/** When a saved query is emailed, to whom, and what became of each run. */
export function SchedulesPart({ report }: { readonly report: AnalyticsReport }) {
  const { words } = useScheduleWords();
  const list = useCall("analyticsSchedules", { params: { reportId: report.id } });
  if (list.data !== undefined) return <Schedules report={report} list={list.data} onChanged={list.reload} />;
  return (
    <Panel title={words("title")}>
      {list.problem === undefined ? (
        <Skeleton kind="table" columns={4} rows={2} />
      ) : (
        <ErrorState {...problemView(list.problem)} onRetry={list.reload} retrying={list.refreshing} />
      )}
    </Panel>
  );
}

interface SchedulesProps {
  readonly report: AnalyticsReport;
  readonly list: AnalyticsScheduleList;
  readonly onChanged: () => void;
}

/** The dialog that is open. */
type Opened = { readonly kind: "edit" | "remove"; readonly schedule: AnalyticsSchedule } | { readonly kind: "create" };

function Schedules({ report, list: { schedules, offered }, onChanged }: SchedulesProps) {
  const { words } = useScheduleWords();
  const mayChange = useMay("AnalyticsQuery_CRUD") && offered !== null;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [runsOf, setRunsOf] = useAddressPart("runs");
  const acts = useScheduleActs(report.id, () => {
    setOpened(null);
    onChanged();
  });
  const shown = schedules.find(({ id }) => id === runsOf);
  const isFull = schedules.length >= scheduleLimits.perReport;
  const create = (
    <Button
      size="sm"
      disabled={isFull}
      icon={<CalendarClock aria-hidden size={14} strokeWidth={1.6} />}
      onClick={() => setOpened({ kind: "create" })}
    >
      {words("create")}
    </Button>
  );
  return (
    <Panel
      title={words("title")}
      facts={isFull && mayChange ? words("full", { most: scheduleLimits.perReport }) : undefined}
      actions={mayChange ? create : undefined}
    >
      {schedules.length === 0 ? (
        <p className="text-data text-text-2">{words(mayChange ? "empty" : "none")}</p>
      ) : (
        <ScheduleTable
          schedules={schedules}
          acts={mayChange ? acts : null}
          onEdit={(schedule) => setOpened({ kind: "edit", schedule })}
          onRemove={(schedule) => setOpened({ kind: "remove", schedule })}
          onRuns={({ id }) => setRunsOf(id)}
        />
      )}
      <ScheduleDialogs opened={opened} offered={offered ?? []} acts={acts} onClose={() => setOpened(null)} />
      {mayChange && shown !== undefined && (
        <ScheduleRuns reportId={report.id} schedule={shown} onClose={() => setRunsOf(null)} />
      )}
    </Panel>
  );
}

interface ScheduleDialogsProps {
  readonly opened: Opened | null;
  readonly offered: NonNullable<AnalyticsScheduleList["offered"]>;
  readonly acts: ReturnType<typeof useScheduleActs>;
  readonly onClose: () => void;
}

function ScheduleDialogs({ opened, offered, acts, onClose }: ScheduleDialogsProps) {
  const { words } = useScheduleWords();
  if (opened === null) return null;
  if (opened.kind !== "remove")
    return (
      <ScheduleDialog
        schedule={opened.kind === "edit" ? opened.schedule : null}
        offered={offered}
        acts={acts}
        onClose={onClose}
      />
    );
  const { schedule } = opened;
  return (
    <ConfirmDialog
      open
      danger
      submitting={acts.isPending}
      title={words("removeTitle", { name: schedule.name })}
      description={words("removeText")}
      confirmLabel={words("remove")}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      onConfirm={() => void acts.remove(schedule)}
    />
  );
}

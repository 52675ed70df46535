import { DropdownMenu, IconButton, type MenuItem } from "@paygauge/ui";
import { CirclePause, CirclePlay, Ellipsis, History, Pencil, Send, Trash2 } from "lucide-react";
import type { AnalyticsSchedule } from "@paygauge/api-types/entities/analytics-schedules";
import { useMayChange } from "../../../state/system.ts";
import type { useScheduleActs } from "./use-schedule-acts.ts";
import { useScheduleWords } from "./use-schedule-words.ts";

interface ScheduleMenuProps {
  readonly schedule: AnalyticsSchedule;
  readonly acts: ReturnType<typeof useScheduleActs>;
  readonly onEdit: (schedule: AnalyticsSchedule) => void;
  readonly onRemove: (schedule: AnalyticsSchedule) => void;
  readonly onRuns: (schedule: AnalyticsSchedule) => void;
}

const icon = { "aria-hidden": true, size: 15 } as const;

/** What can be done with a schedule. */
export function ScheduleMenu({ schedule, acts, onEdit, onRemove, onRuns }: ScheduleMenuProps) {
  const { words } = useScheduleWords();
  const disabled = !useMayChange() || acts.isPending;
  const isActive = schedule.state === "Active";
  const items: MenuItem[] = [
    { key: "runs", label: words("runs"), icon: <History {...icon} />, onSelect: () => onRuns(schedule) },
    { key: "run", label: words("run"), icon: <Send {...icon} />, disabled, onSelect: () => void acts.run(schedule) },
    { key: "edit", label: words("edit"), icon: <Pencil {...icon} />, disabled, onSelect: () => onEdit(schedule) },
    {
      key: "state",
      label: words(isActive ? "pause" : "resume"),
      icon: isActive ? <CirclePause {...icon} /> : <CirclePlay {...icon} />,
      disabled,
      onSelect: () => void acts.move(schedule),
    },
    {
      key: "remove",
      label: words("remove"),
      icon: <Trash2 {...icon} />,
      danger: true,
      disabled,
      onSelect: () => onRemove(schedule),
    },
  ];
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={words("actsOf", { name: schedule.name })}
          icon={<Ellipsis aria-hidden size={16} />}
        />
      }
      groups={[{ key: "acts", items }]}
    />
  );
}

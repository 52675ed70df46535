import type { CommandViews, JobScope } from "./command-view.ts";
import type { MinuteFigures, QueueFigures } from "./queue-figures.ts";

/** The figures of the monitor's head, without what the service itself is doing. */
interface MonitorFigures {
  readonly inProgressCount: number;
  readonly scheduledCount: number;
  readonly oldestQueuedDate: string | null;
  readonly completedToday: number;
  readonly errorsLastHour: number;
  /** The last sixty minutes, oldest first. */
  readonly hour: MinuteFigures[];
}

const minutesShown = 60;

/** Figures of the whole queue cost no look at the commands; those of some jobs are counted among their commands. */
export function monitorFigures(
  figures: QueueFigures,
  views: CommandViews,
  scope: JobScope,
  now: number,
): MonitorFigures {
  const today = new Date(now).setUTCHours(0, 0, 0, 0);
  const hour = scope === null ? figures.minutes(now, minutesShown) : views.minutes(scope, now, minutesShown);
  return {
    inProgressCount: scope === null ? figures.of("InProgress") : views.inProgressCount(scope),
    scheduledCount: views.scheduledCount(scope, now),
    oldestQueuedDate: views.oldestQueued(scope, now),
    completedToday: scope === null ? figures.completedSince(today) : views.completedSince(scope, today),
    errorsLastHour: hour.reduce((sum, { errors }) => sum + errors, 0),
    hour,
  };
}

import type { AnalyticsSchedule, ScheduleContent } from "@paygauge/api-types/entities/analytics-schedules";
import { useAction, type Outcome } from "../../../data/use-action.ts";
import type { ApiProblem } from "../../../data/api-problem.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";

type Ended = Outcome<{ readonly message: Parameters<typeof notifyDone>[0] }> | null;

/** The writes of a saved query's schedules; each notifies the user. */
export function useScheduleActs(reportId: string, onDone: () => void) {
  const words = useTranslations("analytics.schedules");
  const saving = { operation: words("saveOperation"), quiet: true };
  const creating = useAction("createAnalyticsSchedule", saving);
  const updating = useAction("updateAnalyticsSchedule", saving);
  const moving = useAction("setAnalyticsScheduleState", { operation: words("stateOperation") });
  const running = useAction("runAnalyticsSchedule", { operation: words("runOperation") });
  const removing = useAction("deleteAnalyticsSchedule", { operation: words("removeOperation") });
  const paramsOf = ({ id: scheduleId }: AnalyticsSchedule) => ({ reportId, scheduleId });
  const ended = (outcome: Ended): ApiProblem | null => {
    if (outcome === null) return null;
    if (!outcome.ok) return outcome.problem;
    notifyDone(outcome.answer.message);
    onDone();
    return null;
  };
  return {
    isPending: creating.pending || updating.pending || moving.pending || running.pending || removing.pending,
    /** @returns what was refused; null: it is saved */
    save: async (schedule: AnalyticsSchedule | null, body: ScheduleContent): Promise<ApiProblem | null> =>
      ended(
        schedule === null
          ? await creating.run({ params: { reportId }, body })
          : await updating.run({ params: paramsOf(schedule), body: { ...body, version: schedule.version } }),
      ),
    move: async (schedule: AnalyticsSchedule): Promise<void> => {
      const state = schedule.state === "Active" ? "Paused" : "Active";
      ended(await moving.run({ params: paramsOf(schedule), body: { state, version: schedule.version } }));
    },
    run: async (schedule: AnalyticsSchedule): Promise<void> => {
      ended(await running.run({ params: paramsOf(schedule) }));
    },
    remove: async (schedule: AnalyticsSchedule): Promise<void> => {
      ended(await removing.run({ params: paramsOf(schedule) }));
    },
  };
}

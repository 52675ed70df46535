import { useState } from "react";
import {
  scheduleLimits,
  type AnalyticsSchedule,
  type ScheduleContent,
  type ScheduleTimes,
} from "@paygauge/api-types/entities/analytics-schedules";
import type { ApiProblem } from "../../../data/api-problem.ts";

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function startOf(schedule: AnalyticsSchedule | null): ScheduleContent {
  if (schedule === null)
    return {
      name: "",
      times: { every: "week", time: "07:00", weekday: 1, day: 1, zone: ownZone() },
      format: "csv",
      sendsEmpty: false,
      recipientIds: [],
    };
  const { name, times, format, sendsEmpty, recipients } = schedule;
  return { name, times, format, sendsEmpty, recipientIds: (recipients ?? []).map(({ id }) => id) };
}

/** What the form of a schedule has, and what was refused when it was saved. */
export function useScheduleForm(
  schedule: AnalyticsSchedule | null,
  save: (schedule: AnalyticsSchedule | null, content: ScheduleContent) => Promise<ApiProblem | null>,
) {
  const [content, setContent] = useState(() => startOf(schedule));
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const set = (part: Partial<ScheduleContent>) => setContent({ ...content, ...part });
  const { name, times, recipientIds } = content;
  return {
    content,
    set,
    setTimes: (part: Partial<ScheduleTimes>) => set({ times: { ...times, ...part } }),
    canSave:
      name.trim() !== "" &&
      times.time !== "" &&
      recipientIds.length > 0 &&
      recipientIds.length <= scheduleLimits.recipients,
    problem,
    save: async () => setProblem(await save(schedule, content)),
  };
}

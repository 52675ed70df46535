import type { CommandState, JobState } from "@paygauge/api-types/states";

type Tone = "neutral" | "info" | "success" | "warning" | "danger";

/** Colour of a job's state, next to its word. */
export const jobStateTones = {
  Draft: "neutral",
  Running: "info",
  Failed: "danger",
  Canceled: "warning",
  Ready: "success",
} as const satisfies Record<JobState, Tone>;

/** Colour of a command's state, next to its word. */
export const commandStateTones = {
  Blocked: "neutral",
  Pending: "neutral",
  InProgress: "info",
  Completed: "success",
  Error: "danger",
  Canceled: "warning",
} as const satisfies Record<CommandState, Tone>;

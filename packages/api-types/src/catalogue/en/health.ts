/** Messages of the system health check and the resource guard. Stable codes, English ICU messages. */
export const healthMessages = {
  healthStatus: "Answered with status {status}.",
  healthNoAnswer: "No answer.",
  healthLate: "No answer within {seconds} s.",
  healthDepends: "The catalogue doesn’t answer.",
  healthQueueOld: "The oldest command has waited {minutes} minutes.",
  healthChain: "The audit log is broken at line {line}.",
  healthSize: "{name} holds {held} of {most} GB.",
  healthClock: "Clocks differ by {seconds} s.",
  healthKey: "Key {name} ends on {day}.",
  healthSettings: "Missing settings: {names}.",
  healthUnexpected: "Unexpected answer.",
  healthStarted: "Check started.",
  healthProbeEffects: "The probe had {count} effects instead of one.",
  guardPath: "Enter a path that starts with /, or a URL of a brand’s site.",
  guardChecked: "Checked. No session was made.",
} as const;

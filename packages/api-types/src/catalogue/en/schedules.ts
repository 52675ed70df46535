/** Schedules of analytics queries: refusals and confirmations. */
export const schedulesMessages = {
  scheduleTime: "Enter a time such as 07:30.",
  scheduleZone: "Choose a time zone from the list, such as Europe/London.",
  scheduleName: "Enter a name for the schedule.",
  scheduleRecipients: "Choose 1 to {most, number} recipients.",
  scheduleRecipient: "One of the recipients can’t see this query. Choose them again.",
  schedulesFull: "This query has {most, number} schedules. Delete one first.",
  scheduleOften: "This schedule ran less than a minute ago. Wait, then run it again.",
  scheduleStarted: "{name} is being sent.",
  schedulePaused: "{name} is paused.",
  scheduleResumed: "{name} runs again at its next time.",
  scheduleQueryStopped: "The query can’t run. Open it to see what to change.",
} as const satisfies Record<string, string>;

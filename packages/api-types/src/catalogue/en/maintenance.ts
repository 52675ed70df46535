/** Maintenance of jobs: refusals and confirmations. */
export const maintenanceMessages = {
  maintenanceSetChanged: "Some of the selected jobs have changed. Review what would happen again.",
  maintenanceNothing: "None of the selected jobs can be changed this way. Choose others.",
  maintenanceConfirm: "Type the number of jobs that are deleted: {count}.",
  maintenanceOwner: "Choose the new owner.",
  maintenanceQueued: "{count, plural, one {1 job is} other {{count, number} jobs are}} queued.",
  maintenanceEnded: "No job of this batch is waiting.",
  maintenanceCanceled: "{count, plural, one {1 job was} other {{count, number} jobs were}} canceled.",
  maintenanceWaits: "{name} is editing this job. It waits until they finish.",
  maintenanceLocked: "Another user is still editing this job. Try again later.",
  maintenanceRulesets:
    "The rulesets in use have changed: scoring {scoring, number}, confidence {confidence, number}. Review it again.",
  maintenanceUserGone: "The user who asked for this no longer has an account.",
  endpointCompared: "Compared.",
  ignoreRulesFull: "At most {most, number} ignore rules. Remove one first.",
  ignoreRuleAdded: "Ignore rule added.",
  ignoreRuleRemoved: "Ignore rule removed.",
  ignorePattern: "Start the field with “/”. “*” is one part, “**” any number of parts.",
  ignoreWhy: "Enter why this field is ignored.",
  noOldRuns: "This job has no run that is old enough to remove.",
  oldRunsRemoved: "{count, plural, =0 {No run was} one {1 old run was} other {{count, number} old runs were}} removed.",
} as const satisfies Record<string, string>;

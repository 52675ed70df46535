import { auditActions } from "./audit-actions.ts";

/** Words of the audit log. */
export const auditTexts = {
  title: "System audit logs",
  label: "Audit log entries",
  open: "Open entry {sequence}: {action}",
  verify: "Verify log",
  verifyOperation: "Verify the audit log",
  checking: "{checked, plural, one {# entry} other {# entries}} checked so far…",
  whole: "The log is intact: {checked, plural, one {# entry} other {# entries}} checked, none changed or missing.",
  waiting:
    "{waiting, plural, one {# entry from the last few seconds isn’t checked yet.} other {# entries from the last few seconds aren’t checked yet.}}",
  broken: "The log was tampered with at entry {sequence}. {reason} Contact your database administrator immediately.",
  columns: {
    sequence: "Entry",
    at: "Time (UTC)",
    username: "Username",
    displayName: "User",
    kind: "Type",
    effectiveRoles: "Effective roles",
    action: "Action",
    entityType: "Record type",
    entityId: "Record ID",
    recordName: "Record",
    issuerName: "Issuer",
    outcome: "Outcome",
    note: "Note",
    correlationId: "Correlation ID",
    hash: "Hash",
    previousHash: "Previous hash",
  },
  /** Who did it, and what. */
  sentence: "{who} {did}",
  /** A call of an older release, which has no words any more. */
  unknownAction: "{who} used {action}",
  actors: { edge: "The gateway", system: "The system" },
  kinds: { Change: "Changes by users", Traffic: "Locks and file parts" },
  actions: auditActions,
  outcomes: { done: "done" },
  line: "Entry {sequence}",
  notChained: "This entry is added to the hash chain within a few seconds.",
  hashHint: "SHA-256 of this entry and the previous hash. Changing or removing an entry breaks the chain.",
  linesOfEntry: "All entries for this record",
  linesOfCall: "All entries for this request",
};

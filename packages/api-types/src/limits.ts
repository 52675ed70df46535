/**
 * Business constants and limits that the product reads (docs/specification.md section 9; those marked "ours" fill its
 * silence). One that nothing reads stands for nothing, and does not be here.
 */
export const limits = {
  featureFlagsRefetchMs: 300_000,
  jobsChartTop: 1000,
  queueQuickViewMs: 4000,
  activeUsersQuickViewMs: 2000,
  activeEntityReportMs: 3000,
  maintenancePollMs: 10_000,
  chatHealthCheckMs: 180_000,
  quickViewHeight: 512,
  usersPageSize: 25,
  jobArtifactsPageSize: 25,
  maxSnackbars: 3,
  /** Ours. Characters of the system's message: two lines of the bar on a wide screen. */
  maxSystemMessage: 300,
  maxErrorMessage: 1000,
  /** Where the deployment sets no window of its own. */
  releaseNoticeFrom: "2025-10-22",
  releaseNoticeTo: "2025-11-02",
  /** Ours. How long before the idle end its notice is shown, and before a new version is loaded by itself. */
  noticeMs: 60_000,
  /** Ours. How often the app's timestamp is asked for, where the deployment does not set it. */
  appVersionCheckMs: 60_000,
  /** Ours. Rows of one page of a call; the origin refuses more. */
  maxPageSize: 200,
  /** Ours. Bytes of one upload part; R2 wants equal parts of at least 5 MiB but the last. */
  uploadPartBytes: 8 * 1024 * 1024,
  /** Ours. Upload parts that one user may send at once: the gateway's places and the browser's slots. */
  uploadPartsAtOnce: 2,
  /** Ours. JSON bodies. */
  jsonBodyBytes: 1024 * 1024,
  nameLength: 200,
  /** A deleted job is kept for so many days, and can be restored until then. */
  deletedJobsKeptDays: 30,
  /** Days that a job's draft is kept without use. */
  draftsKeptDays: 7,
  permissionsMaxAgeMs: 10_000,
  idempotencyKeyHours: 24,
  /** Ours. Completed commands are removed after so many days, and the oldest beyond so many. */
  completedCommandsKeptDays: 30,
  maxCompletedCommands: 100_000,
  /** Ours. Refusals by user, call and minute are removed after so many days. */
  refusalCountsKeptDays: 30,
  /** Ours. Mails of the outbox are removed after so many days. */
  mailsKeptDays: 90,
} as const;

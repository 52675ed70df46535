/** Business constants and limits (specification section 9; those marked "ours" fill its silence). */
export const limits = {
  featureFlagsRefetchMs: 300_000,
  chatQuestionMin: 1,
  chatQuestionMax: 1000,
  conversationLogLimit: 100,
  conversationLogOffset: 0,
  conversationRetentionDays: 365,
  barChartLargeDataset: 1300,
  barChartMost: 4283,
  gridTicks: [2, 3, 4],
  chartTooltipDelayMs: 300,
  jobsChartTop: 1000,
  navbarPinned: 240,
  navbarCollapsed: 64,
  queueQuickViewMs: 4000,
  activeUsersQuickViewMs: 2000,
  activeEntityReportMs: 3000,
  maintenancePollMs: 10_000,
  chatHealthCheckMs: 180_000,
  quickViewBadgeMost: 99,
  quickViewHeight: 512,
  usersPageSize: 25,
  jobArtifactsPageSize: 25,
  copyNoticeMs: 2000,
  snackbarsMost: 3,
  snackbarWidth: 820,
  /** Ours. Characters of the system's message: two lines of the bar on a wide screen. */
  systemMessageMost: 300,
  errorMessageMost: 1000,
  /** Where the deployment sets no window of its own. */
  releaseNoticeFrom: "2025-10-22",
  releaseNoticeTo: "2025-11-02",
  /** Ours. How long before the idle end its notice stands, and before a new version is loaded by itself. */
  noticeMs: 60_000,
  /** Ours. How often the app's timestamp is asked for, where the deployment does not set it. */
  appVersionCheckMs: 60_000,
  /** Ours. Rows of one page of a call; the origin refuses more. */
  pageSizeMost: 200,
  /** Ours. Bytes of one upload part; R2 wants equal parts of at least 5 MiB but the last. */
  uploadPartBytes: 8 * 1024 * 1024,
  /** Ours. Default limit of one upload, unpacked; a setting (MAX_UPLOAD_BYTES). */
  uploadBytes: 1024 * 1024 * 1024,
  /** Ours. JSON bodies. */
  jsonBodyBytes: 1024 * 1024,
  nameLength: 200,
  permissionsMaxAgeMs: 10_000,
  idempotencyKeyHours: 24,
  /** Ours. Completed commands are removed after so many days, and the oldest beyond so many. */
  completedCommandsKeptDays: 30,
  completedCommandsMost: 100_000,
} as const;

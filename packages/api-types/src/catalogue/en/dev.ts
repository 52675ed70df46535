/** Messages of the developer area. */
export const devMessages = {
  memoryTestSteps: "Choose 1 to {most, number} steps.",
  memoryTestDone: "{count, plural, one {# step} other {# steps}} allocated and released.",
  e2eStarted: "E2E run started.",
  e2eFinished: "E2E run finished. Its job is being erased.",
  e2eRunOpen: "Another E2E run is open. Wait until it ends.",
  e2eRunOther: "This isn’t your open E2E run. Start one.",
  e2eDetail: "Shorten the detail of a step to {most, number} characters.",
  memoryTestRuns: "Another memory test is running. Wait until it ends.",
} as const;

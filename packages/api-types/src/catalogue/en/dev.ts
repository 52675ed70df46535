/** Messages of the developer area. */
export const devMessages = {
  memoryTestSteps: "Choose 1 to {most, number} steps.",
  memoryTestDone: "{count, plural, one {# step} other {# steps}} allocated and released.",
  e2eStarted: "E2E run started.",
  e2eFinished: "E2E run finished. Its job is being erased.",
  e2eRunOpen: "Another E2E run is open. Wait until it ends.",
  e2eDetail: "Shorten the detail of a step to {most, number} characters.",
  resetName: "Type the name of this environment exactly as it is shown.",
  resetRunning:
    "{count, plural, one {# import is} other {# imports are}} running. Wait until they end, or cancel them.",
  resetUnderWay: "A reset is already in progress: {count, plural, one {# job is} other {# jobs are}} being erased.",
  resetStarted: "{count, plural, one {# job is} other {# jobs are}} being erased.",
  memoryTestRuns: "Another memory test is running. Wait until it ends.",
} as const;

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
  debugBody:
    "Send levels for edge, origin, chatbot and queue (info, debug or trace), and minutes from 1 to {most, number}.",
  debugQuery: "Send a correlation ID of 32 hexadecimal digits, and the sequence of a line as a number.",
  debugRefused: "Only users of the developer area can raise a log level.",
  debugRaised: "Log level raised for {minutes, plural, one {# minute} other {# minutes}}.",
  debugEnded: "Log level is normal again.",
  debugCleared: "Log lines deleted.",
  socketsFull: "{most, number} sockets are open, which is the limit. Try again in a few seconds.",
  memoryTestRuns: "Another memory test is running. Wait until it ends.",
} as const;

/** What the browser says where no answer of the system came. Stable codes, English sentences. */
export const browserSentences = {
  unreachable: "The system could not be reached. Check your connection and try again.",
  notSaying:
    "The system answered {status} without saying why. Try again; if it stays, report it with its correlation id.",
  answerShape:
    "The answer of {call} does not have the agreed shape ({place}). Reload the page; if it stays, report it.",
  fileNotTaken: "The file was not taken. Send it again.",
} as const satisfies Record<string, string>;

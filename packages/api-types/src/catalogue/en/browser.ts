/** What the browser says where no answer of the system came. Stable codes, English ICU messages. */
export const browserMessages = {
  unreachable: "The service can’t be reached. Check your connection and try again.",
  notSaying:
    "The service returned {status} without a reason. Try again. If it keeps happening, report it with its correlation ID.",
  answerShape: "Unexpected response from {call} ({place}). Reload the page. If it keeps happening, report it.",
  fileNotTaken: "The file wasn’t accepted. Upload it again.",
} as const satisfies Record<string, string>;

/** Words of the notices that come by themselves. */
export const noticesTexts = {
  idle: { title: "Are you still there?", left: "{seconds} s left" },
  version: {
    title: "A new version is available",
    auto: "The app refreshes automatically in 1 minute ({seconds} s left).",
    waits: "The app refreshes once your work is saved and uploads finish, or when you choose to.",
  },
  releaseNotes: { title: "Release notes", release: "This is release {release}." },
  newRelease: {
    title: "What’s new",
    text: "This release changes how you work. See the release notes for details.",
    open: "Release notes",
    close: "Close",
  },
  drop: {
    newJob: "Files aren’t opened on this page. To start a job, drop a ledger on “New job” or “Analysis jobs”.",
    nowhere: "Files aren’t opened on this page. Drop a file where the page asks for one.",
    open: "New job",
  },
} as const;

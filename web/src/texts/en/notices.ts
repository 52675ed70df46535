/** Words of the notices that come by themselves. */
export const noticesTexts = {
  idle: { title: "Are you still there?", left: "{seconds} s left" },
  version: {
    title: "A new version is there",
    auto: "The app refreshes automatically in 1 minute ({seconds} s left).",
    waits: "The app refreshes when your work is saved and uploads have ended, or when you choose to.",
  },
  releaseNotes: { title: "Release notes", release: "This is release {release}." },
  newRelease: {
    title: "What is new",
    text: "This release brings changes to how you work. The release notes tell what they are.",
    open: "Release notes",
    close: "Close",
  },
} as const;

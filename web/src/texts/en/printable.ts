/** Words around a printed report; the report itself carries its own. */
export const printableTexts = {
  /** Of the window, until a version gives it its own. */
  titles: {
    insights: "Insights report",
    presentation: "Presentation",
    "use-cases": "Use cases report",
    "business-case": "Business case",
  },
  loading: "Loading the report…",
  preparing: "Preparing the pages…",
  toolbar: "Print settings",
  sections: "Sections",
  allSections: "All sections",
  paper: "Paper",
  letter: "Letter",
  language: "Language",
  print: "Print",
  downloadPdf: "Download PDF",
  saveAsPdf: "In the print window, choose “Save as PDF”.",
  makingPdf: "Creating the PDF…",
  pdfFailed: "The PDF couldn’t be created. Print the report instead, or try again.",
  stale: "The service isn’t responding. This is the report from a few minutes ago.",
  signedOut: "Your session has ended. Sign in again to see this report.",
  signIn: "Sign in",
  notPermitted: "Your roles don’t include access to this report. Ask an administrator for it.",
  notPublished: "Not published yet. Ask the job’s owner to publish a version.",
  newerRelease: "This version needs a newer release of the app. Reload the page.",
  unavailable: "The report can’t be loaded right now. Try again in a moment.",
  noSections: "This version doesn’t have these sections. Choose others or print all of them.",
  toJob: "Back to the job",
  toStart: "Go to home page",
  tryAgain: "Try again",
};

export type PrintableTexts = typeof printableTexts;

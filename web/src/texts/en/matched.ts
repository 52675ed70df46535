import { matchedHeadings } from "@paygauge/api-types/entities/matched-data";

/** Words of jobs that are matched data only: their summary, their download, and what stands where a page is not there. */
export const matchedTexts = {
  absent: {
    title: "{page}: not in this type of job",
    text: "This job is matched data only. Its files say who suppliers are, not what was paid, so it has no spend and no scores.",
    toSummary: "Open the match summary",
  },
  summary: {
    headline: "{matched, number} of {count, plural, one {# supplier} other {# suppliers}} matched.",
    acceptance:
      "{card, plural, one {# accepts} other {# accept}} cards, {virtual, plural, one {# accepts} other {# accept}} virtual cards.",
    nothing: "None of the {count, plural, one {# supplier} other {# suppliers}} is matched.",
    open: "Open the {count, plural, one {matched supplier} other {# matched suppliers}}",
    download: "Download matched data",
    figures: "Matched data in figures",
    suppliers: "Suppliers",
    names: "{count, plural, one {# name} other {# names}} in the files",
    matched: "Matched",
    ofSuppliers: "{percent} of suppliers",
    card: "Card accepting",
    virtual: "Virtual card accepting",
    toCheck: "To check",
    toCheckNote: "Low: too little for a match",
    byReason: "Matches by band and reason",
    opens: "A number opens its suppliers.",
    band: "Band",
    reason: "Reason",
    count: "Suppliers",
    share: "Share",
    shareOf: "Share of suppliers by match band",
    openReason: "{count, plural, one {# supplier} other {# suppliers}}: {band}, {reason}",
    noReasons: "This run doesn't say why. Re-score the job to see reasons.",
  },
  download: {
    title: "Matched data",
    intro:
      "One row per supplier: its details from the files beside its directory entry, with band, reason and confidence. Unmatched suppliers have no entry.",
    bands: "Suppliers to include",
    option: "{band}, {count, plural, one {# supplier} other {# suppliers}}",
    size: "{count, plural, one {# supplier} other {# suppliers}}, {columns, number} columns",
    csv: "Download CSV",
    xlsx: "Download Excel (XLSX)",
    none: "No supplier is in the chosen bands. Choose another band.",
    preview: "First rows of the file",
    yes: "Yes",
    no: "No",
    columns: matchedHeadings,
  },
} as const;

import type { Translation } from "../translation.ts";

/** Words of the resource hub. */
export const hubTexts = {
  facts: "{count, plural, one {# Artikel oder Video} other {# Artikel und Videos}} für {brand}",
  search: "Im Wissensbereich suchen",
  short: "Geben Sie mindestens zwei Zeichen ein.",
  topicsLabel: "Themen",
  all: "Alle",
  topics: {
    start: "Erste Schritte",
    acceptance: "Akzeptanz",
    campaigns: "Kampagnen",
    results: "Ergebnisse lesen",
  },
  article: "Artikel, {count, number} Min.",
  video: "Video, {count, number} Min.",
  isNew: "Neu",
  read: "Gelesen",
  watched: "Angesehen",
  mark: "Als gelesen markieren",
  saveReading: "Gelesenes speichern",
  unmark: "Als ungelesen markieren",
  next: "Weiterlesen",
  published: "Veröffentlicht am {day}",
  otherLanguage: "Noch nicht in Ihrer Sprache verfügbar, daher auf {language}.",
  olderThan: "Älter als die englische Fassung vom {day}.",
  found: "{count, plural, one {# Treffer} other {# Treffer}}",
  noHits: "Nichts gefunden",
  noHitsText: "Versuchen Sie weniger oder andere Wörter.",
  empty: "Noch keine Artikel oder Videos",
  emptyText: "Die Systemadministratoren Ihrer Installation können welche hinzufügen.",
} satisfies Translation["hub"];

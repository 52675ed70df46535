import { spelled } from "../spelled.ts";

/** Words of the resource hub. */
export const hubTexts = spelled({
  facts: "{count, plural, one {# article or video} other {# articles and videos}} for {brand}",
  search: "Search the hub",
  short: "Type at least two characters.",
  topicsLabel: "Topics",
  all: "All",
  topics: {
    start: "Start here",
    acceptance: "Acceptance",
    campaigns: "Campaigns",
    results: "Reading results",
  },
  article: "Article, {count, number} min",
  video: "Video, {count, number} min",
  isNew: "New",
  read: "Read",
  watched: "Watched",
  mark: "Mark as read",
  saveReading: "Save what was read",
  unmark: "Mark as unread",
  next: "Read next",
  published: "Published {day}",
  otherLanguage: "Not available in your language yet, so it is shown in {language}.",
  olderThan: "Older than the English of {day}.",
  found: "{count, plural, one {# hit} other {# hits}}",
  noHits: "Nothing found",
  noHitsText: "Try fewer or other words.",
  empty: "No articles or videos yet",
  emptyText: "System administrators of your deployment can add them.",
});

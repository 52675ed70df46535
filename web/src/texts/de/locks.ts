import type { Translation } from "../translation.ts";

/** Words of the write lock. */
export const locksTexts = {
  free: "Niemand hat den Schreibzugriff. Übernehmen Sie ihn, um etwas zu ändern.",
  mine: "Sie haben den Schreibzugriff. Andere können zusehen.",
  other: "{name} hat den Schreibzugriff. Sie können zusehen.",
  requested:
    "Sie haben {name} um den Schreibzugriff gebeten. Sie erhalten ihn, sobald {name} ihn abgibt, die Seite verlässt oder nicht antwortet.",
  denied: "{name} behält den Schreibzugriff vorerst. Sie können zusehen.",
  expired: "Ihr Schreibzugriff ist abgelaufen. Übernehmen Sie ihn erneut; Ihre Eingaben sind noch da.",
  lost: "{name} hat den Schreibzugriff übernommen. Ihre Eingaben sind noch da und nicht gespeichert.",
  asked: "{name} bittet um den Schreibzugriff und erhält ihn, wenn Sie ihn nicht behalten.",
  endsIn: "{seconds} s, verlängert, solange diese Seite offen ist",
  answerIn: "{seconds} s für die Antwort",
  until: "bis {time}, länger, solange die Seite dort offen ist",
  take: "Schreibzugriff übernehmen",
  request: "Darum bitten",
  force: "Trotzdem übernehmen",
  handOver: "Abgeben",
  deny: "Behalten",
  somebody: "Jemand anderes",
  forceTitle: "{name} den Schreibzugriff nehmen?",
  forceText:
    "{name} hat vielleicht etwas eingegeben, das noch nicht gespeichert ist, wird benachrichtigt und kann es dann nicht mehr speichern.",
  keepMine: "Dabei belassen",
  differenceTitle: "In der Zwischenzeit geändert",
  difference: "Von Ihnen wurde nichts gespeichert. Diese Felder stehen anders, als Sie wollten:",
  differenceNone: "Von Ihnen wurde nichts gespeichert. Der jetzige Stand ist, was Sie wollten, oder berührt es nicht.",
  differenceFailed: "Der jetzige Stand konnte nicht gelesen werden. Laden Sie die Seite neu, um ihn zu sehen.",
  field: "Feld",
  yours: "Ihre Eingabe",
  stands: "Jetziger Stand",
  load: "Jetzigen Stand laden",
  close: "Mit meiner Eingabe weitermachen",
  active: {
    title: "Aktive Personen",
    badge: "haben etwas geöffnet",
    empty: "Niemand hat etwas geöffnet.",
    edits: "ändert es",
    looks: "sieht es an",
  },
} as const satisfies Translation["locks"];

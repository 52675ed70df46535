import type { Translation } from "../translation.ts";

/** Words of the resource hub. */
export const hubTexts = {
  facts: "{count, plural, one {# article ou vidéo} other {# articles et vidéos}} pour {brand}",
  search: "Rechercher dans le centre",
  short: "Saisissez au moins deux caractères.",
  topicsLabel: "Thèmes",
  all: "Tous",
  topics: {
    start: "Pour commencer",
    acceptance: "Acceptation",
    campaigns: "Campagnes",
    results: "Lire les résultats",
  },
  article: "Article, {count, number} min",
  video: "Vidéo, {count, number} min",
  isNew: "Nouveau",
  read: "Lu",
  watched: "Vue",
  mark: "Marquer comme lu",
  saveReading: "Enregistrer la lecture",
  unmark: "Marquer comme non lu",
  next: "À lire ensuite",
  published: "Publié le {day}",
  otherLanguage: "Pas encore disponible dans votre langue\u00a0; affiché en {language}.",
  olderThan: "Plus ancien que la version anglaise du {day}.",
  found: "{count, plural, one {# résultat} other {# résultats}}",
  noHits: "Rien trouvé",
  noHitsText: "Essayez moins de mots, ou d’autres mots.",
  empty: "Aucun article ni vidéo",
  emptyText: "Les administrateurs système de votre installation peuvent en ajouter.",
} satisfies Translation["hub"];

import type { devMessages } from "../en/dev.ts";

/** Messages de l’espace développeurs. */
export const dev: Record<keyof typeof devMessages, string> = {
  memoryTestSteps: "Choisissez de 1 à {most, number} étapes.",
  memoryTestDone: "{count, plural, one {# étape allouée et libérée} other {# étapes allouées et libérées}}.",
  e2eStarted: "Test E2E lancé.",
  e2eFinished: "Test E2E terminé. Son analyse est en cours d’effacement.",
  e2eRunOpen: "Un autre test E2E est ouvert. Attendez sa fin.",
  e2eDetail: "Raccourcissez le détail d’une étape à {most, number} caractères.",
  resetName: "Saisissez le nom de cet environnement exactement comme il est affiché.",
  resetRunning:
    "{count, plural, one {# import est} other {# imports sont}} en cours. Attendez leur fin ou annulez-les.",
  resetUnderWay:
    "Une réinitialisation est déjà en cours : {count, plural, one {# analyse est} other {# analyses sont}} en cours d’effacement.",
  resetStarted: "{count, plural, one {# analyse est} other {# analyses sont}} en cours d’effacement.",
  anonymiserRuns: "Une anonymisation est déjà en cours. Attendez sa fin ou poursuivez-la.",
  anonymiserNone: "Aucune anonymisation n’est en cours. Lancez-en une.",
  anonymiserStep: "Un autre navigateur traite cette étape. Attendez une minute, puis poursuivez.",
  anonymiserStarted: "Anonymisation lancée.",
  anonymiserMoved: "Étape terminée.",
  anonymiserStopped: "Anonymisation arrêtée. Ce qu’elle a modifié reste modifié.",
  anonymiserDone: "Environnement anonymisé.",
  assistantErased: "{count, plural, one {# conversation effacée} other {# conversations effacées}}.",
  debugBody:
    "Envoyez les niveaux de edge, origin, chatbot et queue (info, debug ou trace) et une durée de 1 à {most, number} minutes.",
  debugQuery:
    "Envoyez un identifiant de corrélation de 32 chiffres hexadécimaux et le numéro d’une ligne sous forme de nombre.",
  debugRefused: "Seuls les utilisateurs de l’espace développeurs peuvent relever un niveau de journalisation.",
  debugRaised: "Niveau de journalisation relevé pour {minutes, plural, one {# minute} other {# minutes}}.",
  debugEnded: "Le niveau de journalisation est de nouveau normal.",
  debugCleared: "Lignes du journal supprimées.",
  socketsFull: "{most, number} sockets sont ouverts, le maximum. Réessayez dans quelques secondes.",
  memoryTestRuns: "Un autre test de mémoire est en cours. Attendez sa fin.",
};

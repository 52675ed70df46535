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
  memoryTestRuns: "Un autre test de mémoire est en cours. Attendez sa fin.",
};

import type { healthMessages } from "../en/health.ts";

/** Messages du contrôle de l’état du système et du contrôle d’accès. */
export const health: Record<keyof typeof healthMessages, string> = {
  healthStatus: "Réponse avec le statut {status}.",
  healthNoAnswer: "Aucune réponse.",
  healthLate: "Aucune réponse en {seconds} s.",
  healthDepends: "Non vérifié, car le catalogue ne répond pas.",
  healthDifferent: "Ce qui a été écrit n’a pas pu être relu.",
  healthLock: "Un jeton périmé a été accepté.",
  healthQueueStopped: "La file d’attente est arrêtée.",
  healthQueueOld: "La commande la plus ancienne attend depuis {minutes} minutes.",
  healthChain: "Le journal d’audit est rompu à la ligne {line}.",
  healthSize: "{name} occupe {held} Go sur {most}.",
  healthClock: "Les horloges diffèrent de {seconds} s.",
  healthKey: "La clé {name} expire le {day}.",
  healthNoKeys: "Aucune clé de signature n’est publiée.",
  healthIssuer: "Le document de découverte indique un autre émetteur.",
  healthSettings: "Paramètres manquants : {names}.",
  healthUnexpected: "La réponse n’avait pas la forme attendue.",
  healthStarted: "Contrôle du système lancé.",
  healthProbeSent: "Sonde envoyée dans la file d’attente.",
  healthProbeEnded: "La sonde est sortie de la file d’attente.",
  healthProbeWaits: "La sonde est encore dans la file d’attente.",
  healthProbeEffects: "La sonde a eu {count} effets au lieu d’un.",
};

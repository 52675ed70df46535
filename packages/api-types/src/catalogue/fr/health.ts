import type { healthMessages } from "../en/health.ts";

/** Messages du contrôle de l’état du système et du contrôle d’accès. */
export const health: Record<keyof typeof healthMessages, string> = {
  healthStatus: "Réponse avec le statut {status}.",
  healthNoAnswer: "Aucune réponse.",
  healthLate: "Aucune réponse en {seconds} s.",
  healthDepends: "Le catalogue ne répond pas.",
  healthQueueOld: "La commande la plus ancienne attend depuis {minutes} minutes.",
  healthChain: "Le journal d’audit est rompu à la ligne {line}.",
  healthSize: "{name} occupe {held} Go sur {most}.",
  healthClock: "Les horloges diffèrent de {seconds} s.",
  healthKey: "La clé {name} expire le {day}.",
  healthSettings: "Paramètres manquants : {names}.",
  healthUnexpected: "Réponse inattendue.",
  healthStarted: "Contrôle lancé.",
  healthProbeEffects: "La sonde a eu {count} effets au lieu d’un.",
  guardPath: "Saisissez un chemin qui commence par /, ou l’URL d’une marque.",
  guardChecked: "Contrôlé.",
};

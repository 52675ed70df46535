import type { browserMessages } from "../en/browser.ts";

/** What the browser says where no answer of the system came. */
export const browser: Record<keyof typeof browserMessages, string> = {
  unreachable: "Le service est injoignable. Vérifiez votre connexion et réessayez.",
  notSaying:
    "Le service a répondu {status} sans motif. Réessayez. Si cela se reproduit, signalez-le avec l’identifiant de corrélation.",
  answerShape: "Réponse inattendue de {call} ({place}). Rechargez la page. Si cela se reproduit, signalez-le.",
  fileNotTaken: "Le fichier n’a pas été accepté. Envoyez-le à nouveau.",
};

import type { browserSentences } from "../browser.ts";

/** What the browser says where no answer of the system came. */
export const browser: Record<keyof typeof browserSentences, string> = {
  unreachable: "Le système n’a pas pu être joint. Vérifiez votre connexion et réessayez.",
  notSaying:
    "Le système a répondu {status} sans dire pourquoi. Réessayez ; si cela persiste, signalez-le avec l’identifiant de corrélation.",
  answerShape:
    "La réponse de {call} n’a pas la forme convenue ({place}). Rechargez la page ; si cela persiste, signalez-le.",
  fileNotTaken: "Le fichier n’a pas été accepté. Renvoyez-le.",
};

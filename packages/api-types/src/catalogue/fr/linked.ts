import type { linkedMessages } from "../en/linked.ts";

/** Comptes liés : refus, confirmations, et ce qui est arrivé à un compte. */
export const linked: Record<keyof typeof linkedMessages, string> = {
  linkedOff:
    "{issuer} n’autorise pas la liaison par {provider}. Choisissez cette façon d’envoyer les données sur la page de l’émetteur.",
  linkedTokenNeeded: "Collez le jeton du compte.",
  linkedTokenOther: "Ce jeton n’ouvre pas ce compte chez {provider}. Copiez de nouveau le jeton du compte.",
  linkedTokenSet: "Jeton enregistré.",
  linkedPageMade: "La page est prête. L’acheteur s’y connecte à son système comptable.",
  linkedCaptured: "Les e-mails sont capturés, pas envoyés : lisez celui-ci dans le détail du compte.",
  linkedDeleted: "Ce compte est supprimé. Créez un nouveau lien.",
  linkedRefreshed: "Les statuts sont à jour.",
  linkedNoToken: "Le compte n’a pas encore de jeton. L’acheteur termine d’abord sa connexion.",
  linkedSignInAgain: "L’acheteur doit se reconnecter avant que des lignes puissent être lues. Envoyez un nouveau lien.",
  linkedSyncRuns: "Ce compte est déjà en cours de lecture.",
  linkedSyncStarted: "La lecture commence.",
  linkedNoSync: "Aucune lecture n’est en cours. Rechargez la page.",
  linkedSyncCanceled: "La lecture s’arrête après la page en cours.",
  linkedNoRows: "Le compte n’a pas encore été lu. Lisez-le d’abord.",
  linkedJobMade: "{count, plural, one {# ligne est en cours de contrôle.} other {# lignes sont en cours de contrôle.}}",
  linkedScheduled: "Planification enregistrée.",
  linkedGone: "Le lien et ses lignes sont supprimés.",
  linkedRepeats:
    "{provider} a répété une page ou ne termine jamais une liste. La lecture s’est arrêtée ; les lignes déjà lues restent. Réessayez plus tard.",
  linkedTooManyRows: "Un compte peut avoir jusqu’à {most, number} lignes. Adressez-vous à votre administrateur.",
  linkedShape: "{provider} a répondu sous une forme illisible. Adressez-vous à votre administrateur.",
  linkedActLinked: "Lié à {system}",
  linkedActRelink: "Une nouvelle connexion est nécessaire",
  linkedActRelinkWhy: "Une nouvelle connexion est nécessaire : {reason}",
  linkedActCanceled: "Annulé. La prochaine lecture reprend au même endroit.",
  linkedActNothing: "Rien de nouveau",
  linkedActSynced: "{added, number} lignes ajoutées, {changed, number} modifiées, {deleted, number} supprimées",
  linkedActTwice:
    "{count, plural, one {# entrée a été reçue deux fois avec des valeurs différentes ; le contrôle du fichier la signale.} other {# entrées ont été reçues deux fois avec des valeurs différentes ; le contrôle du fichier les signale.}}",
  buyerHasLinked: "{name} a un compte lié. Supprimez d’abord le compte.",
};

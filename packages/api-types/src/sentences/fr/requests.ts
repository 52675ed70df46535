import type { requestsSentences } from "../requests.ts";

/** What every call may say: its shape, its keys, its locks, its paging. */
export const requests: Record<keyof typeof requestsSentences, string> = {
  clocksDiffer:
    "Les horloges de la passerelle et du service sous-jacent diffèrent de plus d’une demi-minute. Prévenez l’exploitant.",
  onlyGateway: "Seule la passerelle peut faire cet appel.",
  noPermission: "Vous n’avez pas l’autorisation requise. Demandez-la à votre administrateur.",
  otherEnvironment: "Votre session appartient à un autre environnement. Reconnectez-vous sur celui-ci.",
  readOnly:
    "Le système est en lecture seule. Vous pouvez tout consulter ; les modifications seront à nouveau possibles lorsque le mode normal sera rétabli.",
  readOnlyBecause:
    "Le système est en lecture seule. Vous pouvez tout consulter ; les modifications seront à nouveau possibles lorsque le mode normal sera rétabli. {message}",
  keyShape: "L’Idempotency-Key doit compter de 1 à 255 caractères ASCII visibles.",
  keyUsed: "Cet Idempotency-Key a servi à une autre requête. Utilisez-en un nouveau.",
  stillRunning: "La même requête est encore en cours. Attendez un instant, puis redemandez.",
  callUnknown: "Cet appel n’existe pas.",
  methodNotTaken: "Cet appel n’accepte pas {method}.",
  notInRelease: "Cela ne fait pas partie de la version actuelle.",
  failedOurSide:
    "Une panne est survenue de notre côté. Réessayez ; si elle persiste, signalez l’identifiant de corrélation.",
  requestTooLarge: "La requête dépasse {most} octets. Envoyez-en moins à la fois.",
  notAForm: "Le corps de la requête n’est pas un formulaire. Envoyez-le en multipart/form-data.",
  sendForm: "Envoyez le corps comme formulaire, avec Content-Type : multipart/form-data.",
  fieldTwice: "Le champ « {name} » est donné deux fois. Donnez-le une fois.",
  parameterTwice: "Le paramètre « {name} » est donné deux fois. Donnez-le une fois.",
  notUtf8: "La requête n’est pas du texte UTF-8.",
  notJson: "Le corps de la requête n’est pas du JSON valide.",
  sendJson: "Envoyez le corps en JSON, avec Content-Type : application/json.",
  fieldsWrong: "{count} champs sont à corriger, d’abord {field} : {sentence}",
  fieldWrong: "{field} : {sentence}",
  notFound: "Introuvable : {what}. Rien n’existe sous cet identifiant, ou vous n’y avez pas accès.",
  changedMeanwhile: "Modifié entre-temps par quelqu’un d’autre : {what}. Rechargez, puis refaites votre modification.",
  notSorted: "« {name} » ne peut être ni filtré ni trié. Utilisez l’un de : {names}.",
  neitherTrueNorFalse: "« {value} » n’est ni true ni false. Écrivez l’un des deux.",
  notTrueFalse: "« {value} » n’est ni true ni false.",
  notNumber: "« {value} » n’est pas un nombre.",
  notNumberWrite: "« {value} » n’est pas un nombre. Écrivez-le en chiffres, par exemple 1234.5.",
  notDate: "« {value} » n’est pas une date. Écrivez l’année, le mois et le jour, par exemple 2026-11-22.",
  operatorNeedsValueOr:
    "L’opérateur {operator} exige une valeur. Donnez-en une, ou choisissez Equal pour trouver les vides.",
  operatorNeedsValue: "L’opérateur {operator} exige une valeur.",
  issuerEqualOnly: "Les personnes ne se filtrent par émetteur qu’avec Equal.",
  exportNotJson: "La requête d’export n’est pas du JSON valide. Exportez à nouveau depuis le tableau.",
  exportColumns: "Choisissez au moins une colonne à exporter.",
  exportTooLarge: "Cet export énumère trop d’éléments. Filtrez les lignes ou choisissez moins de colonnes.",
  exportInvalid: "La requête d’export n’est pas valide : {sentence}",
  lockLost:
    "{name} a maintenant l’accès en écriture. Rien n’a été enregistré ; comparez l’état actuel avec votre saisie.",
  lockEnded:
    "Votre accès en écriture a pris fin et la fiche a pu changer depuis. Rien n’a été enregistré ; reprenez l’accès en écriture.",
  fencingWhole: "L’en-tête {header} doit être le jeton de verrou, un nombre entier.",
  fencingNeeded: "Prenez d’abord l’accès en écriture, puis répétez l’appel avec son jeton dans {header}.",
  changingNow: "{name} est en train de modifier ceci. Réessayez ensuite.",
  nothingToLock: "Vous ne pouvez pas modifier ceci ; il n’y a donc rien à verrouiller.",
  ownIdOnly: "Ce doit être votre propre identifiant : personne ne verrouille au nom d’autrui.",
  notHolder: "Vous n’avez pas l’accès en écriture, ou cette personne ne l’a pas demandé.",
  noProfile: "L’identité signée ne contient aucun profil de la personne qui se connecte.",
  auditMissing: "Une ligne précédente manque.",
  auditChanged: "La ligne a été modifiée.",
  auditEnd: "Des lignes manquent à la fin.",
};

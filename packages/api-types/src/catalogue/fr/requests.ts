import type { requestsMessages } from "../en/requests.ts";

/** What every call may say: its shape, its keys, its locks, its paging. */
export const requests: Record<keyof typeof requestsMessages, string> = {
  clocksDiffer:
    "Les horloges de la passerelle et de son service diffèrent de plus d’une demi-minute. Contactez l’exploitant.",
  onlyGateway: "Seule la passerelle peut appeler ce point d’accès.",
  noPermission: "Vous n’avez pas l’autorisation requise. Adressez-vous à votre administrateur.",
  otherEnvironment: "Votre session appartient à un autre environnement. Reconnectez-vous ici.",
  readOnly:
    "Le système est en lecture seule. Vous pouvez tout consulter ; vous pourrez de nouveau modifier une fois le mode normal rétabli.",
  readOnlyBecause:
    "Le système est en lecture seule. Vous pouvez tout consulter ; vous pourrez de nouveau modifier une fois le mode normal rétabli. {message}",
  keyShape: "L’Idempotency-Key doit compter de 1 à 255 caractères ASCII visibles.",
  keyUsed:
    "Cet Idempotency-Key a été utilisé pour une autre requête. Utilisez-en un nouveau pour une nouvelle requête.",
  stillRunning: "La même requête est encore en cours. Attendez un instant, puis réessayez.",
  callUnknown: "Point d’accès inconnu.",
  methodNotTaken: "Ce point d’accès n’accepte pas {method}.",
  notInRelease: "Cela ne fait pas partie de la version actuelle.",
  storedDamaged:
    "Des données enregistrées sont endommagées. Enregistrez ou importez à nouveau, ou supprimez-les. Sinon, contactez votre administrateur.",
  failedOurSide:
    "Une erreur est survenue de notre côté. Réessayez. Si elle se reproduit, signalez l’identifiant de corrélation.",
  requestTooLarge: "La requête dépasse {most, number} octets. Envoyez-en moins à la fois.",
  notAForm: "Le corps de la requête n’est pas un formulaire. Envoyez-le en multipart/form-data.",
  sendForm: "Envoyez le corps comme formulaire, avec Content-Type: multipart/form-data.",
  fieldTwice: "Le champ « {name} » a été envoyé deux fois. Envoyez-le une fois.",
  parameterTwice: "Le paramètre « {name} » a été envoyé deux fois. Envoyez-le une fois.",
  notUtf8: "La requête n’est pas du texte UTF-8.",
  notJson: "Le corps de la requête n’est pas du JSON valide.",
  sendJson: "Envoyez le corps en JSON, avec Content-Type: application/json.",
  fieldsWrong: "{count, number} champs contiennent des erreurs. D’abord {field} : {sentence}",
  fieldWrong: "{field} : {sentence}",
  notFound: "Introuvable : {what}. Rien n’existe sous cet identifiant, ou vous n’y avez pas accès.",
  changedMeanwhile: "Quelqu’un d’autre a modifié ceci : {what}. Rechargez, puis refaites votre modification.",
  notSorted: "« {name} » ne peut être ni filtré ni trié. Utilisez l’un de : {names}.",
  neitherTrueNorFalse: "« {value} » n’est ni true ni false. Saisissez l’un des deux.",
  notTrueFalse: "« {value} » n’est ni true ni false.",
  notNumber: "« {value} » n’est pas un nombre.",
  notNumberWrite: "« {value} » n’est pas un nombre. Saisissez des chiffres, par exemple 1234.5.",
  notDate: "« {value} » n’est pas une date. Saisissez l’année, le mois et le jour, par exemple 2026-11-22.",
  operatorNeedsValueOr:
    "L’opérateur {operator} exige une valeur. Saisissez-en une, ou choisissez Equal pour trouver les vides.",
  operatorNeedsValue: "L’opérateur {operator} exige une valeur.",
  monthEqualOnly: "Les mois de pièces se filtrent uniquement avec Equal et NotEqual, par un mois comme 2025-03.",
  issuerEqualOnly: "Les utilisateurs ne se filtrent par émetteur qu’avec Equal et NotEqual.",
  exportNotJson: "La requête d’export n’est pas du JSON valide. Exportez à nouveau depuis la liste.",
  exportColumns: "Choisissez au moins une colonne à exporter.",
  exportTooLarge: "Cet export énumère trop de lignes une à une. Filtrez les lignes ou choisissez moins de colonnes.",
  exportInvalid: "La requête d’export n’est pas valide : {sentence}",
  lockLost: "{name} modifie maintenant. Rien n’a été enregistré. Comparez la version enregistrée avec la vôtre.",
  lockEnded:
    "Votre accès en modification a expiré et la fiche a pu changer depuis. Rien n’a été enregistré. Recommencez la modification.",
  fencingWhole: "L’en-tête {header} doit être le jeton de verrou, un nombre entier.",
  fencingNeeded: "Prenez d’abord le verrou d’écriture, puis répétez l’appel avec son jeton dans {header}.",
  changingNow: "{name} modifie ceci en ce moment. Réessayez ensuite.",
  nothingToLock: "Vous ne pouvez pas modifier ceci, il n’y a donc rien à verrouiller.",
  ownIdOnly:
    "Utilisez votre propre identifiant d’utilisateur. Vous ne pouvez pas verrouiller une fiche pour quelqu’un d’autre.",
  notHolder: "Vous n’avez pas l’accès en modification, ou cet utilisateur ne l’a pas demandé.",
  noProfile: "L’identité signée ne contient aucun profil de l’utilisateur qui se connecte.",
  auditMissing: "Une entrée antérieure manque.",
  auditChanged: "L’entrée a été modifiée.",
  auditEnd: "Des entrées manquent à la fin.",
};

import type { peopleSentences } from "../people.ts";

/** What is said about people, their roles, invitations and agreements. */
export const people: Record<keyof typeof peopleSentences, string> = {
  nothingToAgree: "Rien à accepter : {what}.",
  newerAgreement: "Une version plus récente a été publiée entre-temps : {what}. Lisez-la, puis acceptez.",
  aboveOwnRoles: "{roles} est au-dessus de vos propres rôles. Demandez à quelqu’un qui le détient de l’attribuer.",
  onlyOwnPermissions: "Vous ne pouvez donner que des autorisations que vous détenez, pas {permissions}.",
  notOfJobIssuer: "{name} n’appartient pas à l’émetteur du dossier. Affectez d’abord cette personne à l’émetteur.",
  roleAboveYours: "{name} détient un rôle au-dessus du vôtre. Demandez cette modification à quelqu’un qui le détient.",
  ownDeactivate: "Vous ne pouvez pas désactiver votre propre compte. Demandez à un autre administrateur.",
  ownRoles: "Vous ne pouvez pas modifier les rôles de votre propre compte. Demandez à un autre administrateur.",
  ownPermissions:
    "Vous ne pouvez pas modifier les autorisations de votre propre compte. Demandez à un autre administrateur.",
  isDeactivated: "{name} est désactivé. Réactivez d’abord cette personne.",
  isActive: "{name} est déjà actif et n’a pas besoin d’invitation.",
  noBrandToInvite: "Il n’y a aucune marque à laquelle inviter. Donnez d’abord une marque à cette personne.",
  staffOutbox: "Seul le personnel peut lire la boîte d’envoi.",
  staffCreatePeople: "Seul le personnel peut créer des personnes. Adressez-vous à votre administrateur.",
  knownAlready:
    "Une personne ayant cet identifiant est déjà connue. Cherchez dans les quatre listes, ou vérifiez l’identifiant.",
  managersOnly: "Seul un gestionnaire de {name} peut modifier ses personnes.",
  mailNotSent: "L’e-mail n’a pas été envoyé : {sentence} Rien n’a été modifié ; réessayez.",
  mailKeyMissing: "MAIL_PROVIDER_KEY n’est pas défini. Demandez à un administrateur de le définir.",
  mailNoAnswer: "le fournisseur ne répond pas.",
  mailProviderUnknown:
    "La configuration nomme le fournisseur d’e-mail « {provider} », qui n’existe pas. Demandez à un administrateur de régler MAIL_PROVIDER sur outbox ou sendgrid.",
  agreed: "Vous avez accepté : {what}.",
  agreementInForce: "La nouvelle version est en vigueur : {what}. Tout le monde est invité à l’accepter.",
  rolesSaved: "Les rôles de {name} sont enregistrés.",
  permissionsSaved: "Les autorisations de {name} sont enregistrées.",
  jobAssigned: "{job} est affecté à {name}.",
  jobTakenBack: "{job} n’est plus affecté à {name}.",
  languageKept: "Votre langue est enregistrée.",
  invitedCaptured: "{name} est invité. Les e-mails sont conservés ici : lisez-le dans la boîte d’envoi.",
  invitedByMail: "{name} est invité par e-mail.",
  personCreated: "{name} a été créé. Invitez cette personne pour qu’elle le sache.",
  personDeactivated: "{name} est désactivé et ne peut plus rien ouvrir.",
  personActive: "{name} est de nouveau actif.",
  personApproved: "{name} est approuvé.",
  inheritsBranding: "{name} hérite de la marque.",
  seesBrand: "{name} voit {brand}.",
  leftIssuer: "{name} n’appartient plus à {issuer}.",
  managerOf: "{name} est gestionnaire de {issuer}.",
  memberOf: "{name} est membre de {issuer}.",
  notAgreedYet:
    "Vous n’avez pas accepté les dernières conditions d’utilisation et la politique de confidentialité. Ouvrez une page, lisez-les et acceptez-les.",
  ownerNotEligible:
    "{name} ne peut pas être responsable de ce dossier : un responsable a un compte prêt et fait partie du personnel ou de l’émetteur. Choisissez quelqu’un dans la liste.",
  ownerNow: "{name} est maintenant responsable de {job}.",
};

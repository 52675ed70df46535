import type { peopleMessages } from "../en/people.ts";

/** Messages about users, their roles, invitations and agreements. */
export const people: Record<keyof typeof peopleMessages, string> = {
  nothingToAgree: "Rien à accepter : {what}.",
  newerAgreement: "Une version plus récente a été publiée : {what}. Lisez-la, puis acceptez-la.",
  aboveOwnRoles: "{roles} est au-dessus de vos propres rôles. Demandez à quelqu’un qui l’a de l’attribuer.",
  onlyOwnRoles:
    "Vous ne pouvez attribuer et retirer que des rôles dont vous avez vous-même les autorisations, pas {roles}.",
  onlyOwnPermissions:
    "Vous ne pouvez accorder et retirer que des autorisations que vous avez vous-même, pas {permissions}.",
  notOfJobIssuer: "{name} n’est pas un utilisateur de l’émetteur du dossier. Ajoutez d’abord ce compte à l’émetteur.",
  roleAboveYours: "{name} a un rôle au-dessus du vôtre. Demandez cette modification à quelqu’un qui a ce rôle.",
  ofOthersToo:
    "{name} appartient aussi à un émetteur que vous ne gérez pas. Vous pouvez seulement retirer son rattachement au vôtre. Pour le reste, adressez-vous à un utilisateur interne.",
  ownDeactivate: "Vous ne pouvez pas désactiver votre propre compte. Demandez à un autre administrateur.",
  ownRoles: "Vous ne pouvez pas modifier les rôles de votre propre compte. Demandez à un autre administrateur.",
  ownPermissions:
    "Vous ne pouvez pas modifier les autorisations de votre propre compte. Demandez à un autre administrateur.",
  isDeactivated: "{name} est désactivé. Réactivez d’abord ce compte.",
  isActive: "{name} est déjà actif et n’a pas besoin d’invitation.",
  noBrandToInvite: "Cet utilisateur n’a aucune marque à laquelle l’inviter. Attribuez d’abord une marque.",
  staffOutbox: "Seuls les utilisateurs internes peuvent lire la boîte d’envoi des e-mails.",
  staffCreatePeople:
    "Seuls les utilisateurs internes peuvent créer des utilisateurs. Adressez-vous à votre administrateur.",
  knownAlready:
    "Un utilisateur avec cet identifiant existe déjà. Vérifiez les quatre listes d’utilisateurs, ou l’identifiant.",
  managersOnly: "Seul un gestionnaire de {name} peut modifier ses utilisateurs.",
  mailNotSent: "L’e-mail n’a pas été envoyé : {sentence} Rien n’a été modifié. Réessayez.",
  mailKeyMissing: "MAIL_PROVIDER_KEY n’est pas défini. Demandez à un administrateur de le définir.",
  mailNoAnswer: "le fournisseur ne répond pas.",
  mailProviderUnknown:
    "Fournisseur d’e-mail inconnu « {provider} ». Demandez à un administrateur de régler MAIL_PROVIDER sur outbox, sendgrid ou smtp.",
  agreed: "Vous avez accepté : {what}.",
  agreementInForce: "La nouvelle version est en vigueur : {what}. Tous les utilisateurs sont invités à l’accepter.",
  rolesSaved: "Rôles de {name} enregistrés.",
  permissionsSaved: "Autorisations de {name} enregistrées.",
  jobAssigned: "{job} est affecté à {name}.",
  jobTakenBack: "{job} n’est plus affecté à {name}.",
  languageKept: "Votre langue a été enregistrée.",
  invitedCaptured:
    "{name} est invité. Les e-mails sont conservés ici et non envoyés : lisez celui-ci dans la boîte d’envoi.",
  invitedByMail: "{name} est invité par e-mail.",
  personCreated: "{name} a été créé. Envoyez maintenant l’invitation.",
  personDeactivated: "{name} est désactivé et n’a plus d’accès.",
  personActive: "{name} est de nouveau actif.",
  personApproved: "{name} est approuvé.",
  inheritsBranding: "{name} hérite maintenant de la marque.",
  seesBrand: "{name} voit maintenant {brand}.",
  leftIssuer: "{name} n’appartient plus à {issuer}.",
  managerOf: "{name} est maintenant gestionnaire de {issuer}.",
  memberOf: "{name} est maintenant membre de {issuer}.",
  notAgreedYet:
    "Vous n’avez pas accepté les dernières conditions d’utilisation ou la politique de confidentialité. Ouvrez une page, lisez-les et acceptez-les.",
  ownerNotEligible:
    "{name} ne peut pas être responsable de ce dossier. Il faut un utilisateur interne ou de l’émetteur, au compte prêt. Choisissez quelqu’un dans la liste.",
  ownerNow: "{name} est maintenant responsable de {job}.",
  mailProviderStatus: "le fournisseur a répondu {status}.",
  mailProviderSays: "le fournisseur indique : {words}",
};

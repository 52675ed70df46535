import type { mailsMessages } from "../en/mails.ts";

/** Outreach by mail: refusals and confirmations. */
export const mails: Record<keyof typeof mailsMessages, string> = {
  mailSubject: "Saisissez un objet.",
  mailVariable: "« {name} » n’est pas une variable. Insérez-en une de la liste ou retirez les accolades.",
  mailVariableMissing: "{name} n’a pas de valeur pour chaque fournisseur. Retirez-la du modèle.",
  mailDomain: "{domain} n’est pas un domaine d’expéditeur vérifié. Demandez à un administrateur de le vérifier.",
  mailPostalAddress: "Saisissez l’adresse postale de l’expéditeur.",
  mailAccounts: "Nommez le contact du service comptable de l’acheteur qui répond aux fournisseurs.",
  mailAccountsMail: "Saisissez l’adresse e-mail où le contact reçoit les réponses.",
  mailTrust: "Le modèle n’indique pas la référence et le contact à la comptabilité. Insérez ces variables.",
  mailTooMany: "Au plus {most, number} e-mails peuvent être envoyés à la fois.",
  mailNoBrand: "Aucune marque ne peut envoyer cet e-mail. Attribuez-en une à l’émetteur.",
  mailCount:
    "{found, plural, one {# fournisseur peut être contacté} other {# fournisseurs peuvent être contactés}} à présent, et non {agreed, number}. Vérifiez la liste, puis réessayez.",
  mailNobody: "Il ne reste aucun fournisseur à contacter.",
  mailNotOpen: "Cet e-mail a déjà fait l’objet d’une décision. Rechargez la page.",
  mailInterrupted: "La connexion s’est terminée avant la réponse du serveur.",
  mailServerSays: "Le serveur a répondu : {words}",
  mailHeaderLine: "{field} contient un saut de ligne.",
  mailContactErased: "Le contact a été effacé.",
  mailMarkedSent: "Marqué comme envoyé par un utilisateur.",
  mailTemplateSaved: "Version {version, number} enregistrée.",
  mailTestQueued: "Un test est en route vers {address}.",
  mailsQueued: "{count, plural, one {# e-mail est en cours d’envoi.} other {# e-mails sont en cours d’envoi.}}",
  mailsQueuedHere:
    "{count, plural, one {# e-mail a été conservé ici et n’a été envoyé à personne.} other {# e-mails ont été conservés ici et n’ont été envoyés à personne.}}",
  mailsPaused: "L’envoi est suspendu.",
  mailsResumed: "L’envoi reprend.",
  mailConfirmed: "Marqué comme envoyé.",
  mailAgain: "L’e-mail est envoyé à nouveau.",
  mailOptedOut: "{supplier} ne sera plus contacté.",
  mailPostalAddressSaved: "Adresse postale enregistrée.",
  mailAccountsSaved: "Contact à la comptabilité enregistré.",
  mailEventsUnsigned:
    "Les événements ne sont pas signés par le fournisseur d’e-mail ou datent de plus de cinq minutes.",
  mailEventsTaken: "{count, plural, one {# événement enregistré.} other {# événements enregistrés.}}",
  calendarFeedsFull: "Vous avez {most, number} abonnements au calendrier. Révoquez-en un d’abord.",
  calendarFeedMade: "Abonnement au calendrier créé. Copiez son adresse maintenant : elle ne sera plus affichée.",
  calendarFeedRevoked: "Abonnement au calendrier révoqué.",
  mailsStopped: "Vous ne recevrez plus ces e-mails.",
  mailEventsList: "Envoyez une liste d’au plus {most, number} événements.",
  smtpAddress: "MAIL_PROVIDER_URL doit nommer un serveur SMTP, par exemple smtps://smtp.example:465.",
  smtpImplicitTls:
    "Seul SMTP avec TLS implicite est pris en charge (smtps://, port 465). STARTTLS et le port 25 ne le sont pas.",
};

import type { peopleSentences } from "../people.ts";

/** What is said about people, their roles, invitations and agreements. */
export const people: Record<keyof typeof peopleSentences, string> = {
  nothingToAgree: "Nichts zum Zustimmen vorhanden: {what}.",
  newerAgreement: "Inzwischen gibt es eine neuere Fassung: {what}. Lesen Sie sie und stimmen Sie dann zu.",
  aboveOwnRoles: "{roles} steht über Ihren eigenen Rollen. Bitten Sie jemanden mit dieser Rolle, sie zu vergeben.",
  onlyOwnPermissions: "Sie können nur Berechtigungen vergeben, die Sie selbst haben, nicht {permissions}.",
  notOfJobIssuer: "{name} gehört nicht zum Emittenten des Auftrags. Ordnen Sie die Person zuerst dem Emittenten zu.",
  roleAboveYours: "{name} hat eine Rolle über Ihrer. Bitten Sie jemanden mit dieser Rolle um die Änderung.",
  ownDeactivate:
    "Sie können Ihr eigenes Konto nicht deaktivieren. Bitten Sie eine andere Person aus der Administration.",
  ownRoles:
    "Sie können die Rollen Ihres eigenen Kontos nicht ändern. Bitten Sie eine andere Person aus der Administration.",
  ownPermissions:
    "Sie können die Berechtigungen Ihres eigenen Kontos nicht ändern. Bitten Sie eine andere Person aus der Administration.",
  isDeactivated: "{name} ist deaktiviert. Reaktivieren Sie die Person zuerst.",
  isActive: "{name} ist schon aktiv und braucht keine Einladung.",
  noBrandToInvite: "Es gibt keinen Markenauftritt, zu dem eingeladen werden könnte. Geben Sie der Person zuerst einen.",
  staffOutbox: "Nur eigenes Personal darf den Postausgang lesen.",
  staffCreatePeople: "Nur eigenes Personal darf Personen anlegen. Wenden Sie sich an Ihre Administration.",
  knownAlready:
    "Eine Person mit dieser Kennung gibt es schon. Sehen Sie in allen vier Listen nach, oder prüfen Sie die Kennung.",
  managersOnly: "Nur ein Manager von {name} darf dessen Personen ändern.",
  mailNotSent: "Die E-Mail wurde nicht gesendet: {sentence} Geändert wurde nichts; versuchen Sie es erneut.",
  mailKeyMissing: "MAIL_PROVIDER_KEY ist nicht gesetzt. Bitten Sie die Administration, es zu setzen.",
  mailNoAnswer: "Der Anbieter antwortet nicht.",
  mailProviderUnknown:
    "Die Konfiguration nennt den E-Mail-Anbieter „{provider}“, den es nicht gibt. Bitten Sie die Administration, MAIL_PROVIDER auf outbox oder sendgrid zu setzen.",
  agreed: "Sie haben zugestimmt: {what}.",
  agreementInForce: "Die neue Fassung gilt: {what}. Alle werden um Zustimmung gebeten.",
  rolesSaved: "Die Rollen von {name} sind gespeichert.",
  permissionsSaved: "Die Berechtigungen von {name} sind gespeichert.",
  jobAssigned: "{job} ist {name} zugewiesen.",
  jobTakenBack: "{job} ist {name} nicht mehr zugewiesen.",
  languageKept: "Ihre Sprache ist gespeichert.",
  invitedCaptured: "{name} ist eingeladen. E-Mails werden hier abgelegt: Sie steht im Postausgang.",
  invitedByMail: "{name} ist per E-Mail eingeladen.",
  personCreated: "{name} wurde angelegt. Laden Sie die Person ein, damit sie davon weiß.",
  personDeactivated: "{name} ist deaktiviert und kann nichts mehr öffnen.",
  personActive: "{name} ist wieder aktiv.",
  personApproved: "{name} ist freigegeben.",
  inheritsBranding: "{name} erbt den Markenauftritt.",
  seesBrand: "{name} sieht {brand}.",
  leftIssuer: "{name} gehört nicht mehr zu {issuer}.",
  managerOf: "{name} ist Manager bei {issuer}.",
  memberOf: "{name} ist Mitglied bei {issuer}.",
  notAgreedYet:
    "Sie haben den neuesten Nutzungsbedingungen und der Datenschutzerklärung noch nicht zugestimmt. Öffnen Sie eine Seite, lesen Sie sie und stimmen Sie zu.",
  ownerNotEligible:
    "{name} kann für diesen Auftrag nicht verantwortlich sein: Verantwortliche haben ein bereites Konto und gehören zum Personal oder zum Emittenten. Wählen Sie jemanden aus der Liste.",
  ownerNow: "{name} ist jetzt für {job} verantwortlich.",
};

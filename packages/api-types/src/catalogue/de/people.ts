import type { peopleMessages } from "../en/people.ts";

/** Messages about users, their roles, invitations and agreements. */
export const people: Record<keyof typeof peopleMessages, string> = {
  nothingToAgree: "Es gibt nichts, dem Sie zustimmen müssen: {what}.",
  newerAgreement: "Eine neuere Fassung wurde veröffentlicht: {what}. Lesen Sie sie und stimmen Sie dann zu.",
  aboveOwnRoles: "{roles} steht über Ihren eigenen Rollen. Bitten Sie jemanden mit dieser Rolle, sie zuzuweisen.",
  onlyOwnRoles: "Sie können nur Rollen zuweisen und entziehen, deren Berechtigungen Sie selbst haben, nicht {roles}.",
  onlyOwnPermissions:
    "Sie können nur Berechtigungen vergeben und entziehen, die Sie selbst haben, nicht {permissions}.",
  notOfJobIssuer:
    "{name} ist kein Benutzer des Emittenten dieses Auftrags. Fügen Sie das Konto zuerst dem Emittenten hinzu.",
  roleAboveYours: "{name} hat eine Rolle über Ihrer. Bitten Sie jemanden mit dieser Rolle um die Änderung.",
  ofOthersToo:
    "{name} gehört auch zu einem Emittenten, den Sie nicht verwalten. Sie können nur die Zuordnung zu Ihrem beenden. Für alles andere fragen Sie einen internen Benutzer.",
  ownDeactivate:
    "Sie können Ihr eigenes Konto nicht deaktivieren. Wenden Sie sich an jemand anderen aus der Administration.",
  ownRoles:
    "Sie können die Rollen Ihres eigenen Kontos nicht ändern. Wenden Sie sich an jemand anderen aus der Administration.",
  ownPermissions:
    "Sie können die Berechtigungen Ihres eigenen Kontos nicht ändern. Wenden Sie sich an jemand anderen aus der Administration.",
  isDeactivated: "{name} ist deaktiviert. Reaktivieren Sie das Konto zuerst.",
  isActive: "{name} ist bereits aktiv und braucht keine Einladung.",
  noBrandToInvite: "Für diesen Benutzer gibt es keine Marke zum Einladen. Weisen Sie zuerst eine Marke zu.",
  staffOutbox: "Nur interne Benutzer können den E-Mail-Ausgang lesen.",
  staffCreatePeople: "Nur interne Benutzer können Benutzer anlegen. Wenden Sie sich an Ihre Administration.",
  knownAlready: "Ein Benutzer mit dieser ID ist bereits vorhanden. Prüfen Sie alle vier Benutzerlisten oder die ID.",
  managersOnly: "Nur ein Manager von {name} kann dessen Benutzer ändern.",
  mailNotSent: "Die E-Mail wurde nicht gesendet: {sentence} Es wurde nichts geändert. Versuchen Sie es erneut.",
  mailKeyMissing: "MAIL_PROVIDER_KEY ist nicht gesetzt. Bitten Sie die Administration, es zu setzen.",
  mailNoAnswer: "der Anbieter antwortet nicht.",
  mailProviderUnknown:
    "Unbekannter E-Mail-Anbieter „{provider}“. Bitten Sie die Administration, MAIL_PROVIDER auf outbox, sendgrid oder smtp zu setzen.",
  agreed: "Sie haben zugestimmt: {what}.",
  agreementInForce: "Die neue Fassung gilt: {what}. Alle Benutzer werden um Zustimmung gebeten.",
  rolesSaved: "Rollen von {name} gespeichert.",
  permissionsSaved: "Berechtigungen von {name} gespeichert.",
  jobAssigned: "{job} ist {name} zugewiesen.",
  jobTakenBack: "{job} ist {name} nicht mehr zugewiesen.",
  languageKept: "Ihre Sprache wurde gespeichert.",
  invitedCaptured:
    "{name} ist eingeladen. E-Mails werden hier abgelegt und nicht gesendet: Lesen Sie diese im E-Mail-Ausgang.",
  invitedByMail: "{name} ist per E-Mail eingeladen.",
  personCreated: "{name} wurde angelegt. Senden Sie als Nächstes die Einladung.",
  personDeactivated: "{name} ist deaktiviert und hat keinen Zugriff mehr.",
  personActive: "{name} ist wieder aktiv.",
  personApproved: "{name} ist freigegeben.",
  inheritsBranding: "{name} erbt jetzt die Marke.",
  seesBrand: "{name} sieht jetzt {brand}.",
  leftIssuer: "{name} gehört nicht mehr zu {issuer}.",
  managerOf: "{name} ist jetzt Manager bei {issuer}.",
  memberOf: "{name} ist jetzt Mitglied bei {issuer}.",
  notAgreedYet:
    "Sie haben den neuesten Nutzungsbedingungen oder der Datenschutzerklärung nicht zugestimmt. Öffnen Sie eine Seite, lesen Sie sie und stimmen Sie zu.",
  ownerNotEligible:
    "{name} kann für diesen Auftrag nicht verantwortlich sein. Nötig ist ein freigegebener interner Benutzer oder Benutzer des Emittenten. Wählen Sie jemanden aus der Liste.",
  ownerNow: "{name} ist jetzt für {job} verantwortlich.",
  mailProviderStatus: "der Anbieter hat mit {status} geantwortet.",
  mailProviderSays: "der Anbieter meldet: {words}",
};

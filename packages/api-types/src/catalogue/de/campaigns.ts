import type { campaignsMessages } from "../en/campaigns.ts";

/** Campaigns: refusals and confirmations. */
export const campaigns: Record<keyof typeof campaignsMessages, string> = {
  campaignName: "Geben Sie der Kampagne einen Namen.",
  campaignDue: "Geben Sie ein Fälligkeitsdatum ein, das nicht vor dem Beginn liegt.",
  campaignMonths: "Geben Sie ganze Monate ein, von 1 bis {most, number}.",
  campaignTime: "Geben Sie eine Uhrzeit wie 14:30 ein.",
  campaignNoRows: "Wählen Sie mindestens einen Lieferanten aus.",
  campaignDisposition: "Geben Sie an, wie der Anruf verlief.",
  campaignCallBack: "Geben Sie Tag und Uhrzeit des Rückrufs ein.",
  campaignContactName: "Geben Sie den Namen des Kontakts ein.",
  campaignPhone: "Geben Sie eine Telefonnummer wie +44 161 496 0182 ein.",
  campaignNeedsMethod: "Wählen Sie den Zahlungsweg, dem der Lieferant zugestimmt hat.",
  campaignNeedsDay: "Geben Sie den Tag ein, an dem der Lieferant zugestimmt hat.",
  campaignNeedsReason: "Wählen Sie, woran es gescheitert ist.",
  campaignNeedsNote: "Geben Sie an, warum dieser Erfolg nicht mehr gilt.",
  campaignUnexpected: "Lassen Sie dieses Feld leer: Es gehört nicht zu dieser Änderung.",
  campaignFuture: "Geben Sie einen Tag ein, der nicht in der Zukunft liegt.",
  campaignForcedNote: "Geben Sie an, warum die Kampagne trotz offener Lieferanten abgeschlossen wird.",
  campaignMethodOfUseCase: "Eine Kampagne aus einem Anwendungsfall hat dessen Zahlungsweg. Lassen Sie ihn weg.",
  campaignMethodStays: "Der Zahlungsweg lässt sich nach dem Start der Kampagne nicht mehr ändern.",
  campaignExternalImported: "Externe Kampagnen werden importiert. Wählen Sie einen anderen Weg.",
  campaignOwnerUnknown: "Diese Person kann keine Kampagnen dieses Auftrags führen. Wählen Sie jemanden aus der Liste.",
  maxCampaigns: "Ein Auftrag kann höchstens {most, number} Kampagnen haben. Löschen Sie zuerst eine.",
  maxCampaignSuppliers: "Eine Kampagne kann höchstens {most, number} Lieferanten haben. Wählen Sie weniger aus.",
  campaignExternal: "Diese Kampagne wurde importiert und kann nur gelesen werden.",
  campaignNotActive: "Diese Kampagne ist nicht aktiv. Starten Sie sie, oder öffnen Sie sie wieder.",
  campaignMove: "Ein Lieferant kann von seinem Status aus nicht dorthin. Öffnen Sie ihn, um zu sehen, wohin er kann.",
  campaignStage: "Das geht in der jetzigen Phase der Kampagne nicht. Laden Sie die Seite neu, um sie zu sehen.",
  campaignEmpty: "Diese Kampagne hat keine Lieferanten. Fügen Sie vor dem Start welche hinzu.",
  campaignOpen:
    "{open, plural, one {# Lieferant ist} other {# Lieferanten sind}} noch ausstehend oder aktiv. Schließen Sie die Arbeit ab, oder schließen Sie die Kampagne mit einer Notiz ab.",
  campaignStarted: "Diese Kampagne hat begonnen und behält ihre Lieferanten. Schließen Sie sie stattdessen ab.",
  campaignCount:
    "Jetzt {found, plural, one {passt # Lieferant} other {passen # Lieferanten}}, nicht {agreed, number}. Prüfen Sie die Auswahl, und versuchen Sie es erneut.",
  campaignUndoLate:
    "Diese Änderung lässt sich nicht mehr rückgängig machen. Verschieben Sie die Lieferanten stattdessen zurück.",
  campaignCallHeld: "{name} ruft diesen Lieferanten gerade an. Übernehmen Sie den nächsten Anruf.",
  campaignContactErased:
    "Dieser Kontakt wurde gelöscht und kann nicht wieder hinzugefügt werden. Geben Sie einen anderen ein.",
  campaignCreated: "Der Entwurf ist angelegt.",
  campaignSaved: "Die Kampagne ist gespeichert.",
  campaignBegun: "Die Kampagne hat begonnen.",
  campaignCompleted: "Die Kampagne ist abgeschlossen.",
  campaignReopened: "Die Kampagne ist wieder aktiv.",
  campaignDeleted: "Die Kampagne ist gelöscht.",
  campaignSuppliersAdded:
    "{count, plural, one {# Lieferant wurde hinzugefügt.} other {# Lieferanten wurden hinzugefügt.}}",
  campaignSuppliersRemoved: "{count, plural, one {# Lieferant wurde entfernt.} other {# Lieferanten wurden entfernt.}}",
  campaignChanged: "{count, plural, one {# Lieferant wurde geändert.} other {# Lieferanten wurden geändert.}}",
  campaignUndone: "{count, plural, one {# Lieferant ist wie zuvor.} other {# Lieferanten sind wie zuvor.}}",
  campaignAttemptSaved: "Der Versuch ist gespeichert.",
  campaignCallYours: "Der Anruf gehört für {minutes, number} Minuten Ihnen.",
  campaignNoCalls: "Für Sie ist kein Anruf übrig.",
  campaignCallReleased: "Der Anruf ist für andere frei.",
  campaignContactSaved: "Der Kontakt ist gespeichert.",
  campaignContactGone: "Der Kontakt ist gelöscht.",
  campaignFileSize:
    "Eine Datei darf bis zu 16 MB groß sein, komprimiert 900 kB. Entfernen Sie Spalten oder Zeilen, die Sie nicht brauchen.",
  campaignFilePacked: "Diese komprimierte Datei lässt sich nicht öffnen. Senden Sie die CSV-Datei selbst.",
  campaignFileNoStatus: "In dieser Datei fehlt die Spalte für den Status. Nennen Sie eine in der Kopfzeile „Status“.",
  campaignFileNoContact:
    "In dieser Datei fehlt die Spalte für den Namen des Kontakts. Nennen Sie eine in der Kopfzeile „Kontakt“.",
  campaignFileNoSupplier:
    "Die Zeile nennt keinen Lieferanten. Füllen Sie die Spalte „Supplier“ oder „Supplier key“ aus.",
  campaignFileStatus: "„{value}“ ist kein Status. Verwenden Sie Pending, Active, Abandoned, Failed oder Succeeded.",
  campaignFileReason:
    "„{value}“ ist kein Grund für das Scheitern. Verwenden Sie einen wie „Gebühren“, „Richtlinie“ oder „Keine Antwort“.",
  campaignFileMethod: "„{value}“ ist kein Zahlungsweg. Verwenden Sie einen wie Virtual card.",
  campaignFileDay: "„{value}“ ist kein Datum der Zusage. Verwenden Sie ein Datum wie 2026-10-05.",
  campaignFileNoWay: "Die Zeile enthält weder Telefonnummer noch E-Mail. Füllen Sie eines davon aus.",
  campaignFileTwice: "{supplier} kommt in der Datei zweimal vor. Die erste Zeile zählt.",
  campaignFileSeveral: "Mehrere Lieferanten heißen {supplier}. Ergänzen Sie die Spalte „Supplier key“.",
  campaignFileNotIn: "{supplier} gehört nicht zu dieser Kampagne.",
  campaignFileErased: "Der Kontakt von {supplier} wurde gelöscht und wird nicht wieder übernommen.",
  campaignNotExternal:
    "Diese Kampagne wurde nicht importiert und lässt sich deshalb nicht mit einer Datei aktualisieren.",
  campaignImported: "Importiert: {added, number} neu, {changed, number} geändert, {gone, number} entfernt.",
  campaignContactsKept:
    "{added, plural, one {# Kontakt wurde hinzugefügt} other {# Kontakte wurden hinzugefügt}}, {changed, number} geändert.",
};

import type { tenantsMessages } from "../en/tenants.ts";

/** Messages about issuers, buyers and brands. */
export const tenants: Record<keyof typeof tenantsMessages, string> = {
  providerHost: "Dieser Host gehört einem lokalen Dienst. Wählen Sie einen anderen.",
  brandKeyTaken: "Eine andere Marke hat diesen Schlüssel bereits. Wählen Sie einen anderen.",
  domainTaken: "Eine andere Marke verwendet diese Domain bereits. Wählen Sie eine andere.",
  notAPicture:
    "Das ist kein PNG-, JPEG- oder WebP-Bild. Speichern Sie es in einem dieser Formate und versuchen Sie es erneut.",
  buyerNameTaken:
    "{issuer} hat bereits einen Käufer dieses Namens. Wählen Sie ihn, oder geben Sie einen anderen Namen ein.",
  buyerHasJobs: "{name} hat noch Aufträge. Löschen Sie zuerst diese, dann den Käufer.",
  buyerHasSftp: "{name} hat noch SFTP-Konfigurationen. Löschen Sie zuerst diese, dann den Käufer.",
  languageUnknown: "Unbekannte Sprache. Wählen Sie eine aus der Liste.",
  brandUnknown: "Unbekannte Marke. Wählen Sie eine aus der Liste, oder keine.",
  countryUnknown: "Unbekanntes Land {code}. Wählen Sie eines aus der Liste.",
  issuerKeyTaken: "Ein anderer Emittent hat diesen Schlüssel oder Alias bereits. Wählen Sie einen anderen.",
  staffCreateIssuers: "Nur interne Benutzer können Emittenten anlegen. Wenden Sie sich an Ihre Administration.",
  issuerInUse:
    "{name} hat noch Aufträge, Käufer oder Benutzer. Löschen oder verschieben Sie zuerst diese, und löschen Sie dann den Emittenten.",
  noSupplierColumn:
    "Keine Spalte enthält Lieferantennamen. Nennen Sie eine Spalte „Supplier name“ und wählen Sie die Datei erneut.",
  lineNoName: "Die Zeile hat keinen Lieferantennamen.",
  nameOver400: "Der Name ist länger als 400 Zeichen.",
  countryNotKnown: "„{value}“ ist kein bekanntes Land.",
  listTooLong: "Eine Liste kann bis zu {most, number} Lieferanten haben. Kürzen Sie die Datei.",
  listEmpty: "Die Datei enthält keine Lieferanten. Prüfen Sie sie und wählen Sie sie erneut.",
  answersSoon: "{name} ist in wenigen Sekunden unter {domain} erreichbar.",
  brandSaved: "{name} ist gespeichert. Änderungen erscheinen in wenigen Sekunden.",
  pictureSaved: "Gespeichert für {name}: {what}.",
  pictureTaken: "Entfernt bei {name}: {what}.",
  created: "{name} wurde angelegt.",
  saved: "{name} ist gespeichert.",
  deleted: "{name} wurde gelöscht.",
  wordsSaved: "Gespeichert für {name}: {what}.",
  includeListNow:
    "Die Einschlussliste von {name} hat jetzt {count, number} Lieferanten. Aufträge, die ab jetzt laufen, verwenden sie.",
  excludeListNow:
    "Die Ausschlussliste von {name} hat jetzt {count, number} Lieferanten. Aufträge, die ab jetzt laufen, verwenden sie.",
  noIncludeList: "{name} hat keine Einschlussliste mehr.",
  noExcludeList: "{name} hat keine Ausschlussliste mehr.",
  statementTooMany:
    "Die Datei nennt mehr als {most, number} Händler. Teilen Sie sie und fügen Sie die Teile einzeln hinzu.",
  statementBuyer: "Wählen Sie einen Käufer dieses Emittenten.",
  statementNoSign:
    "Nichts in dieser Datei sagt, dass ihre Zeilen mit Karte bezahlt wurden. Bestätigen Sie es, oder wählen Sie eine andere Datei.",
  statementLoaded:
    "Diese Datei ist schon Teil von Version {version}. Wählen Sie eine andere Datei, oder ersetzen Sie die Version.",
  statementBaseMoved:
    "Seit die Datei gelesen wurde, ist eine andere Version aktiv. Wählen Sie die Datei noch einmal, um sie zu vergleichen.",
  statementInUse:
    "Version {version} ist jetzt aktiv. Aufträge von {issuer}, die ab jetzt laufen oder neu bewertet werden, sehen sie.",
  statementsUnused:
    "Aufträge von {issuer}, die ab jetzt laufen oder neu bewertet werden, sehen keine Kartenabrechnungen.",
  acceptanceShared: "{issuer} teilt jetzt, welche Lieferanten Karten akzeptieren, und erfährt, was andere teilen.",
  acceptanceUnshared:
    "{issuer} teilt nicht mehr, welche Lieferanten Karten akzeptieren, und erfährt nichts mehr von anderen.",
  issuerEqualOnly: "Nach Emittenten kann nur mit Equal gefiltert werden.",
  vendorsReach:
    "Von mehreren Emittenten lassen sich nur die ersten {most, number} Lieferanten blättern. Filtern Sie, oder wählen Sie einen Emittenten.",
  vendorOfManagers:
    "Nur interne Benutzer und Manager des Emittenten können dessen Lieferanten zusammenführen oder trennen. Fragen Sie einen Manager.",
  vendorsAreOne: "Diese Lieferanten sind bereits zusammengeführt. Laden Sie die Seite neu.",
  vendorNotMerged: "Dieser Lieferant ist nicht mehr mit dem anderen zusammengeführt. Laden Sie die Seite neu.",
  vendorsMerged: "Lieferanten zusammengeführt.",
  vendorSplit: "Lieferant getrennt.",
};

import type { tenantsSentences } from "../tenants.ts";

/** What is said about issuers, buyers and brands. */
export const tenants: Record<keyof typeof tenantsSentences, string> = {
  providerHost: "Dieser Host gehört dem lokalen Identitätsanbieter. Wählen Sie einen anderen.",
  brandKeyTaken: "Ein anderer Markenauftritt hat diesen Schlüssel schon. Geben Sie einen anderen an.",
  domainTaken: "Ein anderer Markenauftritt antwortet auf dieser Domain. Wählen Sie eine andere.",
  notAPicture:
    "Das ist kein PNG-, JPEG- oder WebP-Bild. Speichern Sie es in einem dieser Formate und versuchen Sie es erneut.",
  buyerNameTaken:
    "{issuer} hat schon einen Käufer dieses Namens. Wählen Sie ihn, oder geben Sie einen anderen Namen an.",
  buyerHasJobs: "{name} hat noch Aufträge. Löschen Sie zuerst diese, dann den Käufer.",
  languageUnknown: "Diese Sprache gibt es nicht. Wählen Sie eine aus der Liste.",
  brandUnknown: "Diesen Markenauftritt gibt es nicht. Wählen Sie einen aus der Liste, oder keinen.",
  countryUnknown: "Das Land {code} gibt es nicht. Wählen Sie eines aus der Liste.",
  issuerKeyTaken: "Ein anderer Emittent hat diesen Schlüssel oder Alias schon. Geben Sie einen anderen an.",
  staffCreateIssuers: "Nur eigenes Personal darf Emittenten anlegen. Wenden Sie sich an Ihre Administration.",
  issuerInUse:
    "{name} hat noch Aufträge, Käufer oder Personen. Löschen oder verschieben Sie zuerst diese, dann löschen Sie den Emittenten.",
  noSupplierColumn:
    "Keine Spalte enthält den Namen des Lieferanten. Nennen Sie eine Spalte „Supplier name“ und wählen Sie die Datei erneut.",
  lineNoName: "Die Zeile hat keinen Lieferantennamen.",
  nameOver400: "Der Name ist länger als 400 Zeichen.",
  countryNotKnown: "„{value}“ ist kein bekanntes Land.",
  listTooLong: "Eine Liste hat höchstens {most} Lieferanten. Kürzen Sie die Datei.",
  listEmpty: "Die Datei nennt keinen Lieferanten. Prüfen Sie sie und wählen Sie sie erneut.",
  answersSoon: "{name} antwortet in wenigen Sekunden auf {domain}.",
  brandSaved: "{name} ist gespeichert und in wenigen Sekunden zu sehen.",
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
};

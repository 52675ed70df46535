import type { chatMessages } from "../en/chat.ts";

/** Messages of the assistant and its documents. */
export const chat: Record<keyof typeof chatMessages, string> = {
  chatQuestionEmpty: "Geben Sie eine Frage ein.",
  chatQuestionLong: "Eine Frage darf höchstens {most, number} Zeichen haben. Kürzen Sie sie.",
  chatLogLimit: "limit ist eine Zahl von 1 bis 100.",
  chatLogOffset: "offset ist eine ganze Zahl ab 0.",
  chatDocumentIds: "Nennen Sie in der Abfrage die IDs der Dokumente, die gelöscht werden sollen.",
  chatNoAnswer: "Die Dokumente beantworten das nicht.",
  chatTooManyQuestions:
    "Sie können {most, number} Fragen pro Minute stellen. Warten Sie eine Minute und fragen Sie erneut.",
  chatFilesMissing: "Wählen Sie mindestens eine Datei.",
  chatFilesTooMany: "Laden Sie höchstens {most, number} Dateien auf einmal hoch.",
  chatReplaceOne: "Wählen Sie eine Datei, um ein Dokument zu ersetzen.",
  chatRated: "Bewertung gespeichert.",
  chatStopped: "Die Antwort wurde angehalten.",
  chatConversationDeleted: "Unterhaltung gelöscht.",
  chatErased:
    "{count, plural, =0 {Keine Unterhaltungen zu löschen.} one {# Unterhaltung gelöscht.} other {# Unterhaltungen gelöscht.}}",
  chatDocumentsDeleted: "{count, plural, one {# Dokument gelöscht.} other {# Dokumente gelöscht.}}",
  chatDocumentSaved: "Dokument gespeichert.",
  documentTooLarge: "Die Datei ist größer als {most, number} MB. Teilen Sie sie, oder verkleinern Sie ihre Bilder.",
  documentType:
    "Das ist keine PDF-, DOCX-, Markdown-, HTML- oder Textdatei. Speichern Sie sie in einem dieser Formate und laden Sie sie erneut hoch.",
  documentEncrypted:
    "Die Datei ist mit einem Passwort geschützt. Entfernen Sie das Passwort und laden Sie sie erneut hoch.",
  documentNoText:
    "Diese PDF-Datei enthält keinen Text. Fügen Sie eine Textebene hinzu (OCR) und laden Sie sie erneut hoch.",
  documentEmpty: "Die Datei enthält keinen zitierbaren Text. Ergänzen Sie Text und laden Sie sie erneut hoch.",
  documentPages:
    "Das Dokument hat {pages, number} Seiten; höchstens {most, number} sind möglich. Teilen Sie es und laden Sie die Teile hoch.",
  documentTextLong:
    "Das Dokument enthält mehr als {most, number} Millionen Zeichen Text. Teilen Sie es und laden Sie die Teile hoch.",
  documentBomb:
    "Die Datei entpackt sich auf ein Vielfaches ihrer Größe. Speichern Sie sie in einer Textverarbeitung neu und laden Sie diese Kopie hoch.",
  documentComplex:
    "Die Datei ist zu verschachtelt. Speichern Sie sie einfacher oder als Text und laden Sie diese Kopie hoch.",
  documentBroken: "Die Datei ist beschädigt. Öffnen Sie sie, speichern Sie sie neu und laden Sie diese Kopie hoch.",
  documentNotUtf8: "Der Text ist nicht in UTF-8. Speichern Sie ihn als UTF-8 und laden Sie ihn erneut hoch.",
  documentEntryDamaged:
    "Der Eintrag dieses Dokuments ist beschädigt. Löschen Sie ihn und laden Sie die Datei erneut hoch.",
  documentUnreadable:
    "Mehrere Versuche, die Datei zu lesen, scheiterten. Speichern Sie sie neu und laden Sie diese Kopie hoch.",
  documentStrayBytes:
    "{count, plural, one {# Zeichen war} other {# Zeichen waren}} kein UTF-8 und als Windows-1252 gelesen. Prüfen Sie Umlaute und Zeichen.",
  documentPagesEmpty: "{count, number} von {pages, number} Seiten enthalten keinen Text.",
};

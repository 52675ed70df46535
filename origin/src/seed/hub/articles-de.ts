import type { ArticleKey, ArticleText } from "./article-keys.ts";

/** The articles in German. */
export const germanArticles: Readonly<Record<ArticleKey, ArticleText>> = {
  "first-analysis": {
    title: "Ihre erste Analyse",
    summary: "Von der Zahlungsdatei zur Liste der Lieferanten, die per Karte bezahlt werden können.",
    body: `Eine Analyse braucht eine Datei: die Zahlungen eines Käufers an seine Lieferanten.

## Schritte

1. Wählen Sie **Neuer Auftrag**, benennen Sie den Auftrag und wählen Sie den Käufer.
2. Ziehen Sie die Datei auf die Seite. Die Spalten werden erkannt; korrigieren Sie falsche.
3. Starten Sie die Prüfung. Sie nennt die Zeilen, die abgelehnt oder übersprungen werden, jede mit Grund.
4. Starten Sie den Import. Der Fortschritt wird angezeigt, und Sie können die Seite verlassen.

## Danach

Die Zusammenfassung nennt die Ausgaben, die auf Karten wechseln können, und die Lieferanten dahinter. Jede Zahl öffnet die Zeilen, aus denen sie besteht.

Kunden sehen nichts, bevor Sie den Auftrag **veröffentlichen**. Ein späterer Import erzeugt einen neuen Lauf; der veröffentlichte ändert sich erst, wenn Sie erneut veröffentlichen.`,
  },
  "which-file": {
    title: "Welche Datei Sie hochladen",
    summary: "Nötige Spalten, nützliche Spalten, und was Sie vorher entfernen.",
    body: `Exportieren Sie die Zahlungen aus der Buchhaltung als CSV oder Excel-Datei. Eine Zeile ist eine Zahlung, Rechnung oder Bestellung.

## Nötig

- **Lieferant**: der Name, wie der Käufer ihn schreibt.
- **Betrag**: mit Währung, wenn es mehrere gibt.
- **Datum**: der Zahlung oder der Rechnung.

## Nützlich

- Lieferantennummer, Steuernummer oder Registernummer: verschieden geschriebene Namen werden sicher zusammengeführt.
- Adresse und Postleitzahl: sie trennen zwei Lieferanten gleichen Namens.
- Zahlungsart und Zahlungsziel: ohne sie lässt sich der Vorteil früherer Zahlung nicht angeben.

## Entfernen

Löhne, Steuern und Umbuchungen zwischen eigenen Konten sind keine Zahlungen an Lieferanten. Sie werden in den meisten Dateien erkannt, doch ohne sie ist eine Datei schneller gelesen.

Am besten sind zwölf volle Monate. Ein kürzerer Zeitraum wird auf ein Jahr hochgerechnet, und die Zusammenfassung weist darauf hin.`,
  },
  "card-data": {
    title: "Kartendaten und STP",
    summary: "Was die Detailtiefen enthalten, und wann eine Zahlung keine Eingabe braucht.",
    body: `Jede Kartenzahlung überträgt Daten vom Lieferanten zum Käufer. Wie viele, hängt vom System des Lieferanten ab.

- **Level 1**: Händler, Datum und Betrag.
- **Level 2**: zusätzlich Steuer und eine Referenz des Käufers.
- **Level 3**: zusätzlich eine Zeile je Artikel, mit Menge und Preis.

Mehr Daten können bei großen Zahlungen die Interchange senken und der Buchhaltung des Käufers Arbeit sparen.

## STP

Beim Straight-through Processing (STP) erreicht die Zahlung das Konto des Lieferanten, ohne dass jemand eine Kartennummer eingibt. Der Zahlungsavis kommt mit dem Geld.

Ein Lieferant wird für STP nur dann höher als Niedrig bewertet, wenn das Verzeichnis die Annahme nennt und mehr als der Name übereinstimmt.`,
  },
  "supplier-call": {
    title: "Ein Anruf beim Lieferanten: zwei Fragen",
    summary: "Was Sie fragen, was Sie notieren, und wann Sie aufhören.",
    body: `Ein Anruf sollte fünf Minuten dauern. Zwei Fragen entscheiden, wie es weitergeht.

> Wer gibt Kartenzahlungen ein, und wer zahlt die Kartengebühr?

## Notieren Sie

1. Name und Funktion Ihres Gegenübers.
2. Die Antwort auf beide Fragen, in den Worten des Lieferanten.
3. Den nächsten Schritt mit seinem Tag. Ein Rückruf ohne Tag geht verloren.

## Ergebnisse

- **Gesprochen**: die Antworten sind bekannt.
- **Rückruf**: ein Tag ist vereinbart.
- **Keine Antwort** oder **Mailbox**: an einem anderen Tag erneut versuchen.
- **Falsche Nummer oder Firma**: der Kontakt gilt als nicht geprüft.

Nach drei Anrufen ohne Antwort in mindestens zehn Arbeitstagen schlägt die Kampagne vor, den Lieferanten aufzugeben. Er lässt sich wieder öffnen, und sein Verlauf bleibt.`,
  },
  "cardable-spend": {
    title: "Was kartenfähige Ausgaben sind",
    summary: "Welche Zahlungen zählen, bis zu welcher Größe, und warum Summen sinken können.",
    body: `Ausgaben sind *kartenfähig*, wenn ein Lieferant für Zahlungen dieser Größe wahrscheinlich Karten akzeptiert.

## Was zählt

- Lieferanten mit der Stufe Hoch oder Mittel für ein Kartenverfahren.
- Zahlungen bis zur belegten Größe: durch gesehene Kartenzahlungen, durch ein genanntes Höchstmaß oder durch die Obergrenze der Regeln.
- Der Betrag eines Jahres. Einmalige Zahlungen sind in keiner Jahreszahl.

## Warum eine Summe sinken kann

Ein neues Verzeichnis kann nennen, dass ein Lieferant keine Karten mehr akzeptiert. Eine Korrektur kann Zahlungen einem anderen Lieferanten zuordnen. Vergleichen Sie zwei Läufe eines Auftrags, um jede Änderung mit ihrer Ursache zu sehen.

Beträge verschiedener Währungen werden nie addiert. Jede Währung hat ihre eigene Summe.`,
  },
  "score-reasons": {
    title: "Wie eine Bewertung entsteht",
    summary: "Stufen, Gründe, und wie Sie eine falsche Stufe ändern.",
    body: `Ein Lieferant hat für jedes Zahlungsverfahren eine Stufe: **Hoch**, **Mittel** oder **Niedrig**. Sie folgt Regeln, die für alle Lieferanten eines Auftrags gleich sind.

## Von der Übereinstimmung zur Stufe

1. Der Lieferant wird mit dem Verzeichnis der Kartenakzeptanten abgeglichen. Die Übereinstimmung hat eine eigene Stufe, aus Name, Nummer und Adresse.
2. Die Regeln geben Punkte für Bekanntes: Annahme, Branche, Größe und Zahl der Zahlungen.
3. Aus Punkten wird eine Stufe. Sperren können sie begrenzen, etwa ein fehlender Beleg der Annahme.

Wählen Sie eine Stufe, um ihre Gründe zu lesen. Jeder nennt die Tatsache und ihre Quelle.

## Wenn sie falsch ist

- Bestätigen Sie die Übereinstimmung oder lehnen Sie sie ab, wenn die falsche Firma gefunden wurde.
- Setzen Sie die Stufe von Hand, mit Grund. Der nächste Lauf behält sie, und Berichte zeigen, dass sie gesetzt wurde.`,
  },
};

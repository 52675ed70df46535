import type { Language } from "@paygauge/api-types/languages";
import type { FigureType } from "./question-types.ts";

type Asked = Readonly<Record<Language, readonly string[]>>;

/** Five ways to ask for each type of what managers ask, in each language. */
export const managerParaphrases = {
  smallest: {
    en: [
      "Who are our five smallest suppliers?",
      "Which suppliers have the lowest spend?",
      "Show me the smallest vendors in France.",
      "With which supplier do we spend the least?",
      "List the 10 smallest suppliers at High for virtual card.",
    ],
    de: [
      "Wer sind unsere fünf kleinsten Lieferanten?",
      "Welche Lieferanten haben die geringsten Ausgaben?",
      "Zeige mir die kleinsten Lieferanten in Frankreich.",
      "Bei welchem Lieferanten geben wir am wenigsten aus?",
      "Nenne die 10 kleinsten Lieferanten mit Hoch bei virtueller Karte.",
    ],
    fr: [
      "Quels sont nos cinq plus petits fournisseurs ?",
      "Chez quel fournisseur dépensons-nous le moins ?",
      "Montre-moi les plus petits fournisseurs en France.",
      "Quels fournisseurs ont les plus faibles dépenses ?",
      "Liste les 10 plus petits fournisseurs de niveau élevé pour la carte virtuelle.",
    ],
  },
  share: {
    en: [
      "What share of spend is with suppliers at High for virtual card?",
      "What percentage of suppliers are Medium for STP?",
      "What proportion of our spend is in Germany?",
      "How much of the spend, in percent, is at High or Medium for purchasing card?",
      "What share of suppliers have spend above £1 million?",
    ],
    de: [
      "Welcher Anteil der Ausgaben entfällt auf Lieferanten mit Hoch bei virtueller Karte?",
      "Wie viel Prozent der Lieferanten sind bei STP auf Mittel?",
      "Wie hoch ist der Anteil der Ausgaben in Deutschland?",
      "Wie viel Prozent der Ausgaben liegen bei Einkaufskarte auf Hoch oder Mittel?",
      "Welcher Anteil der Lieferanten hat mehr als 1 Million Ausgaben?",
    ],
    fr: [
      "Quelle part des dépenses est chez les fournisseurs au niveau élevé pour la carte virtuelle ?",
      "Quel pourcentage de fournisseurs est au niveau moyen en STP ?",
      "Quelle part de nos dépenses est en Allemagne ?",
      "Quelle proportion des dépenses est au niveau élevé ou moyen en carte d’achat ?",
      "Quelle part des fournisseurs a plus de 1 million de dépenses ?",
    ],
  },
  average: {
    en: [
      "What is the average spend per supplier?",
      "What is the average invoice value?",
      "How large is the average payment?",
      "What is the average spend of suppliers at High for virtual card?",
      "How much do we spend on average with a supplier in France?",
    ],
    de: [
      "Wie hoch sind die durchschnittlichen Ausgaben je Lieferant?",
      "Wie hoch ist der durchschnittliche Rechnungsbetrag?",
      "Wie groß ist eine Zahlung im Durchschnitt?",
      "Wie hoch sind die durchschnittlichen Ausgaben der Lieferanten mit Hoch bei virtueller Karte?",
      "Wie viel geben wir im Schnitt bei einem Lieferanten in Frankreich aus?",
    ],
    fr: [
      "Quelle est la dépense moyenne par fournisseur ?",
      "Quel est le montant moyen des factures ?",
      "Quel est le montant moyen d’un paiement ?",
      "Quelle est la dépense moyenne des fournisseurs au niveau élevé pour la carte virtuelle ?",
      "Combien dépensons-nous en moyenne par fournisseur en France ?",
    ],
  },
  months: {
    en: [
      "What do we spend per month?",
      "Show spend by month.",
      "How did spending develop month by month?",
      "How much do we pay each month?",
      "How many payments do we make per month?",
    ],
    de: [
      "Wie viel geben wir pro Monat aus?",
      "Ausgaben nach Monat",
      "Wie haben sich die Ausgaben im Zeitverlauf entwickelt?",
      "Zeige die monatlichen Ausgaben.",
      "Wie viele Zahlungen machen wir pro Monat?",
    ],
    fr: [
      "Combien dépensons-nous par mois ?",
      "Dépenses par mois",
      "Comment évoluent les dépenses au fil des mois ?",
      "Montre les dépenses mensuelles.",
      "Combien de paiements par mois ?",
    ],
  },
  worth: {
    en: [
      "What is it worth and how sure is that?",
      "What is this job worth?",
      "What is the potential?",
      "How much is it worth?",
      "What is our card potential, and how reliable is that?",
    ],
    de: [
      "Was ist das wert und wie sicher ist das?",
      "Wie hoch ist das Potenzial?",
      "Wie groß ist unser Kartenpotenzial, und wie belastbar ist das?",
      "Was ist der Auftrag wert?",
      "Welches Potenzial haben wir?",
    ],
    fr: [
      "Quel est le potentiel, et est-ce fiable ?",
      "Combien cela vaut-il ?",
      "Quel est le gain potentiel ?",
      "Quelle est la valeur de ce dossier ?",
      "Quel est notre potentiel ?",
    ],
  },
  case: {
    en: [
      "What is the net present value?",
      "When does it pay back?",
      "How much rebate do we get?",
      "What is our revenue?",
      "What is the payback period?",
    ],
    de: [
      "Wie hoch ist der Kapitalwert?",
      "Wann rechnet es sich?",
      "Wie viel Rückvergütung bekommen wir?",
      "Wie hoch ist unser Ertrag?",
      "Wie lang ist die Amortisationszeit?",
    ],
    fr: [
      "Quelle est la valeur actuelle nette ?",
      "Quand est-ce rentable ?",
      "Combien de ristourne obtenons-nous ?",
      "Quels sont nos revenus ?",
      "Quel est le délai de retour ?",
    ],
  },
  campaignResult: {
    en: [
      "What did the last campaign bring?",
      "What was the result of the latest campaign?",
      "How is the campaign going?",
      "What have our campaigns achieved?",
      "How much did the last campaign deliver?",
    ],
    de: [
      "Was hat die letzte Kampagne gebracht?",
      "Was war das Ergebnis der letzten Kampagne?",
      "Wie läuft die Kampagne?",
      "Was haben unsere Kampagnen erreicht?",
      "Wie viel hat die letzte Kampagne gebracht?",
    ],
    fr: [
      "Qu’a rapporté la dernière campagne ?",
      "Quel est le résultat de la dernière campagne ?",
      "Quel est le bilan de la campagne ?",
      "Qu’ont donné nos campagnes ?",
      "Combien la dernière campagne a-t-elle rapporté ?",
    ],
  },
  overdue: {
    en: [
      "Who is overdue?",
      "Which suppliers are overdue?",
      "Show me the suppliers that are late.",
      "How many suppliers are overdue?",
      "Which suppliers in the campaign are past due?",
    ],
    de: [
      "Wer ist überfällig?",
      "Welche Lieferanten sind überfällig?",
      "Zeige mir die überfälligen Lieferanten.",
      "Wie viele Lieferanten sind überfällig?",
      "Welche Lieferanten der Kampagne sind im Verzug?",
    ],
    fr: [
      "Qui est en retard ?",
      "Quels fournisseurs sont en retard ?",
      "Montre-moi les fournisseurs en retard.",
      "Combien de fournisseurs sont en retard ?",
      "Quels fournisseurs de la campagne sont en retard ?",
    ],
  },
  refused: {
    en: [
      "Which suppliers refused and why?",
      "Who declined?",
      "Why did suppliers say no?",
      "How many suppliers have refused?",
      "Which vendors turned us down?",
    ],
    de: [
      "Welche Lieferanten haben abgelehnt und warum?",
      "Wer hat abgelehnt?",
      "Warum haben Lieferanten nein gesagt?",
      "Wie viele Lieferanten haben abgelehnt?",
      "Welche Kreditoren lehnen ab?",
    ],
    fr: [
      "Quels fournisseurs ont refusé et pourquoi ?",
      "Qui a refusé ?",
      "Pourquoi les fournisseurs ont-ils refusé ?",
      "Combien de fournisseurs ont refusé ?",
      "Quels fournisseurs ont dit non ?",
    ],
  },
  first: {
    en: [
      "Which suppliers should we approach first?",
      "Who should we contact first?",
      "What should we do first?",
      "Which suppliers should I start with?",
      "Which suppliers have priority?",
    ],
    de: [
      "Welche Lieferanten sollten wir zuerst ansprechen?",
      "Wen sollen wir zuerst kontaktieren?",
      "Was sollten wir zuerst tun?",
      "Mit welchen Lieferanten sollen wir anfangen?",
      "Welche Lieferanten haben Priorität?",
    ],
    fr: [
      "Quels fournisseurs faut-il contacter en premier ?",
      "Qui devons-nous contacter en premier ?",
      "Que faut-il faire d’abord ?",
      "Par quels fournisseurs commencer ?",
      "Quels fournisseurs sont prioritaires ?",
    ],
  },
  clients: {
    en: [
      "Which clients have the largest potential?",
      "Which buyers spend the most?",
      "Who are our largest clients?",
      "Show the potential of each client.",
      "Which of our customers have the highest potential?",
    ],
    de: [
      "Welche Kunden haben das größte Potenzial?",
      "Wer sind unsere größten Kunden?",
      "Zeige das Potenzial der Kunden.",
      "Welche Käufer haben die höchsten Ausgaben?",
      "Welcher Mandant hat das größte Potenzial?",
    ],
    fr: [
      "Quels clients ont le plus grand potentiel ?",
      "Quels sont nos plus gros clients ?",
      "Montre le potentiel par client.",
      "Quels acheteurs dépensent le plus ?",
      "Quel client a le plus fort potentiel ?",
    ],
  },
} as const satisfies Partial<Record<FigureType, Asked>>;

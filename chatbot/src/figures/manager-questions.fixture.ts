import type { Language } from "@paygauge/api-types/languages";

/**
 * Sixty questions of a relationship manager who saw the screens and neither patterns nor words. At first 20 of them were
 * read; now 51 are, and the others are answered with what may be asked. `as`: what may answer it as well.
 */
export const managerQuestions: readonly {
  readonly language: Language;
  readonly question: string;
  readonly expected: string;
  readonly as?: string;
}[] = [
  { language: "en", question: "how many suppliers can take virtual card at high or medium?", expected: "count" },
  {
    language: "en",
    question:
      "Which suppliers get more than 1 million a year and are not high on anything card related, i.e. virtual card low or none?",
    expected: "list",
  },
  { language: "en", question: "top 10 suppliers by spend", expected: "largest" },
  { language: "en", question: "who do we pay the least among the ones with High virtual card", expected: "smallest" },
  { language: "en", question: "what percentage of spend still goes out by cheque", expected: "share", as: "dimension" },
  { language: "en", question: "average invoice at Greystone Print Group", expected: "average" },
  { language: "en", question: "spend month by month please", expected: "months" },
  {
    language: "en",
    question: "what's moving the high vcard suppliers to card worth to us, and how sure are you about that number?",
    expected: "worth",
  },
  { language: "en", question: "NPV of the business case over five years", expected: "case" },
  { language: "en", question: "When does it pay for itself?", expected: "case" },
  { language: "en", question: "how much rebate does the buyer get in year 3", expected: "case" },
  { language: "en", question: "our revenue from this programme", expected: "case" },
  {
    language: "en",
    question: "what did the cheque to virtual card campaign bring in so far",
    expected: "campaignResult",
  },
  { language: "en", question: "anyone overdue for a call?", expected: "overdue", as: "calls" },
  { language: "en", question: "which suppliers said no and what was their reason", expected: "refused" },
  { language: "en", question: "who should I ring first", expected: "first" },
  { language: "en", question: "what's different since the last upload", expected: "compare" },
  { language: "en", question: "which of my clients has the most potential left", expected: "clients" },
  { language: "en", question: "How much does Northgate Retail spend in total?", expected: "namedSpend" },
  { language: "en", question: "break down the spend by payment method", expected: "dimension", as: "country" },
  { language: "en", question: "German suppliers", expected: "country" },
  { language: "en", question: "suppliers with at least three invoices and under 5k spend", expected: "list" },
  { language: "en", question: "number of suppliers we couldn't match", expected: "count" },
  {
    language: "en",
    question: "total we pay to suppliers that take STP at High but don't take purchasing cards",
    expected: "sum",
    as: "worth",
  },
  { language: "en", question: "how much of the ledger is cardable, in pounds", expected: "sum", as: "worth" },
  { language: "en", question: "where in the world are our suppliers", expected: "dimension", as: "country" },
  { language: "en", question: "catering companies that accept virtual card", expected: "list" },
  { language: "en", question: "did any suppliers drop a level compared with the previous run", expected: "compare" },
  { language: "en", question: "biggest unmatched supplier", expected: "largest" },
  { language: "en", question: "did anyone turn us down over fees?", expected: "refused" },
  {
    language: "de",
    question: "Wie viele Lieferanten sind bei Supply Chain Finance mindestens Medium?",
    expected: "count",
  },
  {
    language: "de",
    question: "Was geben wir insgesamt bei Lieferanten aus, die keine virtuelle Karte nehmen?",
    expected: "sum",
    as: "worth",
  },
  {
    language: "de",
    question: "alle Lieferanten mit mehr als 1 Million Umsatz und weniger als 50 Rechnungen",
    expected: "list",
  },
  { language: "de", question: "die fünf größten Lieferanten aus Frankreich", expected: "largest" },
  { language: "de", question: "kleinster Lieferant mit STP High", expected: "smallest" },
  {
    language: "de",
    question: "Welcher Anteil der Ausgaben läuft schon über Karte?",
    expected: "share",
    as: "dimension",
  },
  { language: "de", question: "Durchschnittlicher Rechnungsbetrag bei den Speditionen?", expected: "average" },
  { language: "de", question: "Ausgaben pro Monat", expected: "months" },
  {
    language: "de",
    question: "Was bringt uns die Umstellung auf virtuelle Karte, und wie sicher ist das?",
    expected: "worth",
  },
  { language: "de", question: "Ab wann rechnet sich das Ganze?", expected: "case" },
  { language: "de", question: "Was hat die letzte Kampagne eingebracht?", expected: "campaignResult" },
  { language: "de", question: "Bei wem sind wir mit dem Rückruf im Verzug?", expected: "overdue", as: "calls" },
  { language: "de", question: "Wer hat abgelehnt und warum?", expected: "refused" },
  { language: "de", question: "Wen soll ich zuerst ansprechen?", expected: "first" },
  { language: "de", question: "Bei welchen Kunden ist am meisten zu holen?", expected: "clients" },
  {
    language: "fr",
    question: "Combien de fournisseurs n'acceptent ni carte virtuelle ni carte d'achat ?",
    expected: "count",
  },
  { language: "fr", question: "montant total payé aux fournisseurs non rapprochés", expected: "sum", as: "worth" },
  {
    language: "fr",
    question: "Liste des fournisseurs à plus de 100 000 avec au moins trois factures",
    expected: "list",
  },
  { language: "fr", question: "nos plus gros fournisseurs pour le paiement instantané", expected: "largest" },
  {
    language: "fr",
    question: "Quelle part des dépenses passe encore par chèque ?",
    expected: "share",
    as: "dimension",
  },
  { language: "fr", question: "facture moyenne des fournisseurs italiens", expected: "average" },
  { language: "fr", question: "évolution des dépenses mois par mois", expected: "months" },
  { language: "fr", question: "La valeur actuelle nette, c'est combien ?", expected: "case" },
  { language: "fr", question: "quelle ristourne pour l'acheteur sur cinq ans ?", expected: "case" },
  {
    language: "fr",
    question: "Ça vaut combien de passer ces fournisseurs en carte virtuelle, et à quel point c'est fiable ?",
    expected: "worth",
  },
  { language: "fr", question: "qui a refusé et pour quelle raison", expected: "refused" },
  { language: "fr", question: "Par qui commencer les appels ?", expected: "first" },
  { language: "fr", question: "Qu'est-ce qui a changé depuis la dernière analyse ?", expected: "compare" },
  { language: "fr", question: "dépense totale de Merton Foods", expected: "namedSpend" },
  { language: "fr", question: "répartition des dépenses par délai de paiement", expected: "dimension", as: "country" },
];

/** Passages with what a model may make of them: sentences that say the same, and sentences that contradict them. */
import type { Language } from "@paygauge/api-types/languages";

export interface Claims {
  readonly language: Language;
  readonly passage: string;
  readonly faithful: readonly string[];
  readonly contradicting: readonly string[];
}

export const claims: readonly Claims[] = [
  {
    language: "en",
    passage: "Suppliers who decline cards keep their 45 day terms. Those who accept are paid on day 10.",
    faithful: [
      "Suppliers who decline cards keep terms of 45 days.",
      "Suppliers who accept are paid on day ten.",
      "Terms of 45 days are kept by suppliers who decline cards.",
    ],
    contradicting: ["Suppliers who accept cards keep their 45 day terms.", "Suppliers who decline are paid on day 10."],
  },
  {
    language: "de",
    passage: "Virtuelle Karten sind 30 Tage gültig, Einkaufskarten drei Jahre.",
    faithful: ["Virtuelle Karten sind dreißig Tage gültig.", "Einkaufskarten sind 3 Jahre gültig."],
    contradicting: ["Virtuelle Karten sind drei Jahre gültig.", "Einkaufskarten sind 30 Tage gültig."],
  },
  {
    language: "en",
    passage: "A discount of 25 % is granted to suppliers who are paid within 60 days.",
    faithful: ["Suppliers paid within sixty days are granted a discount of 25 per cent.", "The discount is 25 %."],
    contradicting: [
      "A discount of 60 % is granted to suppliers who are paid within 25 days.",
      "The discount is granted within 25 days.",
    ],
  },
  {
    language: "en",
    passage: "Splitting a payment over several cards is forbidden.",
    faithful: [
      "Splitting a payment over several cards is not allowed.",
      "It is forbidden to split payments over cards.",
    ],
    contradicting: ["Splitting a payment over several cards is allowed.", "A payment is split over several cards."],
  },
  {
    language: "en",
    passage: "Virtual card transaction: domestic 0.25, cross-border 0.60.",
    faithful: ["A domestic virtual card transaction costs 0.25.", "Cross-border virtual card transactions cost 0.60."],
    contradicting: [
      "A domestic virtual card transaction costs 0.60.",
      "Cross-border virtual card transactions cost 0.25.",
    ],
  },
  {
    language: "en",
    passage: "Virtual cards cost 1.1 % and purchase cards cost 0.9 %. The fee is charged once a month.",
    faithful: ["Purchase cards cost 0.9 %.", "Virtual cards cost 1.1 per cent.", "The fee is charged monthly."],
    contradicting: ["Purchase cards cost 1.1 %.", "Virtual cards cost 0.9 %.", "The fee is not charged."],
  },
  {
    language: "en",
    passage: "The buyer must not change the limit before the supplier has agreed.",
    faithful: [
      "The limit must not be changed before the supplier has agreed.",
      "The buyer may not change the limit before the supplier agreed.",
    ],
    contradicting: [
      "The buyer must change the limit before the supplier has agreed.",
      "The buyer must not change the limit after the supplier has agreed.",
    ],
  },
  {
    language: "en",
    passage: "Payments above 40,000 euros need two signatures; smaller ones need one signature.",
    faithful: [
      "Payments above 40,000 euros need two signatures.",
      "Two signatures are needed for payments over 40000 euros.",
    ],
    contradicting: [
      "Payments below 40,000 euros need two signatures.",
      "Payments above 4,000 euros need two signatures.",
      "Payments above 40,000 dollars need two signatures.",
    ],
  },
  {
    language: "en",
    passage: "Northgate Bank settles card payments on the third working day. Refunds are settled within ten days.",
    faithful: ["Northgate settles card payments on the third working day.", "Refunds are settled within 10 days."],
    contradicting: [
      "Southgate settles card payments on the third working day.",
      "Refunds are settled within 3 days.",
      "Refunds are never settled within ten days.",
    ],
  },
  {
    language: "en",
    passage: "The minimum amount of a virtual card is 500 euros. Without approval no card is issued.",
    faithful: ["A virtual card has a minimum amount of 500 euros.", "No card is issued without approval."],
    contradicting: ["The maximum amount of a virtual card is 500 euros.", "A card is issued without approval."],
  },
  {
    language: "de",
    passage: "Die Gebühr beträgt 2,45 % und ist nach 30 Tagen fällig. Barzahlung ist untersagt.",
    faithful: [
      "Die Gebühr beträgt 2,45 Prozent.",
      "Die Gebühr ist nach dreißig Tagen fällig.",
      "Barzahlung ist nicht erlaubt.",
    ],
    contradicting: [
      "Die Gebühr beträgt 30 %.",
      "Die Gebühr ist nach 2 Tagen fällig.",
      "Barzahlung ist erlaubt.",
      "Die Gebühr ist vor 30 Tagen fällig.",
    ],
  },
  {
    language: "de",
    passage: "Der Lieferant zahlt keine Gebühr, wenn der Betrag unter 1.000 Euro liegt.",
    faithful: [
      "Der Lieferant zahlt unter 1000 Euro keine Gebühr.",
      "Keine Gebühr zahlt der Lieferant, wenn der Betrag unter 1.000 Euro liegt.",
    ],
    contradicting: [
      "Der Lieferant zahlt eine Gebühr, wenn der Betrag unter 1.000 Euro liegt.",
      "Der Lieferant zahlt keine Gebühr, wenn der Betrag über 1.000 Euro liegt.",
    ],
  },
  {
    language: "de",
    passage: "Karten werden monatlich abgerechnet. Der Rabatt sinkt nach zwölf Monaten auf 5 %.",
    faithful: ["Die Abrechnung der Karten ist monatlich.", "Nach 12 Monaten sinkt der Rabatt auf 5 %."],
    contradicting: [
      "Karten werden jährlich abgerechnet.",
      "Der Rabatt steigt nach zwölf Monaten auf 5 %.",
      "Der Rabatt sinkt nach 5 Monaten auf 12 %.",
    ],
  },
  {
    language: "fr",
    passage: "Les frais sont de 1,5 % et sont dus après 45 jours. Le paiement en espèces est interdit.",
    faithful: [
      "Les frais de 1,5 pour cent sont dus après 45 jours.",
      "Le paiement en espèces n'est pas autorisé.",
      "Les frais sont de 1,5 %.",
    ],
    contradicting: [
      "Les frais sont de 45 %.",
      "Les frais sont dus avant 45 jours.",
      "Le paiement en espèces est autorisé.",
      "Les frais sont dus après 15 jours.",
    ],
  },
  {
    language: "fr",
    passage: "L'acheteur ne paie aucun supplément pour une carte virtuelle.",
    faithful: [
      "L'acheteur ne paie pas de supplément pour une carte virtuelle.",
      "Pour une carte virtuelle, aucun supplément n'est payé par l'acheteur.",
    ],
    contradicting: ["L'acheteur paie un supplément pour une carte virtuelle."],
  },
  {
    language: "en",
    passage: "Since 1 March 2026 suppliers are paid on day 24. Before that they were paid on day 45.",
    faithful: ["Since 1 March 2026 suppliers are paid on day 24.", "Suppliers are paid on day 24."],
    contradicting: [
      "Since 1 March 2026 suppliers are paid on day 45.",
      "Since 1 March 2024 suppliers are paid on day 24.",
    ],
  },
  {
    language: "en",
    passage: "Acceptance of cards is optional for suppliers of goods and required for suppliers of travel.",
    faithful: ["Acceptance of cards is optional for suppliers of goods.", "Cards are required for travel suppliers."],
    contradicting: [
      "Acceptance of cards is never optional for suppliers of goods.",
      "Acceptance of cards is not required for suppliers of travel.",
    ],
  },
  {
    language: "en",
    passage: "The rebate is 40 basis points of the spend above one million dollars.",
    faithful: ["The rebate on spend above 1 million dollars is 40 basis points.", "The rebate is forty basis points."],
    contradicting: [
      "The rebate is 40 per cent of the spend above one million dollars.",
      "The rebate is 40 basis points of the spend below one million dollars.",
      "The rebate is 1 basis point.",
    ],
  },
];

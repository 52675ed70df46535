/** Sentences of the composed pitch in the languages of suppliers. None of them promises anything for nothing. */
import type { Capability } from "../entities/analysis.ts";
import type { Language } from "../languages.ts";

/** Amounts, rates and days as the language writes them. */
export interface Example {
  readonly paid: string;
  readonly cost: string;
  readonly time: string;
  readonly net: string;
  readonly rate: string;
  readonly days: string;
  readonly isOneDay: boolean;
}

interface PitchWords {
  /** "by virtual card". */
  readonly methods: Readonly<Record<Capability, string>>;
  readonly ask: (buyer: string, method: string) => string;
  readonly otherDay: (next: string, now: string) => string;
  readonly sameDay: (next: string) => string;
  /** Supply chain finance: who pays the supplier, and on which day the buyer pays the funder. */
  readonly funder: (buyer: string, buyerDay: string) => string;
  readonly remittance: string;
  readonly cost: (fee: string) => string;
  readonly exampleOfCost: (example: Example) => string;
  readonly exampleOfBoth: (example: Example, isEarlier: boolean) => string;
  /** Nobody states what it costs: that it does, and where that stands. */
  readonly costUnstated: string;
  readonly exampleOfTime: (example: Example, isEarlier: boolean) => string;
  readonly gain: (example: Example) => string;
  readonly loss: (example: Example) => string;
  readonly close: string;
}

const en: PitchWords = {
  methods: {
    stp: "by card, straight through to your account",
    vcard: "by virtual card",
    pcard: "by purchasing card",
    tandEcard: "by travel and expense card",
    scf: "through supply chain finance",
    instantPay: "by instant payment",
    boost: "through a virtual lockbox (Boost)",
    optima: "by card for large amounts (Optima)",
  },
  ask: (buyer, method) => `${buyer} would like to pay you ${method}.`,
  otherDay: (next, now) => `You would be paid on day ${next} after the invoice instead of day ${now}.`,
  sameDay: (next) => `You would be paid on day ${next} after the invoice, as you are today.`,
  funder: (buyer, day) =>
    `A funder would pay you once the invoice is approved; ${buyer} would pay the funder on day ${day} after the invoice.`,
  remittance: "Remittance details come with each payment.",
  cost: (fee) => `Accepting these payments costs you ${fee} of each payment.`,
  exampleOfCost: ({ paid, cost, rate }) =>
    `On every ${paid}, that is ${cost}. We assume your cost of funds is ${rate} a year.`,
  exampleOfBoth: ({ paid, cost, time, rate, days, isOneDay }, isEarlier) =>
    `On every ${paid}, that is ${cost}. Being paid ${days} ${isOneDay ? "day" : "days"} ${isEarlier ? "earlier is worth" : "later costs you another"} ${time} at a cost of funds of ${rate} a year.`,
  costUnstated: "The provider charges you for these payments. The charge is in your contract with the provider.",
  exampleOfTime: ({ paid, time, rate, days, isOneDay }, isEarlier) =>
    `Before that charge, being paid ${days} ${isOneDay ? "day" : "days"} ${isEarlier ? "earlier is worth" : "later costs you"} ${time} on every ${paid} at a cost of funds of ${rate} a year.`,
  gain: ({ net, paid }) => `Overall, you gain ${net} on every ${paid}.`,
  loss: ({ net, paid }) => `Overall, it costs you ${net} on every ${paid}.`,
  close: "Tell us where to send payment details. The change starts with your next invoice.",
};

const de: PitchWords = {
  methods: {
    stp: "per Karte direkt auf Ihr Konto",
    vcard: "per virtueller Karte",
    pcard: "per Einkaufskarte",
    tandEcard: "per Reise- und Spesenkarte",
    scf: "über Lieferkettenfinanzierung",
    instantPay: "per Echtzeitzahlung",
    boost: "über eine virtuelle Lockbox (Boost)",
    optima: "per Karte für große Beträge (Optima)",
  },
  ask: (buyer, method) => `${buyer} möchte Sie künftig ${method} bezahlen.`,
  otherDay: (next, now) => `Das Geld erreicht Sie an Tag ${next} nach Rechnungsdatum statt an Tag ${now}.`,
  sameDay: (next) => `Das Geld erreicht Sie wie heute an Tag ${next} nach Rechnungsdatum.`,
  funder: (buyer, day) =>
    `Ein Finanzierer würde Sie bezahlen, sobald die Rechnung freigegeben ist; ${buyer} würde ihn am Tag ${day} nach der Rechnung bezahlen.`,
  remittance: "Das Zahlungsavis kommt mit jeder Zahlung.",
  cost: (fee) => `Die Akzeptanz dieser Zahlungen kostet Sie ${fee} des jeweiligen Betrags.`,
  exampleOfCost: ({ paid, cost, rate }) =>
    `Von je ${paid} sind das ${cost}. Wir nehmen Finanzierungskosten von ${rate} im Jahr an.`,
  exampleOfBoth: ({ paid, cost, time, rate, days, isOneDay }, isEarlier) =>
    `Von je ${paid} sind das ${cost}. ${days} ${isOneDay ? "Tag" : "Tage"} ${isEarlier ? "früher bezahlt zu werden ist" : "später bezahlt zu werden kostet Sie weitere"} ${time}${isEarlier ? " wert" : ""}, wenn Geld Sie ${rate} im Jahr kostet.`,
  costUnstated: "Der Anbieter berechnet Ihnen für diese Zahlungen ein Entgelt; es steht in Ihrem Vertrag mit ihm.",
  exampleOfTime: ({ paid, time, rate, days, isOneDay }, isEarlier) =>
    `Vor diesem Entgelt ${isEarlier ? "ist es" : "kostet es Sie"} auf je ${paid} ${time}${isEarlier ? " wert" : ""}, ${days} ${isOneDay ? "Tag" : "Tage"} ${isEarlier ? "früher" : "später"} bezahlt zu werden, wenn Geld Sie ${rate} im Jahr kostet.`,
  gain: ({ net, paid }) => `Unter dem Strich gewinnen Sie ${net} je ${paid}.`,
  loss: ({ net, paid }) => `Unter dem Strich kostet es Sie ${net} je ${paid}.`,
  close:
    "Teilen Sie uns mit, wohin die Zahlungsdaten gehen sollen. Die Umstellung beginnt mit Ihrer nächsten Rechnung.",
};

const fr: PitchWords = {
  methods: {
    stp: "par carte, directement sur votre compte",
    vcard: "par carte virtuelle",
    pcard: "par carte d’achat",
    tandEcard: "par carte voyages et frais",
    scf: "au moyen d’un financement fournisseurs",
    instantPay: "par paiement instantané",
    boost: "au moyen d’une lockbox virtuelle (Boost)",
    optima: "par carte pour gros montants (Optima)",
  },
  ask: (buyer, method) => `${buyer} souhaite vous payer ${method}.`,
  otherDay: (next, now) => `Les fonds vous parviendraient à J+${next} après la facture, et non à J+${now}.`,
  sameDay: (next) => `Les fonds vous parviendraient à J+${next} après la facture, comme aujourd’hui.`,
  funder: (buyer, day) =>
    `Un financeur vous paierait dès l’approbation de la facture ; ${buyer} le paierait au jour ${day} après la facture.`,
  remittance: "Le détail du règlement accompagne chaque paiement.",
  cost: (fee) => `Accepter ces paiements vous coûte ${fee} du montant.`,
  exampleOfCost: ({ paid, cost, rate }) =>
    `Pour ${paid} payés, cela fait ${cost}. Nous supposons un coût du financement de ${rate} par an.`,
  exampleOfBoth: ({ paid, cost, time, rate, days, isOneDay }, isEarlier) =>
    `Pour ${paid} payés, cela fait ${cost}. Être payé ${days} ${isOneDay ? "jour" : "jours"} plus ${isEarlier ? "tôt vaut" : "tard vous coûte encore"} ${time} si l’argent vous coûte ${rate} par an.`,
  costUnstated: "Le prestataire vous facture ces paiements ; son tarif figure dans votre contrat avec lui.",
  exampleOfTime: ({ paid, time, rate, days, isOneDay }, isEarlier) =>
    `Avant ce tarif, être payé ${days} ${isOneDay ? "jour" : "jours"} plus ${isEarlier ? "tôt vaut" : "tard vous coûte"} ${time} pour ${paid} payés si l’argent vous coûte ${rate} par an.`,
  gain: ({ net, paid }) => `Au total, vous gagnez ${net} pour ${paid} payés.`,
  loss: ({ net, paid }) => `Au total, cela vous coûte ${net} pour ${paid} payés.`,
  close: "Dites-nous où envoyer les données de paiement. Le changement commence avec votre prochaine facture.",
};

export const pitchWords: Readonly<Record<Language, PitchWords>> = { en, de, fr };

/** Sentences of the composed pitch in the languages of suppliers. No sentence promises anything for nothing. */
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { Language } from "@paygauge/api-types/languages";
import type { MethodFamily } from "@paygauge/api-types/entities/case-methods";

interface PitchWords {
  /** "by virtual card". */
  readonly methods: Readonly<Record<Capability, string>>;
  readonly ask: (buyer: string, method: string) => string;
  /** The day that is offered, after the invoice; a text to many suppliers knows no day of theirs. */
  readonly day: (next: string) => string;
  /** Supply chain finance: who pays the supplier, and on which day the buyer pays the funder. */
  readonly funder: (buyer: string, buyerDay: string) => string;
  readonly remittance: string;
  /** The fee as a range, where it comes from, and who knows the real one. */
  readonly fee: (low: string, high: string) => string;
  /** The same in a few words, for templates and prompts. */
  readonly feeShort: (low: string, high: string) => string;
  /** No range is known: that there is a fee, and whom to ask. */
  readonly feeUnknown: Readonly<Record<MethodFamily, string>>;
  readonly close: (buyer: string) => string;
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
  day: (next) => `The money would reach you on day ${next} after the invoice.`,
  funder: (buyer, day) =>
    `A funder would pay you once the invoice is approved; ${buyer} would pay the funder on day ${day} after the invoice.`,
  remittance: "Remittance details come with each payment.",
  fee: (low, high) =>
    `Your acquirer charges you for card payments. We assume between ${low} and ${high} of each payment, less for large amounts; your own contract decides, so ask your acquirer.`,
  feeShort: (low, high) => `${low} to ${high} (ask your acquirer)`,
  feeUnknown: {
    card: "Your acquirer charges you for card payments. Your own contract decides how much, so ask your acquirer.",
    scf: "The funder charges you for early payment. Ask the funder for its terms before you decide.",
    instant: "Your bank may charge you for receiving these payments. Ask your bank before you decide.",
  },
  close: (buyer) =>
    `If you have questions, call the number that you already have for ${buyer}. We never ask for bank, card or payment details by email, by letter or by phone.`,
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
  day: (next) => `Das Geld würde Sie an Tag ${next} nach Rechnungsdatum erreichen.`,
  funder: (buyer, day) =>
    `Ein Finanzierer würde Sie bezahlen, sobald die Rechnung freigegeben ist; ${buyer} würde ihn am Tag ${day} nach der Rechnung bezahlen.`,
  remittance: "Das Zahlungsavis kommt mit jeder Zahlung.",
  fee: (low, high) =>
    `Ihr Acquirer berechnet Ihnen für Kartenzahlungen eine Gebühr. Wir nehmen ${low} bis ${high} des Betrags an, bei großen Beträgen weniger; es gilt Ihr eigener Vertrag, fragen Sie also Ihren Acquirer.`,
  feeShort: (low, high) => `${low} bis ${high} (fragen Sie Ihren Acquirer)`,
  feeUnknown: {
    card: "Ihr Acquirer berechnet Ihnen für Kartenzahlungen eine Gebühr. Wie viel, steht in Ihrem Vertrag: Fragen Sie Ihren Acquirer.",
    scf: "Der Finanzierer berechnet Ihnen die frühere Zahlung. Fragen Sie ihn nach seinen Bedingungen, bevor Sie entscheiden.",
    instant:
      "Ihre Bank kann Ihnen den Eingang dieser Zahlungen berechnen. Fragen Sie Ihre Bank, bevor Sie entscheiden.",
  },
  close: (buyer) =>
    `Bei Fragen rufen Sie die Nummer an, die Sie von ${buyer} bereits haben. Wir fragen nie nach Bank-, Karten- oder Zahlungsdaten, weder per E-Mail noch per Brief oder Telefon.`,
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
  day: (next) => `Les fonds vous parviendraient à J+${next} après la facture.`,
  funder: (buyer, day) =>
    `Un financeur vous paierait dès l’approbation de la facture ; ${buyer} le paierait au jour ${day} après la facture.`,
  remittance: "Le détail du règlement accompagne chaque paiement.",
  fee: (low, high) =>
    `Votre acquéreur vous facture les paiements par carte. Nous supposons entre ${low} et ${high} du montant, moins pour les gros montants ; votre contrat fait foi : demandez à votre acquéreur.`,
  feeShort: (low, high) => `${low} à ${high} (demandez à votre acquéreur)`,
  feeUnknown: {
    card: "Votre acquéreur vous facture les paiements par carte, selon votre contrat : demandez à votre acquéreur.",
    scf: "Le financeur vous facture le paiement anticipé. Demandez-lui ses conditions avant de décider.",
    instant: "Votre banque peut vous facturer la réception de ces paiements. Demandez-lui avant de décider.",
  },
  close: (buyer) =>
    `Pour toute question, appelez le numéro que vous avez déjà pour ${buyer}. Nous ne demandons jamais de coordonnées bancaires, de données de carte ou de paiement, ni par e-mail, ni par courrier, ni par téléphone.`,
};

export const pitchWords: Readonly<Record<Language, PitchWords>> = { en, de, fr };

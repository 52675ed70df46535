import type { CallWords } from "./call-words.ts";

const takes = "Acceptez-vous aujourd’hui la carte de vos clients professionnels ?";
const whoRates = "Qui négocie avec votre acquéreur, et peut-il demander le taux de cette carte ?";
const whoPosts = "Qui comptabilise nos paiements, et de quelles informations a-t-il besoin ?";

export const callWords: CallWords = {
  titles: {
    opening: "Ouverture",
    questions: "Trois questions",
    objections: "Si le fournisseur dit",
    never: "Jamais au téléphone",
  },
  opening: (caller, buyer, accounts, reference) => [
    `Bonjour, ici ${caller}, je vous appelle pour ${buyer}. Notre référence est ${reference}.`,
    `Si vous voulez d’abord vérifier cet appel, raccrochez et appelez le numéro que vous avez déjà pour ${buyer} ; demandez ${accounts}.`,
  ],
  said: {
    fee: "« Les frais sont trop élevés. »",
    manual: "« Cela nous donne plus de travail. »",
    terminal: "« Nous n’avons pas de terminal pour cela. »",
  },
  methods: {
    stp: {
      questions: [takes, "Votre acquéreur traite-t-il les paiements de bout en bout, sans saisie ?", whoPosts],
      manual: "Rien n’est saisi : le paiement va directement à votre acquéreur, avec ses informations.",
      terminal:
        "Aucun terminal n’est utilisé. Votre acquéreur doit activer le traitement de bout en bout ; demandez-lui s’il le peut.",
    },
    vcard: {
      questions: [takes, whoRates, whoPosts],
      manual:
        "Chaque paiement est un numéro de carte pour un montant exact. Vous le saisissez une fois ; les numéros de facture l’accompagnent.",
      terminal:
        "Un terminal ou une page web pour les cartes à distance suffit. Demandez à votre acquéreur d’autoriser les paiements sans présence de la carte.",
    },
    pcard: {
      questions: [takes, whoRates, "Pouvez-vous accepter la carte à la commande ?"],
      manual: "Le paiement se fait à la commande. Pour ces commandes, vous n’attendez plus le règlement d’une facture.",
      terminal:
        "Votre terminal de carte ou votre boutique en ligne suffit ; c’est une carte professionnelle ordinaire.",
    },
    tandEcard: {
      questions: [
        takes,
        "Les voyageurs paient-ils à la réservation ou sur place ?",
        "Le reçu peut-il indiquer le centre de coûts ?",
      ],
      manual: "Le voyageur paie comme les autres clients. Rien ne s’ajoute pour vous.",
      terminal: "Votre terminal de carte ou votre page de réservation suffit.",
    },
    scf: {
      questions: [
        "Souhaiteriez-vous le paiement anticipé de toutes les factures, ou de certaines ?",
        "Que vous coûte aujourd’hui l’argent emprunté en attendant le paiement ?",
        "Qui décide d’un contrat avec un financeur ?",
      ],
      manual:
        "Vous adhérez une fois. Ensuite, les factures approuvées apparaissent d’elles-mêmes ; vous choisissez lesquelles sont payées plus tôt.",
      terminal: "Aucun terminal n’est nécessaire : le financeur paie par virement.",
    },
    instantPay: {
      questions: [
        "Votre banque peut-elle recevoir des paiements instantanés ?",
        "Y a-t-il un montant au-delà duquel elle ne le peut pas ?",
        whoPosts,
      ],
      manual: "C’est un virement qui arrive en quelques secondes. Vous le comptabilisez comme aujourd’hui.",
      terminal: "Aucun terminal n’est nécessaire : c’est un virement.",
    },
    boost: {
      questions: [takes, whoRates, "Un paiement porté à votre compte sans saisie vous aiderait-il ?"],
      manual:
        "La lockbox encaisse la carte pour vous : rien n’est saisi, et le détail du règlement arrive en un fichier.",
      terminal: "Il ne vous faut aucun terminal. Le prestataire de la lockbox dépose le paiement par carte pour vous.",
    },
    optima: {
      questions: [takes, "Quel est le plus gros montant que vous acceptez par carte aujourd’hui ?", whoRates],
      manual:
        "Les gros montants arrivent en un paiement, avec tous les numéros de facture, directement chez votre acquéreur.",
      terminal: "Aucun terminal n’est utilisé. Demandez à votre acquéreur s’il propose des taux pour gros montants.",
    },
  },
  never: (buyer) => [
    "Ne jamais demander de coordonnées bancaires, de données de carte ou de paiement, de mots de passe ou de codes, et ne rien en noter.",
    "Ne jamais donner de numéro à rappeler. Le fournisseur appelle le numéro qu’il a déjà.",
    `Ne jamais presser le fournisseur, ni promettre un taux ou une date que ${buyer} n’a pas annoncés.`,
  ],
};

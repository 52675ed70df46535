import type { CallWords } from "./call-words.ts";

const takes = "Do you accept cards from business customers today?";
const whoRates = "Who agrees rates with your acquirer, and can that person ask for the rate of this card?";
const whoPosts = "Who posts our payments, and what do they need to see with each one?";

export const callWords: CallWords = {
  titles: {
    opening: "Opening",
    questions: "Three questions",
    objections: "If the supplier says",
    never: "Never on the phone",
  },
  opening: (caller, buyer, accounts, reference) => [
    `Hello, this is ${caller}, calling for ${buyer}. Our reference is ${reference}.`,
    `If you want to check this call first, hang up and call the number that you already have for ${buyer}; ask for ${accounts}.`,
  ],
  said: {
    fee: "“The fee is too high.”",
    manual: "“That is more work for us.”",
    terminal: "“We have no terminal for it.”",
  },
  methods: {
    stp: {
      questions: [takes, "Does your acquirer take payments straight through, without keying?", whoPosts],
      manual: "Nothing is keyed: the payment goes straight to your acquirer, and its details come with it.",
      terminal: "No terminal is used. Your acquirer has to switch on straight-through payments; ask it whether it can.",
    },
    vcard: {
      questions: [takes, whoRates, whoPosts],
      manual:
        "Each payment is one card number for one exact amount. You key it once; the invoice numbers come with it.",
      terminal:
        "A terminal or web page that takes cards by phone is enough. Ask your acquirer to allow payments without the card present.",
    },
    pcard: {
      questions: [takes, whoRates, "Can you take the card when the order is placed?"],
      manual: "The buyer’s staff pay when they order. For these orders, you issue no invoice to wait for.",
      terminal: "Your usual card terminal or web shop is enough; it is an ordinary business card.",
    },
    tandEcard: {
      questions: [takes, "Do travellers pay at booking, or on site?", "Can the receipt show the cost centre?"],
      manual: "The traveller pays as other guests do. Nothing is added for you.",
      terminal: "Your usual card terminal or booking page is enough.",
    },
    scf: {
      questions: [
        "Would you use earlier payment for all invoices, or for some?",
        "What does money that you borrow until payment cost you today?",
        "Who decides on a contract with a funder?",
      ],
      manual: "You join once. After that, approved invoices appear by themselves; you choose which are paid early.",
      terminal: "No terminal is needed: the funder pays by bank transfer.",
    },
    instantPay: {
      questions: ["Can your bank receive instant payments?", "Is there an amount above which it can’t?", whoPosts],
      manual: "It is a bank transfer that arrives within seconds. You post it as you do today.",
      terminal: "No terminal is needed: it is a bank transfer.",
    },
    boost: {
      questions: [takes, whoRates, "Would a payment that is posted to your account without keying help you?"],
      manual: "The lockbox takes the card for you: nothing is keyed, and the remittance details come as one file.",
      terminal: "You need no terminal. The provider of the lockbox deposits the card payment for you.",
    },
    optima: {
      questions: [takes, "What is the largest amount that you take by card today?", whoRates],
      manual: "Large amounts come as one payment with all invoice numbers, straight to your acquirer.",
      terminal: "No terminal is used. Ask your acquirer whether it offers rates for large amounts.",
    },
  },
  never: (buyer) => [
    "Never ask for bank, card or payment details, passwords or codes, and don’t write them down if the supplier offers them.",
    "Never give a number to call back. The supplier calls the number that it already has.",
    `Never press for an answer, and never promise a rate or a date that ${buyer} didn’t state.`,
  ],
};

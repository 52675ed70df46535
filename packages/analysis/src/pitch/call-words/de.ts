import type { CallWords } from "./call-words.ts";

const takes = "Nehmen Sie heute Karten von Geschäftskunden an?";
const whoRates = "Wer verhandelt bei Ihnen mit dem Acquirer, und kann er nach dem Satz für diese Karte fragen?";
const whoPosts = "Wer verbucht unsere Zahlungen, und welche Angaben braucht er dazu?";

export const callWords: CallWords = {
  titles: {
    opening: "Einstieg",
    questions: "Drei Fragen",
    objections: "Wenn der Lieferant sagt",
    never: "Nie am Telefon",
  },
  opening: (caller, buyer, accounts, reference) => [
    `Guten Tag, hier ist ${caller}, ich rufe für ${buyer} an. Unsere Referenz ist ${reference}.`,
    `Wenn Sie den Anruf erst prüfen möchten, legen Sie auf und rufen die Nummer an, die Sie von ${buyer} bereits haben; fragen Sie nach ${accounts}.`,
  ],
  said: {
    fee: "„Die Gebühr ist zu hoch.“",
    manual: "„Das macht uns mehr Arbeit.“",
    terminal: "„Dafür haben wir kein Terminal.“",
  },
  methods: {
    stp: {
      questions: [takes, "Nimmt Ihr Acquirer Zahlungen durchgehend an, ohne dass jemand tippt?", whoPosts],
      manual: "Niemand tippt etwas ein: Die Zahlung geht direkt an Ihren Acquirer, die Angaben kommen mit.",
      terminal:
        "Ein Terminal wird nicht gebraucht. Ihr Acquirer muss durchgehende Zahlungen einschalten; fragen Sie ihn, ob er das kann.",
    },
    vcard: {
      questions: [takes, whoRates, whoPosts],
      manual:
        "Jede Zahlung ist eine Kartennummer über genau einen Betrag. Sie tippen sie einmal ein; die Rechnungsnummern kommen mit.",
      terminal:
        "Ein Terminal oder eine Webseite für Karten am Telefon genügt. Bitten Sie Ihren Acquirer, Zahlungen ohne vorliegende Karte zuzulassen.",
    },
    pcard: {
      questions: [takes, whoRates, "Können Sie die Karte bei der Bestellung annehmen?"],
      manual: "Bezahlt wird bei der Bestellung. Für diese Bestellungen warten Sie auf keine Rechnung mehr.",
      terminal: "Ihr Kartenterminal oder Webshop genügt; es ist eine gewöhnliche Firmenkarte.",
    },
    tandEcard: {
      questions: [takes, "Zahlen Reisende bei der Buchung oder vor Ort?", "Kann der Beleg die Kostenstelle nennen?"],
      manual: "Reisende zahlen wie andere Gäste. Für Sie kommt nichts hinzu.",
      terminal: "Ihr Kartenterminal oder Ihre Buchungsseite genügt.",
    },
    scf: {
      questions: [
        "Würden Sie alle Rechnungen früher bezahlt haben wollen oder nur einzelne?",
        "Was kostet Sie heute Geld, das Sie bis zur Zahlung leihen?",
        "Wer entscheidet über einen Vertrag mit einem Finanzierer?",
      ],
      manual:
        "Sie treten einmal bei. Danach erscheinen freigegebene Rechnungen von selbst; Sie wählen, welche früher bezahlt werden.",
      terminal: "Ein Terminal wird nicht gebraucht: Der Finanzierer überweist.",
    },
    instantPay: {
      questions: [
        "Kann Ihre Bank Echtzeitzahlungen empfangen?",
        "Gibt es einen Betrag, ab dem sie das nicht kann?",
        whoPosts,
      ],
      manual: "Es ist eine Überweisung, die in Sekunden ankommt. Sie verbuchen sie wie heute.",
      terminal: "Ein Terminal wird nicht gebraucht: Es ist eine Überweisung.",
    },
    boost: {
      questions: [takes, whoRates, "Hilft es Ihnen, wenn eine Zahlung ohne Eintippen auf Ihrem Konto verbucht wird?"],
      manual: "Die Lockbox nimmt die Karte für Sie an: Niemand tippt etwas ein, und das Zahlungsavis kommt als Datei.",
      terminal: "Sie brauchen kein Terminal. Der Anbieter der Lockbox reicht die Kartenzahlung für Sie ein.",
    },
    optima: {
      questions: [takes, "Welchen Betrag nehmen Sie heute höchstens per Karte an?", whoRates],
      manual: "Große Beträge kommen als eine Zahlung mit allen Rechnungsnummern direkt zu Ihrem Acquirer.",
      terminal: "Ein Terminal wird nicht gebraucht. Fragen Sie Ihren Acquirer nach Sätzen für große Beträge.",
    },
  },
  never: (buyer) => [
    "Nie nach Bank-, Karten- oder Zahlungsdaten, Passwörtern oder Codes fragen, und nichts davon notieren.",
    "Nie eine Nummer für den Rückruf nennen. Der Lieferant ruft die Nummer an, die er bereits hat.",
    `Nie auf eine Antwort drängen, und nie einen Satz oder Termin versprechen, den ${buyer} nicht genannt hat.`,
  ],
};

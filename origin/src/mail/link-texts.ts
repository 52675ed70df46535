import type { Language } from "@paygauge/api-types/languages";

interface LinkFacts {
  readonly brand: string;
  readonly buyer: string;
  readonly sender: string;
  readonly address: string;
  /** The last day, as the reader writes it. */
  readonly until: string;
  readonly uses: number;
}

interface ReceiptFacts {
  readonly brand: string;
  readonly buyer: string;
  readonly sender: string;
  readonly file: string;
  readonly size: string;
  readonly at: string;
  readonly reference: string;
}

interface Text {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

interface LinkTexts {
  readonly link: (facts: LinkFacts) => Text;
  readonly receipt: (facts: ReceiptFacts) => Text;
}

/** A magic link and the receipt of its file, in each language; the link's is used. */
export const linkTexts: Readonly<Record<Language, LinkTexts>> = {
  en: {
    link: ({ brand, buyer, sender, address, until, uses }) => ({
      subject: `Send the payment ledger of ${buyer} to ${brand}`,
      paragraphs: [
        `${sender} asks you for the payment ledger of ${buyer}. You don’t need an account.`,
        "Open this link on the computer that has the file:",
        address,
        `It accepts ${uses === 1 ? "one file" : `${uses} files`}, until ${until}. Opening the link doesn’t use it up.`,
        "If you weren’t expecting this email, you can ignore it.",
      ],
    }),
    receipt: ({ brand, buyer, sender, file, size, at, reference }) => ({
      subject: `Received: ${file}`,
      paragraphs: [
        `${brand} has received the payment ledger of ${buyer}.`,
        `File: ${file}\nSize: ${size}\nReceived: ${at}\nReference: ${reference}`,
        `${sender} has been told.`,
      ],
    }),
  },
  de: {
    link: ({ brand, buyer, sender, address, until, uses }) => ({
      subject: `Senden Sie die Zahlungsdaten von ${buyer} an ${brand}`,
      paragraphs: [
        `${sender} bittet Sie um die Zahlungsdaten von ${buyer}. Sie brauchen kein Konto.`,
        "Öffnen Sie diesen Link auf dem Computer, auf dem die Datei liegt:",
        address,
        `Er nimmt ${uses === 1 ? "eine Datei" : `${uses} Dateien`} an, bis zum ${until}. Das Öffnen allein verbraucht ihn nicht.`,
        "Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
      ],
    }),
    receipt: ({ brand, buyer, sender, file, size, at, reference }) => ({
      subject: `Angekommen: ${file}`,
      paragraphs: [
        `${brand} hat die Zahlungsdaten von ${buyer} erhalten.`,
        `Datei: ${file}\nGröße: ${size}\nAngekommen: ${at}\nReferenz: ${reference}`,
        `${sender} wurde benachrichtigt.`,
      ],
    }),
  },
  fr: {
    link: ({ brand, buyer, sender, address, until, uses }) => ({
      subject: `Envoyez les paiements de ${buyer} à ${brand}`,
      paragraphs: [
        `${sender} vous demande le fichier des paiements de ${buyer}. Vous n’avez pas besoin de compte.`,
        "Ouvrez ce lien sur l’ordinateur où se trouve le fichier :",
        address,
        `Il accepte ${uses === 1 ? "un fichier" : `${uses} fichiers`}, jusqu’au ${until}. L’ouvrir ne le consomme pas.`,
        "Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.",
      ],
    }),
    receipt: ({ brand, buyer, sender, file, size, at, reference }) => ({
      subject: `Reçu : ${file}`,
      paragraphs: [
        `${brand} a reçu le fichier des paiements de ${buyer}.`,
        `Fichier : ${file}\nTaille : ${size}\nReçu : ${at}\nRéférence : ${reference}`,
        `${sender} en a été informé.`,
      ],
    }),
  },
};

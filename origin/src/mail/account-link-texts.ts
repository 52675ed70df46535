import type { Language } from "@paygauge/api-types/languages";

interface AccountLinkFacts {
  readonly brand: string;
  readonly buyer: string;
  readonly sender: string;
  readonly provider: string;
  readonly address: string;
}

interface Text {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** The mail with the page on which a buyer links its accounting system. */
export const accountLinkTexts: Readonly<Record<Language, (facts: AccountLinkFacts) => Text>> = {
  en: ({ brand, buyer, sender, provider, address }) => ({
    subject: `Link the accounting system of ${buyer} to ${brand}`,
    paragraphs: [
      `${sender} asks you to link the accounting system of ${buyer}, so that its payments can be read. You don’t need an account.`,
      `Open this page of ${provider} and sign in to your accounting system:`,
      address,
      "Only suppliers, bills, payments and orders are read; nothing is written. If you weren’t expecting this email, you can ignore it.",
    ],
  }),
  de: ({ brand, buyer, sender, provider, address }) => ({
    subject: `Verknüpfen Sie das Buchhaltungssystem von ${buyer} mit ${brand}`,
    paragraphs: [
      `${sender} bittet Sie, das Buchhaltungssystem von ${buyer} zu verknüpfen, damit die Zahlungen gelesen werden können. Sie brauchen kein Konto.`,
      `Öffnen Sie diese Seite von ${provider} und melden Sie sich bei Ihrem Buchhaltungssystem an:`,
      address,
      "Gelesen werden nur Lieferanten, Rechnungen, Zahlungen und Bestellungen; geschrieben wird nichts. Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
    ],
  }),
  fr: ({ brand, buyer, sender, provider, address }) => ({
    subject: `Liez le système comptable de ${buyer} à ${brand}`,
    paragraphs: [
      `${sender} vous demande de lier le système comptable de ${buyer}, afin que ses paiements puissent être lus. Vous n’avez pas besoin de compte.`,
      `Ouvrez cette page de ${provider} et connectez-vous à votre système comptable :`,
      address,
      "Seuls les fournisseurs, factures, paiements et commandes sont lus ; rien n’est écrit. Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.",
    ],
  }),
};

import type { Language } from "@paygauge/api-types/languages";

interface InvitationFacts {
  readonly name: string;
  readonly inviter: string;
  readonly brand: string;
  readonly provider: string;
  readonly address: string;
}
interface Invitation {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** An invitation in each language; the receiver's is used. */
export const invitationTexts: Readonly<Record<Language, (facts: InvitationFacts) => Invitation>> = {
  en: ({ name, inviter, brand, provider, address }) => ({
    subject: `Your access to ${brand}`,
    paragraphs: [
      `Dear ${name},`,
      `${inviter} has invited you to ${brand}.`,
      `Sign in with your ${provider} account: ${address}`,
      "If you weren’t expecting this email, you can ignore it.",
    ],
  }),
  de: ({ name, inviter, brand, provider, address }) => ({
    subject: `Ihr Zugang zu ${brand}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `${inviter} hat Sie zu ${brand} eingeladen.`,
      `Melden Sie sich mit Ihrem ${provider}-Konto an: ${address}`,
      "Falls Sie diese E-Mail nicht erwartet haben, können Sie sie ignorieren.",
    ],
  }),
  fr: ({ name, inviter, brand, provider, address }) => ({
    subject: `Votre accès à ${brand}`,
    paragraphs: [
      `Bonjour ${name},`,
      `${inviter} vous a invité à rejoindre ${brand}.`,
      `Connectez-vous avec votre compte ${provider} : ${address}`,
      "Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.",
    ],
  }),
};

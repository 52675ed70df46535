import type { Language } from "@paygauge/api-types/languages";

export interface InvitationFacts {
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
      `${inviter} invites you to ${brand}.`,
      `Sign in here with the account that you have at ${provider}: ${address}`,
      "If you did not expect this mail, you need not do anything.",
    ],
  }),
  de: ({ name, inviter, brand, provider, address }) => ({
    subject: `Ihr Zugang zu ${brand}`,
    paragraphs: [
      `Guten Tag ${name},`,
      `${inviter} lädt Sie zu ${brand} ein.`,
      `Melden Sie sich hier mit Ihrem Konto bei ${provider} an: ${address}`,
      "Falls Sie diese E-Mail nicht erwartet haben, müssen Sie nichts tun.",
    ],
  }),
  fr: ({ name, inviter, brand, provider, address }) => ({
    subject: `Votre accès à ${brand}`,
    paragraphs: [
      `Bonjour ${name},`,
      `${inviter} vous invite à rejoindre ${brand}.`,
      `Connectez-vous ici avec le compte que vous avez chez ${provider} : ${address}`,
      "Si vous n’attendiez pas cet e-mail, vous n’avez rien à faire.",
    ],
  }),
};

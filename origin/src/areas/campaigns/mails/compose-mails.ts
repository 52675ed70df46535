/** Mails of a campaign as they are sent, for each supplier, and what must hold for all of them. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { MailCheck } from "@paygauge/api-types/entities/campaign-mails";
import type { Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { languageOfCountry, mailFooter } from "@paygauge/api-types/mail/mail-footer";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { domainOf, mailAddressKey, verifiedDomains } from "@paygauge/api-types/mail/mail-sender";
import { fillTemplate, missingOf, type MailTemplate } from "@paygauge/api-types/mail/mail-template";
import { feeRangeOf } from "@paygauge/analysis/pitch/fee-range";
import { faultOfPitch, sentenceOfFault } from "@paygauge/analysis/pitch/judge-pitch";
import { letterValues, type AccountsContact } from "@paygauge/analysis/pitch/letter-values";
import type { ContextReceiver, MailContext } from "./mail-context.ts";

/** What a composed mail needs in addition to the context. */
export interface Composing {
  readonly letter: LetterKind;
  readonly postalAddress: string;
  /** Who sends, by name. */
  readonly sender: string;
  /** In place of the saved template of a language: one that is being edited. */
  readonly draft?: (MailTemplate & { readonly language: Language }) | undefined;
  /** For every supplier, in place of its country's. */
  readonly language?: Language | undefined;
}

/** Whether a supplier can tell that a text is genuine: it gives the reference, and who answers. */
const isTrusted = (text: string, reference: string, { accountsContact, accountsMail }: AccountsContact): boolean =>
  [reference, accountsContact, accountsMail].every((part) => text.includes(part));

/** One supplier's mail, the link's token still to come. `fault`: why it can't be sent. */
export function composeMail(context: MailContext, receiver: ContextReceiver, with_: Composing) {
  const { offer, buyer, issuer, brand } = context;
  const { letter, sender } = with_;
  const language = with_.language ?? languageOfCountry(receiver.country);
  const saved = context.templateOf(letter, language);
  const template = with_.draft?.language === language ? with_.draft : saved;
  const facts = { ...offer, ...receiver, contact: receiver.name, firstOn: receiver.standing?.firstOn ?? null };
  const values = letterValues(language, facts, sender);
  const missing = missingOf(template, values);
  const { subject, text } = fillTemplate(template, values);
  const names = [buyer, issuer, receiver.supplier, receiver.name, sender, offer.accountsContact];
  // A follow-up refers to the letter, which states the fee.
  const fee = letter === "first" ? feeRangeOf(offer.method, offer.terms.supplierFee) : null;
  const pitch = faultOfPitch(
    `${subject}\n\n${text}`,
    fee,
    names.filter((name) => name !== ""),
  );
  const footer = mailFooter(language, {
    sender: brand.name,
    postalAddress: with_.postalAddress,
    buyer,
    stopLink: `${context.stopBase}…`,
  });
  return {
    receiver,
    letter,
    language,
    version: saved.version,
    subject,
    text: `${text}\n\n${footer}`,
    missing,
    isTrusted: isTrusted(`${subject}\n${text}`, receiver.reference, offer),
    fault: pitch === null ? null : sentenceOfFault(pitch),
  };
}
export type ComposedMail = ReturnType<typeof composeMail>;

/** Suppliers that a mail is written to: open, not opted out, and not written to at this address. */
export const isReady = ({ isOpen, hashes, standing, mail }: ContextReceiver): boolean => {
  if (!isOpen || hashes.isOptedOut) return false;
  if (standing === null) return true;
  const isBack = standing.state === "Refused" || standing.state === "Bounced";
  return isBack && standing.toKey !== mailAddressKey(mail);
};

/** Suppliers that a follow-up is written to: their letter arrived, or an earlier follow-up of an older template did. */
export const isForFollowUp =
  (context: MailContext) =>
  ({ isOpen, hashes, standing, country }: ContextReceiver): boolean =>
    isOpen &&
    !hashes.isOptedOut &&
    standing !== null &&
    (standing.state === "Sent" || standing.state === "Delivered") &&
    (standing.letter === "first" ||
      standing.version < context.templateOf("followUp", languageOfCountry(country)).version);

/** The kind of letter that a request is about. */
export const letterOf = ({ isFollowUp = false }: { readonly isFollowUp?: boolean | undefined }): LetterKind =>
  isFollowUp ? "followUp" : "first";

/** A check of all mails: its fault is the first one's, with how many have one. */
function checkOf(
  check: MailCheck["check"],
  mails: readonly ComposedMail[],
  faultOf: (mail: ComposedMail) => MessageRef | null,
): MailCheck {
  const faults = mails.flatMap((mail) => faultOf(mail) ?? []);
  return { check, fault: faults[0] ?? null, suppliers: faults.length };
}

/** What must hold before these mails are sent. */
export function checksOf(
  context: MailContext,
  mails: readonly ComposedMail[],
  { verified, postalAddress }: { readonly verified: string | undefined; readonly postalAddress: string },
): MailCheck[] {
  const domain = domainOf(context.brand.address);
  const hasAccounts = context.offer.accountsContact !== "" && context.offer.accountsMail !== "";
  const all = (fault: MessageRef | null) => ({ fault, suppliers: fault === null ? 0 : mails.length });
  return [
    { check: "domain", ...all(verifiedDomains(verified).has(domain) ? null : message("mailDomain", { domain })) },
    { check: "postalAddress", ...all(postalAddress === "" ? message("mailPostalAddress") : null) },
    { check: "accounts", ...all(hasAccounts ? null : message("mailAccounts")) },
    checkOf("variables", mails, ({ missing: [first] }) =>
      first === undefined ? null : message("mailVariableMissing", { name: `{${first}}` }),
    ),
    checkOf("trust", mails, (mail) => (!hasAccounts || mail.isTrusted ? null : message("mailTrust"))),
    checkOf("cost", mails, ({ fault }) => fault),
    {
      check: "room",
      ...all(mails.length > mailLimits.recipients ? message("mailTooMany", { most: mailLimits.recipients }) : null),
    },
  ];
}

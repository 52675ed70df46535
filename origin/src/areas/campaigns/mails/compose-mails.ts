/** Mails of a campaign as they are sent, for each supplier, and what must hold for all of them. */
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { MailCheck, SavedMailTemplate } from "@paygauge/api-types/entities/campaign-mails";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import { languageOfCountry, mailFooter } from "@paygauge/api-types/mail/mail-footer";
import { mailLimits } from "@paygauge/api-types/mail/mail-limits";
import { domainOf, mailAddressKey, verifiedDomains } from "@paygauge/api-types/mail/mail-sender";
import { fillTemplate, missingOf, type MailTemplate, type MailValues } from "@paygauge/api-types/mail/mail-template";
import { faultOfPitch, sentenceOfFault } from "@paygauge/api-types/pitch/judge-pitch";
import { letterWords } from "@paygauge/api-types/pitch/letter-words";
import type { DeskReceiver, MailDesk } from "./mail-desk.ts";

/** What a composed mail needs in addition to the context. */
export interface Composing {
  readonly postalAddress: string;
  /** Who sends, by name. */
  readonly sender: string;
  /** In place of the saved template of a language: one that is being edited. */
  readonly draft?: (MailTemplate & { readonly language: Language }) | undefined;
  /** For every supplier, in place of its country's. */
  readonly language?: Language | undefined;
}

function valuesOf(desk: MailDesk, receiver: DeskReceiver, language: Language, sender: string): MailValues {
  const { buyer, issuer, facts } = desk;
  const figures = facts.figures[language];
  const count = new Intl.NumberFormat(localeOf(language, [])).format(receiver.payments);
  const payments = letterWords[language].payments(buyer, count, receiver.payments === 1);
  return {
    contact: receiver.name === "" ? receiver.supplier : receiver.name,
    supplier: receiver.supplier,
    buyer,
    issuer,
    sender,
    // A supplier without a payment in the year gets an empty paragraph.
    payments: receiver.payments > 0 ? payments : "",
    method: figures.method,
    offer: figures.offer,
    fee: figures["terms.fee"],
    cashRate: figures["terms.cashRate"],
    currentDay: figures["terms.currentDay"],
    newDay: figures["terms.newDay"],
    daysSooner: figures["terms.daysSooner"],
  };
}

/** One supplier's mail, the link's token still to come. `fault`: why it can't be sent. */
export function composeMail(desk: MailDesk, receiver: DeskReceiver, with_: Composing) {
  const language = with_.language ?? languageOfCountry(receiver.country);
  const saved: SavedMailTemplate = desk.templates[language];
  const template = with_.draft?.language === language ? with_.draft : saved;
  const values = valuesOf(desk, receiver, language, with_.sender);
  const missing = missingOf(template, values);
  const { subject, text } = fillTemplate(template, values);
  const names = [desk.buyer, desk.issuer, receiver.supplier, receiver.name, with_.sender].filter((name) => name !== "");
  const pitch = faultOfPitch(`${subject}\n\n${text}`, desk.facts.cost, names);
  const footer = mailFooter(language, {
    sender: desk.brand.name,
    postalAddress: with_.postalAddress,
    buyer: desk.buyer,
    stopLink: `${desk.stopBase}…`,
  });
  return {
    receiver,
    language,
    version: saved.version,
    subject,
    text: `${text}\n\n${footer}`,
    missing,
    fault: pitch === null ? null : sentenceOfFault(pitch),
  };
}
export type ComposedMail = ReturnType<typeof composeMail>;

/** Suppliers that a mail is written to: open, not opted out, and not written to at this address. */
export const isReady = ({ isOpen, hashes, standing, mail }: DeskReceiver): boolean => {
  if (!isOpen || hashes.isOptedOut) return false;
  if (standing === null) return true;
  const isBack = standing.state === "Refused" || standing.state === "Bounced";
  return isBack && standing.toKey !== mailAddressKey(mail);
};

/** Suppliers that a follow-up is written to: their last mail arrived, and the template has a newer version. */
export const isForFollowUp =
  (desk: MailDesk) =>
  ({ isOpen, hashes, standing, country }: DeskReceiver): boolean =>
    isOpen &&
    !hashes.isOptedOut &&
    standing !== null &&
    (standing.state === "Sent" || standing.state === "Delivered") &&
    standing.version < desk.templates[languageOfCountry(country)].version;

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
  desk: MailDesk,
  mails: readonly ComposedMail[],
  { verified, postalAddress }: { readonly verified: string | undefined; readonly postalAddress: string },
): MailCheck[] {
  const domain = domainOf(desk.brand.address);
  const all = (fault: MessageRef | null) => ({ fault, suppliers: fault === null ? 0 : mails.length });
  return [
    { check: "domain", ...all(verifiedDomains(verified).has(domain) ? null : message("mailDomain", { domain })) },
    { check: "postalAddress", ...all(postalAddress === "" ? message("mailPostalAddress") : null) },
    checkOf("variables", mails, ({ missing: [first] }) =>
      first === undefined ? null : message("mailVariableMissing", { name: `{${first}}` }),
    ),
    checkOf("cost", mails, ({ fault }) => fault),
    {
      check: "room",
      ...all(mails.length > mailLimits.recipients ? message("mailTooMany", { most: mailLimits.recipients }) : null),
    },
  ];
}

/** What the texts of a campaign say of one supplier: its own row, the campaign's stated terms, and nothing else. */
import { firstOfMonth } from "@paygauge/api-types/table-files/first-of-month";
import type { CampaignTone } from "@paygauge/api-types/entities/campaigns";
import { termsCeilings, type TermsBucket } from "@paygauge/api-types/entities/supplier-measures";
import { localeOf, type Language } from "@paygauge/api-types/languages";
import type { LetterKind } from "@paygauge/api-types/mail/letter-kinds";
import { fillTemplate, type MailValues } from "@paygauge/api-types/mail/mail-template";
import { standardTemplate } from "./standard-template.ts";
import { feeFigure, feeSentence, methodSentences, type OfferFacts } from "./compose-pitch.ts";
import { letterWords } from "./letter-words.ts";
import { gainOf, offeredDay, type Gain, type OwnDays } from "./own-days.ts";
import { pitchWords } from "./pitch-words.ts";

/** Who answers suppliers in the buyer's accounts department; "" until it is entered. */
export interface AccountsContact {
  readonly accountsContact: string;
  readonly accountsMail: string;
}

/** Who writes, and what is offered: the same for all suppliers of a campaign. */
export interface CampaignFacts extends OfferFacts, AccountsContact {
  readonly buyer: string;
  readonly issuer: string;
  /** ISO 4217, and the digits after its point. */
  readonly currency: string;
  readonly minorDigits: number;
  readonly tone: CampaignTone;
}

/** One supplier's own row. */
export interface SupplierFacts extends OwnDays {
  readonly supplier: string;
  /** "" without a contact. */
  readonly contact: string;
  readonly reference: string;
  /** Of a year. */
  readonly payments: number;
  readonly yearMinor: number;
  /** When the letter was sent, ISO; null: it wasn't, or the day is unknown. */
  readonly firstOn: string | null;
}
export interface LetterFacts extends CampaignFacts, SupplierFacts {}

const counts = (language: Language) => new Intl.NumberFormat(localeOf(language, []), { maximumFractionDigits: 0 });

/** "31 to 45 days". */
function termsInWords(language: Language, terms: TermsBucket): string {
  const words = letterWords[language];
  const [from = "", to = from] = terms.split("-");
  return terms === "90+" ? words.terms(String(termsCeilings["61-90"]), "") : words.terms(from, to);
}

function gainSentence(language: Language, gain: Gain | null): string {
  if (gain === null) return "";
  const words = letterWords[language];
  const next = String(gain.next);
  if (gain.by === "terms") return words.earlierThanTerms(termsInWords(language, gain.terms), next);
  return words.earlier(String(gain.earlier), next, String(gain.now), gain.earlier === 1);
}

/** What the supplier gains; "" where it gains no days. */
export function gainOfLetter(language: Language, facts: LetterFacts): string {
  return gainSentence(language, gainOf(facts, offeredDay(facts.method, facts.terms)));
}

function offerOf(language: Language, facts: LetterFacts): string {
  const { ask, methods } = pitchWords[language];
  const opening = [
    gainOfLetter(language, facts),
    ask(facts.buyer, methods[facts.method]),
    ...methodSentences(language, facts),
  ];
  return `${opening.filter((sentence) => sentence !== "").join(" ")}\n\n${feeSentence(language, facts)}`;
}

/** "" where no payment of a year is known. */
function paymentsOf(language: Language, { buyer, payments, yearMinor, currency, minorDigits }: LetterFacts): string {
  if (payments <= 0) return "";
  const money = new Intl.NumberFormat(localeOf(language, []), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: 0,
  });
  const spend = Math.round(yearMinor / 10 ** minorDigits);
  const count = counts(language).format(payments);
  return letterWords[language].payments(buyer, spend > 0 ? money.format(spend) : "", count, payments === 1);
}

const dayOf = (language: Language, at: string | null): string =>
  at === null
    ? ""
    : firstOfMonth(
        new Intl.DateTimeFormat(localeOf(language, []), { dateStyle: "long", timeZone: "UTC" }).format(new Date(at)),
        language,
      );

/** Values of a template's variables for one supplier. @param sender who sends, by name */
export function letterValues(language: Language, facts: LetterFacts, sender: string): MailValues {
  const words = letterWords[language];
  const { buyer, issuer, supplier, contact, reference, accountsContact, accountsMail, firstOn } = facts;
  const method = pitchWords[language].methods[facts.method];
  const offered = offeredDay(facts.method, facts.terms);
  const gain = gainOf(facts, offered);
  const measured = gain?.by === "payments" ? gain : null;
  return {
    contact: contact === "" ? supplier : contact,
    supplier,
    buyer,
    issuer,
    sender,
    reference,
    accountsContact: accountsContact === "" ? words.noAccounts : accountsContact,
    accountsMail: accountsMail === "" ? words.noAccounts : accountsMail,
    payments: paymentsOf(language, facts),
    method,
    offer: offerOf(language, facts),
    before: words.followUp.before(buyer, method, reference, dayOf(language, firstOn)),
    fee: feeFigure(language, facts),
    currentDay: measured === null ? null : String(measured.now),
    newDay: offered === null ? null : String(offered),
    daysSooner: measured === null ? null : String(measured.earlier),
  };
}

/** What every letter ends with: who takes the answer, how to check the letter, and who signs. */
export function letterTail(language: Language, facts: LetterFacts): string {
  const { answer, trust, signature, noAccounts } = letterWords[language];
  const { buyer, issuer, reference, accountsContact, accountsMail } = facts;
  const accounts = accountsContact === "" ? noAccounts : accountsContact;
  return [
    answer(buyer, accounts, accountsMail === "" ? noAccounts : accountsMail),
    trust(buyer, reference),
    signature(accounts, buyer, issuer),
  ].join("\n\n");
}

/** The letter or its follow-up to one supplier: a subject, a blank line and the text. */
export function composeLetter(language: Language, kind: LetterKind, facts: LetterFacts): string {
  const template = standardTemplate(kind, facts.tone, language);
  const { subject, text } = fillTemplate(template, letterValues(language, facts, facts.accountsContact));
  return `${subject}\n\n${text}`;
}

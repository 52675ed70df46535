/** Proposes a payee's class from its name, the buyer, its MCC, its ID and what its payments were for. */
import type { DecidableClass, PayeeEvidence } from "@paygauge/api-types/entities/payee-classes";
import { mccFromText, plainMcc } from "@paygauge/analysis/industry/industries";
import type { PayeeIdentity } from "../facts.ts";
import { fold } from "@paygauge/analysis/names/normalise";
import { descriptionSigns, type Sign } from "./description-signs.ts";
import type { PhraseGroup } from "./phrase-group.ts";
import { payeeWords, withoutForm } from "./payee-words.ts";
import type { PayeeRules } from "./payee-rules.ts";
import { classOfPurpose, purposeClasses, type PurposeClass } from "./purpose-classes.ts";
import { PhraseIndex, type FoundPhrase, type Phrase } from "./phrase-index.ts";

export interface PayeeProposal {
  readonly payeeClass: DecidableClass;
  /** Applied without a question. */
  readonly isCertain: boolean;
  /** The strongest first. */
  readonly evidence: readonly PayeeEvidence[];
}

/** A payee's name and the other fields that classes are proposed from. */
export type PayeeSigns = Pick<PayeeIdentity, "name" | "country" | "supplierId" | "mcc" | "merchantCategory"> & {
  /** Share of the payee's money by what its descriptions name, 0 to 1. */
  readonly purposes?: Partial<Record<PurposeClass, number>>;
};

interface Value extends Omit<Sign, "evidence"> {
  readonly evidenceOf: (words: string) => PayeeEvidence;
  readonly isList: boolean;
  /** A name with a legal form is not certainly it. */
  readonly hasNoForm: boolean;
  /** Where it is spoken, or where the names of a list are; null for everywhere. */
  readonly countries: ReadonlySet<string> | null;
}

/** Who pays: its own name tells its bodies, and its country the languages of the ledger. */
interface PayingBuyer {
  readonly name: string;
  /** ISO 3166-1 alpha-3, "" when unknown. */
  readonly country: string;
}

/** A phrase as its words are folded; a star stays. */
const foldedPhrase = (phrase: string): string =>
  phrase.endsWith("*") ? `${payeeWords(phrase.slice(0, -1)).join(" ")}*` : payeeWords(phrase).join(" ");

const split = (phrases: string): string[] => phrases.split("|").map(foldedPhrase).filter(Boolean);

function patternPhrases({ countries }: PayeeRules, groups: readonly PhraseGroup[]): Phrase<Value>[] {
  return groups.flatMap(({ phrases, not, needs, at, payeeClass, language, isCertain = false }) =>
    split(phrases).map((phrase) => ({
      phrase,
      at,
      not: not?.split(" ").filter(Boolean),
      needs: needs?.split(" ").filter(Boolean),
      value: {
        payeeClass,
        isCertain,
        isList: false,
        // "Purchasing Card Consultants Ltd" is a company: words alone are not certain of it.
        hasNoForm: true,
        countries: language === "en" ? null : new Set(countries[language]),
        evidenceOf: (words: string): PayeeEvidence => ({ kind: "pattern", words, language }),
      },
    })),
  );
}

function listPhrases({ lists }: PayeeRules): Phrase<Value>[] {
  return lists.flatMap(({ list, names, at, not, countries, payeeClass, isCertain, hasNoForm = false }) =>
    split(names).map((phrase) => ({
      phrase,
      at,
      not: not?.split(" ").filter(Boolean),
      value: {
        payeeClass,
        isCertain,
        isList: true,
        hasNoForm,
        countries: countries ? new Set(countries) : null,
        evidenceOf: (): PayeeEvidence => ({ kind: "list", list, entry: phrase }),
      },
    })),
  );
}

/** Tells a buyer's own names: the buyer itself, and bodies that carry its name. */
function buyerSign(rules: PayeeRules, buyerName: string): (words: readonly string[]) => Sign | null {
  const { words: own } = withoutForm(payeeWords(buyerName));
  const name = own.join(" ");
  const extra = new Set(rules.groupWords);
  if (name.length < 3) return () => null;
  return (words) => {
    const text = ` ${words.join(" ")} `;
    if (!text.includes(` ${name} `)) return null;
    const rest = words.length - own.length;
    const evidence: PayeeEvidence = { kind: "buyer", words: name };
    if (rest === 0) return { payeeClass: "Intercompany", isCertain: true, evidence };
    // One word is ambiguous ("Delta"): it needs the words that groups add to their names.
    const others = text.replace(` ${name} `, " ").split(" ").filter(Boolean);
    if (own.length === 1 && !others.every((word) => extra.has(word))) return null;
    return { payeeClass: "Intercompany", isCertain: false, evidence };
  };
}

function codeSign({ codes }: PayeeRules, { mcc, merchantCategory }: PayeeSigns): Sign | null {
  const code = plainMcc(mcc) || mccFromText(merchantCategory);
  if (code === "") return null;
  const found = codes.find(({ from, to }) => Number(code) >= from && Number(code) <= to);
  return found ? { payeeClass: found.payeeClass, isCertain: false, evidence: { kind: "mcc", code } } : null;
}

function idSign({ idMarks }: PayeeRules, supplierId: string): Sign | null {
  const [, letters] = /^\s*([a-z]+)[\s_-]*\d/i.exec(supplierId) ?? [];
  if (letters === undefined) return null;
  const found = idMarks.find(({ mark }) => mark === letters.toLowerCase());
  return found
    ? { payeeClass: found.payeeClass, isCertain: false, evidence: { kind: "supplierId", words: letters } }
    : null;
}

/** Of each class what speaks for it, each kind once, and the class that most speaks for. */
function weighed(rules: PayeeRules, signs: readonly Sign[]): PayeeProposal | null {
  const weightOf = ({ isCertain, evidence }: Sign): number =>
    rules.weights[evidence.kind] + (isCertain ? rules.weights.certain : 0);
  let best: { signs: Sign[]; weight: number; payeeClass: DecidableClass } | null = null;
  for (const payeeClass of rules.order) {
    const kinds = new Map<string, Sign>();
    for (const sign of signs) {
      if (sign.payeeClass !== payeeClass) continue;
      const known = kinds.get(sign.evidence.kind);
      if (!known || weightOf(sign) > weightOf(known)) kinds.set(sign.evidence.kind, sign);
    }
    const own = [...kinds.values()].toSorted((a, b) => weightOf(b) - weightOf(a));
    const weight = own.reduce((sum, sign) => sum + weightOf(sign), 0);
    if (own.length > 0 && weight > (best?.weight ?? 0)) best = { signs: own, weight, payeeClass };
  }
  if (best === null) return null;
  return {
    payeeClass: best.payeeClass,
    isCertain: best.signs.some(({ isCertain }) => isCertain),
    evidence: best.signs.map(({ evidence }) => evidence),
  };
}

/** Keeps the longest listed name, and drops words within it: "US Bank One Card" is a card programme. */
function withLongestName(found: readonly FoundPhrase<Value>[]): readonly FoundPhrase<Value>[] {
  const listed = found.filter(({ value }) => value.isList).toSorted((a, b) => b.words.length - a.words.length)[0];
  if (listed === undefined) return found;
  const isWithin = ({ value, words }: FoundPhrase<Value>): boolean =>
    value.isList || (value.payeeClass !== listed.value.payeeClass && ` ${listed.words} `.includes(` ${words} `));
  return [listed, ...found.filter((each) => !isWithin(each))];
}

/**
 * Prepares the proposals of a buyer's payees by a version of the rules: one look at each word of a name. Answers null for
 * what looks like an ordinary supplier.
 */
export function payeeProposer(rules: PayeeRules, buyer: PayingBuyer): (signs: PayeeSigns) => PayeeProposal | null {
  const index = new PhraseIndex([...listPhrases(rules), ...patternPhrases(rules, rules.patterns)]);
  const ofBuyer = buyerSign(rules, buyer.name);
  const withDescriptions = descriptionSigns(rules);
  const isSpoken = ({ countries }: Value, country: string): boolean =>
    countries === null || country === "" || countries.has(country) || countries.has(buyer.country);
  return (signs) => {
    const all = payeeWords(signs.name);
    const { words, hadForm } = withoutForm(all);
    const own = ofBuyer(words);
    // Both with its legal form and without: "title company" ends with one.
    const phrases = hadForm ? [...index.find(words), ...index.find(all)] : index.find(words);
    const named = withLongestName(phrases).flatMap(({ value, words: found }): Sign[] => {
      const { payeeClass, evidenceOf, hasNoForm } = value;
      // A public buyer's own bodies are public bodies as well: that they are its own says more.
      if (!isSpoken(value, signs.country) || (own !== null && payeeClass === "PublicBody")) return [];
      return [{ payeeClass, isCertain: value.isCertain && !(hasNoForm && hadForm), evidence: evidenceOf(found) }];
    });
    const others = [own, codeSign(rules, signs), idSign(rules, signs.supplierId)].filter((sign) => sign !== null);
    return weighed(rules, withDescriptions([...named, ...others], { all, hadForm, purposes: signs.purposes ?? {} }));
  };
}

/** Prepares the reading of payment descriptions: the class of money that a text names; null for none. */
export function purposeReader(rules: PayeeRules): (text: string) => PurposeClass | null {
  const index = new PhraseIndex(purposePhrases(rules));
  const rank = (purpose: PurposeClass): number => rules.order.indexOf(classOfPurpose(purpose));
  return (text) => {
    const found = index.find(payeeWords(fold(text))).map(({ value }) => value);
    // "Grants and subscriptions" has the word of a grant as well.
    if (found.includes("GrantInPart")) return "GrantInPart";
    return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  };
}

/** The words of descriptions, each with the class of money that it names. */
function purposePhrases({ purposes }: PayeeRules): Phrase<PurposeClass>[] {
  return purposes.flatMap(({ phrases, not, at, payeeClass, isInPart }) => {
    const named = isInPart === true ? "GrantInPart" : payeeClass;
    const value = purposeClasses.find((each) => each === named);
    if (value === undefined) return [];
    return split(phrases).map((phrase) => ({ phrase, at, not: not?.split(" ").filter(Boolean), value }));
  });
}

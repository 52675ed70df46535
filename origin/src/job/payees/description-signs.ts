/** What the descriptions of a payee's payments say of its class, next to what its name says. */
import type { DecidableClass, PayeeEvidence } from "@paygauge/api-types/entities/payee-classes";
import type { DescriptionRules, PayeeRules } from "./payee-rules.ts";
import { payeeWords } from "./payee-words.ts";
import { PhraseIndex } from "./phrase-index.ts";
import { classOfPurpose, purposeClasses, type PurposeClass } from "./purpose-classes.ts";

/** One kind of evidence for a class. */
export interface Sign {
  readonly payeeClass: DecidableClass;
  readonly isCertain: boolean;
  readonly evidence: PayeeEvidence;
}

/** A payee of whom descriptions are read. */
interface Described {
  /** Every word of the name. */
  readonly all: readonly string[];
  /** The name ends with a legal form. */
  readonly hadForm: boolean;
  /** Share of the payee's money by what its descriptions name, 0 to 1. */
  readonly purposes: Partial<Record<PurposeClass, number>>;
}

/** A class that most of a payee's money is described as. */
interface ShareOfMoney {
  readonly payeeClass: DecidableClass;
  readonly share: number;
  /** Without accounts that book purchases as well. */
  readonly isSure: boolean;
}

/** Kind of name, as far as descriptions are concerned. */
type NameKind = "adviser" | "company" | "grantee" | "other";

/** Returns what finds the kind of a name, by its words and its other signs. */
function nameKinds({ adviserWords, tradeWords, granteeWords }: DescriptionRules) {
  const phrases = (words: string, kind: NameKind) =>
    words.split("|").map((phrase) => ({ phrase: payeeWords(phrase).join(" "), value: kind }));
  const index = new PhraseIndex([
    ...phrases(adviserWords, "adviser"),
    ...phrases(tradeWords, "company"),
    ...phrases(granteeWords, "grantee"),
  ]);
  return ({ all, hadForm }: Described, named: readonly Sign[]): NameKind => {
    const bodies = named.filter(({ payeeClass }) => payeeClass === "PublicBody");
    // "Transport for London" trades in nothing.
    if (!hadForm && bodies.some(({ isCertain }) => isCertain)) return "grantee";
    const kinds = new Set(index.find(all).map(({ value }) => value));
    if (kinds.has("adviser")) return "adviser";
    if (hadForm || kinds.has("company")) return "company";
    return kinds.has("grantee") || bodies.length > 0 ? "grantee" : "other";
  };
}

/** Classes that most of the payee's money is described as. */
function describedAs({ leastShare }: PayeeRules, purposes: Described["purposes"]): ShareOfMoney[] {
  const classes = new Set(purposeClasses.map(classOfPurpose));
  return [...classes].flatMap((payeeClass) => {
    const own = purposeClasses.filter((purpose) => classOfPurpose(purpose) === payeeClass);
    const share = own.reduce((sum, purpose) => sum + (purposes[purpose] ?? 0), 0);
    const sure = own.find((purpose) => purpose === payeeClass);
    if (share < leastShare) return [];
    return [{ payeeClass, share, isSure: sure !== undefined && (purposes[sure] ?? 0) >= leastShare }];
  });
}

const signOf = ({ payeeClass, share }: ShareOfMoney, isCertain: boolean): Sign => ({
  payeeClass,
  isCertain,
  evidence: { kind: "purpose", share: Math.min(1, share) },
});

/**
 * Prepares the reading of descriptions by a version of the rules: answers the signs of a payee's name, with those of its
 * descriptions. A listed name whose descriptions agree is certain. Money that is described as a grant or levy and goes to
 * a public body or a charity is one: that the payee is a public body says no more.
 */
export function descriptionSigns(rules: PayeeRules): (named: readonly Sign[], payee: Described) => readonly Sign[] {
  const { descriptions } = rules;
  if (descriptions === undefined) {
    return (named, { purposes }) => [...named, ...describedAs(rules, purposes).map((each) => signOf(each, false))];
  }
  const kindOf = nameKinds(descriptions);
  const ofCompanies = new Set<string>(descriptions.ofCompanies);
  const certain = new Set<string>(descriptions.certain);
  return (named, payee) => {
    const described = describedAs(rules, payee.purposes);
    if (described.length === 0) return named;
    const kind = kindOf(payee, named);
    const isSaid = ({ payeeClass }: ShareOfMoney): boolean =>
      kind !== "adviser" && (kind !== "company" || ofCompanies.has(payeeClass));
    const signs = described
      .filter(isSaid)
      .map((each) => signOf(each, each.isSure && kind === "grantee" && certain.has(each.payeeClass)));
    const isOutranked = kind === "grantee" && signs.some(({ payeeClass }) => certain.has(payeeClass));
    const classes = new Set(described.map(({ payeeClass }) => payeeClass));
    const others = named
      .filter(({ payeeClass }) => !(isOutranked && payeeClass === "PublicBody"))
      .map((sign) =>
        sign.evidence.kind === "list" && classes.has(sign.payeeClass) ? { ...sign, isCertain: true } : sign,
      );
    return [...others, ...signs];
  };
}

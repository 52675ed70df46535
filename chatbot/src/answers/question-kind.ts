/** What kind of fact a question asks for, and whether a sentence states one. */
import type { Language } from "@paygauge/api-types/languages";
import { figuresIn, tokensIn } from "./figures-of.ts";

/** may: whether something is so, or allowed. */
export type QuestionKind = "amount" | "time" | "who" | "may";

const measured: Readonly<Record<Language, string>> = {
  en: "fee|fees|rate|cost|costs|price|charge|charges|limit|cap|maximum|minimum|percentage|discount|rebate|amount|threshold|share|number|size|level|margin|interest",
  de: "gebühr|gebühren|satz|kosten|preis|limit|grenze|obergrenze|höchstbetrag|mindestbetrag|rabatt|skonto|betrag|schwelle|anteil|zahl|anzahl|zins",
  fr: "frais|taux|coûts?|prix|limite|plafond|maximum|minimum|pourcentage|remise|ristourne|montant|seuil|part|nombre|intérêt",
};

const asks: Readonly<Record<Language, Readonly<Record<QuestionKind, RegExp>>>> = {
  en: {
    time: /^(?:when|how (?:long|soon|often|quickly|fast))\b|\b(?:what|which) (?:date|day|deadline|month|period)\b|\b(?:by|until|since) when\b/i,
    amount: new RegExp(
      `\\bhow (?:much|many|high|large|big|low)\\b|\\b(?:what|which)(?:'s| is| are)? (?:the |an? |our |their )?(?:[\\w-]+ ){0,4}(?:${measured.en})\\b`,
      "i",
    ),
    who: /^(?:who|whom|whose)\b|\b(?:which|what) (?:team|person|department|bank|company|office|role)\b|\bby whom\b/i,
    may: /^(?:is|are|can|may|must|does|do|should|will|has|have|could|am)\b/i,
  },
  de: {
    time: /^(?:wann|wie (?:lange|oft|schnell)|ab wann|bis wann|seit wann)\b|\bwelche[rsmn]? (?:frist|tag|datum|monat|zeitraum)\b/i,
    amount: new RegExp(
      `\\bwie ?(?:viel|viele|hoch|groß|niedrig)|\\b(?:was|welche[rsmn]?) (?:ist |sind )?(?:der |die |das )?(?:\\p{L}+ ){0,4}(?:${measured.de})`,
      "iu",
    ),
    who: /^(?:wer|wem|wen|wessen|von wem|an wen)\b|\bwelche[rsmn]? (?:abteilung|bank|stelle|firma|person)\b/i,
    may: /^(?:ist|sind|kann|können|darf|dürfen|muss|müssen|soll|sollen|wird|werden|hat|haben|gibt)\b/i,
  },
  fr: {
    time: /^(?:quand|combien de temps|depuis quand|jusqu'à quand|à quelle (?:date|fréquence)|dans quel délai|à partir de quand)\b|\bquel (?:jour|mois|délai)\b/i,
    amount: new RegExp(
      `\\bcombien\\b|\\bquel(?:le)?s? (?:est|sont)? ?(?:le |la |les |l')?(?:\\p{L}+ ){0,3}(?:${measured.fr})`,
      "iu",
    ),
    who: /^(?:qui|à qui|de qui|par qui)\b|\bquelle? (?:équipe|banque|personne|société|service)\b/i,
    may: /^(?:est-ce|peut|peuvent|doit|doivent|faut-il|a-t-|y a-t-il|les? [\p{L}-]+ (?:peut|peuvent|doit|doivent)-)/iu,
  },
};

/** The kind of fact that a question asks for; null where its words name none. */
export function kindOfQuestion(question: string, language: Language): QuestionKind | null {
  const plain = question.trim().replaceAll(/[’‘]/g, "'");
  return (["time", "amount", "who", "may"] as const).find((kind) => asks[language][kind].test(plain)) ?? null;
}

const times = new Set(["hour", "day", "week", "month", "year"]);
const timeWords =
  /\b(?:daily|weekly|monthly|quarterly|yearly|annually|immediately|at once|each|every|(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|monday|tuesday|wednesday|thursday|friday|täglich|wöchentlich|monatlich|jährlich|quartal\w*|sofort|umgehend|jeden?|januar|februar|märz|mai|juni|juli|oktober|dezember|montags?|quotidien\w*|hebdomadaire\w*|mensuel\w*|annuel\w*|immédiat\w*|chaque|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|(?:19|20)\d{2})\b/i;
const whoWords =
  /\b(?:team|department|bank|treasury|treasurer|buyer|supplier|issuer|manager|administrator|desk|director|officer|owner|user|client|acquirer|court|board|abteilung|käufer|lieferant|verwalter\w*|leiter\w*|vorstand|équipe|acheteur|fournisseur|émetteur|banque|service|directeur|responsable)s?\b/i;
const mayWords =
  /\b(?:can|may|must|cannot|not|never|only|always|allowed|forbidden|permitted|required|optional|need|needs|kann|können|darf|dürfen|muss|müssen|nicht|nie|nur|immer|kein\w*|erlaubt|verboten|peut|peuvent|doit|doivent|pas|jamais|seulement|toujours|interdit\w*|autorisé\w*|aucun\w*)\b/i;

/** Whether a sentence states a fact of a kind. */
export function statesKind(text: string, kind: QuestionKind): boolean {
  if (kind === "who") return whoWords.test(text) || /[^.!?]\s\p{Lu}\p{L}+ \p{Lu}\p{L}+/u.test(text);
  if (kind === "may") return mayWords.test(text);
  const figures = figuresIn(tokensIn(text));
  if (kind === "time") return timeWords.test(text) || figures.some(({ unit }) => times.has(unit));
  return figures.length > 0;
}

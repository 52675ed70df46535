import type { Language } from "@paygauge/api-types/languages";

const split = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that say nothing of what a question is about. */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: split(`a about above after again all also am an and any are aren't as at be because been before being below between both but by
    can can't cannot could couldn't did didn't do does doesn't doing don't down during each else ever few for from further get gets
    give given go goes got had has have haven't having he her here hers him his how i i'm if in into is isn't it it's its itself just
    know let like made make makes many may me mean means might more most much must my need needs no nor not of off often on once one
    only or other our ours out over own per please same say says see seem seems shall she should so some such take takes tell than
    that that's the their theirs them then there these they thing things this those through to too under until up upon us use used
    uses using very want was way we were what what's when where where's which while who whom whose why will with within without
    would you your yours long old last week day today yesterday tomorrow ago happen happens happened
    treat treated work worked works way ways else another anything something someone somebody anybody people person outside inside
    actually really still ever well right required require requires needed want wanted like possible able`),
  de: split(`aber alle allem allen aller alles als also am an ander andere anderen anderer auch auf aus bei beim bin bis bist da dabei damit
    dann darf das dass dein deine dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine
    einem einen einer eines er es etwas euer für geht gibt habe haben hat hatte hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
    im in ins ist ja jede jedem jeden jeder jedes kann kein keine keinem keinen keiner können könnte lang lange man manche mehr mein
    meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen seiner
    seit sich sie sind so soll sollen sollte sondern sonst über um und uns unser unsere unter viel viele vom von vor wann war waren warum
    was weil welche welchem welchen welcher welches wenn wer werde werden wessen wie wieder will wir wird wo wohin wurde wurden zu zum zur
    braucht heißt bedeutet bleiben bleibt lange passiert heute gestern morgen alt neu möglich`),
  fr: split(`a à afin ai aie ainsi alors après as au aucun aussi autre autres aux avant avec avez avoir avons c ce ceci cela celle celles celui
    ces cet cette ceux chaque chez comme comment d dans de des deux doit doivent donc dont du elle elles en encore entre es est et
    été être eu fait faire faut font il ils j je l la le les leur leurs lors lui m ma mais me même mes moi mon n ne ni non nos notre
    nous on ont ou où par pas passe peu peut peuvent plus pour pourquoi pouvez puis qu quand que quel quelle quelles quels qui quoi s
    sa sans se sera ses si signifie soi soit son sont sous sur t ta te tes toi ton tous tout toute toutes très tu un une vers vos votre
    vous y personne passer arrive possible nouveau nouvelle longtemps aujourd'hui hier demain durée`),
};

/** Letters that English, German and French don't have, as in Czech, Polish, Danish, Spanish and Hungarian. */
const foreignLetter = /[áíóúýěščřžůďťňąęłńśźżőűāēīūģķļņșțđåøñõã]/u;
/** A few words with such letters are names from abroad. */
const foreign = { least: 3, share: 0.25 } as const;

/** Whether words are in another language than those of the product. */
function areForeign(words: readonly string[]): boolean {
  const found = words.filter((word) => foreignLetter.test(word)).length;
  return found >= foreign.least && found >= words.length * foreign.share;
}

/** Words of the other languages are fewer in a text than those of its own. */
export function guessLanguage(text: string, fallback: Language): Language {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  if (areForeign(words)) return fallback;
  const counts = (["en", "de", "fr"] as const).map((language) => ({
    language,
    // Words that two languages share decide nothing.
    count: words.filter(
      (word) =>
        stopWords[language].has(word) &&
        (["en", "de", "fr"] as const).every((other) => other === language || !stopWords[other].has(word)),
    ).length,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  if (best === undefined || best.count === 0 || best.count === second?.count) return fallback;
  return best.language;
}

/** Whether two sentences say opposite things: one denies what the other states, or names the other side of a pair. */

const negative = new Set(
  (
    "not no never none nobody nothing neither nor without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't mustn't needn't hasn't haven't " +
    "forbidden forbids forbid prohibited prohibits prohibit banned bans refuse refuses refused reject rejects rejected decline declines declined exclude excludes excluded excluding except unless " +
    "unable impossible invalid unpaid unlimited ineligible " +
    "nicht kein keine keinen keinem keiner keines nie niemals niemand nichts ohne weder verboten untersagt unzulässig ausgeschlossen abgelehnt lehnt ablehnen verweigert außer unmöglich ungültig " +
    "ne n'est n'a n'ont n'y jamais aucun aucune sans personne rien ni interdit interdite interdits interdites refuse refuses refusent refusé refusée exclu exclue exclus exclut sauf impossible"
  ).split(" "),
);
/** Words that go with another of the same denial: "ne … pas" is one. */
const doubled = new Set(["n'est", "n'a", "n'ont", "n'y"]);

/** Sides of pairs: a sentence with words of one alone is contradicted by one with words of the other alone. */
const pairs: readonly (readonly [a: string, b: string])[] = [
  ["before earlier vor vorher avant", "after later nach nachher danach après"],
  [
    "more over above exceed exceeds exceeding minimum least mindestens mehr über plus",
    "less fewer under below maximum most höchstens weniger unter maximal moins maximum",
  ],
  [
    "increase increases increased rise rises higher raise raised steigt erhöht höher augmente augmenté hausse",
    "decrease decreases decreased fall falls lower cut reduced sinkt gesenkt niedriger diminue diminué baisse",
  ],
  ["domestic national inländisch inland national", "foreign cross-border international ausländisch ausland étranger"],
  ["always immer stets toujours", "sometimes rarely manchmal selten parfois rarement"],
  ["daily täglich quotidien", "weekly wöchentlich hebdomadaire"],
  ["weekly wöchentlich hebdomadaire", "monthly monatlich mensuel"],
  ["monthly monatlich mensuel", "yearly annually annual quarterly jährlich quartalsweise annuel trimestriel"],
  ["optional freiwillig facultatif", "required mandatory compulsory obligatory pflicht verpflichtend obligatoire"],
  ["included includes inklusive enthalten inclus", "extra additional zusätzlich supplémentaire"],
  ["free gratis kostenlos gratuit", "charged fee kostenpflichtig payant"],
  ["gross brutto brut", "net netto"],
  ["first erste ersten premier", "last letzte letzten dernier"],
  ["open opens öffnet ouvre", "closed closes schließt ferme"],
  ["internal intern interne", "external extern externe"],
];
const sides = pairs.map(([a, b]) => [new Set(a.split(" ")), new Set(b.split(" "))] as const);

function denials(tokens: readonly string[]): number {
  let count = 0;
  let hasNe = false;
  for (const token of tokens) {
    if (token === "ne" || doubled.has(token)) {
      hasNe = true;
      count++;
    } else if (negative.has(token)) {
      // "ne … jamais", "ne … aucun".
      if (!(hasNe && /^(?:jamais|aucun|aucune|personne|rien|ni)$/.test(token))) count++;
    } else if (/^[.;!?]$/.test(token)) hasNe = false;
  }
  return count;
}

/** Whether a sentence denies what another states, or names the other side of a pair. */
export function areOpposite(claim: readonly string[], source: readonly string[]): boolean {
  if (denials(claim) % 2 !== denials(source) % 2) return true;
  const has = (tokens: readonly string[], side: ReadonlySet<string>) => tokens.some((token) => side.has(token));
  return sides.some(([a, b]) => {
    const [claimA, claimB, sourceA, sourceB] = [has(claim, a), has(claim, b), has(source, a), has(source, b)];
    return (claimA && !claimB && sourceB && !sourceA) || (claimB && !claimA && sourceA && !sourceB);
  });
}

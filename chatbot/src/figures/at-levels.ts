import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { isOneOf, levelsOf, partOf, partsOf, type Chosen, type Piece } from "./question-parts.ts";
import { levelWords, type LevelWord } from "./vocabulary/concepts.ts";
import { folded } from "./vocabulary/index-of.ts";

/** A capability at these levels. */
export interface AtLevels {
  readonly capability: Capability;
  readonly levels: readonly LevelWord[];
}

const capabilityIn = (each: Chosen): Capability | undefined =>
  each !== "name" && each.kind === "concept" ? capabilities.find((name) => name === each.concept) : undefined;
const isLevel = (each: Chosen): boolean => each !== "name" && isOneOf(levelWords, partOf(each));

/**
 * Each capability with its levels. Several share the level of a question that names one; otherwise each has the level
 * next to it: "High for virtual card and Medium for STP". undefined: which level is whose is not certain.
 */
export function atLevelsOf(pieces: readonly Piece[], chosen: readonly Chosen[]): readonly AtLevels[] | undefined {
  const places = chosen.flatMap((each, at) => (capabilityIn(each) === undefined ? [] : [at]));
  const capabilityAt = (place: number) => capabilityIn(chosen[place] ?? "name");
  const all = partsOf(chosen);
  // "Suppliers that don't take virtual cards": those at None.
  const levels: readonly LevelWord[] = all.has("not") && !all.has("anyLevel") ? ["None"] : levelsOf(all);
  const [first] = places;
  if (first === undefined) return [];
  const named = new Set(places.map(capabilityAt));
  const shared = [...named].flatMap((capability) => (capability === undefined ? [] : [{ capability, levels }]));
  if (named.size === 1) return shared;
  // "High for STP or Boost" asks for either of them.
  const between = pieces.slice(first, places.at(-1)).flatMap(({ words }) => words.map(folded));
  if (named.size !== places.length || between.some((word) => ["or", "oder", "ou"].includes(word))) return undefined;
  const levelPlaces = chosen.flatMap((each, at) => (isLevel(each) ? [at] : []));
  if (levelPlaces.length === 1 || (levelPlaces.length === 0 && all.has("not"))) return shared;
  const leads = (levelPlaces[0] ?? 0) < first;
  const parts = places.map((place, at) =>
    leads
      ? chosen.slice(at === 0 ? 0 : (places[at - 1] ?? 0) + 1, place + 1)
      : chosen.slice(place, places[at + 1] ?? chosen.length),
  );
  const own = parts.flatMap((part) => {
    const capability = part.map(capabilityIn).find((each) => each !== undefined);
    return capability === undefined || !part.some(isLevel) ? [] : [{ capability, levels: levelsOf(partsOf(part)) }];
  });
  return own.length === places.length ? own : undefined;
}

/** Why each of many suppliers has its points, as it is kept: codes and points; the sentences are made when they are read. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels, type ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { type Codes, codesOf, conditionsOf, fieldCodes, type FieldCodes } from "./fact-codes.ts";
import type { FactColumns } from "./fact-columns.ts";
import { factsAt, factsOf, fits, placesOf, type Profile, profileOf } from "./lookup.ts";
import type { AllScores } from "./score-columns.ts";
import { type Part, partsOf } from "./score-parts.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

/** A part with the rule that holds at each place of its profile: 0 for none, else one more than the rule's place. */
interface HitTable {
  readonly part: Part;
  readonly fields: readonly FieldCodes[];
  readonly profile: Profile | null;
  readonly table: Uint16Array;
  /** Each rule's reason as JSON, `["code",points]`. */
  readonly texts: readonly string[];
}

const hitOf = (part: Part, facts: ScoringFacts): number => part.rules.findIndex(({ test }) => test(facts)) + 1;

function hitTable(part: Part, fields: readonly FieldCodes[]): HitTable {
  const texts = part.rules.map(({ code, points }) => JSON.stringify([code, points]));
  if (!fits(fields)) return { part, fields, profile: null, table: new Uint16Array(0), texts };
  const profile = profileOf(fields);
  const table = Uint16Array.from({ length: profile.size }, (_, place) => hitOf(part, factsAt(profile, place)));
  return { part, fields, profile, table, texts };
}

/** The rule of a part that holds for each supplier. */
function hitsOf({ part, fields, profile, table }: HitTable, codes: Codes, size: number): Uint16Array {
  const hits = new Uint16Array(size);
  if (profile) {
    placesOf(profile, codes, hits);
    for (let at = 0; at < size; at += 1) hits[at] = table[hits[at] ?? 0] ?? 0;
    return hits;
  }
  const columns = fields.map((each) => codes.get(each));
  for (let at = 0; at < size; at += 1)
    hits[at] = hitOf(
      part,
      factsOf(fields, (field) => columns[field]?.[at] ?? 0),
    );
  return hits;
}

type Hits = readonly { readonly table: HitTable; readonly hits: Uint16Array }[];

/** The reasons of one supplier: the first gate that holds and nothing else, or points and the caps that lowered the level. */
function reasonsAt(parts: Hits, at: number, bandOf: (points: number) => number, points: number): string {
  let text = "";
  let level = bandOf(points);
  for (const { table, hits } of parts) {
    const hit = hits[at] ?? 0;
    if (hit === 0) continue;
    const { part, texts } = table;
    const reason = texts[hit - 1] ?? "";
    if (part.kind === "gate") return `,${reason}`;
    if (part.kind === "cap") {
      if (level >= part.level) continue;
      level = part.level;
    }
    text += `,${reason}`;
  }
  return text;
}

/** Writes down the reasons of many suppliers by one ruleset; made once for many batches. */
export class ColumnReasons {
  readonly #version: number;
  readonly #codes: readonly FieldCodes[];
  readonly #parts: readonly { readonly capability: Capability; readonly tables: readonly HitTable[] }[];
  readonly #bandOf: (points: number) => number;

  /** Errors: RulesetError, as when compiling a ruleset. */
  constructor(ruleset: ScoringRuleset) {
    const known = fieldCodes(conditionsOf(ruleset));
    this.#version = ruleset.version;
    this.#codes = [...known.values()];
    this.#parts = capabilities.map((capability) => ({
      capability,
      tables: partsOf(ruleset, capability).map((part) =>
        hitTable(
          part,
          part.fields.flatMap((field) => known.get(field) ?? []),
        ),
      ),
    }));
    const { High, Medium, Low } = ruleset.bands;
    this.#bandOf = (points) => (points >= High ? 0 : points >= Medium ? 1 : points >= Low ? 2 : scoreLevels.length - 1);
  }

  /** JSON a supplier: `{"version":1,"stp":[points,[code,points],…],…}`. */
  kept(columns: FactColumns, size: number, scores: AllScores): string[] {
    const codes = codesOf(this.#codes, columns, 0, size);
    const all = this.#parts.map(({ capability, tables }) => ({
      capability,
      points: scores[capability].points,
      parts: tables.map((table) => ({ table, hits: hitsOf(table, codes, size) })),
    }));
    return Array.from({ length: size }, (_, at) => {
      let text = `{"version":${this.#version}`;
      for (const { capability, points, parts } of all) {
        const given = points[at] ?? 0;
        text += `,"${capability}":[${given}${reasonsAt(parts, at, this.#bandOf, given)}]`;
      }
      return `${text}}`;
    });
  }
}

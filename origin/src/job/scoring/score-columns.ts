/** Levels and points of many suppliers at once: the same rules as compile-ruleset.ts, as tables over columns. */
import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { type Codes, codesOf, conditionsOf, fieldCodes, type FieldCodes } from "./fact-codes.ts";
import type { FactColumns } from "./fact-columns.ts";
import { factsAt, factsOf, homeOf, packProfiles, placesOf, type Profile } from "./lookup.ts";
import { type Part, partsOf } from "./score-parts.ts";
import type { ScoringFacts } from "./scoring-fields.ts";

/** Suppliers worked on at a time: what fits the processor's cache. */
const block = 1024;
/**
 * A sum holds points × 4 and, in its two lowest bits, the place in `scoreLevels` that the caps allow. A closed gate is
 * far below anything that points make up for, and so many of them still fit into 32 bits.
 */
const closed = -(2 ** 24);
const maxTables = 100;

interface ColumnScores {
  readonly points: Uint8Array;
  /** Place in `scoreLevels`: 0 is High, 3 is None. */
  readonly levels: Uint8Array;
}
export type AllScores = Readonly<Record<Capability, ColumnScores>>;

/** What parts give to the sum of a supplier; `fields` are all that they read. */
interface Share {
  readonly fields: readonly FieldCodes[];
  readonly give: (facts: ScoringFacts) => number;
  /** The least and the most that it gives, but for a closed gate. */
  readonly least: number;
  readonly most: number;
}
interface Table {
  readonly profile: Profile;
  readonly sums: Int32Array;
}
interface CapabilityPlan {
  readonly tables: readonly Table[];
  /** Shares over too many facts for a table: asked row by row. */
  readonly wide: readonly Share[];
}

/** Gates and groups one by one; all caps together, since the lowest of their levels counts. */
function sharesOf(parts: readonly Part[], fieldsOf: (part: Part) => FieldCodes[]): Share[] {
  const caps = parts.filter(({ kind }) => kind === "cap");
  const capped: Share = {
    fields: [...new Set(caps.flatMap(fieldsOf))],
    give: (facts) =>
      caps.reduce((low, { level, rules }) => (rules.some(({ test }) => test(facts)) ? Math.max(low, level) : low), 0),
    least: 0,
    most: 3,
  };
  const others = parts
    .filter(({ kind }) => kind !== "cap")
    .map((part): Share => ({
      fields: fieldsOf(part),
      give: (facts) => {
        const rule = part.rules.find(({ test }) => test(facts));
        if (!rule) return 0;
        return part.kind === "gate" ? closed : rule.points * 4;
      },
      least: part.rules.reduce((least, { points }) => Math.min(least, points * 4), 0),
      most: part.rules.reduce((most, { points }) => Math.max(most, points * 4), 0),
    }));
  return caps.length > 0 ? [...others, capped] : others;
}

function tableOf(profile: Profile, shares: readonly Share[]): Table {
  const sums = Int32Array.from({ length: profile.size }, (_, place) => {
    const facts = factsAt(profile, place);
    return shares.reduce((sum, { give }) => {
      const given = give(facts);
      return sum <= closed / 2 || given === closed ? closed : sum + given;
    }, 0);
  });
  return { profile, sums };
}

/** Scores columns of facts by one ruleset; made once for many batches. */
export class ColumnScorer {
  readonly #codes: readonly FieldCodes[];
  readonly #profiles: readonly Profile[];
  readonly #plans: readonly CapabilityPlan[];
  readonly #outcomes: readonly Outcomes[];

  /** Errors: RulesetError, as when compiling a ruleset. */
  constructor(ruleset: ScoringRuleset) {
    const known = fieldCodes(conditionsOf(ruleset));
    const partFields = ({ fields }: Part): FieldCodes[] => fields.flatMap((field) => known.get(field) ?? []);
    const shares = capabilities.map((capability) => sharesOf(partsOf(ruleset, capability), partFields));
    this.#codes = [...known.values()];
    this.#profiles = packProfiles(shares.flat().map(({ fields }) => fields)).slice(0, maxTables);
    this.#plans = shares.map((mine) => this.#plan(mine));
    this.#outcomes = this.#plans.map((plan) => outcomesOf(plan, ruleset.bands));
  }

  #plan(shares: readonly Share[]): CapabilityPlan {
    const homes = shares.map((share) => ({ share, profile: homeOf(this.#profiles, share.fields) }));
    return {
      tables: this.#profiles.flatMap((profile) => {
        const mine = homes.filter((home) => home.profile === profile).map(({ share }) => share);
        return mine.length > 0 ? [tableOf(profile, mine)] : [];
      }),
      wide: homes.flatMap(({ share, profile }) => (profile ? [] : [share])),
    };
  }

  /** Level and points of every capability for `size` suppliers. */
  score(columns: FactColumns, size: number): AllScores {
    const places = new Map(this.#profiles.map((profile) => [profile, new Uint16Array(block)]));
    const plans = this.#plans.map(({ tables, wide }, at) => ({
      reads: tables.map(({ profile, sums }) => ({ sums, places: places.get(profile) ?? nothing.places })),
      wide,
      outcomes: this.#outcomes[at] ?? { from: 0, table: new Uint16Array(1) },
      out: { points: new Uint8Array(size), levels: new Uint8Array(size) },
    }));
    const sums = new Int32Array(block);
    for (let from = 0; from < size; from += block) {
      const count = Math.min(block, size - from);
      const codes = codesOf(this.#codes, columns, from, from + count);
      for (const [profile, out] of places) placesOf(profile, codes, out);
      for (const { reads, wide, outcomes, out } of plans) {
        addTables(reads, count, sums);
        for (const share of wide) addWide(share, codes, count, sums);
        settle(sums, outcomes, from, count, out);
      }
    }
    return Object.fromEntries(capabilities.map((capability, at) => [capability, plans[at]?.out])) as Record<
      Capability,
      ColumnScores
    >;
  }
}

/** A table with the places of the rows at hand. */
interface Read {
  readonly sums: Int32Array;
  readonly places: Uint16Array;
}
const nothing: Read = { sums: new Int32Array(1), places: new Uint16Array(block) };

/** Adds up a capability's tables, several at a time, so that a sum is written as seldom as it can be. */
function addTables(tables: readonly Read[], count: number, sums: Int32Array): void {
  sums.fill(0, 0, count);
  let at = 0;
  for (; at + 3 <= tables.length; at += 3)
    addThree(tables[at] ?? nothing, tables[at + 1] ?? nothing, tables[at + 2] ?? nothing, count, sums);
  if (at + 2 === tables.length) addTwo(tables[at] ?? nothing, tables[at + 1] ?? nothing, count, sums);
  if (at + 1 === tables.length) addTwo(tables[at] ?? nothing, nothing, count, sums);
}

function addThree(a: Read, b: Read, c: Read, count: number, sums: Int32Array): void {
  const [pa, pb, pc] = [a.places, b.places, c.places];
  const [ta, tb, tc] = [a.sums, b.sums, c.sums];
  for (let row = 0; row < count; row += 1) {
    const two = ((ta[pa[row] ?? 0] ?? 0) + (tb[pb[row] ?? 0] ?? 0)) | 0;
    sums[row] = ((sums[row] ?? 0) + ((two + (tc[pc[row] ?? 0] ?? 0)) | 0)) | 0;
  }
}

function addTwo(a: Read, b: Read, count: number, sums: Int32Array): void {
  const [pa, pb] = [a.places, b.places];
  const [ta, tb] = [a.sums, b.sums];
  for (let row = 0; row < count; row += 1) {
    const two = ((ta[pa[row] ?? 0] ?? 0) + (tb[pb[row] ?? 0] ?? 0)) | 0;
    sums[row] = ((sums[row] ?? 0) + two) | 0;
  }
}

function addWide({ fields, give }: Share, codes: Codes, count: number, sums: Int32Array): void {
  const columns = fields.map((each) => codes.get(each));
  for (let at = 0; at < count; at += 1) {
    const given = give(factsOf(fields, (field) => columns[field]?.[at] ?? 0));
    sums[at] = given === closed ? -(2 ** 30) : Math.max(-(2 ** 30), (sums[at] ?? 0) + given);
  }
}

/** The result of each sum: points, and the level above them in the byte. */
interface Outcomes {
  /** One below the least open sum: the place of all that is closed. */
  readonly from: number;
  readonly table: Uint16Array;
}

function outcomesOf({ tables, wide }: CapabilityPlan, { High, Medium, Low }: ScoringRuleset["bands"]): Outcomes {
  const bandOf = (points: number): number => (points >= High ? 0 : points >= Medium ? 1 : points >= Low ? 2 : 3);
  const ranges = [
    ...tables.map(({ sums }) => ({
      least: sums.reduce((least, sum) => (sum === closed ? least : Math.min(least, sum)), 0),
      most: sums.reduce((most, sum) => Math.max(most, sum), 0),
    })),
    ...wide,
  ];
  const from = ranges.reduce((sum, { least }) => sum + least, 0) - 1;
  const to = ranges.reduce((sum, { most }) => sum + most, 0);
  const table = Uint16Array.from({ length: to - from + 1 }, (_, at) => {
    if (at === 0) return 3 << 8;
    const points = Math.min(100, Math.max(0, (at + from) >> 2));
    return points | (Math.max(bandOf(points), (at + from) & 3) << 8);
  });
  return { from, table };
}

/** Looks each sum up; closed ones are brought in by arithmetic, since which way a jump would go is anybody's guess. */
function settle(sums: Int32Array, outcomes: Outcomes, from: number, count: number, out: ColumnScores): void {
  const { points, levels } = out;
  const { from: least, table } = outcomes;
  for (let at = 0; at < count; at += 1) {
    const place = ((sums[at] ?? 0) - least) | 0;
    const outcome = table[place & ~(place >> 31)] ?? 0;
    points[from + at] = outcome & 255;
    levels[from + at] = outcome >> 8;
  }
}

/** Tables over the codes of a few facts: what a rule gives for each way in which its facts can be. */
import type { Codes, FieldCodes } from "./fact-codes.ts";
import type { ScoringFacts, ScoringField } from "./scoring-fields.ts";

/** Fields read together: the place of a row in their tables is the sum of code × stride. */
export interface Profile {
  readonly fields: readonly FieldCodes[];
  readonly strides: readonly number[];
  readonly size: number;
}

/** Entries of a table, at most: what stays in the processor's cache. */
const maxProfile = 1024;

const sizeOf = (fields: readonly FieldCodes[]): number =>
  fields.reduce((product, { values }) => product * values.length, 1);

/** Whether a table may be made over the fields. */
export function fits(fields: readonly FieldCodes[]): boolean {
  return sizeOf(fields) <= maxProfile && fields.every(({ values }) => values.length <= 256);
}

export function profileOf(fields: readonly FieldCodes[]): Profile {
  let size = 1;
  const strides = fields.map(({ values }) => {
    const stride = size;
    size *= values.length;
    return stride;
  });
  return { fields, strides, size };
}

/** Facts by their codes; rules that are asked with them read no others. */
export function factsOf(fields: readonly FieldCodes[], codeOf: (at: number) => number): ScoringFacts {
  const facts: Partial<Record<ScoringField, unknown>> = {};
  fields.forEach(({ field, values }, at) => {
    facts[field] = values[codeOf(at)];
  });
  return facts as unknown as ScoringFacts;
}

/** Facts that stand for a place in the profile's tables. */
export function factsAt({ fields, strides }: Profile, place: number): ScoringFacts {
  return factsOf(fields, (at) => Math.floor(place / (strides[at] ?? 1)) % (fields[at]?.values.length ?? 1));
}

/** Few profiles such that each set of fields lies within one; sets that are too large for a table are left out. */
export function packProfiles(sets: readonly (readonly FieldCodes[])[]): Profile[] {
  const packed: Set<FieldCodes>[] = [];
  const fitting = sets.filter((set) => set.length > 0 && fits(set));
  for (const set of fitting.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    const unions = packed
      .map((home) => ({ home, size: sizeOf([...new Set([...home, ...set])]) / sizeOf([...home]) }))
      .filter(({ home, size }) => size * sizeOf([...home]) <= maxProfile)
      .toSorted((a, b) => a.size - b.size);
    const home = unions[0]?.home;
    if (home) for (const codes of set) home.add(codes);
    else packed.push(new Set(set));
  }
  return packed.map((fields) => profileOf([...fields]));
}

/** The profile that holds all the fields. */
export function homeOf(profiles: readonly Profile[], set: readonly FieldCodes[]): Profile | undefined {
  return profiles.find(({ fields }) => set.every((codes) => fields.includes(codes)));
}

/**
 * Adds up the places of rows in a profile's tables from the codes of its fields, three fields at a time, so that a
 * place is written as seldom as it can be.
 */
export function placesOf({ fields, strides }: Profile, codes: Codes, out: Uint16Array): void {
  out.fill(0);
  const columns = fields.map((each) => codes.get(each) ?? out.subarray(0, 0));
  for (let at = 0; at < columns.length; at += 3) {
    const [a, b = a, c = a] = columns.slice(at, at + 3);
    const [sa = 0, sb = 0, sc = 0] = strides.slice(at, at + 3);
    if (!a || !b || !c) continue;
    for (let row = 0; row < a.length; row += 1) {
      const place = (a[row] ?? 0) * sa + (b[row] ?? 0) * sb + (c[row] ?? 0) * sc;
      out[row] = (out[row] ?? 0) + place;
    }
  }
}

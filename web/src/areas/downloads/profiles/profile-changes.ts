import type { ProfileField } from "@paygauge/api-types/datapoints/profile-field";

export interface ProfileParts {
  readonly name: string;
  readonly fields: readonly ProfileField[];
}

export const changeKinds = ["name", "added", "removed", "order", "labels", "format", "filter", "bounds"] as const;
export type ChangeKind = (typeof changeKinds)[number];

const differs = (before: ProfileField, now: ProfileField): readonly ChangeKind[] => [
  ...(JSON.stringify(before.labels) === JSON.stringify(now.labels) ? [] : ["labels" as const]),
  ...(before.format === now.format ? [] : ["format" as const]),
  ...(before.filter === now.filter ? [] : ["filter" as const]),
  ...(before.min === now.min && before.max === now.max ? [] : ["bounds" as const]),
];

/** The longest run of fields that kept their order; the others are those that were moved. */
function keptInOrder(places: readonly number[]): number {
  const lengths: number[] = [];
  for (const [at, place] of places.entries()) {
    const before = lengths.filter((_, other) => other < at && (places[other] ?? 0) < place);
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}

/** What was changed of a profile since it was saved: each change by its kind, one entry for each field that it is of. */
export function profileChanges(before: ProfileParts, now: ProfileParts): readonly ChangeKind[] {
  const known = new Map(before.fields.map((field) => [field.key, field]));
  const here = new Set(now.fields.map(({ key }) => key));
  const stayed = before.fields.filter(({ key }) => here.has(key)).map(({ key }) => key);
  const places = now.fields.filter(({ key }) => known.has(key)).map(({ key }) => stayed.indexOf(key));
  return [
    ...(before.name === now.name ? [] : ["name" as const]),
    ...now.fields.flatMap((field) => {
      const was = known.get(field.key);
      return was === undefined ? (["added"] as const) : differs(was, field);
    }),
    ...before.fields.flatMap(({ key }) => (here.has(key) ? [] : (["removed"] as const))),
    ...Array.from({ length: places.length - keptInOrder(places) }, () => "order" as const),
  ];
}

/** Which columns of a file may be kept as breakdowns under a mapping, and which are chosen unasked. */
import {
  foldBreakdown,
  likelyFilled,
  maxBreakdowns,
  type BreakdownChoice,
  type BreakdownVerdict,
} from "./breakdowns.ts";
import { nameWithoutHeading } from "./column-names.ts";
import type { CanonicalColumn, ColumnMapping, ColumnProfile } from "./ledger.ts";

/** Fields whose columns may be breakdowns as well: no dimension of every job shows their values. */
const sharedFields: ReadonlySet<string> = new Set<CanonicalColumn>([
  "purpose",
  "costCentre",
  "merchantCategory",
  "payeeClass",
  "documentType",
  "state",
  "city",
]);

/** A column that is listed, and why it cannot be chosen. */
export interface BreakdownColumn {
  readonly profile: ColumnProfile;
  readonly verdict: Exclude<BreakdownVerdict, "private"> | "used";
  /** The field that it feeds, where that rules it out. */
  readonly field: CanonicalColumn | null;
}

const isField = (name: string): name is CanonicalColumn => name !== "";

function feeding({ sources }: Pick<ColumnMapping, "sources">): Map<number, CanonicalColumn> {
  const fields = new Map<number, CanonicalColumn>();
  for (const [field, source] of Object.entries(sources))
    if (source !== undefined && "column" in source && isField(field) && !sharedFields.has(field))
      fields.set(source.column, field);
  return fields;
}

/** The columns that could be breakdowns, in the order of the file: those that may be chosen first. */
export function breakdownColumns(
  mapping: Pick<ColumnMapping, "sources">,
  profiles: readonly ColumnProfile[],
): BreakdownColumn[] {
  const fields = feeding(mapping);
  const listed = profiles.flatMap((profile): BreakdownColumn[] => {
    const { breakdown: verdict, name, index } = profile;
    if (verdict === undefined || verdict === "private" || name.trim() === "") return [];
    const field = fields.get(index) ?? null;
    if (field === null) return [{ profile, verdict, field }];
    // A column that feeds such a field is listed, with the field, only if its values would qualify.
    return verdict === "offered" ? [{ profile, verdict: "used", field }] : [];
  });
  const rank = ({ verdict }: BreakdownColumn) => (verdict === "offered" ? 0 : 1);
  return listed.toSorted((a, b) => rank(a) - rank(b));
}

/** The label that a column has until someone writes another. */
export const breakdownLabelOf = (name: string): string => name.trim().replaceAll(/\s+/g, " ").slice(0, 60).trim();

/** Filled columns with a heading, in the order of the file, as many as a job may have; of two with one label the first. */
export function proposeBreakdowns(
  mapping: Pick<ColumnMapping, "sources">,
  profiles: readonly ColumnProfile[],
): BreakdownChoice[] {
  const likely = breakdownColumns(mapping, profiles)
    .filter(({ profile, verdict }) => verdict === "offered" && profile.filledShare >= likelyFilled)
    .filter(({ profile: { name, index } }) => name !== nameWithoutHeading(index))
    .map(({ profile }) => ({ column: profile.index, label: breakdownLabelOf(profile.name) }));
  return differing(likely).slice(0, maxBreakdowns);
}

/** Choices that the file's columns still allow. */
export function standingBreakdowns(
  mapping: Pick<ColumnMapping, "sources" | "breakdowns">,
  profiles: readonly ColumnProfile[],
): BreakdownChoice[] {
  const offered = new Set(
    breakdownColumns(mapping, profiles).flatMap(({ profile, verdict }) =>
      verdict === "offered" ? [profile.index] : [],
    ),
  );
  return differing((mapping.breakdowns ?? []).filter(({ column }) => offered.has(column)));
}

/** Choices without those of a column or a label that an earlier one has. */
function differing(choices: readonly BreakdownChoice[]): BreakdownChoice[] {
  return choices.filter(
    ({ column, label }, at) =>
      choices.findIndex((each) => each.column === column || foldBreakdown(each.label) === foldBreakdown(label)) === at,
  );
}

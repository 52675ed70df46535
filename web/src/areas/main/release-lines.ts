export interface ReleaseSection {
  /** Such as 0.2.0; null for what is not released yet. */
  readonly version: string | null;
  /** ISO day of the release; null before it. */
  readonly day: string | null;
  readonly groups: readonly ReleaseGroup[];
}

interface ReleaseGroup {
  /** Added, Changed, Fixed or Security; null for lines before the first of these. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** The benefits of a release, in the order in which they are told. */
export const benefitKeys = ["first", "second", "third", "fourth", "fifth"] as const;

/** What the catalogue calls the releases: keys hold no point. */
export const releaseKeys = ["next", "r0_2_0", "r0_1_0"] as const;
type ReleaseKey = (typeof releaseKeys)[number];

/** The catalogue's key of a release; undefined where it tells none of its benefits. */
export function releaseKey(version: string | null): ReleaseKey | undefined {
  const key = version === null ? "next" : `r${version.replaceAll(".", "_")}`;
  return releaseKeys.find((each) => each === key);
}

/**
 * The change log's releases with their lines for users, in file order; what is neither a heading nor a list entry is
 * left out.
 */
export function releaseSections(markdown: string): readonly ReleaseSection[] {
  const sections: {
    title: string;
    groups: { title: string | null; lines: string[] }[];
  }[] = [];
  for (const line of markdown.split("\n")) {
    const groups = sections.at(-1)?.groups;
    if (line.startsWith("## ")) sections.push({ title: line.slice(3).trim(), groups: [{ title: null, lines: [] }] });
    else if (line.startsWith("### ")) groups?.push({ title: line.slice(4).trim(), lines: [] });
    else if (line.startsWith("- ")) groups?.at(-1)?.lines.push(line.slice(2).replaceAll("`", "").trim());
  }
  return sections
    .map(({ title, groups }) => ({ ...namedIn(title), groups: groups.filter(({ lines }) => lines.length > 0) }))
    .filter(({ groups }) => groups.length > 0);
}

/** "0.2.0 (2026-11-23)" is a version and its day; "Unreleased" is neither. */
function namedIn(title: string): Pick<ReleaseSection, "version" | "day"> {
  const [, version = null, day = null] = /^(\d+\.\d+\.\d+)(?: \((\d{4}-\d{2}-\d{2})\))?$/.exec(title) ?? [];
  return { version, day };
}

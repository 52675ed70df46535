interface ReleaseSection {
  /** The release and its day: "0.2.0 (2026-11-23)". */
  readonly title: string;
  readonly groups: readonly ReleaseGroup[];
}

interface ReleaseGroup {
  /** Added, Changed, Fixed or Security; null for lines before the first of these. */
  readonly title: string | null;
  readonly lines: readonly string[];
}

/** The change log's releases with their lines for people, sorted as they stand; what is no heading and no list entry is left out. */
export function releaseSections(markdown: string): readonly ReleaseSection[] {
  const sections: { title: string; groups: { title: string | null; lines: string[] }[] }[] = [];
  for (const line of markdown.split("\n")) {
    const groups = sections.at(-1)?.groups;
    if (line.startsWith("## ")) sections.push({ title: line.slice(3).trim(), groups: [{ title: null, lines: [] }] });
    else if (line.startsWith("### ")) groups?.push({ title: line.slice(4).trim(), lines: [] });
    else if (line.startsWith("- ")) groups?.at(-1)?.lines.push(line.slice(2).replaceAll("`", "").trim());
  }
  return sections
    .map(({ title, groups }) => ({ title, groups: groups.filter(({ lines }) => lines.length > 0) }))
    .filter(({ groups }) => groups.length > 0);
}

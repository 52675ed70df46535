export interface ReleaseSection {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The change log's sections with their lines for people; what is no heading and no list entry is left out. */
export function releaseSections(markdown: string): readonly ReleaseSection[] {
  const sections: { title: string; lines: string[] }[] = [];
  for (const line of markdown.split("\n")) {
    if (line.startsWith("## ")) sections.push({ title: line.slice(3).trim(), lines: [] });
    else if (line.startsWith("- ")) sections.at(-1)?.lines.push(line.slice(2).replaceAll("`", "").trim());
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

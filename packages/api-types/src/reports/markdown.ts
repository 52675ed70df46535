/**
 * The subset of Markdown that notes of a report are written in: paragraphs, lists, **strong**, *emphasis*, `code` and
 * links to https and mailto addresses. It is read into a tree of these parts and of nothing else: HTML, images and other
 * addresses stay the text that they are, so that there is nothing to sanitise. Own code and no library, since every kept
 * one writes HTML or reads the whole of CommonMark, whose raw HTML would have to be taken out again.
 */

export type MarkdownInline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "break" }
  | { readonly kind: "strong" | "emphasis"; readonly parts: readonly MarkdownInline[] }
  | { readonly kind: "link"; readonly href: string; readonly parts: readonly MarkdownInline[] };

export type MarkdownBlock =
  | { readonly kind: "paragraph"; readonly parts: readonly MarkdownInline[] }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly (readonly MarkdownInline[])[] };

/** Marks within marks; deeper ones are text. */
const maxDepth = 4;

const marks = [
  { kind: "strong", pattern: /\*\*(?=\S)((?:[^*]|\*(?!\*))+?)(?<=\S)\*\*(?!\*)/ },
  { kind: "emphasis", pattern: /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]+?)(?<=[^\s*])\*(?![\p{L}\p{N}*])/u },
  { kind: "code", pattern: /`([^`\n]+)`/ },
  { kind: "link", pattern: /\[([^[\]\n]+)\]\(([^()\s]{1,500})\)/ },
] as const;

/** The address where it leads to a page or a mailbox; null for everything else, scripts and data foremost. */
export function safeAddress(address: string): string | null {
  if (!/^(?:https:\/\/|mailto:)/i.test(address) || /[\p{Cc}\s"'<>\\]/u.test(address)) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || (url.protocol !== "https:" && url.protocol !== "mailto:")) return null;
  return url.username === "" && url.password === "" ? url.href : null;
}

/** Text with its line ends. */
function plain(text: string): MarkdownInline[] {
  return text.split("\n").flatMap((line, index): MarkdownInline[] => {
    const said: MarkdownInline[] = line === "" ? [] : [{ kind: "text", text: line }];
    return index === 0 ? said : [{ kind: "break" }, ...said];
  });
}

function markOf(kind: (typeof marks)[number]["kind"], found: RegExpExecArray, depth: number): MarkdownInline[] {
  const [whole, inner = "", address = ""] = found;
  if (kind === "code") return [{ kind, text: inner }];
  if (kind !== "link") return [{ kind, parts: inlines(inner, depth + 1) }];
  const href = safeAddress(address);
  return href === null ? plain(whole) : [{ kind, href, parts: inlines(inner, depth + 1) }];
}

function inlines(text: string, depth = 0): MarkdownInline[] {
  if (depth >= maxDepth) return plain(text);
  const all: MarkdownInline[] = [];
  let rest = text;
  while (rest !== "") {
    const found = marks
      .map(({ kind, pattern }) => ({ kind, match: pattern.exec(rest) }))
      .filter((each) => each.match !== null)
      .toSorted((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
    if (!found?.match) break;
    const { match, kind } = found;
    all.push(...plain(rest.slice(0, match.index)), ...markOf(kind, match, depth));
    rest = rest.slice(match.index + match[0].length);
  }
  return [...all, ...plain(rest)];
}

const bullet = /^\s{0,3}[-*+]\s+(\S.*)$/;
const numbered = /^\s{0,3}\d{1,9}[.)]\s+(\S.*)$/;

/** Lines of one block: those of a list together, lines of a paragraph together, apart at blank lines. */
function blocksOf(lines: readonly string[]): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let said: string[] = [];
  let items: string[] = [];
  let isOrdered = false;
  const close = (): void => {
    if (said.length > 0) blocks.push({ kind: "paragraph", parts: inlines(said.join("\n")) });
    if (items.length > 0) blocks.push({ kind: "list", isOrdered, items: items.map((item) => inlines(item)) });
    [said, items] = [[], []];
  };
  for (const line of lines) {
    const item = bullet.exec(line)?.[1] ?? numbered.exec(line)?.[1];
    if (line.trim() === "") close();
    else if (item !== undefined) {
      const isNumbered = !bullet.test(line);
      if (said.length > 0 || (items.length > 0 && isNumbered !== isOrdered)) close();
      isOrdered = isNumbered;
      items.push(item);
    } else if (items.length > 0 && /^\s{2,}/.test(line)) items.push(`${items.pop() ?? ""} ${line.trim()}`);
    else {
      if (items.length > 0) close();
      said.push(line.trim());
    }
  }
  close();
  return blocks;
}

/** Reads a note. Everything that isn't a mark of the subset is text, to the letter. */
export function readMarkdown(source: string): MarkdownBlock[] {
  return blocksOf(source.replaceAll(/\r\n?/g, "\n").split("\n"));
}

/** What a slide has room for: three lines of a note below its figure. */
export const slideNote = { characters: 280, lines: 3 } as const;

/** Whether a note is on its slide; a longer one goes to the presenter's notes. */
export const fitsSlide = (note: string): boolean =>
  note.length <= slideNote.characters &&
  note.split("\n").filter((line) => line.trim() !== "").length <= slideNote.lines;

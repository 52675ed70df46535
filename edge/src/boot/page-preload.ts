import * as v from "valibot";

const manifestForm = v.record(
  v.string(),
  v.object({
    file: v.string(),
    /** Digest of the file, as the build wrote it (S33). */
    integrity: v.optional(v.string()),
    src: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type BuildManifest = v.InferOutput<typeof manifestForm>;

/** Vite's manifest, or null where the text is none. */
export function readManifest(text: string): BuildManifest | null {
  try {
    const parsed = v.safeParse(manifestForm, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (each) => `-${each.toLowerCase()}`);
}

/** A file to fetch ahead, with its digest where the build told one. */
export interface PageFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** Files of a page's chunk and of what it imports, ready for modulepreload: the screen is `<page-id>.screen.tsx`. */
export function pageFiles(manifest: BuildManifest, pageId: string): PageFile[] {
  const suffix = `/${kebab(pageId)}.screen.tsx`;
  const start = Object.keys(manifest).find((key) => key.endsWith(suffix));
  const files = new Map<string, PageFile>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.set(entry.file, { href: `/${entry.file}`, integrity: entry.integrity });
    for (const each of entry.imports) visit(each);
  };
  if (start !== undefined) visit(start);
  return [...files.values()];
}

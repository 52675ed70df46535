import * as v from "valibot";
import { recordOfPage } from "@paygauge/api-types/sitemap/records";

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
interface PageFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** Where the chunks of a page's screen begin: `<page-id>.screen.tsx`, or a record's own code and what draws it. */
function startsOf(manifest: BuildManifest, pageId: string): readonly string[] {
  const named = (name: string) => Object.keys(manifest).filter((key) => key.endsWith(`/${name}.tsx`));
  const own = named(`${kebab(pageId)}.screen`);
  const record = recordOfPage(pageId);
  if (own.length > 0 || record === undefined) return own;
  return [...named(`record-${record.screen}`), ...named(`${kebab(record.type)}.record`)];
}

/** Files of a page's screen and of what it imports, ready for modulepreload. */
export function pageFiles(manifest: BuildManifest, pageId: string): PageFile[] {
  const files = new Map<string, PageFile>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const entry = manifest[key];
    if (!entry || seen.has(key)) return;
    seen.add(key);
    files.set(entry.file, { href: `/${entry.file}`, integrity: entry.integrity });
    for (const each of entry.imports) visit(each);
  };
  for (const start of startsOf(manifest, pageId)) visit(start);
  return [...files.values()];
}

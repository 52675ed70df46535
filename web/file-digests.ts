import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Digest of a file of the build. @throws Error where the build has none: nothing unknown gets into the page. */
function digestOf(folder: string, file: string): string {
  const place = path.join(folder, file);
  if (!existsSync(place)) throw new Error(`The page names ${file}, which is not part of the build.`);
  return `sha384-${createHash("sha384").update(readFileSync(place)).digest("base64")}`;
}

/** Scripts, styles and modules fetched ahead that the page names. */
const named = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/((?:assets|public)\/[^"]+\.(?:js|css))"[^>]*>/g;

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Subresource integrity (S33): the page's scripts and styles carry their digests, and the manifest those of every chunk,
 * for what the edge fetches ahead. Read from the written files: a chunk still changes after the page was made.
 */
export function fileDigests(): Plugin {
  return {
    name: "file-digests",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir = "dist" }, bundle) {
        const written = (end: string) => Object.keys(bundle).filter((name) => name.endsWith(end));
        for (const page of written(".html"))
          rewrite(path.join(dir, page), (html) =>
            html.replaceAll(named, (tag, file: string) =>
              tag.replace(/\s*\/?>$/, ` integrity="${digestOf(dir, file)}">`),
            ),
          );
        const { manifest } = this.environment.config.build;
        if (manifest === false) return;
        rewrite(path.join(dir, manifest === true ? ".vite/manifest.json" : manifest), (text) => {
          const entries: Record<string, { file: string; integrity?: string }> = JSON.parse(text);
          for (const entry of Object.values(entries)) entry.integrity = digestOf(dir, entry.file);
          return JSON.stringify(entries, null, 2);
        });
      },
    },
  };
}

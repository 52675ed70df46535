import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { publicFontPath, publicFonts } from "@paygauge/api-types/themes/public-fonts";

/** The public font's own place in the build, for a file of that name; undefined for every other. */
export function publicFontFile(names: readonly string[]): string | undefined {
  const font = publicFonts.find(({ source }) => names.includes(path.basename(source)));
  return font === undefined ? undefined : publicFontPath(font).slice(1);
}

/**
 * Fonts that the edge's pages draw with before anybody is signed in, under their public names. Those that the style
 * sheet names are there already. @throws Error where a package's file is not the one that the table names.
 */
export function publicFontFiles(): Plugin {
  return {
    name: "public-fonts",
    apply: "build",
    async generateBundle(_options, bundle) {
      for (const font of publicFonts) {
        const source = await readFile(path.join(import.meta.dirname, "node_modules", font.source));
        const digest = createHash("sha256").update(source).digest("hex").slice(0, font.digest.length);
        if (digest !== font.digest)
          throw new Error(`${font.source} has the digest ${digest}. Write it into themes/public-fonts.ts.`);
        const fileName = publicFontPath(font).slice(1);
        if (bundle[fileName] === undefined) this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compiledTexts } from "./compiled-texts.ts";
import { compressFiles } from "./compressed-files.ts";
import { fileDigests } from "./file-digests.ts";
import { publicFontFile, publicFontFiles } from "./public-fonts.ts";
import { edgeProxy, pagesThroughEdge } from "./dev-server.ts";

/** The one font file of the first paint is fetched next to the script, not after the style sheet was read. */
function preloadLatinFont(): Plugin {
  return {
    name: "preload-latin-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, path: page }) {
        // What is drawn for paper waits for all its fonts anyway.
        if (!page.endsWith("/index.html")) return [];
        const font = Object.keys(bundle ?? {}).find((name) => /ibm-plex-sans-latin-standard-normal.*woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${font}` };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}

const { version }: { version: string } = JSON.parse(
  await readFile(path.join(import.meta.dirname, "../package.json"), "utf8"),
);

/** Fonts and other files of the style sheets, under a place that a font which the edge draws with as well has already. */
const assetNames =
  (folder: string) =>
  ({ names }: { names: readonly string[] }): string =>
    publicFontFile(names) ?? `${folder}/[name]-[hash][extname]`;

/**
 * Parts that load after a page's first paint, each by itself in the code and together on the wire: what the frame of every
 * page has, what the frame of a job has, and what is above the suppliers.
 */
const parts = [
  {
    name: "frame",
    of: [
      /web\/src\/shell\/(?:quick-views\/|dock\/|assistant\/assistant\.tsx|snackbars\.tsx|global-notices\.tsx)/,
      /web\/src\/data\/(?:views\/saved-views-menu|lists\/list-export)\.tsx/,
      /api-types\/src\/endpoints\/(?:proq|chat)\.ts/,
    ],
  },
  {
    name: "job",
    of: [
      /web\/src\/(?:shell\/(?:job-frame\/|locks\/page-presence\.tsx)|data\/import\/import-chip\.tsx)/,
      /api-types\/src\/endpoints\/(?:job-\w+|summary|decisions|overrides|runs|new-evidence|deleted-jobs)\.ts/,
    ],
  },
  {
    name: "suppliers",
    of: [
      /areas\/analysis\/suppliers\/(?:duplicates-button|export-menu)\.tsx/,
      /areas\/analysis\/(?:payees\/payees-button|use-cases\/save-from-grid)\.tsx/,
    ],
  },
];

/** Texts of these parts, of each language in a file. */
const partTexts = [
  { name: "texts", of: /texts\/(en|de|fr)\/(?:assistant|locks|lists|notices|upload)\.ts/ },
  { name: "job-texts", of: /texts\/(en|de|fr)\/(?:analysis|decisions|evidence|glossary|overrides|reasons|runs)\.ts/ },
];

function partOf(id: string): string | null {
  for (const { name, of } of partTexts) {
    const language = of.exec(id)?.[1];
    if (language !== undefined) return `${name}-${language}`;
  }
  return parts.find(({ of }) => of.some((each) => each.test(id)))?.name ?? null;
}

export default defineConfig({
  root: import.meta.dirname,
  // The release that the footer names.
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  plugins: [
    react(),
    tailwindcss(),
    compiledTexts(),
    preloadLatinFont(),
    publicFontFiles(),
    fileDigests(),
    pagesThroughEdge((name) => readFile(path.join(import.meta.dirname, name), "utf8")),
  ],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    manifest: true,
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // The packages of this repository only declare: a chunk takes what it names, never the whole index.
      output: {
        assetFileNames: assetNames("assets"),
        // The shell names every chunk: the beginning of its name and seven places of a digest say enough, and weigh less.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
        // What every page loads comes in two files: the library's, which seldom changes, and ours.
        codeSplitting: {
          groups: [
            { name: "react", tags: ["$initial"], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: "shell", tags: ["$initial"], priority: 1 },
            // What most pages use comes in one file, and so does what the frame loads after the first paint.
            { name: "common", minShareCount: 12, includeDependenciesRecursively: false },
            { name: partOf },
            // What several pages share is merged, so that a page doesn't load ninety small files, each with its headers.
            {
              name: "shared",
              minShareCount: 4,
              includeDependenciesRecursively: false,
              entriesAware: true,
              entriesAwareMergeThreshold: 2000,
            },
          ],
        },
      },
      treeshake: { moduleSideEffects: (id) => !/packages\/(ui|api-types|analysis)\/src\/.*\.tsx?$/.test(id) },
    },
  },
  // Two builds in one: what is drawn for paper shares no file with the shell, and so can never load it.
  builder: {
    async buildApp(builder) {
      for (const name of ["client", "printable"]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      await compressFiles(
        path.join(import.meta.dirname, "dist"),
        path.join(import.meta.dirname, "node_modules/.cache/compressed"),
      );
    },
  },
  environments: {
    printable: {
      consumer: "client",
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: ".vite/printable.json",
        rolldownOptions: {
          input: path.join(import.meta.dirname, "printable.html"),
          output: {
            // Served without a session: a browser that prints for a user has none, and no user's data is in them.
            entryFileNames: "public/printable/[name]-[hash].js",
            chunkFileNames: "public/printable/[name]-[hash].js",
            assetFileNames: assetNames("public/printable"),
            codeSplitting: false,
          },
        },
      },
    },
  },
  server: {
    allowedHosts: [".localhost"],
    proxy: { "/api": edgeProxy, "/auth": edgeProxy, "/feature-flags": edgeProxy, "/assets/samples": edgeProxy },
  },
});

// Writes the lists that files declare by being there: the calls of packages/api-types/src/endpoints/ and the handlers of
// origin/src/areas/, the loaders of calls in web, and the help pages of chatbot/help/. npm start, test, check and dev write them, so that a new file needs
// no entry anywhere; the results are committed, and derive-lists.test.ts fails on one that is out of date.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeCountedPdf } from "./counted-pdf.mjs";
import { root } from "./places.mjs";

const header = "// Written by scripts/support/derive-lists.mjs from the files below. Don't edit it.\n";

/** Lists to derive: which exports of which files are spread into which constant. */
const lists = [
  {
    target: "packages/api-types/src/endpoints.derived.ts",
    files: "packages/api-types/src/endpoints/*.ts",
    exported: /^export const (\w+Calls) = /gm,
    constant: "calls",
    docstring: "Every call of the product (docs/specification.md section 7 and what its screens need), by its ID.",
  },
  {
    target: "origin/src/handlers.derived.ts",
    files: "origin/src/areas/*/{handlers,*-handlers}.ts",
    exported: /^export const (\w+Handlers) = /gm,
    constant: "areaHandlers",
    docstring: "Handlers of every area, by the ID of their call.",
  },
];

/** Files that a glob finds, with the names that each exports. */
const exportsOf = (files, exported) =>
  globSync(files, { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !/\.(?:test|fixture|derived)\.tsx?$/.test(file))
    .toSorted()
    .map((file) => ({
      file,
      names: [...readFileSync(path.join(root, file), "utf8").matchAll(exported)].map((m) => m[1]),
    }))
    .filter(({ names }) => names.length > 0);

/** Returns the text of a derived list. */
function textOf({ target, files, exported, constant, docstring }) {
  const parts = exportsOf(files, exported);
  const imports = parts.map(({ file, names }) => {
    const from = path.posix.relative(path.posix.dirname(target), file);
    return `import { ${names.join(", ")} } from "./${from}";\n`;
  });
  const spread = parts.flatMap(({ names }) => names.map((name) => `  ...${name},\n`));
  return `${header}${imports.join("")}\n/** ${docstring} */\nexport const ${constant} = {\n${spread.join("")}} as const;\n`;
}

/** Loaders of the calls that screens load late: those of `callParts` that some file of web names, since each has a weight. */
function callPartsText() {
  const used = new Set(exportsOf("web/src/**/*.{ts,tsx}", /\bcallParts\.(\w+)/g).flatMap(({ names }) => names));
  const parts = exportsOf(lists[0].files, lists[0].exported).flatMap(({ file, names }) => {
    const part = path.posix.basename(file, ".ts");
    const key = part.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
    return used.has(key)
      ? [`  ${key}: lateCalls(async () => (await import("@paygauge/api-types/endpoints/${part}")).${names[0]}),\n`]
      : [];
  });
  const docstring = "Calls that come with the first screen that needs them, by the file that declares them.";
  return `${header}import { lateCalls } from "./call-table.ts";\n\n/** ${docstring} */\nexport const callParts = {\n${parts.join("")}} as const;\n`;
}

/** The assistant's help pages as texts of its bundle: what is deployed answers from the pages that it was written with. */
function helpTextsText() {
  const pages = globSync("chatbot/help/*/*.md", { cwd: root })
    .map((file) => file.replaceAll(path.sep, "/"))
    .toSorted()
    .map((file) => {
      const [, , language, base] = file.split("/");
      const text = readFileSync(path.join(root, file), "utf8").replaceAll("\r\n", "\n");
      return `  { language: "${language}", name: "${path.posix.basename(base, ".md")}", text: ${JSON.stringify(text)} },\n`;
    });
  return `${header}\n/** Help pages, chatbot/help/<language>/<name>.md. */\nexport const helpTexts = [\n${pages.join("")}] as const;\n`;
}

/**
 * Returns the derived lists whose files are out of date.
 * @returns {{ target: string, text: string }[]} paths from the project's root, with the text that they should have
 */
export function staleLists() {
  return [
    ...lists.map((list) => ({ target: list.target, text: textOf(list) })),
    { target: "web/src/data/call-parts.derived.ts", text: callPartsText() },
    { target: "chatbot/src/help/help-texts.derived.ts", text: helpTextsText() },
  ].filter(({ target, text }) => {
    try {
      return readFileSync(path.join(root, target), "utf8") !== text;
    } catch {
      return true;
    }
  });
}

/** Writes the derived lists that are out of date, and the PDF library as the chatbot reads with it. */
export function deriveLists() {
  writeCountedPdf();
  for (const { target, text } of staleLists()) writeFileSync(path.join(root, target), text);
}

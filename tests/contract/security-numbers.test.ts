import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { securityRequirements } from "./security-requirements.ts";

const root = path.resolve(import.meta.dirname, "../..");
const page = path.join(root, "docs/security.md");
const rooms = [
  "edge",
  "origin",
  "idp",
  "web/src",
  "chatbot",
  "scripts",
  "tests/contract",
  "tests/security",
  "tests/journeys",
  "tests/system",
];

/** Requirements that no test names yet, each with what it waits for. The list can only become shorter. */
const open: Readonly<Record<number, string>> = {};

/** Test files by the numbers that the titles of their tests name. */
function filesByNumber(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const room of rooms) {
    const files = readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" });
    for (const file of files.filter((name) => /\.(test|journey)\.ts$/.test(name) && !name.includes("node_modules"))) {
      const text = readFileSync(path.join(root, room, file), "utf8");
      const titles = [
        ...text.matchAll(/\b(?:it|test|describe)(?:\.\w+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?)*\(\s*(["'`])(.*?)\1/g),
      ];
      const numbers = titles.flatMap(([, , title = ""]) =>
        [...title.matchAll(/\bS(\d{1,2})\b/g)].map(([, digits]) => Number(digits)),
      );
      for (const number of new Set(numbers))
        found.set(number, [...(found.get(number) ?? []), path.join(room, file).replaceAll(path.sep, "/")]);
    }
  }
  return found;
}

function pageText(found: ReadonlyMap<number, readonly string[]>): string {
  const rows = Object.entries(securityRequirements).map(([number, words]) => {
    const files = (found.get(Number(number)) ?? []).toSorted().map((file) => `[${path.basename(file)}](../${file})`);
    const where = files.length > 0 ? files.join(", ") : `open: ${open[Number(number)] ?? ""}`;
    return `| S${number} | ${words} | ${where} |`;
  });
  return `# Security requirements and their tests

Each requirement is named by its number in the tests that hold it. This page is made from the tests
(\`UPDATE_SECURITY_PAGE=1 npx vitest run --project node tests/contract/security-numbers\`), and a test keeps it true.

\`npm start\` is for one person on one machine: to try the product, to develop and to test it. It listens on the loopback
alone, speaks HTTP without TLS, signs people in without passwords, and keeps its keys and stores in files of the project
that only their owner may read. Whoever may run programs as that owner may read them. What other people use is deployed
(README, "Deploy").

| number | requirement | tests |
| --- | --- | --- |
${rows.join("\n")}
`;
}

test("every security requirement has a test that names its number, or says what it waits for", () => {
  const found = filesByNumber();
  const numbers = Object.keys(securityRequirements).map(Number);
  expect(numbers.filter((number) => !found.has(number))).toEqual(Object.keys(open).map(Number));
});

test("docs/security.md lists them as they are", () => {
  const text = pageText(filesByNumber());
  if (process.env["UPDATE_SECURITY_PAGE"] === "1") writeFileSync(page, text);
  expect(readFileSync(page, "utf8")).toBe(text);
});

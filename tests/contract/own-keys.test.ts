import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { weekendOf } from "@paygauge/api-types/campaigns/working-days";
import { languageOfCountry } from "@paygauge/api-types/mail/mail-footer";
import { eventsOf } from "../../origin/src/mail/sendgrid-events.ts";

const root = path.resolve(import.meta.dirname, "../..");
const rooms = ["edge/src", "origin/src", "chatbot/src", "idp/src", "link-stand-in/src", "web/src", "packages/*/src"];

/** Sources that ship, by their paths. */
const sources = new Map(
  rooms
    .flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/\.(?:test|fixture|preview|derived)\.tsx?$|\/support\/|own-value\.ts$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
);

/** A table that any text may be looked up in: its type has every string as a key. What has no prototype finds nothing else. */
const table =
  /\b(?:const|let)\s+(\w+)\s*:\s*(?:Readonly<\s*)?(?:Partial<\s*)?Record<\s*string\s*,[^;=]*(?:=>[^;=]*)*=(?!\s*Object\.create\(null\))/g;

/** Whether a file sees a table of another by its import. */
const isImported = (text: string, name: string, file: string): boolean =>
  new RegExp(
    String.raw`import[^;]*\b${name}\b[^;]*from "[^"]*\b${path.basename(file).replace(/\.tsx?$/, "")}(?:\.tsx?)?"`,
  ).test(text);

/** Indexes of a table by what is not written out; setting a key finds nothing. */
const lookUps = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![\w.])${name}(?:\?\.)?\[(?!["'\`\d])[^\]]*\]+(?!\s*=[^=])`, "g"))]
    .filter(() => !text.includes(`Object.hasOwn(${name},`))
    .map(([found]) => found);

function findings(files: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  for (const [file, text] of files) {
    for (const [, name = ""] of text.matchAll(table)) {
      for (const [other, its] of files) {
        if (other !== file && !isImported(its, name, file)) continue;
        found.push(...lookUps(its, name).map((each) => `${other}: ${each}`));
      }
    }
    const casts = text.matchAll(/\[[^\]\n]* as keyof typeof \w+\]/g);
    found.push(
      ...[...casts].filter(() => !/\bObject\.(?:hasOwn|keys)\(/.test(text)).map(([each]) => `${file}: ${each}`),
    );
    const guards = text.matchAll(/^\s*(?:return|if \(|.*=>|.*[=?(]) *!?\(?\w+ in (\w+)\b(?! of)/gm);
    for (const [line, name] of guards)
      if (new RegExp(String.raw`\bconst ${name}\b[^=;]*=(?!\s*Object\.create\(null\))`).test(text))
        found.push(`${file}: ${line.trim()}`);
  }
  return [...new Set(found)];
}

test("S76: a text is looked up among a table's own keys: ownValue, Object.hasOwn or a Map", () => {
  expect(findings(sources)).toEqual([]);
});

test("S76: a look-up by any text is found where it is declared and where it is imported", () => {
  const files = new Map([
    ["a/kinds.ts", 'export const kinds: Readonly<Record<string, Kind>> = { pdf: "pdf" };\nconst one = kinds[name];'],
    [
      "a/other.ts",
      'import { kinds } from "./kinds.ts";\nconst two = kinds[name.toLowerCase()];\nconst pdf = kinds["pdf"];',
    ],
    ["a/casts.ts", "const words = { a: 1 };\nconst three = words[text as keyof typeof words];\nreturn text in words;"],
    ["a/safe.ts", "const seen: Record<string, number> = Object.create(null);\nseen[name] = (seen[name] ?? 0) + 1;"],
  ]);
  expect(findings(files)).toEqual([
    "a/kinds.ts: kinds[name]",
    "a/other.ts: kinds[name.toLowerCase()]",
    "a/casts.ts: [text as keyof typeof words]",
    "a/casts.ts: return text in words",
  ]);
});

test.each(["constructor", "__proto__", "toString", "hasOwnProperty"])("S76: %s is found in no table", (name) => {
  const good = { event: "delivered", timestamp: 1, email: "a@example.com", paygauge_issuer: "issuer-a" };
  expect(eventsOf([{ ...good, event: name }, good])).toHaveLength(1);
  expect([languageOfCountry(name), weekendOf(name)]).toEqual(["en", [0, 6]]);
});

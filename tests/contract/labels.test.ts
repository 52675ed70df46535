import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

/** A label and its value with a colon between them, as a user would write them by hand. */
const joins = [
  // `${label}: ${value}`
  /\}: \$\{/,
  // {label}: {value}, {label}: <b>, {label}: </span>; a type begins with "{ readonly" or ends its line.
  /\}: (?:\{(?! readonly|$)|<[A-Za-z/])/,
  /\}:\{" "\}/,
  /\+ ": "|": " \+|join\(": "\)/,
];
/** What a user of the trade reads: the name of an error as the browser gives it. */
const technical = "`${error.name}: ${error.message}`";

function filesOf(room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
    .map((name) => path.join(room, name).replaceAll(path.sep, "/"))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|preview)\.|\/texts\/|\/ui-texts/.test(name));
}

const handMade = (line: string): boolean => joins.some((join) => join.test(line)) && !line.includes(technical);

test("a hand-made join is found in each of its forms", () => {
  for (const line of [
    "label={`${words('retry')}: ${name}`}",
    "{label}: {value}",
    '{words("columns")}:{" "}',
    '<span>{words("stamp")}: </span>',
    '{words("line")}: <MessageText message={reason} />',
    'parts.join(": ")',
  ])
    expect([line, handMade(line)]).toEqual([line, true]);
  expect(handMade("function Line({ job }: { readonly job: Job }) {")).toBe(false);
});

test("labels are before their values by `labelled`, since every language puts its own space before the colon", () => {
  const files = ["web/src", "packages/ui/src"].flatMap(filesOf);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (handMade(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found.join("\n")).toBe("");
});

test("what an error calls an operation is a word of the catalogue", () => {
  const literal = /\boperation: "/;
  const found = filesOf("web/src").flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .flatMap((line, at) => (literal.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found.join("\n")).toBe("");
});

test("French puts no plain space where a line must not break: before : ; ? ! » and after «", () => {
  const tables = [
    ...["web/src/texts/fr", "packages/api-types/src/catalogue/fr"].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => name.endsWith(".ts"))
        .map((name) => `${folder}/${name}`),
    ),
    "packages/ui/src/context/ui-texts-fr.ts",
    "packages/api-types/src/sitemap/page-names-fr.ts",
    "edge/src/pages/texts/fr.ts",
  ];
  const found = tables.flatMap((file) => {
    const texts = readFileSync(path.join(root, file), "utf8").match(/"(?:[^"\\\n]|\\.)*"/g) ?? [];
    return texts.filter((text) => / [:;?!»]|« /.test(text)).map((text) => `${file} ${text}`);
  });
  expect(found.join("\n")).toBe("");
});

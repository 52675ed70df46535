import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import { readSentence, sentences } from "@paygauge/api-types/sentences";
import { nouns } from "@paygauge/api-types/sentences/nouns";

const root = path.resolve(import.meta.dirname, "../..");

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Text of a literal; a template has a small number in each of its places. */
function textOf(node: Node): string | null {
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : null;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return null;
  return node["quasis"].map((part: { value: { cooked: string } }) => part.value.cooked).join("7");
}

/** Literals that are said: what stands in a refusal's call or as an answer's message, two choices of one as well. */
function* saidIn(node: unknown, within: boolean): Generator<string> {
  if (Array.isArray(node)) {
    for (const each of node) yield* saidIn(each, within);
    return;
  }
  if (!isNode(node)) return;
  const callee = node.type === "NewExpression" || node.type === "CallExpression" ? node["callee"] : undefined;
  const name = isNode(callee) && callee.type === "Identifier" ? String(callee["name"]) : "";
  const says = /^(Refusal|StepFailed|invalid|said|refuse|tooMany|notSent|badBody|problem|refuseOwnAccount)$/.test(name);
  const key = node.type === "Property" ? node["key"] : undefined;
  const isMessage = isNode(key) && /^(message|detail)$/.test(String(key["name"]));
  const inside = says || isMessage || (within && callee === undefined);
  const text = inside ? textOf(node) : null;
  if (text !== null) {
    // Sentences, not codes, paths and names: words, and a point at the end.
    if (/[a-z]{2} [a-z7]/.test(text) && /[.!?]$/.test(text)) yield text;
    return;
  }
  for (const part of Object.values(node)) yield* saidIn(part, inside);
}

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/\.(test|fixture)\.ts$|^(seed|support|pages\/texts)\//.test(name))
    .map((name) => path.join(folder, name));
}

test.each(["origin/src", "edge/src"])("every sentence that %s says has its code", (folder) => {
  const found = sourcesOf(folder).flatMap((file) =>
    [...saidIn(parseAst(readFileSync(path.join(root, file), "utf8"), { lang: "ts" }), false)].map(
      (text) => [file, text] as const,
    ),
  );
  expect(found.length).toBeGreaterThan(folder === "edge/src" ? 15 : 120);
  expect(found.filter(([, text]) => readSentence(text) === null)).toEqual([]);
});

/** Messages that a schema was written with. */
function* messagesOf(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ("message" in schema && typeof schema.message === "string") yield schema.message;
  for (const part of Object.values(schema)) yield* messagesOf(part, seen);
}

test("every message of a call's schemas has its code", () => {
  const messages = new Set(
    Object.values(calls).flatMap((call) => [
      ...messagesOf("query" in call ? call.query : null),
      ...messagesOf("body" in call ? call.body : null),
    ]),
  );
  expect(messages.size).toBeGreaterThan(50);
  expect([...messages].filter((message) => readSentence(message) === null)).toEqual([]);
});

test("what a schema says by itself has a code as well", () => {
  const { issues } = v.safeParse(v.strictObject({ name: v.string(), many: v.pipe(v.string(), v.maxLength(2)) }), {
    many: "long",
    other: 1,
  });
  expect(issues?.map(({ message }) => readSentence(message)?.code)).toEqual(["schemaKind", "schemaKind", "schemaKind"]);
});

test("every sentence is read as itself, with what stands in its places", () => {
  const misread = Object.entries(sentences).flatMap(([code, text]) => {
    const filled = text.replaceAll(/\{\w+\}/g, (place) => (/\{(sentence|what)\}/.test(place) ? "view" : "7"));
    const said = readSentence(filled);
    const isTwin = said !== null && sentences[said.code as keyof typeof sentences] === text;
    return said?.code === code || isTwin ? [] : [`${code} is read as ${said?.code ?? "nothing"}`];
  });
  expect(misread).toEqual([]);
});

test("places hold names with any letters, numbers without their commas, and things that have words", () => {
  expect(readSentence("Müller & Søn (a|b) is approved.")).toEqual({
    code: "personApproved",
    args: { name: "Müller & Søn (a|b)" },
  });
  expect(readSentence("A sheet has at most 1,048,575 rows. Export as CSV, or filter the rows first.")?.args).toEqual({
    most: 1_048_575,
  });
  expect(readSentence("Some provider's own words")).toBeNull();
  const things = sourcesOf("origin/src").flatMap((file) =>
    [...readFileSync(path.join(root, file), "utf8").matchAll(/(?:notFound|changedMeanwhile)\("([^"]+)"/g)].map(
      ([, what]) => what ?? "",
    ),
  );
  expect(things.filter((what) => !nouns.some((noun) => noun === what))).toEqual([]);
});

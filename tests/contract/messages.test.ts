import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { IntlMessageFormat } from "intl-messageformat";
import * as v from "valibot";
import { expect, test } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import { rowWarnings } from "@paygauge/api-types/entities/checked-rows";
import { fileRefusals } from "@paygauge/api-types/entities/file-refusals";
import { importWarnings, rejectReasons } from "@paygauge/api-types/entities/ledger";
import { catalogue as german } from "@paygauge/api-types/catalogue/de";
import { catalogue as english } from "@paygauge/api-types/catalogue/en";
import { catalogue as french } from "@paygauge/api-types/catalogue/fr";
import { messageOfIssue } from "@paygauge/api-types/catalogue/issue-message";
import {
  decodeMessage,
  encodedMessage,
  encodeMessage,
  message,
  type Message,
  type MessageRef,
} from "@paygauge/api-types/catalogue/message";
import { refusals } from "@paygauge/api-types/catalogue/refusals";
import { translator } from "@paygauge/api-types/catalogue/translator";

const root = path.resolve(import.meta.dirname, "../..");
const catalogues = [
  ["en", english],
  ["de", german],
  ["fr", french],
] as const;
const codes = Object.keys(english);
type Ast = ReturnType<IntlMessageFormat["getAst"]>;

/** Kinds of a message's parts, as the parser numbers them. */
const [argument, number, plural] = [1, 2, 6];

/** What fills a message: numbers are formatted or counted, everything else is inserted unchanged. */
function placesOf(ast: Ast): readonly string[] {
  const places = ast.flatMap((part) => {
    const type: number = part.type;
    if ("options" in part) {
      const inside = Object.values(part.options).flatMap(({ value }) => placesOf(value));
      return [type === plural ? `${part.value} number` : part.value, ...inside];
    }
    if (type !== argument && type !== number) return [];
    return "value" in part ? [type === number ? `${part.value} number` : part.value] : [];
  });
  return [...new Set(places)].toSorted();
}
const placesIn = (text: string, locale: string) => placesOf(new IntlMessageFormat(text, locale).getAst());

test.each(catalogues)("%s has a text for every code, with the places of the English one", (locale, catalogue) => {
  expect(Object.keys(catalogue).toSorted()).toEqual(codes.toSorted());
  const wrong = Object.entries<string>(catalogue).flatMap(([code, text]) => {
    const own = placesIn(text, locale);
    const wanted = placesIn(english[code as keyof typeof english], "en");
    return text !== "" && JSON.stringify(own) === JSON.stringify(wanted) ? [] : [`${code}: ${own.join(", ")}`];
  });
  expect(wrong).toEqual([]);
});

test.each(catalogues.slice(1))("%s leaves no message in English", (_locale, catalogue) => {
  const left = Object.entries<string>(catalogue).filter(
    ([code, text]) => text === english[code as keyof typeof english] && /[a-z]{3}.* [a-z]{3}/.test(text),
  );
  expect(left).toEqual([]);
});

/** Everything between quotes in the sources that may name a message. */
function quoted(): ReadonlySet<string> {
  const words = new Set<string>();
  for (const folder of [
    "origin/src",
    "edge/src",
    "chatbot/src",
    "web/src",
    "packages/api-types/src",
    "packages/analysis/src",
    "packages/worker/src",
  ]) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(name) || /\.test\.|\.fixture\.|^catalogue[/\\](en|de|fr)/.test(name)) continue;
      const source = readFileSync(path.join(root, folder, name), "utf8");
      for (const [, word = ""] of source.matchAll(/"([\w-]+)"/g)) words.add(word);
    }
  }
  return words;
}

/** Messages that rows of the migrations hold. */
function stored(): readonly string[] {
  const folder = path.join(root, "origin/migrations");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .flatMap((name) => [...readFileSync(path.join(folder, name), "utf8").matchAll(/message:\{"code":"(\w+)"/g)])
    .map(([, code = ""]) => code);
}

test("every message is used, and every refusal is one", () => {
  const words = quoted();
  const families = [
    ...[...rejectReasons, ...rowWarnings].map((each) => `row-${each}`),
    ...importWarnings.map((each) => `doubt-${each}`),
    ...stored(),
    ...fileRefusals.map((each) => `file-${each}`),
    ...codes.filter((code) => code.startsWith("noun-") && words.has(code.slice("noun-".length))),
  ];
  const unused = codes.filter((code) => !words.has(code) && !families.includes(code));
  expect(unused).toEqual([]);
  expect(Object.keys(refusals).filter((code) => !words.has(code))).toEqual([]);
});

test("a message takes its own arguments and no others", () => {
  expect(message("issuerInUse", { name: "Aldgate" })).toEqual({ code: "issuerInUse", args: { name: "Aldgate" } });
  // @ts-expect-error -- there is no such message
  message("noSuchMessage");
  // @ts-expect-error -- the name is missing
  message("issuerInUse");
  // @ts-expect-error -- a count is a number
  message("runAgain", { count: "two" });
  // @ts-expect-error -- it has no places
  message("jobCreated", { name: "Aldgate" });
});

/** Messages that a schema was written with. */
function* messagesOf(schema: unknown, seen = new Set<unknown>()): Generator<string> {
  if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
  seen.add(schema);
  if ("message" in schema && typeof schema.message === "string") yield schema.message;
  for (const part of Object.values(schema)) yield* messagesOf(part, seen);
}

/** What of a message is missing in the catalogue, or takes other arguments. */
function faultsOf(read: Message): readonly string[] {
  if (typeof read === "string") return [read];
  const text = new Map(Object.entries<string>(english)).get(read.code);
  if (text === undefined) return [read.code];
  const places = placesIn(text, "en").map((each) => each.split(" ")[0]);
  return JSON.stringify(places) === JSON.stringify(Object.keys(read.args).toSorted()) ? [] : [read.code];
}

test("every message of a call's schemas is in the catalogue, with its arguments", () => {
  const messages = new Set(
    Object.values(calls).flatMap((call) => [
      ...messagesOf("query" in call ? call.query : null),
      ...messagesOf("body" in call ? call.body : null),
    ]),
  );
  expect(messages.size).toBeGreaterThan(50);
  expect([...messages].flatMap((text) => faultsOf(decodeMessage(text)))).toEqual([]);
});

test("what a schema finds by itself is a sentence as well", () => {
  const schema = v.strictObject({
    name: v.string(),
    many: v.pipe(v.string(), v.maxLength(2)),
    scheme: v.picklist(["Visa", "Mastercard"]),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    list: v.array(v.string()),
    code: v.pipe(v.string(), v.regex(/^a$/)),
  });
  const { issues = [] } = v.safeParse(schema, { many: "long", scheme: "x", count: 0, list: 1, code: "b", other: 1 });
  expect(issues.map((issue) => [issue.path?.[0]?.key, messageOfIssue(issue)])).toEqual([
    ["name", message("schemaMissing")],
    ["many", message("schemaLongest", { limit: "2" })],
    ["scheme", message("schemaChoice", { choices: "Visa, Mastercard" })],
    ["count", message("schemaLeast", { limit: "1" })],
    ["list", message("schemaList")],
    ["code", message("schemaForm")],
    ["other", message("schemaUnknown")],
  ]);
  const own = v.safeParse(v.pipe(v.string(), v.minLength(1, encodedMessage("issuerName"))), "");
  expect(own.issues?.map(messageOfIssue)).toEqual([message("issuerName")]);
});

const ref: fc.Arbitrary<MessageRef> = fc.letrec<{ ref: MessageRef }>((tie) => ({
  ref: fc.record({
    code: fc.string(),
    args: fc.dictionary(
      fc.string().filter((name) => name !== "__proto__"),
      fc.oneof({ maxDepth: 3 }, fc.string(), fc.integer(), tie("ref")),
    ),
  }),
})).ref;

test("a text carries any message and any words, and gives them back", () => {
  const words = fc.oneof(
    fc.string(),
    fc.string().map((text) => `message:${text}`),
    ref.map(encodeMessage),
  );
  fc.assert(
    fc.property(fc.oneof(words, ref), (each) => {
      expect(JSON.stringify(decodeMessage(encodeMessage(each)))).toBe(JSON.stringify(each));
    }),
  );
  expect(decodeMessage("The file is empty.")).toBe("The file is empty.");
  expect(decodeMessage("message:{broken")).toBe("message:{broken");
});

test("an unknown code, a message within and a user's own words are worded", () => {
  const plain = (icu: string, args: Readonly<Record<string, string | number>>) =>
    icu.replaceAll(/\{(\w+)(, number)?\}/g, (_, name: string) => String(args[name]));
  const translate = translator(english, plain);
  expect(translate({ code: "gone", args: {} }, "As it was.")).toBe("As it was.");
  expect(translate(message("fieldWrong", { field: "name", sentence: message("issuerName") }))).toBe(
    "name: Enter an issuer name.",
  );
  expect(translate(encodedMessage("issuerName"))).toBe("Enter an issuer name.");
  expect(translate("whatever a provider answers")).toBe("whatever a provider answers");
});

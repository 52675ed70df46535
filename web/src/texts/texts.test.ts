import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { messages } from "@paygauge/api-types/messages";
import { permissions } from "@paygauge/api-types/access/permissions";
import { message, nounRef } from "@paygauge/api-types/catalogue/message";
import { german } from "./de.ts";
import { en } from "./en.ts";
import { translateWith } from "./translate-with.ts";
import { french } from "./fr.ts";
import type { LocaleTexts } from "./translation.ts";

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Every message by its dotted key. */
function flat(tree: Tree, above = ""): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) => {
      const path = above === "" ? key : `${above}.${key}`;
      return typeof value === "string" ? [[path, value] as const] : [...flat(value, path)];
    }),
  );
}

/** Arguments that a message names, each with how it is used: "count plural", "name". */
function argumentsOf(text: string): readonly string[] {
  const found = [...text.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(\w+))/g)].map(([, name, kind]) => `${name} ${kind ?? ""}`);
  // "one {sentence}" holds words of a branch, not an argument: those aren't a single word, or are behind a selector.
  const branches = new Set(
    [...text.matchAll(/(?:=\d+|zero|one|two|few|many|other|\b1)\s*\{\s*(\w+)\s*\}/g)].map(([, word]) => `${word} `),
  );
  return [...new Set(found)].filter((each) => !branches.has(each)).toSorted();
}

async function wholeOf(texts: LocaleTexts): Promise<ReadonlyMap<string, string>> {
  const areas = await Promise.all(
    Object.entries(texts.areas).map(async ([area, load]) => [area, await load()] as const),
  );
  return flat(Object.fromEntries(areas));
}

const english = flat(en);
const locales = [
  ["de-DE", german],
  ["fr-FR", french],
] as const;

test.each(locales)("%s has every message of the English catalogue and no other", async (_locale, texts) => {
  expect([...(await wholeOf(texts)).keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test.each(locales)("%s names the arguments of the English message, used alike", async (_locale, texts) => {
  const whole = await wholeOf(texts);
  const differ = [...english].flatMap(([key, text]) => {
    const own = argumentsOf(whole.get(key) ?? "");
    return JSON.stringify(own) === JSON.stringify(argumentsOf(text)) ? [] : [`${key}: ${own.join(", ")}`];
  });
  expect(differ).toEqual([]);
});

test.each([["en-GB", null] as const, ...locales])("every message of %s can be spoken", async (locale, texts) => {
  const whole = texts === null ? english : await wholeOf(texts);
  const broken: string[] = [];
  for (const [key, text] of whole) {
    const names = argumentsOf(text).map((each) => each.split(" ")[0] ?? "");
    const speak = createTranslator({
      locale,
      messages: { all: { one: text } },
      onError: (error) => broken.push(`${key}: ${error.message}`),
    });
    // A message without arguments says the same whatever the numbers are.
    for (const count of names.length === 0 ? [0] : [0, 1, 5]) {
      const spoken = speak("all.one" as never, Object.fromEntries(names.map((name) => [name, count])) as never);
      if (spoken.includes("{")) broken.push(`${key}: ${spoken}`);
    }
  }
  expect(broken).toEqual([]);
});

const everyMessage = async ({ messages: { core, areas } }: Pick<typeof german, "messages">) => ({
  ...(await core()),
  ...(await areas()),
});

test("a message within a message, numbers and choices are worded, another's text stays", async () => {
  const inGerman = translateWith(await everyMessage(german), "de-DE");
  const wrong = { count: 2, field: "name", sentence: message("issuerName") };
  expect(inGerman(message("fieldsWrong", wrong))).toBe(
    "2 Felder sind fehlerhaft. Zuerst name: Geben Sie einen Namen für den Emittenten ein.",
  );
  expect(inGerman(message("notFound", { what: nounRef("issuer") }))).toMatch(/^Nicht gefunden: Emittent\./);
  expect(inGerman(message("sheetTooLong", { most: 1_048_575 }))).toContain("1.048.575");
  // A mode by its name, not by its key.
  expect(inGerman(message("modeIs", { mode: "ReadOnly" }))).toBe("Das System ist jetzt im Lesemodus.");
  const inFrench = translateWith(await everyMessage(french), "fr-FR");
  expect(inFrench(message("modeIs", { mode: "Live" }))).toBe("Le système est maintenant en mode normal.");
  expect(inGerman("whatever a provider answers")).toBe("whatever a provider answers");
});

test.each(locales)("%s leaves no sentence in English", async (_locale, texts) => {
  const whole = await wholeOf(texts);
  const left = [...english].filter(
    ([key, text]) => whole.get(key) === text && /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text),
  );
  expect(left).toEqual([]);
});

test.each(locales)("%s has the exact texts, with their places for names", (_locale, texts) => {
  for (const [key, text] of Object.entries(messages)) {
    const own = new Map(Object.entries(texts.names.messages)).get(key);
    expect(own === undefined ? undefined : argumentsOf(own), key).toEqual(argumentsOf(text));
  }
});

test.each(locales)("%s says what each permission is about", (_locale, texts) => {
  expect(Object.keys(texts.names.permissions).toSorted()).toEqual([...permissions].toSorted());
});

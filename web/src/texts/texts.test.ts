import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { messages, permissions } from "@paygauge/api-types";
import { sentences } from "@paygauge/api-types/sentences";
import { permissionWords } from "../state/permission-words.ts";
import { german } from "./de.ts";
import { en } from "./en.ts";
import { sayIn } from "./say-in.ts";
import { french } from "./fr.ts";
import type { Tongue } from "./translation.ts";

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
function argumentsOf(message: string): readonly string[] {
  const found = [...message.matchAll(/\{\s*(\w+)\s*(?:\}|,\s*(\w+))/g)].map(
    ([, name, kind]) => `${name} ${kind ?? ""}`,
  );
  // "one {sentence}" holds words of a branch, not an argument: those are no single word, or stand behind a selector.
  const branches = new Set(
    [...message.matchAll(/(?:=\d+|zero|one|two|few|many|other|\b1)\s*\{\s*(\w+)\s*\}/g)].map(([, word]) => `${word} `),
  );
  return [...new Set(found)].filter((each) => !branches.has(each)).toSorted();
}

async function wholeOf(tongue: Tongue): Promise<ReadonlyMap<string, string>> {
  const areas = await Promise.all(
    Object.entries(tongue.areas).map(async ([area, load]) => [area, await load()] as const),
  );
  return flat(Object.fromEntries(areas));
}

const english = flat(en);
const tongues = [
  ["de-DE", german],
  ["fr-FR", french],
] as const;

test.each(tongues)("%s has every message of the English catalogue and no other", async (_locale, tongue) => {
  expect([...(await wholeOf(tongue)).keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

test.each(tongues)("%s names the arguments of the English message, used alike", async (_locale, tongue) => {
  const whole = await wholeOf(tongue);
  const differ = [...english].flatMap(([key, text]) => {
    const own = argumentsOf(whole.get(key) ?? "");
    return JSON.stringify(own) === JSON.stringify(argumentsOf(text)) ? [] : [`${key}: ${own.join(", ")}`];
  });
  expect(differ).toEqual([]);
});

test.each([["en-GB", null] as const, ...tongues])("every message of %s can be spoken", async (locale, tongue) => {
  const whole = tongue === null ? english : await wholeOf(tongue);
  const broken: string[] = [];
  for (const [key, text] of whole) {
    for (const count of [0, 1, 5]) {
      const values = Object.fromEntries(argumentsOf(text).map((each) => [each.split(" ")[0] ?? "", count]));
      const spoken = createTranslator({
        locale,
        messages: { all: { one: text } },
        onError: (error) => broken.push(`${key}: ${error.message}`),
      })("all.one" as never, values as never);
      if (spoken.includes("{")) broken.push(`${key}: ${spoken}`);
    }
  }
  expect(broken).toEqual([]);
});

test.each(tongues)("%s words every sentence of the system", async (locale, tongue) => {
  const { words } = await tongue.sentences();
  const say = await sayIn(tongue, locale);
  const wrong = Object.entries(sentences).flatMap(([code, text]) => {
    const own = new Map(Object.entries(words)).get(code) ?? "";
    const names = new Set(argumentsOf(text).map((each) => each.trim()));
    const strange = argumentsOf(own).filter((each) => !names.has(each.split(" ")[0] ?? ""));
    const said = say(text.replaceAll(/\{\w+\}/g, "7"));
    const isSame = own === text && /[a-z]{3}/.test(text.replaceAll(/\{\w+\}/g, ""));
    return isSame || own === "" || strange.length > 0 || /[{}]/.test(said) || said === "" ? [`${code}: ${said}`] : [];
  });
  expect(wrong).toEqual([]);
});

test("a sentence within a sentence and a thing in its place are worded, another's text stays", async () => {
  const say = await sayIn(german, "de-DE");
  expect(say("2 fields need a correction, first name: Give the issuer a name.")).toBe(
    "2 Felder sind zu berichtigen, zuerst name: Geben Sie dem Emittenten einen Namen.",
  );
  expect(say("This issuer does not exist, or you do not have access to it.")).toMatch(/^Nicht gefunden: Emittent\./);
  expect(say("A sheet has at most 1,048,575 rows. Export as CSV, or filter the rows first.")).toContain("1.048.575");
  // A mode by its name, not by its key.
  expect(say("The system's mode is ReadOnly.")).toBe("Das System ist jetzt im Lesemodus.");
  expect((await sayIn(french, "fr-FR"))("The system's mode is Live.")).toBe(
    "Le système est maintenant en mode normal.",
  );
  expect(say("whatever a provider answers")).toBe("whatever a provider answers");
});

test.each(tongues)("%s leaves no sentence in English", async (_locale, tongue) => {
  const whole = await wholeOf(tongue);
  const left = [...english].filter(
    ([key, text]) => whole.get(key) === text && /[a-z]{3,} [a-z]{3,} [a-z]{3,}/.test(text),
  );
  expect(left).toEqual([]);
});

test.each(tongues)("%s has the exact texts, with their places for names", (_locale, tongue) => {
  for (const [key, text] of Object.entries(messages)) {
    const own = new Map(Object.entries(tongue.names.messages)).get(key);
    expect(own === undefined ? undefined : argumentsOf(own), key).toEqual(argumentsOf(text));
  }
});

test.each(tongues)("%s says what each permission is about", (_locale, tongue) => {
  const words = permissions.map((permission) => permissionWords(permission).what);
  expect(words.filter((what) => tongue.names.permissions[what] === undefined)).toEqual([]);
});

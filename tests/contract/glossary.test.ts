import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { glossaryTexts as german } from "../../web/src/texts/de/glossary.ts";
import { glossaryTexts as english } from "../../web/src/texts/en/glossary.ts";
import { glossaryTexts as french } from "../../web/src/texts/fr/glossary.ts";

const web = path.resolve(import.meta.dirname, "../../web/src");
const ids = Object.keys(english);

/** Terms of pages that are not released, of lists of options and of other definitions: told on the page of the glossary. */
const listed: readonly string[] = [
  "instantScheme boostUs boostEu its level1 level2 level3 acceptor issuer buyer job fallbackCountry",
  "useCase campaign route tone datapointProfile ramp basisPoint rebate interchange largeTicket workingCapital",
  "dpo breakEven npv",
].flatMap((line) => line.split(" "));

/** Words in quotes in the files that mark terms, and the terms that other files ask them for. */
function quotedOnScreens(): ReadonlySet<string> {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const texts = files.map((name) => readFileSync(path.join(web, name), "utf8"));
  const marking = texts.filter((text) => /from "[./]+\/glossary\/(?:term\.tsx|use-glossary\.ts)"/.test(text));
  expect(marking.length).toBeGreaterThan(15);
  const wordsIn = (text: string, word: RegExp) => [...text.matchAll(word)].map(([, found = ""]) => found);
  return new Set([
    ...marking.flatMap((text) => wordsIn(text, /"(\w+)"/g)),
    ...texts.flatMap((text) => wordsIn(text, /\bterm="(\w+)"/g)),
  ]);
}

test("every term is marked on a screen, or listed for a reason", () => {
  const quoted = quotedOnScreens();
  expect(ids.filter((id) => !quoted.has(id) && !listed.includes(id))).toEqual([]);
  expect(listed.filter((id) => quoted.has(id) || !ids.includes(id))).toEqual([]);
});

test.each([
  ["English", english],
  ["German", german],
  ["French", french],
])("in %s every term has a name of its own and a definition of at most two sentences", (_language, glossary) => {
  const entries = Object.entries<{ readonly term: string; readonly definition: string }>(glossary);
  expect(entries.map(([id]) => id)).toEqual(ids);
  expect(new Set(entries.map(([, { term }]) => term)).size).toBe(entries.length);
  const wrong = entries.filter(([, { term, definition }]) => {
    const sentences = definition.match(/[.](?: |$)/g)?.length ?? 0;
    return (
      !/^[A-ZÉÄÖÜ]/.test(definition) || !definition.endsWith(".") || sentences > 2 || definition.startsWith(`${term}:`)
    );
  });
  expect(wrong).toEqual([]);
});

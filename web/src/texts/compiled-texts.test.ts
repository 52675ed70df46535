import { _createCache, _createIntlFormatters, createTranslator } from "use-intl/core";
import formatCompiled from "use-intl/format-message/format-only";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { compiledMessage, withCompiledMessages } from "../../compiled-texts.ts";
import { catalogue as englishMessages } from "@paygauge/api-types/catalogue/en";
import { german } from "./de.ts";
import { en } from "./en.ts";
import { french } from "./fr.ts";
import { pseudoCompiled, pseudoMessage } from "./pseudo/pseudo-text.ts";
import type { LocaleTexts } from "./translation.ts";

const formatters = _createIntlFormatters(_createCache());
const sayCompiled = (compiled: unknown, locale: string, values?: object) =>
  formatCompiled("it", compiled as never, values as never, { formatters, locale } as never);

const textsOf = (tree: object): readonly string[] =>
  Object.values(tree).flatMap((each: unknown) => (typeof each === "string" ? [each] : textsOf(each as object)));

async function everyText({ areas, messages }: Pick<LocaleTexts, "areas" | "messages">): Promise<readonly string[]> {
  const loaded = await Promise.all([messages.core(), messages.areas(), ...Object.values(areas).map((load) => load())]);
  return loaded.flatMap(textsOf);
}

const languages = [
  ["en-GB", async () => [en, englishMessages].flatMap(textsOf)],
  ["de-DE", () => everyText(german)],
  ["fr-FR", () => everyText(french)],
] as const;

test.each(languages)("what the build makes of each message of %s says the same", async (locale, load) => {
  const differ: string[] = [];
  for (const text of await load()) {
    const compiled = compiledMessage(text);
    const names = [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name = ""]) => name))];
    const asWritten = createTranslator({
      locale,
      messages: { it: text },
      onError: (error) => differ.push(String(error)),
    });
    for (const count of [0, 1, 2, 1_200_000]) {
      const values = names.length === 0 ? undefined : Object.fromEntries(names.map((name) => [name, count]));
      const said = sayCompiled(compiled, locale, values);
      if (said !== asWritten("it" as never, values as never)) differ.push(`${text}: ${JSON.stringify(said)}`);
      if (values === undefined) break;
    }
  }
  expect(differ).toEqual([]);
});

test("pseudo-English reads what the build made as it reads the message", () => {
  const text = "Show {kind, select, jobs {{count, plural, =0 {none} one {# job of {name}} other {# jobs}}} other {it}}";
  const values = { kind: "jobs", count: 2, name: "Ann" };
  const said = sayCompiled(pseudoCompiled(compiledMessage(text) as readonly unknown[]), "en-GB", values);
  expect(said).toBe(sayCompiled(compiledMessage(pseudoMessage(text)), "en-GB", values));
  expect(said).toBe("Šĥóóŵ 2 ĵóóƀš");
});

test("only what is a message is compiled, and none is put together", () => {
  const parse = (code: string) => parseSync("texts.js", code).program as never;
  expect(
    withCompiledMessages('import a from "./{a}";\nexport const b = { c: "It\'s", d: { e: `{n} of` }, a };', parse),
  ).toBe('import a from "./{a}";\nexport const b = { c: "It\'s", d: { e: [["n"]," of"] }, a };');
  expect(() => withCompiledMessages('export const b = { c: "{n}" + " of" };', parse)).toThrow("written out");
});

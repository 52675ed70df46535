import { createTranslator } from "use-intl";
import { expect, test } from "vitest";
import { german } from "../texts/de.ts";
import { en } from "../texts/en.ts";
import { french } from "../texts/fr.ts";
import { actionWords, changeSentence, type AuditWords } from "./action-words.ts";

const name = "Nameless";
/** Words that are before a name alone. */
const beforeNames = /^(?:of|to|from|for|by|with|in|on|at|von|zu|an|für|aus|mit|bei|de|du|à|pour|par|avec|dans)$/;

test.each([
  ["en", async () => en.audit],
  ["de", german.areas.audit],
  ["fr", french.areas.audit],
] as const)("%s: a change without a record's name ends in no word that stands before one", async (locale, load) => {
  const messages = { audit: await load() };
  const words = createTranslator({ locale, messages, namespace: "audit" }) as unknown as AuditWords;
  const actions = Object.keys(en.audit.actions);
  expect(actions.length).toBeGreaterThan(80);
  let named = 0;
  const wrong = actions.filter((action) => {
    const sentence = changeSentence({ who: "", action, what: name }, words);
    const before = sentence.split(name)[0]?.trim() ?? "";
    if (sentence === before) return false;
    named += 1;
    return beforeNames.test(before.split(" ").at(-1) ?? "") && actionWords(action, words).startsWith(before);
  });
  expect(wrong).toEqual([]);
  expect(named).toBeGreaterThan(60);
});

import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import { calls, isReleased, type Call } from "@paygauge/api-types/endpoints";
import { englishTexts } from "@paygauge/ui/context/ui-texts.ts";
import { frenchTexts } from "@paygauge/ui/context/ui-texts-fr.ts";
import { en } from "../../texts/en.ts";
import { french } from "../../texts/fr.ts";
import { fieldWords, type WordsByKey } from "./field-words.ts";

const wordsIn = (locale: string, messages: object): WordsByKey =>
  // The catalogue's own keys are not known here by type.
  createTranslator({ locale, messages: messages as typeof en });
const english = wordsIn("en-GB", en);
const saidIn = (kind: Parameters<typeof fieldWords>[0], path: string) =>
  fieldWords(kind, path, english, englishTexts.labelled);

/** Whether the catalogue was asked for the word, and the name not only spelled. */
function hasWord(kind: Parameters<typeof fieldWords>[0], name: string): boolean {
  let asked = false;
  const noting = (key: never) => {
    asked = true;
    return english(key);
  };
  fieldWords(kind, name, Object.assign(noting, { has: english.has, raw: english.raw }), englishTexts.labelled);
  return asked;
}

describe("the names of fields that two people changed", () => {
  test("are those of the record's own screen", () => {
    expect(saidIn("issuer", "fallbackCountryIso3")).toBe("Fallback country");
    expect(saidIn("branding", "emailSenderName")).toBe(en.tenants.brands.fields.emailSenderName);
    expect(saidIn("user", "brandingId")).toBe(en.people.branding.own);
    expect(saidIn("user", "roles")).toBe("Roles");
    expect(saidIn("confidenceRuleset", "body.fields.name.near")).toBe("Name: Near");
    expect(saidIn("confidenceRuleset", "body.blocking.maxDf")).toBe(
      `Blocking: ${en.rulesets.confidence.blockingFields.maxDf}`,
    );
    expect(saidIn("job", "mapping.sources.supplierName")).toBe("Supplier name");
  });

  test("are French where French is spoken, with its space before the colon", async () => {
    const messages = { rulesets: await french.areas.rulesets(), tenants: await french.areas.tenants() };
    const words = wordsIn("fr-FR", messages);
    expect(fieldWords("issuer", "currency", words, frenchTexts.labelled)).toBe("Devise");
    expect(fieldWords("confidenceRuleset", "body.fields.name.near", words, frenchTexts.labelled)).toMatch(
      /^\S.*\u00a0: \S/,
    );
  });

  test("are spelled where a screen has no word for them", () => {
    expect(saidIn("issuer", "somethingNew")).toBe("Something new");
  });

  test("all have words, for records of issuers, buyers, brands and people", () => {
    const kinds: readonly string[] = ["issuer", "buyer", "branding", "user"];
    // Which record it is, and what no record has to compare with.
    const own = new Set(["id", "issuerId", "version", "file", "list", "picture", "userRole"]);
    const missing = Object.values<Call>(calls).flatMap((call) => {
      const kind = call.locked?.entityType;
      if (kind === undefined || !kinds.includes(kind) || !isReleased(call)) return [];
      const entries = call.body !== undefined && "entries" in call.body ? Object.keys(call.body.entries as object) : [];
      return entries
        .filter((name) => !own.has(name) && name !== `${kind}Id`)
        .filter((name) => !hasWord(kind, name))
        .map((name) => `${kind} ${name}`);
    });
    expect(missing).toEqual([]);
  });
});

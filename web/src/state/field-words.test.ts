import { createTranslator } from "use-intl/core";
import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { calls } from "@paygauge/api-types/endpoints";
import { isReleased, type Call } from "@paygauge/api-types/endpoints/call";
import type { Field } from "@paygauge/api-types/endpoints/resource";
import { resources } from "@paygauge/api-types/endpoints/resources";
import { confidenceRulesetSchema, scoringRulesetSchema, virtualLockboxes } from "@paygauge/api-types/entities/analysis";
import { recordTypes } from "@paygauge/api-types/sitemap/records";
import { columnMappingSchema } from "@paygauge/api-types/entities/ledger";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { englishTexts } from "@paygauge/ui/context/ui-texts.ts";
import { frenchTexts } from "@paygauge/ui/context/ui-texts-fr.ts";
import { en } from "../texts/en.ts";
import { german as germanTexts } from "../texts/de.ts";
import { french } from "../texts/fr.ts";
import { fieldWords, type WordsByKey } from "./field-words.ts";

const wordsIn = (locale: string, messages: object): WordsByKey =>
  // The catalogue's own keys are not known here by type.
  createTranslator({ locale, messages: messages as typeof en });
const english = wordsIn("en-GB", en);
const saidIn = (kind: Parameters<typeof fieldWords>[0], path: string) => fieldWords(kind, path, english, englishTexts);

/** Whether the catalogue was asked for the word, and the name not only spelled. */
function hasWord(kind: Parameters<typeof fieldWords>[0], name: string): boolean {
  let asked = false;
  const noting = (key: never) => {
    asked = true;
    return english(key);
  };
  fieldWords(kind, name, Object.assign(noting, { has: english.has, raw: english.raw }), englishTexts);
  return asked;
}

describe("the names of fields that two users changed", () => {
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
    expect(fieldWords("issuer", "currency", words, frenchTexts)).toBe("Devise");
    expect(fieldWords("confidenceRuleset", "body.fields.name.near", words, frenchTexts)).toMatch(/^\S.*\u00a0: \S/);
  });

  test("are spelled where a screen has no word for them", () => {
    expect(saidIn("issuer", "somethingNew")).toBe("Something new");
  });

  test("all have words, for records of issuers, buyers, brands and users", () => {
    const kinds: readonly string[] = ["issuer", "branding", "user", ...recordTypes];
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

  test.each(recordTypes)("all have words for a %s's lists and forms", (type) => {
    const shown = Object.entries<Field>(resources[type].fields).filter(
      ([, { column, create, update }]) => column !== undefined || create !== undefined || update !== undefined,
    );
    expect(shown.map(([name]) => name).filter((name) => !hasWord(type, name))).toEqual([]);
  });

  test("all have words in each language, down to the last of rulesets and of a file's columns", async () => {
    const bodies = [
      ["confidenceRuleset", "body", confidenceRulesetSchema],
      ["scoringRuleset", "body", scoringRulesetSchema],
      ["job", "mapping", v.omit(columnMappingSchema, ["headerSignature"])],
      ["job", "dialect", v.pick(fileDialectSchema, ["encoding", "delimiter", "headerRow"])],
    ] as const;
    const german = { rulesets: await germanTexts.areas.rulesets(), upload: await germanTexts.areas.upload() };
    for (const messages of [en, german]) {
      const words = wordsIn("en-GB", messages);
      const told = Object.assign((key: never) => `<${words(key)}>`, { has: words.has, raw: words.raw });
      const capabilityNames = new Proxy(englishTexts.capabilityNames, { get: (_, name) => `<${String(name)}>` });
      const texts = { labelled: (label: string, value: string) => `${label}|${value}`, capabilityNames };
      // No one translates a currency or the name of a lockbox.
      const names: ReadonlySet<string> = new Set(["EUR", ...virtualLockboxes]);
      const spelled = bodies.flatMap(([kind, root, schema]) =>
        leavesOf(schema, root)
          .map((path) => fieldWords(kind, path, told, texts))
          .filter((name) => !name.split("|").every((part) => part.startsWith("<") || names.has(part))),
      );
      expect(spelled).toEqual([]);
    }
  });
});

interface AnySchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly item?: AnySchema;
  readonly wrapped?: AnySchema;
}

/** Paths of everything in a schema that holds nothing else; entries of lists are called EUR, as are keys of records. */
function leavesOf(schema: unknown, path: string): string[] {
  const { type, entries, item, wrapped } = schema as AnySchema;
  if (wrapped !== undefined) return leavesOf(wrapped, path);
  // Of a file's columns the mapping says one each, whatever it is.
  if (entries !== undefined && !path.startsWith("mapping.sources."))
    return Object.entries(entries)
      .filter(([name]) => !(path === "body" && ["version", "note"].includes(name)))
      .flatMap(([name, each]) => leavesOf(each, `${path}.${name}`));
  if (type === "record") return [`${path}.EUR`];
  const isNamed = ["code", "group", "country"].some((name) => item?.entries?.[name] !== undefined);
  if (type === "array" && isNamed) return [`${path}.#order`, ...leavesOf(item, `${path}.=EUR`)];
  return [path];
}

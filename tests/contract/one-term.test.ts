/** One term for one thing in German and French: no text says a synonym that the product does not use. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { datapointLabels } from "@paygauge/api-types/datapoints/datapoint-labels";
import { letterWords } from "@paygauge/analysis/pitch/letter-words";
import { pitchWords } from "@paygauge/analysis/pitch/pitch-words";
import { invitationTexts } from "../../origin/src/mail/invitation-texts.ts";
import { mixTexts } from "../../origin/src/job/reports/words/mix-texts.ts";
import { ruledOut, type RuledOut } from "./one-term.fixture.ts";

const root = path.resolve(import.meta.dirname, "../..");
type Language = "de" | "fr";
type Text = readonly [place: string, text: string];

/** Every text below a value by its dotted place; one that is made of values is made of placeholders here. */
function textsOf(value: unknown, place: string): readonly Text[] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") return [1, 2].flatMap((count) => textsOf(madeOf(value, count), place));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsOf(below, `${place}.${key}`));
}

/** What a text's function says; those that load other files or take no plain values say nothing here. */
function madeOf(make: Function, count: number): unknown {
  try {
    const made: unknown = make("7", count, "7", "7");
    return made instanceof Promise ? null : made;
  } catch {
    return null;
  }
}

/** Texts of every file that is named after the language, and its help pages. Vocabulary is what users may type, in whatever words. */
async function textsIn(language: Language): Promise<readonly Text[]> {
  const rooms = "{web,edge,origin,chatbot,packages/ui,packages/api-types,packages/analysis,packages/worker}/src";
  const names = [`${rooms}/**/${language}/*.ts`, `${rooms}/**/${language}.ts`, `${rooms}/**/*-${language}.ts`];
  const files = globSync(names, { cwd: root }).filter((name) => !name.includes("vocabulary/"));
  const loaded = await Promise.all(
    files.map(async (name) =>
      textsOf({ ...(await import(path.join(root, name))) }, name.replaceAll(/\/src\/|\.ts$/g, "/")),
    ),
  );
  const pages = globSync(`chatbot/help/${language}/*.md`, { cwd: root });
  const help = pages.flatMap((name) =>
    readFileSync(path.join(root, name), "utf8")
      .split("\n")
      .map((line, at): Text => [`${name}:${at + 1}`, line]),
  );
  const person = { name: "A", inviter: "B", brand: "C", provider: "D", address: "E" };
  const others = {
    datapoints: datapointLabels[language],
    letters: letterWords[language],
    pitch: pitchWords[language],
    mix: mixTexts[language],
    invitation: invitationTexts[language](person),
  };
  return [...loaded.flat(), ...help, ...textsOf(others, "others")];
}

/** A text without the names of its places and marks of where a word may break. */
const spoken = (text: string): string =>
  text.replaceAll("\u00AD", "").replaceAll(/\{\w+\}|\{\w+, (?:plural|select|number),?/g, " ");

const isRight = ({ right = [] }: RuledOut, [place, text]: Text): boolean =>
  right.some((where) => where.test(`${place}: ${text}`));

test.each(["de", "fr"] as const)("no text in %s says a synonym", async (language) => {
  const texts = await textsIn(language);
  expect(texts.length).toBeGreaterThan(6000);
  const found = texts.flatMap((text) =>
    ruledOut[language].flatMap((rule) => {
      const hit = rule.word.exec(spoken(text[1]))?.[0];
      return hit === undefined || isRight(rule, text) ? [] : [`${text[0]}: "${hit}" → ${rule.say}: ${text[1]}`];
    }),
  );
  expect([...new Set(found)]).toEqual([]);
});

test.each(["de", "fr"] as const)("every exception in %s is still one", async (language) => {
  const texts = await textsIn(language);
  const idle = ruledOut[language].flatMap(({ word, right = [] }) =>
    right.filter((where) => !texts.some(([place, text]) => word.test(spoken(text)) && where.test(`${place}: ${text}`))),
  );
  expect(idle.map(({ source }) => source)).toEqual([]);
});

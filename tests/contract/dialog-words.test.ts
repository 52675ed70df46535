/** Dialogs are left by one word: Cancel. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { germanTexts } from "@paygauge/ui/context/ui-texts-de.ts";
import { frenchTexts } from "@paygauge/ui/context/ui-texts-fr.ts";
import { englishTexts } from "@paygauge/ui/context/ui-texts.ts";
import { german } from "../../web/src/texts/de.ts";
import { en } from "../../web/src/texts/en.ts";
import { french } from "../../web/src/texts/fr.ts";
import type { LocaleTexts } from "../../web/src/texts/translation.ts";

const root = path.resolve(import.meta.dirname, "../..");

interface Label {
  readonly file: string;
  /** Dotted key of the label's text. */
  readonly key: string;
}

/** Every label of a dialog's way out that a screen names itself. */
function wayOutLabels(): readonly Label[] {
  const files = execFileSync("git", ["grep", "-l", "cancelLabel=", "--", "web/src"], { cwd: root, encoding: "utf8" });
  return files
    .trim()
    .split("\n")
    .flatMap((file) => {
      const source = readFileSync(path.join(root, file), "utf8");
      return [...source.matchAll(/cancelLabel=\{(\w+)\("([\w.]+)"\)\}/g)].map(([, hook, key = ""], at) => {
        const before = source.slice(0, [...source.matchAll(/cancelLabel=/g)][at]?.index);
        const scopes = [...before.matchAll(new RegExp(`const ${hook} = useTranslations\\("([\\w.]+)"\\)`, "g"))];
        return { file, key: `${scopes.at(-1)?.[1]}.${key}` };
      });
    });
}

/** The text at a dotted key. */
const textAt = (tree: unknown, key: string): unknown =>
  key
    .split(".")
    .reduce((at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined), tree);

async function allOf(texts: LocaleTexts): Promise<unknown> {
  const areas = await Promise.all(
    Object.entries(texts.areas).map(async ([area, load]) => [area, await load()] as const),
  );
  return Object.fromEntries(areas);
}

test.each([
  { language: "English", load: async () => en, cancel: englishTexts.cancel },
  { language: "German", load: () => allOf(german), cancel: germanTexts.cancel },
  { language: "French", load: () => allOf(french), cancel: frenchTexts.cancel },
])("every dialog's own way out is called $cancel in $language", async ({ load, cancel }) => {
  const texts = await load();
  const labels = wayOutLabels();
  expect(labels.length).toBeGreaterThan(8);
  const other = labels.filter(({ key }) => textAt(texts, key) !== cancel);
  expect(other.map(({ file, key }) => `${file}: ${key} is ${String(textAt(texts, key))}`)).toEqual([]);
});

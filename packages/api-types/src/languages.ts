/** Languages of the interface; the first is what everything falls back to. */
export const languages = ["en", "de", "fr"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as the menus show it in every language. */
export const languageNames: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch", fr: "Français" };

export const isLanguage = (word: unknown): word is Language => languages.some((each) => each === word);

/** The language of a BCP 47 tag, "de-AT" → "de"; undefined for one that is not supported. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.trim().split("-")[0]?.toLowerCase();
  return languages.find((each) => each === primary);
}

/** The first tag whose language is supported decides; English where none is. */
export function firstLanguage(tags: readonly (string | null | undefined)[]): Language {
  for (const tag of tags) {
    const found = languageOf(tag);
    if (found !== undefined) return found;
  }
  return languages[0];
}

/** Tags of an Accept-Language header, the most wanted first; those with q=0 are not wanted at all. */
export function acceptedTags(header: string | null | undefined): readonly string[] {
  return (header ?? "")
    .slice(0, 1000)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((each) => each.trim());
      const quality = parameters.find((each) => each.startsWith("q="));
      const weight = quality === undefined ? 1 : Number(quality.slice(2));
      return { tag, weight: Number.isNaN(weight) ? 0 : weight };
    })
    .filter(({ tag, weight }) => tag !== "" && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

const regions: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE", fr: "fr-FR" };

/** The tag for numbers and dates: the reader's language, with the region of the first tag of that language. */
export function localeOf(language: Language, tags: readonly (string | null | undefined)[]): string {
  for (const tag of tags) {
    if (tag && languageOf(tag) === language && tag.includes("-") && isTag(tag)) return tag;
  }
  return regions[language];
}

/** Machines also report such as "en-US@posix", which Intl throws at. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

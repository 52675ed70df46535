import { atom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { store } from "../state/store.ts";
import { loadGlossary, localeAtom } from "../texts/catalogue.ts";
import type { LocaleTexts, Translation } from "../texts/translation.ts";

export type Glossary = Translation["glossary"];
export type TermId = keyof Glossary;

/** The language alone: texts of areas that arrive draw no term again. */
const languageAtom = atom((get) => get(localeAtom).texts);
const loadedAtom = atom<{ readonly of: LocaleTexts | null; readonly glossary: Glossary } | null>(null);
const asked = new Map<LocaleTexts | null, Promise<void>>();

async function load(texts: LocaleTexts | null): Promise<void> {
  const glossary = await loadGlossary(texts);
  if (store.get(localeAtom).texts === texts) store.set(loadedAtom, { of: texts, glossary });
}

/** Terms with their definitions in the reader's language; null until they have arrived, which no screen waits for. */
export function useGlossary(): Glossary | null {
  const texts = useAtomValue(languageAtom);
  const loaded = useAtomValue(loadedAtom);
  useEffect(() => {
    if (store.get(loadedAtom)?.of === texts || asked.has(texts)) return;
    const loading = load(texts)
      // Words without a card stay plain; the next screen tries again.
      .catch(() => undefined)
      .finally(() => asked.delete(texts));
    asked.set(texts, loading);
  }, [texts]);
  return loaded?.of === texts ? loaded.glossary : null;
}

import { useAtomValue } from "jotai";
import { useCallback, useMemo } from "react";
import { pageNaming, type PageNaming } from "@paygauge/api-types/sitemap/page-names";
import { messages } from "@paygauge/api-types/messages";
import type { Language } from "@paygauge/api-types/languages";
import type { Role } from "@paygauge/api-types/access/roles";
import { callApi } from "../data/call-api.ts";
import { postToEdge } from "../data/session.ts";
import { localeAtom, setLocale } from "../texts/catalogue.ts";
import { useBoot } from "./boot.ts";
import { store } from "./store.ts";

/** Names of pages, their crumbs and tabs in the reader's language. */
export function usePageNames(): PageNaming {
  const names = useAtomValue(localeAtom).texts?.names.pages ?? null;
  return useMemo(() => pageNaming(names), [names]);
}

/** The texts that the specification words exactly, and what they are in the other languages. */
export function useMessages(): Readonly<Record<keyof typeof messages, string>> {
  return useAtomValue(localeAtom).texts?.names.messages ?? messages;
}

interface NamedRole {
  readonly role: Role;
  readonly displayName: string;
  readonly description: string;
}

/** A role with its name and description in the reader's language. */
export function useRoleNames(): <T extends NamedRole>(item: T) => T {
  const names = useAtomValue(localeAtom).texts?.names.roles;
  return useCallback(
    (item) => {
      const english = [item.displayName, item.description] as const;
      const [displayName, description] = names?.(item.role, english) ?? english;
      return { ...item, displayName, description };
    },
    [names],
  );
}

/** The reader's language, and how the user chooses another: at once here, kept for every browser of theirs. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  const { language } = useAtomValue(localeAtom);
  const { me } = useBoot();
  const choose = async (next: Language) => {
    await setLocale(next, [...navigator.languages, me.issuerLanguage]);
    // Another was chosen while this one was on its way.
    if (store.get(localeAtom).language !== next) return;
    // The origin first: the edge then forgets what it knew of the user. Where neither answers, this page still shows
    // it.
    await callApi("chooseLanguage", { body: { language: next } }).catch(() => undefined);
    await postToEdge("/auth/preferences", { language: next }).catch(() => undefined);
  };
  return [language, choose];
}

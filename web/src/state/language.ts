import { useAtomValue } from "jotai";
import { useCallback } from "react";
import { messages, type Language, type Role } from "@paygauge/api-types";
import { callApi } from "../data/call-api.ts";
import { postToEdge } from "../data/session.ts";
import { speak, speechAtom } from "../texts/catalogue.ts";
import { useBoot } from "./boot.ts";
import { store } from "./store.ts";

/** The name of a page, a crumb, a tab or a group of pages in the language that is spoken, by its English one. */
export function usePageName(): (english: string) => string {
  const names: Readonly<Record<string, string>> | undefined = useAtomValue(speechAtom).tongue?.names.pages;
  return (english) => names?.[english] ?? english;
}

/** The texts that the specification words exactly, and what they are in the other languages. */
export function useMessages(): Readonly<Record<keyof typeof messages, string>> {
  return useAtomValue(speechAtom).tongue?.names.messages ?? messages;
}

/** What a permission is about, in the language that is spoken. */
export function usePermissionNames(): (english: string) => string {
  const names = useAtomValue(speechAtom).tongue?.names.permissions;
  return (english) => names?.[english] ?? english;
}

interface NamedRole {
  readonly role: Role;
  readonly displayName: string;
  readonly description: string;
}

/** A role with its name and description in the language that is spoken. */
export function useRoleNames(): <T extends NamedRole>(item: T) => T {
  const names = useAtomValue(speechAtom).tongue?.names.roles;
  return useCallback(
    (item) => {
      const english = [item.displayName, item.description] as const;
      const [displayName, description] = names?.(item.role, english) ?? english;
      return { ...item, displayName, description };
    },
    [names],
  );
}

/** The language that is spoken, and how the person chooses another: at once here, kept for every browser of theirs. */
export function useLanguage(): readonly [Language, (language: Language) => Promise<void>] {
  const { language } = useAtomValue(speechAtom);
  const { me } = useBoot();
  const choose = async (next: Language) => {
    await speak(next, [...navigator.languages, me.issuerLanguage]);
    // Another was chosen while this one was on its way.
    if (store.get(speechAtom).language !== next) return;
    // The origin first: the edge then forgets what it knew of the person. Where neither answers, this page still speaks it.
    await callApi("chooseLanguage", { body: { language: next } }).catch(() => undefined);
    await postToEdge("/auth/preferences", { language: next }).catch(() => undefined);
  };
  return [language, choose];
}

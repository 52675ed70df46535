import type { messages, Role } from "@paygauge/api-types";
import type { Sentences } from "@paygauge/api-types/sentences/sentence-words";
import type { PageWord } from "@paygauge/api-types/sitemap/page-words";
import type { UiTexts } from "@paygauge/ui";
import type { en } from "./en.ts";

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The shape of every language: the keys of the English catalogue, all of them and no others. */
export type Translation = Translated<typeof en>;
export type Area = keyof typeof en;

/** A role's name and description. */
export type RoleWords = readonly [string, string];

/** Words that stand outside the areas; English has its own in api-types. */
export interface Names {
  /** Pages by their English names. */
  readonly pages: Readonly<Record<PageWord, string>>;
  /** The exact texts of the specification, in this language. */
  readonly messages: Readonly<Record<keyof typeof messages, string>>;
  /** What a permission is about, by its English words ("analysis job list"). */
  readonly permissions: Readonly<Record<string, string>>;
  /** A role's name and description, by the role and its English ones. */
  readonly roles: (role: Role, english: RoleWords) => RoleWords;
}

/** A language beside English. Areas arrive when a screen asks for them. */
export interface Tongue {
  readonly areas: { readonly [A in Area]: () => Promise<Translation[A]> };
  readonly names: Names;
  readonly sentences: () => Promise<Sentences>;
  /** Words that components say by themselves. */
  readonly ui: UiTexts;
}

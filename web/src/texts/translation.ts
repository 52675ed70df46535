import type { messages } from "@paygauge/api-types/messages";
import type { Permission } from "@paygauge/api-types/access/permissions";
import type { Role } from "@paygauge/api-types/access/roles";
import type { Catalogue } from "@paygauge/api-types/catalogue/message";
import type { PageNames } from "@paygauge/api-types/sitemap/page-names";
import type { UiTexts } from "@paygauge/ui";
import type { en } from "./en.ts";

type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The shape of every language: the keys of the English catalogue, all of them and no others. */
export type Translation = Translated<typeof en>;
export type Area = keyof typeof en;

/** A role's name and description. */
export type RoleWords = readonly [string, string];

/** Words that are outside the areas; English has its own in api-types. */
export interface Names {
  /** Pages by their ids. */
  readonly pages: PageNames;
  /** The exact texts of the specification, in this language. */
  readonly messages: Readonly<Record<keyof typeof messages, string>>;
  /** What a permission is about. */
  readonly permissions: Readonly<Record<Permission, string>>;
  /** A role's name and description, by the role and its English ones. */
  readonly roles: (role: Role, english: RoleWords) => RoleWords;
}

/** Messages of gateway, origin and schemas, in two parts: together they are the language's catalogue. */
export interface MessageLoaders {
  /** Those that any page may show. */
  readonly core: () => Promise<Partial<Catalogue>>;
  /** Those of single areas, which few visits need. */
  readonly areas: () => Promise<Partial<Catalogue>>;
}

/** A language next to English. Areas arrive when a screen asks for them. */
export interface LocaleTexts {
  readonly areas: { readonly [A in Area]: () => Promise<Translation[A]> };
  readonly names: Names;
  readonly messages: MessageLoaders;
  /** Words of the components. */
  readonly ui: UiTexts;
}

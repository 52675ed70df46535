import { messages } from "@paygauge/api-types/messages";
import { navGroups, tabGroups } from "@paygauge/api-types/sitemap/page";
import { pages, type PageId } from "@paygauge/api-types/sitemap";
import { permissions } from "@paygauge/api-types/access/permissions";
import { pageNaming, type PageNames } from "@paygauge/api-types/sitemap/page-names";
import { areasMessages } from "@paygauge/api-types/catalogue/en-areas";
import { coreMessages } from "@paygauge/api-types/catalogue/en-core";
import { englishTexts } from "@paygauge/ui";
import { permissionWords } from "../../state/permission-words.ts";
import type { Area, LocaleTexts } from "../translation.ts";
import { pseudoMessage, pseudoText, pseudoTexts } from "./pseudo-text.ts";

function recordOf<K extends string, T>(keys: readonly K[], valueOf: (key: K) => T): Readonly<Record<K, T>> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Readonly<Record<K, T>>;
}

/**
 * The pseudo-language of a browser whose own language is en-XA, as browsers call accented English: made of the English
 * tables when one asks for it, and in no menu. Screens are looked at in it for cut texts and forgotten ones.
 */
export function pseudoOf(english: LocaleTexts["areas"]): LocaleTexts {
  return {
    names: {
      pages: pseudoPages(),
      messages: pseudoTexts(messages, pseudoMessage),
      permissions: recordOf(permissions, (permission) => pseudoText(permissionWords(permission).what)),
      roles: (_role, [name, description]) => [pseudoText(name), pseudoText(description)],
    },
    ui: pseudoTexts(englishTexts, pseudoText),
    messages: {
      core: async () => pseudoTexts(coreMessages, pseudoMessage),
      areas: async () => pseudoTexts(areasMessages, pseudoMessage),
    },
    areas: pseudoAreas(english),
  };
}

function pseudoPages(): PageNames {
  const { title, crumb, nav, tab, group } = pageNaming(null);
  const names = (id: PageId) => ({
    title: pseudoText(title(id)),
    crumb: pseudoText(crumb(id)),
    nav: pseudoText(nav(id)),
    tab: pseudoText(tab(id)),
  });
  const groups = [...navGroups, ...tabGroups];
  return {
    pages: recordOf(
      pages.map(({ id }) => id),
      names,
    ),
    groups: recordOf(groups, (each) => pseudoText(group(each))),
  };
}

function pseudoAreas(english: LocaleTexts["areas"]): LocaleTexts["areas"] {
  const load = (area: Area) => async () => pseudoTexts(await english[area](), pseudoMessage);
  const areas = Object.keys(english).filter((area): area is Area => area in english);
  // Each area's loader gives that area's texts: the compiler sees only that it gives one of them.
  return recordOf(areas, load) as LocaleTexts["areas"];
}

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { createStore, Provider } from "jotai";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { linkTo, sitemap } from "@paygauge/api-types/sitemap";
import { permissions, type Permission } from "@paygauge/api-types/access/permissions";
import type { Access } from "@paygauge/api-types/access/access";
import { bootAtom } from "../../state/boot.ts";
import { bootOf } from "../../support/test-boot.ts";
import { german } from "../../texts/de.ts";
import { en } from "../../texts/en.ts";
import { french } from "../../texts/fr.ts";
import type { Translation } from "../../texts/translation.ts";
import { EmptyListWords, type EmptyListProps } from "./empty-list.tsx";
import { emptyListIds, emptyLists, type EmptyListDeclaration } from "./empty-lists.ts";

type Texts = Translation["empty"];

const catalogues = [
  ["en-GB", async (): Promise<Texts> => en.empty],
  ["de-DE", german.areas.empty],
  ["fr-FR", french.areas.empty],
] as const;

async function drawn(at: number, props: EmptyListProps, held: readonly Permission[]): Promise<string> {
  const [locale, load] = catalogues[at] ?? catalogues[0];
  const store = createStore();
  store.set(bootAtom, bootOf(held));
  return renderToStaticMarkup(
    createElement(
      Provider,
      { store },
      createElement(
        // The provider's own types want the English words; another language has their shape.
        IntlProvider as ComponentType<{ locale: string; messages: object; children?: ReactNode }>,
        { locale, messages: { empty: await load() } },
        createElement(EmptyListWords, props),
      ),
    ),
  );
}

const text = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll(/\s+/g, " ");

/** What is needed for the next step, by page or by permission. */
function neededFor({ page, may }: EmptyListDeclaration): readonly Permission[] {
  const access: Access | undefined = page === undefined ? undefined : sitemap[page].access;
  const ofPage = access?.who === "holders" ? access.of : [];
  return [...ofPage, ...(may === undefined ? [] : [may])];
}

test.each(emptyListIds)("%s says why it is empty and what to do next, to those who may and to others", async (list) => {
  const needed = neededFor(emptyLists[list]);
  const { page }: EmptyListDeclaration = emptyLists[list];
  for (const at of catalogues.keys()) {
    const words = (await (catalogues[at] ?? catalogues[0])[1]())[list];
    const [up, kept] = [
      await drawn(at, { list }, permissions),
      await drawn(
        at,
        { list },
        permissions.filter((each) => !needed.includes(each)),
      ),
    ];
    for (const [markup, next] of [
      [up, words.next],
      [kept, needed.length === 0 ? words.next : words.ask],
    ] as const)
      for (const sentence of [words.title, words.why, next]) {
        expect(sentence).toMatch(/\S{2}/);
        expect(text(markup)).toContain(sentence.replaceAll(/[\u00A0\u202F]/g, " "));
      }
    expect(words.why, `${list}: the reason is no step`).not.toBe(words.next);
    expect(up.includes("<a "), `${list}: leads to its page`).toBe(page !== undefined && words.action !== "");
    if (page !== undefined && words.action !== "") expect(up).toContain(`href="${linkTo(page)}"`);
    if (needed.length > 0) {
      expect(words.ask, `${list}: others are told whom to ask`).not.toBe(words.next);
      expect(kept).not.toContain("<a ");
    }
  }
});

test("every list takes its words from the declarations", () => {
  const web = path.resolve(import.meta.dirname, "../..");
  const sources = globSync("**/*.tsx", { cwd: web }).map(
    (file) => [file, readFileSync(path.join(web, file), "utf8")] as const,
  );
  const used = new Set(
    sources.flatMap(([, source]) =>
      [...source.matchAll(/<EmptyList\b[^>]*\blist=(?:"(\w+)"|\{)/g)].map(([, id]) => id),
    ),
  );
  // Those without a name in the source are chosen by what the list is of: records, users and commands.
  const chosen = emptyListIds.filter((id) =>
    /^(?:buyer|datapointProfile|sftpConfiguration|users\w+|\w+Commands)$/.test(id),
  );
  expect([...used].filter((id) => id !== undefined).toSorted()).toEqual(
    emptyListIds.filter((id) => !chosen.includes(id)).toSorted(),
  );
});

import * as v from "valibot";
import type { Language } from "@paygauge/api-types/languages";
import { readMarkdown } from "../reading/markdown.ts";
import { passagesOf } from "../reading/passages.ts";
import { sectionsOf } from "../reading/sections.ts";
import { soundRows } from "@paygauge/worker/stored-rows";
import { documentById, insertDocument, removeDocument } from "./document-store.ts";
import { storePages, storePassages } from "./passage-store.ts";

/** A page of the product's help. */
export interface HelpPage {
  readonly name: string;
  readonly language: Language;
  readonly text: string;
}

const setting = v.object({ value: v.string() });
const helpId = v.object({ id: v.string() });

function isUnchanged(sql: SqlStorage, digest: string): boolean {
  const [stored] = soundRows(sql, setting, "SELECT value FROM settings WHERE name = 'help'");
  return stored?.value === digest;
}

/** Returns a checksum of the texts, which differs when this release has other pages than the stored ones. */
function digestOf(pages: readonly HelpPage[]): string {
  let sum = 0;
  for (const character of pages.map(({ name, language, text }) => `${name} ${language} ${text}`).join("\n")) {
    sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return `${pages.length} ${sum}`;
}

function storeHelp(sql: SqlStorage, { name, language, text }: HelpPage, on: string): void {
  const id = `help-${language}-${name}`;
  const blocks = readMarkdown(text);
  const title = blocks.find(({ kind, level }) => kind === "heading" && level === 1)?.text;
  const pages = sectionsOf(blocks);
  const document = { id, name: title ?? name, language };
  removeDocument(sql, id);
  // A damaged row could hold the digest of this page under another ID.
  sql.exec("DELETE FROM documents WHERE digest = ?", id);
  insertDocument(sql, {
    ...document,
    kind: "md",
    bytes: text.length,
    digest: id,
    fileKey: null,
    addedBy: null,
    addedOn: on,
    validFrom: null,
    isAnswer: false,
  });
  storePages(sql, id, pages);
  const passages = passagesOf(pages, language).passages.map((passage) => ({ ...passage, isWithheld: false }));
  storePassages(sql, { ...document, mayQuoteWithheld: false }, passages);
  sql.exec(
    "UPDATE documents SET state = 'ready', pages = ?, pages_read = ? WHERE id = ?",
    pages.length,
    pages.length,
    id,
  );
}

/** Stores the product's help pages where this release has others; a page that someone deleted stays away. */
export function seedHelp(sql: SqlStorage, pages: readonly HelpPage[]): void {
  const digest = digestOf(pages);
  if (isUnchanged(sql, digest)) return;
  const on = new Date().toISOString();
  const ids = new Set(pages.map(({ language, name }) => `help-${language}-${name}`));
  for (const { id } of soundRows(sql, helpId, "SELECT id FROM documents WHERE id LIKE 'help-%' AND file_key IS NULL")) {
    if (!ids.has(id)) removeDocument(sql, id);
  }
  for (const page of pages) {
    const id = `help-${page.language}-${page.name}`;
    const removed = soundRows(sql, setting, "SELECT value FROM settings WHERE name = ?", `removed ${id}`);
    if (removed.length === 0) storeHelp(sql, page, documentById(sql, id)?.added_on ?? on);
  }
  sql.exec("INSERT INTO settings VALUES ('help', ?) ON CONFLICT DO UPDATE SET value = excluded.value", digest);
}

import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { DocumentPage } from "@paygauge/api-types/entities/chat";
import { languages, type Language } from "@paygauge/api-types/languages";
import { objectNamed, type Env } from "../env.ts";
import { helpPages } from "../help/help-pages.ts";
import type { DocumentReader } from "../reading/document-reader.ts";
import { passagesOf } from "../reading/passages.ts";
import type { Block, ReadSlice } from "../reading/read-types.ts";
import { guessLanguage } from "../search/stop-words.ts";
import { termsOf, type Term } from "../search/terms.ts";
import { jsonColumn, soundRows } from "@paygauge/worker/stored-rows";
import { migrateCorpus } from "./corpus-schema.ts";
import { CorpusVectors } from "./corpus-vectors.ts";
import {
  allDocuments,
  damagedDocuments,
  damagedId,
  documentByDigest,
  documentById,
  failDocument,
  insertDocument,
  nextToRead,
  removeDocument,
  removeStored,
  replacementsOf,
  storedDocument,
  type DocumentRow,
  type NewDocument,
} from "./document-store.ts";
import { pageOf, passageCounts, reindexAll, reindexDocument, storePages, storePassages } from "./passage-store.ts";
import { everyone } from "./everyone.ts";
import { damagedListed, listedOf, type ListedDocument } from "./listed-document.ts";
import { clearLeftovers, leftoversOf, noteLeftover } from "./leftovers.ts";
import { passagesById, searchPassages, sizeOf, type Found } from "./search-passages.ts";
import { seedHelp } from "./seed-help.ts";
import type { PassageVector, TextVector, UnembeddedPassage } from "./vector-store.ts";

/** Reading is tried so often before the document counts as unreadable. */
const maxAttempts = 2;
/** Until a slice is tried again, and until the first one after a start, ms: requests come first. */
const retryMs = 1000;
const pathRow = v.object({
  path: jsonColumn(v.array(v.object({ kind: v.picklist(["heading", "text"]), level: v.number(), text: v.string() }))),
});
const tenantRow = v.object({ issuer_id: v.string() });

/** A document's file, where it has one. */
interface StoredFile {
  readonly key: string | null;
  readonly kind: DocumentRow["kind"];
  readonly name: string;
}

/** The documents of one issuer, or those for everyone: what is stored, searched and quoted of them. */
export class Corpus extends DurableObject<Env> {
  readonly #sizes = new Map<Language, number>();
  readonly #vectors: CorpusVectors;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#vectors = new CorpusVectors(ctx.storage);
    void ctx.blockConcurrencyWhile(async () => {
      this.#prepare();
      if (this.#hasWork() && (await ctx.storage.getAlarm()) === null) await ctx.storage.setAlarm(Date.now() + retryMs);
    });
  }

  /** Brings tables and help pages to this release. What fails of it is logged: it must not keep the rest from use. */
  #prepare(): void {
    try {
      const isUnindexed = migrateCorpus(this.#sql);
      this.ctx.storage.transactionSync(() => {
        if (isUnindexed) reindexAll(this.#sql, allDocuments(this.#sql));
        if (this.ctx.id.name === everyone) seedHelp(this.#sql, helpPages);
      });
    } catch (error) {
      console.error(JSON.stringify({ corpus: this.ctx.id.name, error: String(error) }));
    }
  }

  #hasWork(): boolean {
    return nextToRead(this.#sql) !== undefined || leftoversOf(this.#sql).length > 0;
  }

  get #sql(): SqlStorage {
    return this.ctx.storage.sql;
  }

  /** Searches the passages that a text finds in this corpus: by its words, and by its vector where there is one. */
  search(text: string, language: Language, vector: TextVector | null = null): Found {
    const terms = termsOf(text, language);
    const found = this.searchTerms(terms, language);
    if (vector === null) return found;
    return {
      ...found,
      near: passagesById(this.#sql, this.#vectors.near(vector, language), terms),
    };
  }

  toEmbed(model: string): UnembeddedPassage[] {
    return this.#vectors.handOut(model);
  }

  takeVectors(model: string, vectors: readonly PassageVector[] | null): void {
    this.#vectors.take(model, vectors);
  }

  searchTerms(terms: readonly Term[], language: Language): Found {
    const size = this.#sizes.get(language) ?? sizeOf(this.#sql, language);
    this.#sizes.set(language, size);
    return searchPassages(this.#sql, terms, language, size);
  }

  /** Counts an answer that quotes these documents. */
  noteCited(ids: readonly string[]): void {
    for (const id of new Set(ids)) this.#sql.exec("UPDATE documents SET cited = cited + 1 WHERE id = ?", id);
  }

  /**
   * Adds a document. One that it replaces stays until the new one has been read, and permanently if that fails.
   * @returns the document of the same bytes where there is one, which stays alone; and the key of a file that is no longer used
   */
  async add(
    document: NewDocument,
    replaces?: string,
  ): Promise<{ readonly sameAs: string | null; readonly unused: string | null }> {
    const same = documentByDigest(this.#sql, document.digest);
    if (same && same.id !== replaces) return { sameAs: same.name, unused: document.fileKey };
    if (same) return { sameAs: same.name, unused: document.fileKey };
    const replaced = replaces === undefined ? undefined : storedDocument(this.#sql, replaces);
    this.ctx.storage.transactionSync(() => {
      // Of several new versions the last one counts.
      for (const { id, file_key } of replaces === undefined ? [] : replacementsOf(this.#sql, replaces)) {
        removeDocument(this.#sql, id);
        noteLeftover(this.#sql, id, file_key);
      }
      insertDocument(
        this.#sql,
        replaced ? { ...document, name: replaced.name ?? document.name, replaces: replaces ?? null } : document,
      );
      this.#noteChange(document.addedBy, replaced ? "replace" : "add", document.id, document.name);
    });
    this.#forgetCounted();
    await this.ctx.storage.setAlarm(Date.now());
    return { sameAs: null, unused: null };
  }

  /** Removes a document. Once it returns, no search finds a word of it. @returns its file; null where there is no such document */
  remove(id: string, by: string): { readonly key: string | null } | null {
    const stored = storedDocument(this.#sql, id);
    if (!stored) return null;
    this.ctx.storage.transactionSync(() => {
      removeStored(this.#sql, stored);
      // A help page that was deleted stays away when the product is updated.
      if (stored.fileKey === null && !stored.isDamaged) this.#set(`removed ${id}`, new Date().toISOString());
      this.#noteChange(by, "delete", id, stored.name ?? "");
    });
    this.#forgetCounted();
    return { key: stored.fileKey };
  }

  /** Changes a document's name, from when it is valid, or whether its withheld passages may be quoted. */
  change(
    id: string,
    by: string,
    changes: {
      readonly name?: string | undefined;
      readonly mayQuoteWithheld?: boolean | undefined;
      readonly validFrom?: string | null | undefined;
    },
  ): boolean {
    const row = documentById(this.#sql, id);
    if (!row) return false;
    const name = changes.name ?? row.name;
    const mayQuote = changes.mayQuoteWithheld ?? row.may_quote_withheld;
    const validFrom = changes.validFrom === undefined ? row.valid_from : changes.validFrom;
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec(
        "UPDATE documents SET name = ?, may_quote_withheld = ?, valid_from = ? WHERE id = ?",
        name,
        mayQuote ? 1 : 0,
        validFrom,
        id,
      );
      reindexDocument(this.#sql, id, name, mayQuote);
      this.#noteChange(by, "change", id, name);
    });
    this.#forgetCounted();
    return true;
  }

  documents(): ListedDocument[] {
    const counts = passageCounts(this.#sql);
    const readable = allDocuments(this.#sql).map((row) => listedOf(this.#sql, row, counts.get(row.id) ?? 0));
    return [...readable, ...damagedDocuments(this.#sql).map(damagedListed)];
  }

  document(id: string): ListedDocument | null {
    const row = documentById(this.#sql, id);
    return row ? listedOf(this.#sql, row, passageCounts(this.#sql).get(id) ?? 0) : null;
  }

  /** Returns the documents of these that are still here, also those whose rows can't be read. */
  present(ids: readonly string[]): string[] {
    return ids.filter((id) => storedDocument(this.#sql, id) !== undefined);
  }

  file(id: string): StoredFile | null {
    const row = documentById(this.#sql, id);
    return row ? { key: row.file_key, kind: row.kind, name: row.name } : null;
  }

  /** Returns what a document was added with, to add it to another corpus. */
  source(id: string): NewDocument | null {
    const row = documentById(this.#sql, id);
    if (!row) return null;
    const { name, kind, bytes, digest, language, file_key: fileKey, added_by: addedBy, added_on: addedOn } = row;
    const { valid_from: validFrom, is_answer: isAnswer } = row;
    return { id, name, kind, bytes, digest, language, fileKey, addedBy, addedOn, validFrom, isAnswer };
  }

  page(id: string, page: number): DocumentPage | null {
    const row = documentById(this.#sql, id);
    const found = row?.state === "ready" ? pageOf(this.#sql, id, page) : undefined;
    if (!row || !found) return null;
    return {
      document_id: id,
      name: row.name,
      kind: row.kind,
      page,
      page_kind: row.kind === "pdf" ? "page" : "section",
      pages: row.pages ?? page,
      dated: row.added_on,
      blocks: found.blocks.map(({ kind, text }) => ({ kind, text })),
    };
  }

  /** Ready documents. */
  ready(): number {
    return (
      soundRows(
        this.#sql,
        v.object({ count: v.number() }),
        "SELECT count(*) AS count FROM documents WHERE state = 'ready'",
      )[0]?.count ?? 0
    );
  }

  /** Of everyone's corpus: notes that an issuer has documents or conversations of its own. */
  noteTenant(issuerId: string, what: "documents" | "conversations"): void {
    const column = what === "documents" ? "has_documents" : "has_conversations";
    this.#sql.exec(
      `INSERT INTO tenants (issuer_id, ${column}) VALUES (?, 1) ON CONFLICT DO UPDATE SET ${column} = 1`,
      issuerId,
    );
  }

  /** Erases every document and what is known of them; the help pages of the product are indexed again. */
  async eraseAll(): Promise<void> {
    await this.ctx.storage.deleteAll();
    this.#forgetCounted();
    this.#prepare();
  }

  tenants(what: "documents" | "conversations"): string[] {
    const column = what === "documents" ? "has_documents" : "has_conversations";
    return soundRows(this.#sql, tenantRow, `SELECT issuer_id FROM tenants WHERE ${column} = 1 ORDER BY issuer_id`).map(
      (row) => row.issuer_id,
    );
  }

  /**
   * Reads the next slice of the document that is due. The attempt is stored before it begins: one that ends the process
   * counts as well, and the second one that fails is the last.
   */
  override async alarm(): Promise<void> {
    const row = this.#beginAttempt();
    try {
      await this.ctx.storage.sync();
      await this.#clearLeftovers();
      if (row) await this.#readSlice(row);
    } catch (error) {
      console.error(JSON.stringify({ document: row?.id, error: String(error) }));
      if (row && row.attempts + 1 >= maxAttempts) failDocument(this.#sql, row.id, message("documentUnreadable"));
    } finally {
      if (this.#hasWork()) await this.ctx.storage.setAlarm(Date.now() + (row && row.attempts > 0 ? retryMs : 0));
    }
  }

  /** Counts an attempt at the document that is due. @returns its row before this attempt; undefined where nothing is to be read */
  #beginAttempt(): DocumentRow | undefined {
    const row = nextToRead(this.#sql);
    if (!row) return undefined;
    if (row.attempts >= maxAttempts) {
      failDocument(this.#sql, row.id, message("documentUnreadable"));
      return undefined;
    }
    this.#sql.exec("UPDATE documents SET attempts = attempts + 1 WHERE id = ?", row.id);
    return row;
  }

  async #readSlice(row: DocumentRow): Promise<void> {
    if (row.file_key === null) return;
    const reader = objectNamed<DocumentReader>(this.env.READER, row.id);
    const answer = await reader.read(row.file_key, row.kind, row.pages_read + 1);
    // It was deleted or replaced meanwhile: its text must not come back.
    const current = documentById(this.#sql, row.id);
    if (!current || current.pages_read !== row.pages_read) return;
    this.ctx.storage.transactionSync(() => {
      if ("refused" in answer) failDocument(this.#sql, row.id, answer.refused);
      else this.#storeSlice(row, answer.slice);
    });
    this.#forgetCounted();
  }

  #storeSlice(row: DocumentRow, slice: ReadSlice): void {
    const [stored] = soundRows(this.#sql, pathRow, "SELECT path FROM documents WHERE id = ?", row.id);
    const language = row.pages_read === 0 ? languageOfSlice(slice, row.language) : row.language;
    const before: readonly Block[] = stored?.path ?? [];
    const { passages, path } = passagesOf(slice.pages, language, before);
    storePages(this.#sql, row.id, slice.pages);
    storePassages(
      this.#sql,
      { id: row.id, name: row.name, language, mayQuoteWithheld: row.may_quote_withheld },
      passages,
    );
    const read = row.pages_read + slice.pages.length;
    const empty = row.pages_without_text + slice.pages.filter(({ blocks }) => blocks.length === 0).length;
    this.#sql.exec(
      "UPDATE documents SET state = 'reading', pages = ?, pages_read = ?, pages_without_text = ?, language = ?, path = ?, attempts = 0 WHERE id = ?",
      slice.count,
      read,
      empty,
      language,
      JSON.stringify(path),
      row.id,
    );
    if (read >= slice.count) this.#finish(row, slice, empty);
  }

  /** A document is ready once something of it can be found. */
  #finish(row: DocumentRow, { count, note }: ReadSlice, empty: number): void {
    const passages = passageCounts(this.#sql).get(row.id) ?? 0;
    if (passages === 0) {
      failDocument(this.#sql, row.id, message(row.kind === "pdf" ? "documentNoText" : "documentEmpty"));
      return;
    }
    const isPartly = empty > 0 ? message("documentPagesEmpty", { count: empty, pages: count }) : null;
    const reason: MessageRef | null = note ?? isPartly;
    // In the transaction that makes the new one ready: a search finds the one or the other.
    const replaced = row.replaces === null ? undefined : storedDocument(this.#sql, row.replaces);
    if (replaced) {
      removeStored(this.#sql, replaced);
      noteLeftover(this.#sql, damagedId(replaced), replaced.fileKey);
    }
    this.#sql.exec(
      "UPDATE documents SET state = 'ready', reason = ?, replaces = NULL WHERE id = ?",
      reason && JSON.stringify(reason),
      row.id,
    );
  }

  async #clearLeftovers(): Promise<void> {
    await clearLeftovers(this.#sql, this.env, async () =>
      this.ctx.id.name === everyone
        ? this.tenants("conversations")
        : objectNamed<Corpus>(this.env.CORPUS, everyone).tenants("conversations"),
    );
  }

  /** What is in memory of the passages is of those before. */
  #forgetCounted(): void {
    this.#sizes.clear();
    this.#vectors.forget();
  }

  #set(name: string, value: string): void {
    this.#sql.exec("INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", name, value);
  }

  #noteChange(by: string | null, action: string, id: string, note: string): void {
    const at = new Date().toISOString();
    this.#sql.exec(
      "INSERT INTO changes (at, user_id, action, document_id, note) VALUES (?, ?, ?, ?, ?)",
      at,
      by ?? "",
      action,
      id,
      note,
    );
  }
}

/** The language of a document's beginning. */
function languageOfSlice({ pages }: ReadSlice, fallback: Language): Language {
  const text = pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join(" ");
  return guessLanguage(text.slice(0, 20_000), languages.includes(fallback) ? fallback : "en");
}

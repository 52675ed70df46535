/** Who is never written to again: keyed hashes of an address with a buyer, and of it with a brand. */
import * as v from "valibot";
import type { MailStop } from "@paygauge/api-types/entities/campaign-mails";
import type { Language } from "@paygauge/api-types/languages";
import { languageSchema } from "@paygauge/api-types/entities/written-texts";
import { mailAddressKey } from "@paygauge/api-types/mail/mail-sender";
import { storedRows } from "@paygauge/worker/stored-rows";
import { readMailMeta, writeMailMeta } from "./mail-tables.ts";

export type OptOutScope = "buyer" | "brand";
type OptOutSource = "link" | "complaint" | "hand";

/** Hashes of one address: with the buyer that the mail is about, and with the brand that sends it. */
export interface OptOutHashes {
  readonly buyerHash: string;
  readonly brandHash: string;
}

const keyName = "optOutKey";
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The issuer's key, made once: without it a hash cannot be guessed from a list of addresses. */
function keyOf(sql: SqlStorage): Promise<CryptoKey> {
  let known = readMailMeta(sql, keyName);
  if (known === null) {
    known = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))));
    writeMailMeta(sql, keyName, known);
  }
  const bytes = Uint8Array.from(atob(known), (char) => char.codePointAt(0) ?? 0);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

export async function hashesOfAddress(
  sql: SqlStorage,
  address: string,
  of: { readonly buyerId: string; readonly brandId: string },
): Promise<OptOutHashes> {
  const key = await keyOf(sql);
  const hash = async (part: string) =>
    hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`${part} ${mailAddressKey(address)}`)));
  const [buyerHash, brandHash] = await Promise.all([hash(`buyer ${of.buyerId}`), hash(`brand ${of.brandId}`)]);
  return { buyerHash, brandHash };
}

export function isOptedOut(sql: SqlStorage, { buyerHash, brandHash }: OptOutHashes): boolean {
  return sql.exec("SELECT 1 FROM opt_out WHERE hash IN (?, ?) LIMIT 1", buyerHash, brandHash).toArray().length > 0;
}

interface NewOptOut extends OptOutHashes {
  readonly scopes: readonly OptOutScope[];
  readonly source: OptOutSource;
  readonly supplier: string;
  readonly at: string;
}

/** Part of a transaction. The first opt-out stays unchanged. */
export function noteOptOut(sql: SqlStorage, { scopes, source, supplier, at, ...hashes }: NewOptOut): void {
  for (const scope of scopes)
    sql.exec(
      "INSERT OR IGNORE INTO opt_out VALUES (?, ?, ?, ?, ?)",
      scope === "buyer" ? hashes.buyerHash : hashes.brandHash,
      scope,
      source,
      supplier,
      at,
    );
}

const linkRow = v.object({
  buyerHash: v.string(),
  brandHash: v.string(),
  buyer: v.string(),
  sender: v.string(),
  supplier: v.string(),
  language: languageSchema,
});

/** The hash of a token in a request, and the site of the brand that received it. */
export interface StopAsked {
  readonly hash: string;
  /** "https://brand1.example"; a link opens on the site in its mail alone. */
  readonly site: string;
}

function linkOf(sql: SqlStorage, { hash, site }: StopAsked): v.InferOutput<typeof linkRow> | null {
  return storedRows(sql, linkRow, "SELECT * FROM stop_link WHERE hash = ? AND site IN ('', ?)", hash, site)[0] ?? null;
}

/** The link of an email by hand, whose address is stored as hashes alone. */
export interface NewStopLink {
  readonly hash: string;
  readonly mailId: string;
  readonly address: string;
  readonly buyerId: string;
  readonly brandId: string;
  readonly sender: string;
  readonly language: Language;
  readonly site: string;
}

/** Part of a transaction. */
export function addStopLink(sql: SqlStorage, link: NewStopLink & OptOutHashes): void {
  const { hash, mailId, buyerHash, brandHash, sender, language, site } = link;
  const query = "INSERT OR REPLACE INTO stop_link VALUES (?, ?, ?, ?, '', ?, '', ?, ?)";
  sql.exec(query, hash, mailId, buyerHash, brandHash, sender, language, site);
}

/** What the link of a mail is about; null: there is no such link. Changes nothing. */
export function readStop(sql: SqlStorage, asked: StopAsked): MailStop | null {
  const link = linkOf(sql, asked);
  if (link === null) return null;
  return { buyer: link.buyer, sender: link.sender, language: link.language, isStopped: isOptedOut(sql, link) };
}

/** Opts the receiver out, of the buyer's mails and of the brand's: the same again changes nothing. */
export function stopBy(storage: DurableObjectStorage, asked: StopAsked, at: string): MailStop | null {
  const { sql } = storage;
  return storage.transactionSync(() => {
    const link = linkOf(sql, asked);
    if (link === null) return null;
    noteOptOut(sql, { ...link, scopes: ["buyer", "brand"], source: "link", at });
    return readStop(sql, asked);
  });
}

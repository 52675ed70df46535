/** Contacts of suppliers in campaigns: personal data, with source and date; what was erased is known by keyed hashes alone. */
import * as v from "valibot";
import { campaignContact, type CampaignContact } from "@paygauge/api-types/entities/campaign-suppliers";
import { storedRows } from "@paygauge/worker/stored-rows";
import { readMeta, writeMeta } from "../job-schema.ts";

const contactRow = v.object({ ...campaignContact.entries, isVerified: v.number() });

const columns = `name, role, phone, mail, isVerified, verifiedOn, source, sourceName, at AS "on", version`;

export function contactOf(sql: SqlStorage, campaignId: string, supplierKey: string): CampaignContact | null {
  const [row] = storedRows(
    sql,
    contactRow,
    `SELECT ${columns} FROM campaign_contact WHERE campaignId = ? AND supplierKey = ?`,
    campaignId,
    supplierKey,
  );
  return row ? { ...row, isVerified: row.isVerified === 1 } : null;
}

export function putContact(sql: SqlStorage, campaignId: string, supplierKey: string, contact: CampaignContact): void {
  sql.exec(
    "INSERT OR REPLACE INTO campaign_contact VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    campaignId,
    supplierKey,
    contact.name,
    contact.role,
    contact.phone,
    contact.mail,
    Number(contact.isVerified),
    contact.verifiedOn,
    contact.source,
    contact.sourceName,
    contact.on,
    contact.version,
  );
}

/** What tells a user: their address, their number, and their name at a supplier. */
type Person = Pick<CampaignContact, "name" | "phone" | "mail">;

function tellingOf({ name, phone, mail }: Person, supplierKey: string): string[] {
  const digits = phone.replaceAll(/\D/g, "").replace(/^00/, "");
  const person = name.trim().toLowerCase().replaceAll(/\s+/g, " ");
  return [
    ...(mail === "" ? [] : [`mail ${mail.trim().toLowerCase()}`]),
    ...(digits === "" ? [] : [`phone ${digits}`]),
    `name ${person} ${supplierKey}`,
  ];
}

const keyName = "campaignContactKey";

/** The key of this job's hashes, made once: without it a hash cannot be guessed from a list of addresses. */
function keyOf(sql: SqlStorage): Promise<CryptoKey> {
  let known = readMeta(sql, keyName);
  if (known === null) {
    known = btoa(String.fromCodePoint(...crypto.getRandomValues(new Uint8Array(32))));
    writeMeta(sql, keyName, known);
  }
  const bytes = Uint8Array.from(atob(known), (char) => char.codePointAt(0) ?? 0);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** Keyed hashes by which a user at a supplier is known again. */
export async function hashesOf(sql: SqlStorage, person: Person, supplierKey: string): Promise<string[]> {
  const key = await keyOf(sql);
  const hashes = tellingOf(person, supplierKey).map(async (text) => {
    const hash = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
  });
  return Promise.all(hashes);
}

export function isErased(sql: SqlStorage, hashes: readonly string[]): boolean {
  const found = sql.exec(
    "SELECT 1 FROM campaign_erased WHERE hash IN (SELECT value FROM json_each(?)) LIMIT 1",
    JSON.stringify(hashes),
  );
  return found.toArray().length > 0;
}

export function noteErased(sql: SqlStorage, hashes: readonly string[], at: string): void {
  sql.exec("INSERT OR IGNORE INTO campaign_erased SELECT value, ?1 FROM json_each(?2)", at, JSON.stringify(hashes));
}

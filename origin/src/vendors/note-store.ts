/** Notes about a vendor, of the issuer's users. */
import type { SupplierNote } from "@paygauge/api-types/entities/overrides";
import type { ChangedBy } from "./merge-store.ts";

/** Notes that a vendor can have. */
export const maxVendorNotes = 200;

type NoteRow = { noteId: number; text: string; authorId: string; author: string; at: string };

/** Vendors that users merged into one keep their notes; the one they are merged into shows all. */
const ofVendor = `vendor IN (WITH RECURSIVE whole(vendor) AS (
  SELECT ? UNION SELECT v.vendor FROM vendor v JOIN whole w ON v.mergedInto = w.vendor) SELECT vendor FROM whole)`;

export function readNotes(sql: SqlStorage, vendor: number, userId: string): SupplierNote[] {
  return sql
    .exec<NoteRow>(`SELECT noteId, text, authorId, author, at FROM note WHERE ${ofVendor} ORDER BY noteId DESC`, vendor)
    .toArray()
    .map(({ authorId, ...note }) => ({ ...note, isOwn: authorId === userId }));
}

/** Adds a note and returns its ID; null if the vendor has as many as it can. */
export function addNote(storage: DurableObjectStorage, vendor: number, text: string, by: ChangedBy): number | null {
  const { sql } = storage;
  return storage.transactionSync(() => {
    const { n } = sql.exec<{ n: number }>(`SELECT count(*) AS n FROM note WHERE ${ofVendor}`, vendor).one();
    if (n >= maxVendorNotes) return null;
    return sql
      .exec<{ noteId: number }>(
        "INSERT INTO note (vendor, text, authorId, author, at) VALUES (?, ?, ?, ?, ?) RETURNING noteId",
        vendor,
        text,
        by.authorId,
        by.author,
        by.at,
      )
      .one().noteId;
  });
}

/** Removes a user's own note. Returns false if there is none. */
export function removeNote(sql: SqlStorage, vendor: number, noteId: number, userId: string): boolean {
  return (
    sql
      .exec(
        `DELETE FROM note WHERE noteId = ? AND authorId = ? AND ${ofVendor} RETURNING noteId`,
        noteId,
        userId,
        vendor,
      )
      .toArray().length > 0
  );
}

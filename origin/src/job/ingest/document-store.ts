/** Documents of the files that are being taken in, so that a slice after a restart knows what earlier ones counted. */
import { DocumentNumbers } from "./document-numbers.ts";
import { hashesOf, hashPages } from "./hash-pages.ts";
import { drain, numberOf, type SqlRunner } from "./sql-runner.ts";

/** The documents that committed slices of the run counted. */
export function loadDocuments(sql: SqlRunner, limit?: number): DocumentNumbers {
  const documents = new DocumentNumbers(limit);
  for (const row of sql.exec("SELECT generation, hashes FROM ingest_document_page ORDER BY page")) {
    for (const hash of hashesOf(row.hashes)) documents.remember(hash, numberOf(row.generation));
  }
  documents.rotateWhenFull();
  return documents;
}

/** Stores the documents that a slice counted, and removes those that are held no longer. */
export function saveDocuments(sql: SqlRunner, documents: DocumentNumbers): void {
  const { generation } = documents;
  for (const page of hashPages(documents.takeFresh()))
    drain(sql.exec("INSERT INTO ingest_document_page (generation, hashes) VALUES (?, ?)", generation, page));
  drain(sql.exec("DELETE FROM ingest_document_page WHERE generation < ?", generation - 1));
}

/** Forgets the documents of a run whose files are read. */
export function forgetDocuments(sql: SqlRunner): void {
  drain(sql.exec("DELETE FROM ingest_document_page"));
}

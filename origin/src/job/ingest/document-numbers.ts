/**
 * Which lines are the first of their document. Ledgers list a document line by line (accounts, tax, items); what is
 * counted are documents: the lines of one supplier with one type and one document number. Lines without a number are
 * documents of their own.
 */
import type { PayeeIdentity } from "@paygauge/analysis/reading/payee-identity";
import { nameHash, withIds } from "@paygauge/analysis/reading/lines/row-hash";
import { idKey, nameKey, redactedKey } from "@paygauge/analysis/names/group-key";
import { HashSet } from "./hash-set.ts";

/**
 * Documents of one generation (8 MB). Two are held: a document counts again only when its lines are further apart than
 * this many other documents.
 */
const maxDocuments = 500_000;

/**
 * A 32-bit hash of the supplier that states a document: its ID with its plain name. The ID alone isn't enough: some
 * ledgers give one ID, such as "STATE", to unrelated payees, and a payee whose only document another one states as well
 * would have money and no document.
 */
function supplierHash(identity: PayeeIdentity): number {
  const key = identity.payeeClass === "Redacted" ? redactedKey : `${idKey(identity)} ${nameKey(identity)}`;
  return nameHash({ name: key });
}

/** The hash of the supplier of each payee, by its index in the key table: made once, however many slices it is in. */
class SupplierHashes {
  private hashes = new Int32Array(1024);

  /** The hash of a payee; 0 where none was kept. */
  of(payee: number): number {
    return this.hashes[payee] ?? 0;
  }

  /** Keeps the hash of a payee of this identity, and returns it. */
  keep(payee: number, identity: PayeeIdentity): number {
    if (payee >= this.hashes.length) {
      const hashes = new Int32Array(Math.max(payee + 1, this.hashes.length * 2));
      hashes.set(this.hashes);
      this.hashes = hashes;
    }
    return (this.hashes[payee] = supplierHash(identity));
  }

  /** Bytes held live. */
  bytes(): number {
    return this.hashes.byteLength;
  }
}

/** The hash of a document, above 0; `number` is the hash of its number, `type` a position in `documentTypes`. */
export function documentHash(supplier: number, type: number, number: number): number {
  return withIds((supplier >>> 0) + 1, type + 1, number);
}

export class DocumentNumbers {
  /** Of the payees of the present key table. */
  suppliers = new SupplierHashes();
  /** Goes up when the older half is forgotten. */
  generation = 0;
  private older = new HashSet();
  private newer = new HashSet();
  private last = 0;
  /** Documents that were new since the last `takeFresh`. */
  private fresh: number[] = [];
  private readonly limit: number;

  constructor(limit: number = maxDocuments) {
    this.limit = limit;
  }

  /** Whether no earlier line belongs to the document. */
  isFirst(document: number): boolean {
    if (document === this.last) return false;
    this.last = document;
    if (this.older.has(document) || !this.newer.add(document)) return false;
    this.fresh.push(document);
    return true;
  }

  /** Takes in a document that an earlier slice stored; they come in the order in which they were stored. */
  remember(document: number, generation: number): void {
    while (this.generation < generation) this.rotate();
    this.newer.add(document);
  }

  /** Documents that were new, to be stored with the slice under `generation`. */
  takeFresh(): Float64Array<ArrayBuffer> {
    const taken = Float64Array.from(this.fresh);
    this.fresh = [];
    return taken;
  }

  /** Forgets the payees of a key table that is dropped. */
  forgetPayees(): void {
    this.suppliers = new SupplierHashes();
  }

  /** Forgets the older half when the newer one is full; to be called between slices, after they are stored. */
  rotateWhenFull(): void {
    if (this.newer.count >= this.limit) this.rotate();
  }

  private rotate(): void {
    this.generation++;
    this.older = this.newer;
    this.newer = new HashSet();
  }

  /** Bytes held live. */
  bytes(): number {
    return this.older.bytes() + this.newer.bytes() + this.suppliers.bytes();
  }
}

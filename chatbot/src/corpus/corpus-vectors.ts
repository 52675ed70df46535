import { embeddingLimits } from "@paygauge/api-types/entities/chat";
import type { Language } from "@paygauge/api-types/languages";
import {
  nearestPassages,
  storeVectors,
  unembedded,
  vectorIndexOf,
  type PassageVector,
  type TextVector,
  type UnembeddedPassage,
  type VectorIndex,
} from "./vector-store.ts";

/** A model takes at most so long with the passages of one call, ms. */
const modelMs = 30_000;

/** The vectors of one corpus: those that are searched stay in memory until anything of the corpus changes. */
export class CorpusVectors {
  readonly #storage: DurableObjectStorage;
  readonly #indexes = new Map<Language, { readonly of: string; readonly index: VectorIndex }>();
  /** Until then a request has passages that become vectors. */
  #isOutUntil = 0;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  /** The IDs of the passages that are nearest to a question's vector. */
  near(vector: TextVector, language: Language): number[] {
    const of = `${vector.model} ${vector.vector.length}`;
    const known = this.#indexes.get(language);
    const index = known?.of === of ? known.index : vectorIndexOf(this.#storage.sql, vector, language);
    this.#indexes.set(language, { of, index });
    return nearestPassages(index, vector);
  }

  /** Hands out passages that have no vector of this model yet; none while others are out. */
  handOut(model: string): UnembeddedPassage[] {
    if (Date.now() < this.#isOutUntil) return [];
    const passages = unembedded(this.#storage.sql, model, embeddingLimits.texts);
    if (passages.length > 0) this.#isOutUntil = Date.now() + modelMs;
    return passages;
  }

  /** Takes the vectors of passages that were handed out; null: there are none, and another request may try. */
  take(model: string, vectors: readonly PassageVector[] | null): void {
    this.#isOutUntil = 0;
    if (vectors === null) return;
    this.#storage.transactionSync(() => storeVectors(this.#storage.sql, model, vectors));
    this.forget();
  }

  /** Forgets what is in memory: the corpus has changed. */
  forget(): void {
    this.#indexes.clear();
  }
}

import { importJWK, type JWK } from "jose";
import type { acceptedAlgorithms } from "./token-form.ts";
import { isWeakRsaModulus } from "./weak-rsa-key.ts";

export interface KeySource {
  /** The key by its id; without an id only a set of one key answers. */
  find(kid: string | undefined, algorithm: (typeof acceptedAlgorithms)[number]): Promise<CryptoKey | null>;
}

/** Algorithms that the edge encrypts to a provider with. */
const encryptionAlgorithms = ["ECDH-ES", "ECDH-ES+A256KW", "RSA-OAEP-256"];

/** A public key to encrypt to the provider with, and its algorithm. */
interface EncryptionKey {
  readonly jwk: JWK;
  readonly algorithm: string;
}

type Fetched = { readonly keys: readonly JWK[] };

/** An unknown kid asks the provider at most this often (S8). */
const askAgainMs = 30_000;
/** Where there never was a good set no user can sign in: it is requested sooner. */
const firstAgainMs = 1000;
/** Others wait no longer than this for an ask that is in progress: one that a given-up request began never ends. */
const joinMs = 5000;
/** A set is asked for again after this, so that a withdrawn key is refused within ten minutes. */
const ageMs = 5 * 60_000;
const familyOf = { ES256: "EC", RS256: "RSA" } as const;

/** A provider's keys: fetched on first use, the last good set kept while the provider is down. */
export class KeySet implements KeySource {
  private readonly load: () => Promise<Fetched>;
  private readonly now: () => number;
  private keys: ReadonlyMap<string, CryptoKey> = new Map();
  private only: { readonly key: CryptoKey; readonly family: string } | null = null;
  private toEncrypt: EncryptionKey | null = null;
  private goodAt = -Infinity;
  private askedAt = -Infinity;
  private version = 0;
  private text = "";
  private asking: Promise<void> | null = null;

  constructor(load: () => Promise<Fetched>, now: () => number = Date.now) {
    this.load = load;
    this.now = now;
  }

  /** Grows with each change of the keys, so that what an earlier set verified is not taken from a cache. */
  get changes(): number {
    return this.version;
  }

  /** False while no good set was ever fetched: no token can be judged then. */
  get isKnown(): boolean {
    return this.goodAt !== -Infinity;
  }

  async find(kid: string | undefined, algorithm: (typeof acceptedAlgorithms)[number]): Promise<CryptoKey | null> {
    if (this.now() - this.goodAt > ageMs) await this.ask();
    const found = this.lookup(kid, algorithm);
    if (found) return found;
    await this.ask();
    await this.underWay();
    return this.lookup(kid, algorithm);
  }

  /** The key that the provider publishes to be written to in secret; null where it publishes none. */
  async encryptionKey(): Promise<EncryptionKey | null> {
    if (this.now() - this.goodAt > ageMs) await this.ask();
    if (this.toEncrypt === null) await this.underWay();
    return this.toEncrypt;
  }

  private lookup(kid: string | undefined, algorithm: keyof typeof familyOf): CryptoKey | null {
    if (kid !== undefined) return this.keys.get(`${algorithm} ${kid}`) ?? null;
    return this.only?.family === familyOf[algorithm] ? this.only.key : null;
  }

  private async ask(): Promise<void> {
    const pauseMs = this.goodAt === -Infinity ? firstAgainMs : askAgainMs;
    if (this.now() - this.askedAt < pauseMs) return;
    this.askedAt = this.now();
    const asking = this.learn();
    this.asking = asking;
    await asking;
    if (this.asking === asking) this.asking = null;
  }

  private async learn(): Promise<void> {
    try {
      await this.take(await this.load());
      this.goodAt = this.now();
    } catch {
      // The last good set stays; the next ask comes after the pause.
    }
  }

  /** The end of what another request asks: who knows no key yet has its answer too, and is not refused meanwhile. */
  private async underWay(): Promise<void> {
    if (this.asking) await Promise.race([this.asking, new Promise((resolve) => setTimeout(resolve, joinMs))]);
  }

  private async take({ keys }: Fetched): Promise<void> {
    const text = JSON.stringify(keys);
    if (text !== this.text) this.version += 1;
    this.text = text;
    const next = new Map<string, CryptoKey>();
    this.only = null;
    const secret = keys.find(({ use, alg = "" }) => use === "enc" && encryptionAlgorithms.includes(alg));
    this.toEncrypt = secret ? { jwk: secret, algorithm: secret.alg ?? "" } : null;
    const usable = keys.filter(
      (jwk) => (jwk.use === undefined || jwk.use === "sig") && (jwk.kty === "EC" || jwk.kty === "RSA"),
    );
    for (const jwk of usable) {
      const algorithm = jwk.kty === "EC" ? "ES256" : "RS256";
      if (jwk.alg !== undefined && jwk.alg !== algorithm) continue;
      if (jwk.n !== undefined && isWeakRsaModulus(jwk.n)) continue;
      // A key of a kind that is not ours costs no other of its set.
      const key = await importJWK({ ...jwk, alg: algorithm }, algorithm).catch(() => null);
      if (!(key instanceof CryptoKey) || key.type !== "public") continue;
      next.set(`${algorithm} ${jwk.kid ?? ""}`, key);
      if (usable.length === 1) this.only = { key, family: jwk.kty ?? "" };
    }
    this.keys = next;
  }
}

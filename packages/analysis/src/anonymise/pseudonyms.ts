/** Fictional values in place of real ones: the same value under the same key always gets the same pseudonym. */
import { foldTaxId } from "../names/normalise.ts";
import { isCardVendor } from "../reading/labels.ts";
import { isRedacted } from "../reading/redactions.ts";
import { totalLabelOf } from "../reading/total-labels.ts";
import type { KeyedHash } from "./keyed-hash.ts";

const consonants = "bdfghklmnprstvz";
const vowels = "aeiou";
const syllables = consonants.length * vowels.length;

/** Numbers below a bound from the words of a digest, until they are used up. */
class Drawn {
  private readonly words: Uint32Array;
  private at = 0;

  constructor(words: Uint32Array) {
    this.words = words;
  }

  below(bound: number): number {
    const value = this.words[this.at % 8] ?? 0;
    this.at += 1;
    return value % bound;
  }

  word(): string {
    let word = "";
    for (let syllable = 0; syllable < 3; syllable += 1) {
      const at = this.below(syllables);
      word += (consonants[Math.floor(at / vowels.length)] ?? "") + (vowels[at % vowels.length] ?? "");
    }
    return word.charAt(0).toUpperCase() + word.slice(1);
  }
}

/** Ids of nothing ("0", "-") are read as no id at all. */
const isNoId = (id: string): boolean => /^[0.-]+$/.test(id);

export class Pseudonyms {
  private readonly hash: KeyedHash;

  constructor(hash: KeyedHash) {
    this.hash = hash;
  }

  private drawn(kind: string, value: string): Drawn {
    return new Drawn(this.hash.words(`${kind}\u0000${value}`));
  }

  /** A fictional company of two words, never one that reads as a total or a withheld name; `turn` asks for another. */
  name(supplier: string, turn = 0): string {
    for (let next = turn; ; next += 1) {
      const drawn = this.drawn(`name ${next}`, supplier);
      const name = `${drawn.word()} ${drawn.word()}`;
      if (totalLabelOf(name) === null && !isRedacted(name)) return name;
    }
  }

  /** Equal without case and outer spaces, as ids are compared. */
  supplierId(text: string): string {
    const id = text.trim().toLowerCase();
    return id === "" || isNoId(id) || isCardVendor(id) ? text : `S${this.bits("id", id)}`;
  }

  /** A tax or company number behind the letters of its country; "" for any other text ("unknown"). */
  number(text: string): string {
    const number = foldTaxId(text);
    if (number === "") return "";
    const [letters = ""] = /^[A-Z]{2}(?=\d)/.exec(number) ?? [];
    // Fifteen digits: two of 200,000 numbers meet once in 50,000 files.
    return letters + this.digitsOf("number", number, 15);
  }

  /** A document, an order, a cost centre. "CHAPS" in front says how a document was paid. */
  reference(text: string): string {
    const value = text.trim();
    return value === "" ? "" : `${value.startsWith("CHAPS") ? "CHAPS" : "R"}${this.bits("reference", value)}`;
  }

  word(kind: string, text: string): string {
    const value = text.trim().toLowerCase();
    return value === "" ? "" : this.drawn(kind, value).word();
  }

  street(text: string): string {
    const value = text.trim().toLowerCase();
    if (value === "") return "";
    const drawn = this.drawn("street", value);
    return `${drawn.below(200) + 1} ${drawn.word()} Street`;
  }

  postalCode(text: string): string {
    const value = text.trim().toLowerCase().replaceAll(" ", "");
    return value === "" ? "" : `ZZ${this.digitsOf("postal code", value, 7)}`;
  }

  phone(text: string): string {
    const value = text.replace(/\D/g, "");
    return value === "" ? "" : `+00${this.digitsOf("phone", value, 10)}`;
  }

  /** Below example.com, which RFC 2606 reserves. */
  email(text: string): string {
    const value = text.trim().toLowerCase();
    return value === "" ? "" : `${this.word("email", value).toLowerCase()}${this.bits("email", value)}@example.com`;
  }

  website(text: string): string {
    const value = text.trim().toLowerCase();
    return value === "" ? "" : `${this.word("website", value).toLowerCase()}${this.bits("website", value)}.example.com`;
  }

  /** From -1 to 1, the same for the same row. */
  share(row: number): number {
    return this.drawn("amount", String(row)).below(2_000_001) / 1_000_000 - 1;
  }

  /** Twelve signs, 60 bits. */
  private bits(kind: string, value: string): string {
    const drawn = this.drawn(kind, value);
    return [drawn.below(2 ** 30), drawn.below(2 ** 30)].map((half) => half.toString(32).padStart(6, "0")).join("");
  }

  /** Digits of a value; each eight are drawn at once. */
  private digitsOf(kind: string, value: string, count: number): string {
    const drawn = this.drawn(kind, value);
    return `${drawn.below(10 ** 8)}`
      .padStart(8, "0")
      .concat(`${drawn.below(10 ** 8)}`.padStart(8, "0"))
      .slice(-count);
  }
}

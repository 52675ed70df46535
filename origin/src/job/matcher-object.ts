import { DurableObject } from "cloudflare:workers";
import type { ConfidenceRuleset, MatchEvidence, MatchDecision } from "@paygauge/api-types/entities/analysis";
import { inTurns, Turns } from "@paygauge/api-types/turns/turns";
import type { Env } from "../env.ts";
import type { DirectoryEntry, PayeeIdentity } from "./facts.ts";
import { directoryIndex } from "./matching/directory-index.ts";
import { Matcher as IndexMatcher } from "./matching/match-suppliers.ts";

export interface MatchQuestion {
  readonly supplierKey: string;
  readonly identity: PayeeIdentity;
  /** What a user decided; wins over the comparison. */
  readonly decision?: MatchDecision | undefined;
}
/** The evidence with the directory's records of the entry in front and of the runner-up. */
export interface MatchAnswer {
  readonly evidence: MatchEvidence;
  readonly matched: DirectoryEntry | null;
  readonly runnerUp: DirectoryEntry | null;
  /** What the rarity of the supplier's name adds among so many entries; a network tells none. */
  readonly rarity?: { readonly bits: number; readonly entries: number };
}

interface Loaded {
  readonly r2Key: string;
  readonly rulesetVersion: number;
  readonly entries: ReadonlyMap<string, DirectoryEntry>;
  readonly matcher: IndexMatcher;
}

/**
 * Compares suppliers with one version of the directory. Holds no data itself: the version is an immutable
 * snapshot in R2 (a JSON record a line), its index is made at the first question and kept in memory.
 */
export class Matcher extends DurableObject<Env> {
  #loaded: Promise<Loaded> | null = null;
  #loadedFor = "";

  /** @throws Error when the snapshot is not stored. */
  async match(r2Key: string, ruleset: ConfidenceRuleset, questions: readonly MatchQuestion[]): Promise<MatchAnswer[]> {
    const { matcher, entries } = await this.#load(r2Key, ruleset);
    const turns = new Turns("matchedSuppliers");
    const answers: MatchAnswer[] = [];
    for (const question of questions) {
      const evidence = matcher.match(question, question.decision);
      const record = (id: string | undefined): DirectoryEntry | null =>
        id === undefined ? null : (entries.get(id) ?? null);
      answers.push({
        evidence,
        matched: record(evidence.entryId ?? undefined),
        runnerUp: record(evidence.runnerUp?.entryId),
        rarity: { bits: matcher.rarityOf(question), entries: entries.size },
      });
      await turns.after(1);
    }
    return answers;
  }

  #load(r2Key: string, ruleset: ConfidenceRuleset): Promise<Loaded> {
    // A draft changes while its number stays: the whole of it tells one index from another.
    const wanted = `${r2Key}\n${JSON.stringify(ruleset)}`;
    if (this.#loaded && this.#loadedFor === wanted) return this.#loaded;
    this.#loadedFor = wanted;
    this.#loaded = this.#read(r2Key, ruleset).catch((error: unknown) => {
      // The next question tries again.
      this.#loaded = null;
      throw error;
    });
    return this.#loaded;
  }

  async #read(r2Key: string, ruleset: ConfidenceRuleset): Promise<Loaded> {
    const object = await this.env.FILES.get(r2Key);
    if (!object) throw new Error("The directory's snapshot is not stored.");
    const entries = new Map<string, DirectoryEntry>();
    const turns = new Turns("indexedEntries");
    let rest = "";
    for await (const text of object.body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        keep(entries, line);
        await turns.after(1);
      }
    }
    keep(entries, rest);
    const index = await inTurns(directoryIndex(entries.values(), ruleset), new Turns("indexNumbers"));
    const matcher = await inTurns(IndexMatcher.over(index, ruleset), new Turns("indexNumbers"));
    return { r2Key, rulesetVersion: ruleset.version, entries, matcher };
  }
}

function keep(entries: Map<string, DirectoryEntry>, line: string): void {
  if (line === "") return;
  // Checked when the version was imported: a snapshot has up to 500,000 lines.
  const entry: DirectoryEntry = JSON.parse(line);
  entries.set(entry.entryId, entry);
}

import type { ReportPointer } from "./report-key.ts";
import { SingleFlight } from "./single-flight.ts";

/** What asking the origin for a pointer came to. */
export type PointerAnswer =
  | { readonly kind: "found"; readonly pointer: ReportPointer }
  /** It answered, and this is not for this user, or not there: never remembered. `problem`: RFC 9457, as text. */
  | { readonly kind: "refused"; readonly status: number; readonly problem: string }
  /** It could not be asked. */
  | { readonly kind: "unreachable" };

/** A pointer to answer with, and how old it is in ms where the origin could not be asked. */
type KnownPointer =
  | { readonly kind: "found"; readonly pointer: ReportPointer; readonly staleMs: number | null }
  | Exclude<PointerAnswer, { kind: "found" }>;

interface Remembered {
  readonly pointer: ReportPointer;
  /** When it was asked for, not when it was answered: what was published meanwhile is newer. */
  readonly askedAt: number;
}

/**
 * How long a pointer, and with it the proof that this user may read it, is used without asking: a second
 * (docs/gateway.md section 4.1), of which a tenth is for the request.
 */
export const freshMs = 900;
/** How old it may be where the origin cannot be asked. */
export const staleMs = 5 * 60_000;
const mostRemembered = 5000;

/**
 * Pointers by user, session and report. A refusal is not remembered and forgets what was: what is unpublished, or
 * taken from a user, is gone within a second.
 */
export class Pointers {
  private readonly now: () => number;
  private readonly remembered = new Map<string, Remembered>();
  private readonly flights: SingleFlight<PointerAnswer>;

  constructor(askMs: number, now: () => number = () => Date.now()) {
    this.now = now;
    this.flights = new SingleFlight(askMs);
  }

  /** A pointer no older than a second; nothing is waited for. */
  fresh(name: string): ReportPointer | undefined {
    const found = this.remembered.get(name);
    return found !== undefined && this.now() - found.askedAt < freshMs ? found.pointer : undefined;
  }

  /** The pointer from the origin, once for all who ask at once; an old one only where it can't be asked. */
  async read(
    name: string,
    ask: () => Promise<PointerAnswer>,
    later: (work: Promise<unknown>) => void,
  ): Promise<KnownPointer> {
    const fresh = this.fresh(name);
    if (fresh !== undefined) return { kind: "found", pointer: fresh, staleMs: null };
    const begin = (): Promise<PointerAnswer> => {
      const asked = this.ask(name, ask);
      // The platform forgets a request whose client disconnected, and others of this user wait for it.
      later(asked.catch(() => undefined));
      return asked;
    };
    const answer = await this.flights.run(name, begin).catch(() => ({ kind: "unreachable" as const }));
    if (answer.kind === "found") return { ...answer, staleMs: null };
    if (answer.kind === "refused") {
      this.remembered.delete(name);
      return answer;
    }
    return this.stale(name) ?? answer;
  }

  private async ask(name: string, ask: () => Promise<PointerAnswer>): Promise<PointerAnswer> {
    const askedAt = this.now();
    const answer = await ask();
    if (answer.kind === "found") this.remember(name, { pointer: answer.pointer, askedAt });
    return answer;
  }

  private stale(name: string): KnownPointer | null {
    const found = this.remembered.get(name);
    if (found === undefined) return null;
    const age = this.now() - found.askedAt;
    if (age <= staleMs) return { kind: "found", pointer: found.pointer, staleMs: age };
    this.remembered.delete(name);
    return null;
  }

  private remember(name: string, pointer: Remembered): void {
    this.remembered.delete(name);
    // The first in the map was asked for the longest ago.
    const [oldest] = this.remembered.size >= mostRemembered ? this.remembered.keys() : [];
    if (oldest !== undefined) this.remembered.delete(oldest);
    this.remembered.set(name, pointer);
  }

  /** Forgets every pointer: for tests. */
  forget(): void {
    this.remembered.clear();
  }
}

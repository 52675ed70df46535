import { KeptBodies, type BodyBytes, type BodyStore } from "./body-store.ts";
import { reportKey, type ReportPointer } from "./report-key.ts";
import { SingleFlight } from "./single-flight.ts";

/** What was filled is not what the pointer names: half a body, or another's. No part of it is kept or answered. */
export class BodyMismatch extends Error {}

export async function sha256Hex(body: BodyBytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (each) => each.toString(16).padStart(2, "0")).join("");
}

async function isNamed(body: BodyBytes, { sha256, bytes }: ReportPointer): Promise<boolean> {
  return body.byteLength === bytes && (await sha256Hex(body)) === sha256;
}

interface ReportBodiesOptions {
  readonly store: BodyStore;
  /** How long a body may take to come, store and fill together, ms. */
  readonly fillMs: number;
  /** Of this isolate's memory, bytes. */
  readonly most: number;
}

/** Bodies of reports by brand, class and content: memory, then the store, then one fill for all who ask at once. */
export class ReportBodies {
  private readonly kept: KeptBodies;
  private readonly flights: SingleFlight<BodyBytes>;
  private readonly store: BodyStore;

  constructor({ store, fillMs, most }: ReportBodiesOptions) {
    this.store = store;
    this.kept = new KeptBodies(most);
    this.flights = new SingleFlight(fillMs);
  }

  /** The body where this isolate has it: nothing is waited for. */
  held(brandKey: string, pointer: ReportPointer): BodyBytes | undefined {
    return this.kept.get(reportKey(brandKey, pointer));
  }

  /**
   * The body that a pointer names. `fill` is asked once for all who wait for the key; `later` keeps what continues
   * after the answer. @throws BodyMismatch, TimeoutError, and what `fill` throws; a failed fill leaves no trace
   */
  read(
    brandKey: string,
    pointer: ReportPointer,
    fill: () => Promise<BodyBytes>,
    later: (work: Promise<unknown>) => void,
  ): Promise<BodyBytes> {
    const key = reportKey(brandKey, pointer);
    const kept = this.kept.get(key);
    if (kept !== undefined) return Promise.resolve(kept);
    return this.flights.run(key, () => {
      const run = this.find(key, pointer, fill, later);
      // The platform forgets a request whose client disconnected, and others wait for this one.
      later(run.catch(() => undefined));
      return run;
    });
  }

  private async find(
    key: string,
    pointer: ReportPointer,
    fill: () => Promise<BodyBytes>,
    later: (work: Promise<unknown>) => void,
  ): Promise<BodyBytes> {
    // A store that fails is as good as empty.
    const stored = await this.store.read(key).catch(() => null);
    if (stored !== null && (await isNamed(stored, pointer))) {
      this.kept.keep(key, stored);
      return stored;
    }
    const filled = await fill();
    if (!(await isNamed(filled, pointer)))
      throw new BodyMismatch(`A report came with other bytes than ${pointer.sha256}.`);
    this.kept.keep(key, filled);
    later(this.store.write(key, filled).catch(() => undefined));
    return filled;
  }

  /** Forgets what this isolate holds: for tests. */
  forget(): void {
    this.kept.clear();
  }
}

/** Bytes of a body; immutable, since its key names its content. */
export type BodyBytes = Uint8Array<ArrayBuffer>;

/**
 * Where bodies are kept, by server-made key. The one door to whatever cache is behind: the Cache API here, the
 * platform's Workers Cache elsewhere. A store only speeds up: what it loses is filled again, and what it gives is
 * checked against the pointer's digest by anyone who asked.
 */
export interface BodyStore {
  read(key: string): Promise<BodyBytes | null>;
  write(key: string, body: BodyBytes): Promise<void>;
}

/** Bodies in this isolate's memory, at most so many bytes; the first kept is the first forgotten. */
export class KeptBodies {
  private readonly kept = new Map<string, BodyBytes>();
  private readonly most: number;
  private bytes = 0;

  constructor(most: number) {
    this.most = most;
  }

  get(key: string): BodyBytes | undefined {
    return this.kept.get(key);
  }

  /** Keeps a body, unless it alone would take a quarter of the room: that one is read from the store each time. */
  keep(key: string, body: BodyBytes): void {
    if (this.kept.has(key) || body.byteLength > this.most / 4) return;
    for (const [name, each] of this.kept) {
      if (this.bytes + body.byteLength <= this.most) break;
      this.kept.delete(name);
      this.bytes -= each.byteLength;
    }
    this.bytes += body.byteLength;
    this.kept.set(key, body);
  }

  /** Forgets everything: for tests. */
  clear(): void {
    this.kept.clear();
    this.bytes = 0;
  }
}

const lookBackSeconds = 10;

/** What happened in the last ten seconds, counted by the second. */
export class RecentCounts<What extends string> {
  private readonly now: () => number;
  private seconds: { readonly at: number; readonly counts: Map<What, number> }[] = [];

  constructor(now: () => number = () => Date.now()) {
    this.now = now;
  }

  add(what: What): void {
    const at = Math.floor(this.now() / 1000);
    if (this.seconds.at(-1)?.at !== at) this.seconds.push({ at, counts: new Map() });
    const counts = this.seconds.at(-1)?.counts;
    counts?.set(what, (counts.get(what) ?? 0) + 1);
  }

  of(what: What): number {
    const first = Math.floor(this.now() / 1000) - lookBackSeconds;
    this.seconds = this.seconds.filter(({ at }) => at > first);
    return this.seconds.reduce((sum, { counts }) => sum + (counts.get(what) ?? 0), 0);
  }

  clear(): void {
    this.seconds = [];
  }
}

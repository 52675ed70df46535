import { RecentCounts } from "./recent-counts.ts";

/**
 * Second tries in ten seconds: a fifth of the requests in them, and three where little was (docs/gateway.md section
 * 4.3).
 */
const maxShare = 0.2;
const floor = 3;

/** Keeps second tries from doubling the load of an upstream that is going down. */
export class RetryBudget {
  private readonly recent: RecentCounts<"asked" | "repeated">;

  constructor(now?: () => number) {
    this.recent = new RecentCounts(now);
  }

  asked(): void {
    this.recent.add("asked");
  }

  /** True where the request may be sent a second time; that counts. */
  mayRepeat(): boolean {
    if (this.recent.of("repeated") >= Math.max(floor, maxShare * this.recent.of("asked"))) return false;
    this.recent.add("repeated");
    return true;
  }
}

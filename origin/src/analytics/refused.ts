import type { AnalyticsRefusal } from "@paygauge/api-types/entities/analytics-queries";

export type RefusalArgs = Readonly<Record<string, string | number>>;

/** A query that has no answer. It leaves as data, because an exception loses its class on the way between objects. */
export class QueryRefused extends Error {
  readonly code: AnalyticsRefusal;
  readonly args: RefusalArgs;

  constructor(code: AnalyticsRefusal, args: RefusalArgs = {}) {
    super(code);
    this.code = code;
    this.args = args;
  }
}

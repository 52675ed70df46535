import type { Capability } from "@paygauge/api-types/entities/capabilities";

/** Objections that suppliers raise most often, in the order of a script. */
export const objections = ["fee", "manual", "terminal"] as const;
export type Objection = (typeof objections)[number];

/** What a caller says for one method. */
interface MethodWords {
  readonly questions: readonly [string, string, string];
  readonly manual: string;
  readonly terminal: string;
}

export interface CallWords {
  readonly titles: {
    readonly opening: string;
    readonly questions: string;
    readonly objections: string;
    readonly never: string;
  };
  /** Who calls, why, and how the supplier can check it. */
  readonly opening: (caller: string, buyer: string, accounts: string, reference: string) => readonly string[];
  readonly said: Readonly<Record<Objection, string>>;
  readonly methods: Readonly<Record<Capability, MethodWords>>;
  readonly never: (buyer: string) => readonly string[];
}

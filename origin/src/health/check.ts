import type { Message } from "@paygauge/api-types/catalogue/message";
import type { CheckState, HealthCheckName } from "@paygauge/api-types/entities/system-health";
import type { Env } from "../env.ts";
import type { SharedGate } from "../outbound/outbound.ts";
import type { ProviderName } from "../outbound/providers.ts";

/** What a check is run with; a test puts a broken part in its place. */
export interface CheckContext {
  readonly env: Env;
  /** ms since 1970. */
  readonly now: () => number;
  readonly gateOf: (provider: ProviderName) => SharedGate;
  /** Ends what waits for an answer. */
  readonly signal: AbortSignal;
  /** Jobs whose size is asked for, and a place for what they answer. */
  readonly sizes: SizeBook;
}

/** Sizes of objects that earlier runs learnt. */
export interface SizeBook {
  /** The ids of up to `most` jobs of the list, those asked longest ago first. */
  turn(jobIds: readonly string[], most: number): readonly string[];
  note(id: string, bytes: number): void;
  known(): readonly { readonly id: string; readonly bytes: number }[];
}

/** What a check found where the part answered. */
export interface Finding {
  readonly state: Extract<CheckState, "healthy" | "warning">;
  readonly message: Message | null;
}

export interface Check {
  readonly name: HealthCheckName;
  /** True for a part that can't be checked while the catalogue doesn't answer. */
  readonly needsCatalogue?: true;
  /** @throws HealthFault, or any error where there is no answer */
  readonly run: (context: CheckContext) => Promise<Finding>;
}

/** A part that answered, and not as it should. */
export class HealthFault extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super("A part of the system failed its check.");
    this.name = "HealthFault";
    this.said = said;
  }
}

export const healthy: Finding = { state: "healthy", message: null };
export const warning = (message: Message): Finding => ({ state: "warning", message });

/**
 * The order in which an issuer approaches a buyer's suppliers: who is left alone, whose virtual card acceptance is
 * proven, who takes cards, and with whom acceptance is still to be agreed. Every supplier is in exactly one wave; the
 * spend of waves 1 and 2 is the job's cardable spend.
 */

import type { Wave } from "@paygauge/api-types/entities/waves";

/** The order of calls: those to be left alone come last. */
export const waveOrder: readonly Wave[] = ["cardProven", "cardAccepted", "negotiate", "doNotContact"];

interface WaveFacts {
  /** Spend that may move at all, and that of it with known card acceptance; of the period or of a year. */
  readonly addressable: number;
  readonly cardable: number;
  /** "YES" where the supplier is known to accept virtual cards. */
  readonly vcAccepting: string;
}

/**
 * The wave of a supplier. Excluded and redacted payees, suppliers in credit and those already paid by card alone have no
 * addressable spend: there is nothing to ask them for.
 */
export function waveOf({ addressable, cardable, vcAccepting }: WaveFacts): Wave {
  if (addressable <= 0) return "doNotContact";
  if (cardable <= 0) return "negotiate";
  return vcAccepting === "YES" ? "cardProven" : "cardAccepted";
}

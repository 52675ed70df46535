import { capabilities, type Capability } from "@paygauge/api-types/entities/capabilities";
import { scoreLevels } from "@paygauge/api-types/entities/analysis";
import type { LevelMove } from "@paygauge/api-types/entities/comparison";

/** How many suppliers of a capability moved to a higher level, and how many to a lower one. */
export interface Moved {
  readonly capability: Capability;
  readonly up: number;
  readonly down: number;
}

/** Suppliers that moved, by capability; those of which nothing moved are left out. */
export function movedOf(moves: readonly LevelMove[]): readonly Moved[] {
  return capabilities.flatMap((capability) => {
    let [up, down] = [0, 0];
    for (const move of moves) {
      if (move.capability !== capability) continue;
      const steps = scoreLevels.indexOf(move.before) - scoreLevels.indexOf(move.after);
      if (steps > 0) up += move.suppliers;
      if (steps < 0) down += move.suppliers;
    }
    return up + down === 0 ? [] : [{ capability, up, down }];
  });
}

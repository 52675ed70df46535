import type { Capability } from "@paygauge/api-types/entities/capabilities";
import type { ScoreLevel } from "@paygauge/api-types/entities/analysis";

/** The levels of a supplier under the names that its row has for them. */
export const levelColumns = (levels: Readonly<Record<Capability, ScoreLevel>>) => ({
  stpScore: levels.stp,
  vcardScore: levels.vcard,
  pcardScore: levels.pcard,
  tandEcardScore: levels.tandEcard,
  scfScore: levels.scf,
  instantPayScore: levels.instantPay,
  boostScore: levels.boost,
  optimaScore: levels.optima,
});

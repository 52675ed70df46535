import { asc } from "drizzle-orm";
import {
  capabilities,
  virtualLockboxes,
  type Capability,
  type VirtualLockbox,
} from "@paygauge/api-types/entities/analysis";
import type { Handlers } from "../../call-context.ts";
import { visibleIssuers } from "../../identity/job-sight.ts";
import { issuers } from "../../store/schema.ts";
import { listIssuers } from "./list-issuers.ts";

/** Languages that an issuer's reports may be written in (BCP 47). */
export const issuerLanguages = ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "nl-NL", "pt-PT"] as const;

const known = <const T extends string>(table: readonly T[], words: readonly string[]): T[] =>
  table.filter((each) => words.includes(each));

export const issuersHandlers = {
  issuers: listIssuers,
  allCapabilities: (): Capability[] => [...capabilities],
  allVirtualLockboxes: (): VirtualLockbox[] => [...virtualLockboxes],
  allIssuerLanguages: (): string[] => [...issuerLanguages],

  async issuerOptions({ db, person }) {
    const rows = await db.select().from(issuers).where(visibleIssuers(person)).orderBy(asc(issuers.name));
    return rows.map((row) => ({
      id: row.id,
      name: row.name,
      scheme: row.scheme,
      currency: row.currency,
      fallbackCountryIso3: row.fallbackCountryIso3,
      capabilities: known(capabilities, row.capabilities),
      virtualLockboxes: known(virtualLockboxes, row.virtualLockboxes),
    }));
  },
} satisfies Partial<Handlers>;

import { and, asc, eq } from "drizzle-orm";
import { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import type { Handlers } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { crud } from "../../records/crud.ts";
import { alphabetical, textMatch } from "../../store/letters.ts";
import { buyers } from "../../store/schema.ts";
import { buyerStore } from "./buyer-store.ts";

/** Buyers of one answer; a search narrows what does not fit. */
const maxBuyers = 500;

export const buyersHandlers = {
  ...crud(buyerResource, buyerStore),

  async buyers({ db, person, query }) {
    if (query.issuerId !== undefined) await requireIssuer(db, person, query.issuerId);
    const search = query.search?.trim();
    return db
      .select(buyerStore.columns(db, person))
      .from(buyers)
      .where(
        and(
          buyerStore.reached(db, person),
          query.issuerId === undefined ? undefined : eq(buyers.issuerId, query.issuerId),
          search ? textMatch("Contains", buyers.name, search) : undefined,
        ),
      )
      .orderBy(asc(alphabetical(buyers.name)), asc(buyers.id))
      .limit(maxBuyers);
  },
} satisfies Partial<Handlers>;

import { and, count, eq, lte } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { needLimits } from "@paygauge/api-types/entities/needs";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { postponedNeeds } from "../../store/schema.ts";
import { needReaders, needsOf } from "./needs/needs-of.ts";
import { settlersOf } from "./needs/settled.ts";

const dayMs = 86_400_000;
const dayFrom = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const needsHandlers = {
  needsYou: ({ env, db, person }) => needsOf(needReaders, { env, db, person }),

  settledNeeds: ({ env, db, person, query }) => settlersOf({ env, db, person }, query.ids),

  postponeNeed: async ({ env, db, person, body, write }) => {
    const { needId, fingerprint, until } = body;
    if (until <= dayFrom(0) || until > dayFrom(needLimits.days))
      throw invalid("until", message("laterDay", { most: needLimits.days }));
    const { rows, later } = await needsOf(needReaders, { env, db, person });
    if (![...rows, ...later].some(({ id }) => id === needId)) throw refuse("needGone");
    const own = eq(postponedNeeds.userId, person.userId);
    const [held] = await db.select({ total: count() }).from(postponedNeeds).where(own);
    if ((held?.total ?? 0) >= needLimits.postponed) throw refuse("maxPostponed", { most: needLimits.postponed });
    const row = { userId: person.userId, needId, fingerprint, until, postponedOn: now() };
    return write(
      { entityType: "need", entityId: needId, note: `until ${until}` },
      [
        db.delete(postponedNeeds).where(and(own, lte(postponedNeeds.until, dayFrom(0)))),
        db
          .insert(postponedNeeds)
          .values(row)
          .onConflictDoUpdate({ target: [postponedNeeds.userId, postponedNeeds.needId], set: row }),
      ],
      done(message("needLater")),
    );
  },

  resumeNeed: async ({ db, person, query, write }) => {
    const isRow = and(eq(postponedNeeds.userId, person.userId), eq(postponedNeeds.needId, query.needId));
    const [row] = await db.select().from(postponedNeeds).where(isRow);
    if (row === undefined) throw refuse("needGone");
    return write(
      { entityType: "need", entityId: query.needId },
      [db.delete(postponedNeeds).where(isRow)],
      done(message("needBack")),
    );
  },
} satisfies Partial<Handlers>;

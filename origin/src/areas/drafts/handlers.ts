import { and, desc, eq, lt, notInArray, or, sql } from "drizzle-orm";
import { draftLimits, draftValues, type DraftValues } from "@paygauge/api-types/entities/drafts";
import type { Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { commit, now } from "../../store/database.ts";
import { drafts } from "../../store/schema.ts";
import { readStored } from "@paygauge/worker/stored-json";

interface Place {
  readonly entityType: string;
  readonly entityId: string;
}

const oldest = (): string => new Date(Date.now() - draftLimits.keptDays * 86_400_000).toISOString();

/** A user's drafts told apart. */
const place = sql<string>`${drafts.entityType} || '/' || ${drafts.entityId}`;

/** Own rows only: every statement names the user. */
function isDraft(person: Person, { entityType, entityId }: Place) {
  return and(eq(drafts.userId, person.userId), eq(drafts.entityType, entityType), eq(drafts.entityId, entityId));
}

/** What was typed; null for a draft that can't be read, which the next one overwrites. */
function valuesOf(content: string): DraftValues | null {
  try {
    return readStored(draftValues, content, "drafts.content");
  } catch (error) {
    console.error(String(error));
    return null;
  }
}

export const draftsHandlers = {
  async draft({ db, person, params }) {
    const [row] = await db.select().from(drafts).where(isDraft(person, params));
    if (row === undefined || row.savedOn < oldest()) return null;
    const values = valuesOf(row.content);
    return values === null ? null : { values, savedOn: row.savedOn };
  },
  async keepDraft({ db, person, params, body }) {
    const savedOn = now();
    const content = JSON.stringify(body.values);
    const isTheirs = eq(drafts.userId, person.userId);
    const newest = db
      .select({ place })
      .from(drafts)
      .where(isTheirs)
      .orderBy(desc(drafts.savedOn))
      .limit(draftLimits.perPerson);
    await commit(db, [
      db
        .insert(drafts)
        .values({ userId: person.userId, ...params, content, savedOn })
        .onConflictDoUpdate({
          target: [drafts.userId, drafts.entityType, drafts.entityId],
          set: { content, savedOn },
        }),
      // The oldest make room, and what no one came back to goes.
      db.delete(drafts).where(and(isTheirs, or(lt(drafts.savedOn, oldest()), notInArray(place, newest)))),
    ]);
    return { savedOn };
  },
  async deleteDraft({ db, person, params }) {
    await db.delete(drafts).where(isDraft(person, params));
    return {};
  },
  async deleteDrafts({ db, person }) {
    await db.delete(drafts).where(eq(drafts.userId, person.userId));
    return {};
  },
} satisfies Partial<Handlers>;

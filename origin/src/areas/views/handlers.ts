import { and, asc, eq, exists, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { viewLimits, type ViewGrid } from "@paygauge/api-types/entities/views";
import type { CallContext, Handlers } from "../../call-context.ts";
import { requireIssuer, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { changedMeanwhile, invalid, notFound, type Refusal } from "@paygauge/worker/refusal";
import { guardOf, now, type Database } from "../../store/database.ts";
import { defaultViews, issuers, savedViews, users } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

/** Issuers offered for sharing; a user who reaches more works across issuers and keeps views private. */
const maxIssuers = 200;

/** Views that a user sees: their own, and those shared with an issuer that they reach. */
function visibleViews(db: Database, person: Person): SQL | undefined {
  const reached = db.select({ id: issuers.id }).from(issuers).where(visibleIssuers(person));
  return or(
    eq(savedViews.userId, person.userId),
    and(isNotNull(savedViews.issuerId), inArray(savedViews.issuerId, reached)),
  );
}

async function listViews({ db, person, query }: CallContext<"savedViews">) {
  // Not a batch: there drizzle reads rows as objects, and columns of one name in two tables become one.
  const [views, reached] = await Promise.all([
    db
      .select({
        id: savedViews.id,
        grid: savedViews.grid,
        name: savedViews.name,
        query: savedViews.query,
        issuerId: savedViews.issuerId,
        issuerName: issuers.name,
        userId: savedViews.userId,
        ownerName: users.displayName,
        defaultOf: defaultViews.userId,
        version: savedViews.version,
      })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.userId))
      .leftJoin(issuers, eq(issuers.id, savedViews.issuerId))
      .leftJoin(defaultViews, and(eq(defaultViews.viewId, savedViews.id), eq(defaultViews.userId, person.userId)))
      .where(and(eq(savedViews.grid, query.grid), visibleViews(db, person)))
      .orderBy(asc(sql`${savedViews.name} collate nocase`), asc(savedViews.id)),
    db
      .select({ id: issuers.id, name: issuers.name })
      .from(issuers)
      .where(visibleIssuers(person))
      .orderBy(asc(sql`${issuers.name} collate nocase`))
      .limit(maxIssuers),
  ]);
  return {
    views: views.map(({ userId, defaultOf, ...view }) => ({
      ...view,
      isOwn: userId === person.userId,
      isDefault: defaultOf !== null,
    })),
    issuers: reached,
  };
}

async function requireVisible(db: Database, person: Person, viewId: string, grid?: ViewGrid) {
  const [view] = await db
    .select()
    .from(savedViews)
    .where(
      and(
        eq(savedViews.id, viewId),
        grid === undefined ? undefined : eq(savedViews.grid, grid),
        visibleViews(db, person),
      ),
    );
  if (!view) throw notFound("view");
  return view;
}

/** The view, where the user made it: others may use a shared view and not change it. */
async function requireOwn(db: Database, person: Person, viewId: string) {
  const view = await requireVisible(db, person, viewId);
  if (view.userId !== person.userId) throw notFound("ownView");
  return view;
}

/** Names are compared without case, among a user's own views of one grid. */
function twinOf(db: Database, person: Person, grid: ViewGrid, name: string, butId: string) {
  return sql`not exists ${db
    .select({ one: sql`1` })
    .from(savedViews)
    .where(
      and(
        eq(savedViews.userId, person.userId),
        eq(savedViews.grid, grid),
        sql`lower(${savedViews.name}) = lower(${name})`,
        sql`${savedViews.id} <> ${butId}`,
      ),
    )}`;
}

const taken = () => invalid("name", message("viewNameTaken"));
const tooMany = () => invalid("name", message("viewsFull", { most: viewLimits.perGrid }));

type ViewRow = typeof savedViews.$inferSelect;

const isThere = (db: Database, view: ViewRow, version?: number) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(savedViews)
      .where(and(eq(savedViews.id, view.id), version === undefined ? undefined : eq(savedViews.version, version))),
  );

/** Fails the batch unless the view is as read. */
const unchanged = (db: Database, view: ViewRow, otherwise: Refusal) =>
  guardOf(db, isThere(db, view, view.version), otherwise);

async function createView({ db, person, body, effectId, write }: CallContext<"createSavedView">) {
  if (body.issuerId !== null) await requireIssuer(db, person, body.issuerId);
  const isTheirs = and(eq(savedViews.userId, person.userId), eq(savedViews.grid, body.grid));
  const moment = now();
  const row = { ...body, id: effectId, userId: person.userId, createdOn: moment, updatedOn: moment };
  return write(
    { entityType: "savedView", entityId: effectId, issuerId: body.issuerId },
    [
      guardOf(db, sql`${db.$count(savedViews, isTheirs)} < ${viewLimits.perGrid}`, tooMany()),
      guardOf(db, twinOf(db, person, body.grid, body.name, effectId), taken()),
      db.insert(savedViews).values(row),
    ],
    { ...done(message("viewSaved", { name: body.name })), id: effectId },
  );
}

async function updateView({ db, person, params, body, write }: CallContext<"updateSavedView">) {
  const view = await requireOwn(db, person, params.viewId);
  if (body.version !== view.version) throw changedMeanwhile("view");
  if (body.issuerId !== null && body.issuerId !== view.issuerId) await requireIssuer(db, person, body.issuerId);
  const { version: _version, ...content } = body;
  return write(
    { entityType: "savedView", entityId: view.id, issuerId: body.issuerId },
    [
      unchanged(db, view, changedMeanwhile("view")),
      guardOf(db, twinOf(db, person, view.grid, body.name, view.id), taken()),
      db
        .update(savedViews)
        .set({ ...content, updatedOn: now(), version: view.version + 1 })
        .where(eq(savedViews.id, view.id)),
    ],
    done(message("viewSaved", { name: body.name })),
  );
}

export const viewsHandlers = {
  savedViews: listViews,
  createSavedView: createView,
  updateSavedView: updateView,
  async deleteSavedView({ db, person, params, write }) {
    const view = await requireOwn(db, person, params.viewId);
    return write(
      { entityType: "savedView", entityId: view.id, issuerId: view.issuerId },
      [
        unchanged(db, view, changedMeanwhile("view")),
        db.delete(defaultViews).where(eq(defaultViews.viewId, view.id)),
        db.delete(savedViews).where(eq(savedViews.id, view.id)),
      ],
      done(message("viewDeleted", { name: view.name })),
    );
  },
  async setDefaultView({ db, person, body, write }) {
    const { grid, viewId } = body;
    const view = viewId === null ? undefined : await requireVisible(db, person, viewId, grid);
    const isTheirs = and(eq(defaultViews.userId, person.userId), eq(defaultViews.grid, grid));
    const row = viewId === null ? undefined : { userId: person.userId, grid, viewId };
    return write(
      { entityType: "savedView", entityId: viewId ?? grid, issuerId: view?.issuerId ?? null },
      [
        ...(view === undefined ? [] : [guardOf(db, isThere(db, view), notFound("view"))]),
        db.delete(defaultViews).where(isTheirs),
        ...(row === undefined ? [] : [db.insert(defaultViews).values(row)]),
      ],
      done(view === undefined ? message("opensAsDesigned") : message("opensWith", { name: view.name })),
    );
  },
} satisfies Partial<Handlers>;

import { and, count, eq, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { toPagedResult } from "@paygauge/api-types/entities/paging";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { forgetPeople, splitSubject } from "../../identity/person.ts";
import { commit, now } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { programs, users } from "../../store/schema.ts";
import { programOf, registrants, requireProgram, selectPrograms, visiblePrograms } from "./program-rows.ts";
import { registerProgram } from "./register.ts";
import { changeProgramRights } from "./change-rights.ts";

const columns: PagedColumns = {
  name: { sql: users.displayName, kind: "text" },
  clientId: { sql: users.idpSubject, kind: "text" },
  registeredBy: { sql: registrants.displayName, kind: "text" },
  registeredOn: { sql: users.createdOn, kind: "moment" },
  lastUsedOn: { sql: programs.lastUsedOn, kind: "moment" },
  revokedOn: { sql: programs.revokedOn, kind: "moment" },
};

async function listPrograms({ db, person, body }: CallContext<"programs">) {
  const query = pagedQuery(columns, body, {
    searched: ["name", "clientId", "registeredBy"],
    standardOrder: "name",
    tieBreak: users.id,
  });
  const sight = visiblePrograms(db, person);
  const where = and(sight, query.where);
  const counted = (condition: typeof where) =>
    db
      .select({ total: count() })
      .from(programs)
      .innerJoin(users, eq(users.id, programs.userId))
      .innerJoin(registrants, eq(registrants.id, programs.registeredBy))
      .where(condition);
  const [rows, [matching], [all]] = await db.batch([
    selectPrograms(db)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset),
    counted(where),
    counted(sight),
  ]);
  return toPagedResult(rows.map(programOf), body, matching?.total ?? 0, all?.total ?? 0);
}

async function renameProgram(context: CallContext<"renameProgram">) {
  const { db, env, body, write } = context;
  const { id } = await requireProgram(context);
  const { name } = body;
  const change = db
    .update(users)
    .set({ displayName: name, updatedOn: now(), version: sql`${users.version} + 1` })
    .where(eq(users.id, id));
  const about = { entityType: "user", entityId: id, note: `renamed to ${name}` };
  const answer = await write(about, [change], done(message("programRenamed", { name })));
  forgetPeople(env.DB);
  return answer;
}

/** Ends a program's access permanently: at once for writes, for reads when what is cached of it is ten seconds old. */
async function revokeProgram(context: CallContext<"revokeProgram">) {
  const { db, env, write } = context;
  const { id, name, clientId, revokedOn } = await requireProgram(context);
  if (revokedOn !== null) throw refuse("programRevokedAlready", { name });
  const moment = now();
  const answer = await write(
    { entityType: "user", entityId: id, note: `program ${clientId} revoked` },
    [
      db.update(programs).set({ revokedOn: moment }).where(eq(programs.userId, id)),
      db
        .update(users)
        .set({ isDeactivated: true, updatedOn: moment, version: sql`${users.version} + 1` })
        .where(eq(users.id, id)),
    ],
    done(message("programRevoked", { name })),
  );
  forgetPeople(env.DB);
  return answer;
}

/** Stores when each program was used last, and with which call. */
async function reportPrograms({ db, body }: CallContext<"reportPrograms">) {
  const changes = body.used.flatMap(({ person, call, at }) => {
    const who = splitSubject(person);
    if (who === null) return [];
    const ids = db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.idpIssuer, who.idpIssuer), eq(users.idpSubject, who.idpSubject), eq(users.isProgram, true)));
    const isLater = sql`coalesce(${programs.lastUsedOn}, '') < ${at}`;
    return [
      db
        .update(programs)
        .set({ lastUsedOn: at, lastCall: call })
        .where(and(sql`${programs.userId} in ${ids}`, isLater)),
    ];
  });
  if (changes.length > 0) await commit(db, changes);
  return { noted: changes.length };
}

export const programsHandlers = {
  programs: listPrograms,
  program: async (context) => programOf(await requireProgram(context)),
  registerProgram,
  renameProgram,
  changeProgramRights,
  revokeProgram,
  reportPrograms,
} satisfies Partial<Handlers>;

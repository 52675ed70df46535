import { eq, sql } from "drizzle-orm";
import { mayGive } from "@paygauge/api-types/access/giving";
import { isPermission } from "@paygauge/api-types/access/permissions";
import { isRole, permissionsOf } from "@paygauge/api-types/access/roles";
import { message } from "@paygauge/api-types/catalogue/message";
import {
  audienceLimit,
  readerPartNames,
  readerParts,
  type AudienceReader,
} from "@paygauge/api-types/entities/job-audience";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { forgetPeople, type Person } from "../../identity/person.ts";
import { refuseOwnAccount, requireManaged } from "../../identity/user-sight.ts";
import { invalid } from "@paygauge/worker/refusal";
import { now, type Database } from "../../store/database.ts";
import { directGrants, userRoles, users } from "../../store/schema.ts";
import { askReports } from "../reports/ask-reports.ts";
import { labelOfRole } from "../authorization/assign-roles.ts";
import { readersOf } from "./job-users.ts";
import { showsRows } from "../suppliers/may-see-rows.ts";
import { whoToAsk } from "./who-to-ask.ts";

type Reader = Awaited<ReturnType<typeof readersOf>>["readers"][number];

/** Roles and grants of readers, as far as they decide which parts they open. */
async function heldBy(db: Database, readers: readonly Reader[]) {
  const ids = readers.map(({ id }) => id);
  const isTheirs = (column: typeof userRoles.userId | typeof directGrants.userId) =>
    sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`;
  const [roles, grants] = await db.batch([
    db.select().from(userRoles).where(isTheirs(userRoles.userId)),
    db.select().from(directGrants).where(isTheirs(directGrants.userId)),
  ]);
  return (userId: string) => {
    const own = roles.filter((row) => row.userId === userId).map(({ role }) => role);
    const given = grants.filter((row) => row.userId === userId).map(({ permission }) => permission);
    return permissionsOf(own.filter(isRole), given.filter(isPermission));
  };
}

/** Parts that the asking user can give to a reader, by roles that they can assign. */
function partsToGive(person: Person, reader: Pick<AudienceReader, "id" | "parts">): AudienceReader["mayGive"] {
  if (!person.permissions.has("UserRoles_ASSIGN") || reader.id === person.userId) return [];
  const giver = { roles: person.effectiveRoles, permissions: person.permissions };
  return readerPartNames.filter((part) => !reader.parts.includes(part) && mayGive(readerParts[part].role, giver));
}

export const jobAudienceHandlers = {
  jobAudience: async ({ db, env, person, job }) => {
    const { readers, total } = await readersOf(db, person, job, audienceLimit);
    const permissions = await heldBy(db, readers);
    const { publishedRun } = job;
    const openings = publishedRun === null ? [] : await askReports(env, job.id, "openings", { run: publishedRun });
    const opened = new Map(openings.map(({ userId, ...of }) => [userId, of]));
    return {
      readers: readers.map(({ mayChange, ...reader }) => {
        const held = permissions(reader.id);
        const parts = readerPartNames.filter((part) => held.has(readerParts[part].permission));
        return {
          ...reader,
          parts,
          opened: opened.get(reader.id) ?? null,
          mayUnassign: mayChange && reader.connection === "DirectAssignment",
          mayGive: mayChange ? partsToGive(person, { id: reader.id, parts }) : [],
        };
      }),
      total,
      mayAssign: person.permissions.has("JobUsers_DIRECT_ASSIGN"),
      showsLedgerRows: await showsRows(db, job),
      ask: await whoToAsk(db, job),
    };
  },

  giveReaderPart: async ({ db, env, person, job, body, write }) => {
    const { role } = readerParts[body.part];
    refuseOwnAccount(person, body.userId, message("ownRoles"));
    const row = await requireManaged(db, person, body.userId);
    const giver = { roles: person.effectiveRoles, permissions: person.permissions };
    if (!mayGive(role, giver)) throw invalid("part", message("onlyOwnRoles", { roles: labelOfRole(role) }));
    const answer = await write(
      { entityType: "user", entityId: row.id, issuerId: job.issuerId, note: `+${role}` },
      [
        db.insert(userRoles).values({ userId: row.id, role }).onConflictDoNothing(),
        db.update(users).set({ updatedOn: now() }).where(eq(users.id, row.id)),
      ],
      done(message("rolesSaved", { name: row.displayName })),
    );
    forgetPeople(env.DB);
    return answer;
  },
} satisfies Partial<Handlers>;

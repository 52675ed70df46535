import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import { trafficCalls, type AuditKind } from "@paygauge/api-types/entities/audit";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import { auditChainOf } from "../../audit/audit-chain.ts";
import type { Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import type { Database } from "../../store/database.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { audit, brandings, buyers, issuers, jobs, uploads, users } from "../../store/schema.ts";

const nameOfUser = sql`(select ${users.displayName} from ${users} where ${users.id} = ${audit.entityId})`;
/** The gateway signs a user in: who signed in is the record. */
const displayName = sql<string>`coalesce(${users.displayName},
  case when ${audit.action} = 'signIn' then ${nameOfUser} end, ${audit.username})`;
const kind = sql<AuditKind>`case when ${inArray(audit.action, [...trafficCalls])} then 'Traffic' else 'Change' end`;

/** The id of the record itself: ids of what belongs to a job begin with the job's. */
const ownId = sql`substr(${audit.entityId}, 1, instr(${audit.entityId} || '/', '/') - 1)`;
/** Names are those of today: the log keeps ids alone, and a record that is gone has none. */
const recordName = sql<string | null>`case ${audit.entityType}
  when 'user' then ${nameOfUser}
  when 'issuer' then ${issuers.name}
  when 'buyer' then (select ${buyers.name} from ${buyers} where ${buyers.id} = ${audit.entityId})
  when 'branding' then (select ${brandings.displayName} from ${brandings} where ${brandings.id} = ${audit.entityId})
  when 'upload' then (select ${uploads.fileName} from ${uploads} where ${uploads.id} = ${audit.entityId})
  else (select ${jobs.name} from ${jobs} where ${jobs.id} = ${ownId}) end`;

const columns: PagedColumns = {
  sequence: { sql: audit.sequence, kind: "number" },
  at: { sql: audit.at, kind: "moment" },
  userId: { sql: audit.userId, kind: "text" },
  username: { sql: audit.username, kind: "text" },
  displayName: { sql: displayName, kind: "text" },
  kind: { sql: kind, kind: "text" },
  effectiveRoles: { sql: audit.effectiveRoles, kind: "text" },
  action: { sql: audit.action, kind: "text" },
  entityType: { sql: audit.entityType, kind: "text" },
  entityId: { sql: audit.entityId, kind: "text" },
  recordName: { sql: recordName, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  outcome: { sql: audit.outcome, kind: "text" },
  note: { sql: audit.note, kind: "text" },
  correlationId: { sql: audit.correlationId, kind: "text" },
  hash: { sql: audit.hash, kind: "text" },
  previousHash: { sql: audit.previousHash, kind: "text" },
};

const selection = {
  sequence: audit.sequence,
  at: audit.at,
  userId: audit.userId,
  username: audit.username,
  displayName,
  kind,
  effectiveRoles: audit.effectiveRoles,
  action: audit.action,
  entityType: audit.entityType,
  entityId: audit.entityId,
  recordName,
  issuerId: audit.issuerId,
  issuerName: issuers.name,
  outcome: audit.outcome,
  note: audit.note,
  correlationId: audit.correlationId,
  hash: audit.hash,
  previousHash: audit.previousHash,
};

/** Staff read the whole log; anybody else the lines of the issuers that they manage. */
function sightOf({ tenancy }: Person): SQL | undefined {
  return tenancy.isStaff ? undefined : inArray(audit.issuerId, [...tenancy.managedIssuerIds]);
}

function queryOf(person: Person, request: PagedRequest) {
  const query = pagedQuery(columns, request, {
    searched: ["username", "displayName", "recordName", "action", "entityType", "entityId", "note", "correlationId"],
    standardOrder: "-sequence",
    tieBreak: audit.sequence,
  });
  return { ...query, where: and(sightOf(person), query.where) };
}

const linesOf = (db: Database) =>
  db
    .select(selection)
    .from(audit)
    .leftJoin(issuers, eq(issuers.id, audit.issuerId))
    .leftJoin(users, eq(users.id, audit.userId));

/** How many lines the condition holds of, as a statement for a batch. */
const countLines = (db: Database, where: SQL | undefined) =>
  db
    .select({ total: count() })
    .from(audit)
    .leftJoin(issuers, eq(issuers.id, audit.issuerId))
    .leftJoin(users, eq(users.id, audit.userId))
    .where(where);

/** Hash of the newest line, as a statement for a batch. */
const lastHash = (db: Database, where: SQL | undefined) =>
  db
    .select({ hash: audit.hash })
    .from(audit)
    .leftJoin(issuers, eq(issuers.id, audit.issuerId))
    .where(where)
    .orderBy(desc(audit.sequence))
    .limit(1);

export const auditHandlers = {
  auditLogs: async ({ db, person, body }) => {
    const query = queryOf(person, body);
    const [lines, [[matching], [all]]] = await Promise.all([
      linesOf(db)
        .where(query.where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      db.batch([countLines(db, query.where), countLines(db, sightOf(person))]),
    ]);
    return toPagedResult(lines, body, matching?.total ?? 0, all?.total ?? 0);
  },

  verifyAuditLogs: async ({ env, db, person, query }) => {
    const after = Number(query.after ?? "0");
    const check = await auditChainOf(env).verify(after);
    // The whole segment is checked; counts and head are of the lines that the user may see: other lines would reveal other users.
    if (person.tenancy.isStaff) return check;
    const inSegment = check.next === null ? undefined : lte(audit.sequence, check.next);
    const sight = and(sightOf(person), gt(audit.sequence, after), inSegment);
    const [[checked], [waiting], [newest]] = await db.batch([
      countLines(db, and(sight, isNotNull(audit.hash))),
      countLines(db, and(sight, isNull(audit.hash))),
      lastHash(db, and(sight, isNotNull(audit.hash))),
    ]);
    return { ...check, checked: checked?.total ?? 0, waiting: waiting?.total ?? 0, head: newest?.hash ?? null };
  },
} satisfies Partial<Handlers>;

import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { AuditEntry } from "@paygauge/api-types/entities/audit";
import { toPagedResult, type PagedRequest } from "@paygauge/api-types/entities/paging";
import { auditChainOf } from "../../audit/audit-chain.ts";
import type { Handlers } from "../../call-context.ts";
import type { Person } from "../../identity/person.ts";
import { csvLine } from "@paygauge/api-types/table-files/csv";
import { downloadHeaders } from "../../job/export-csv.ts";
import type { Database } from "../../store/database.ts";
import { exportRequestOf } from "../../store/export-request.ts";
import { pagedQuery, type PagedColumns } from "../../store/paged-query.ts";
import { audit, issuers } from "../../store/schema.ts";

const columns: PagedColumns = {
  sequence: { sql: audit.sequence, kind: "number" },
  at: { sql: audit.at, kind: "moment" },
  userId: { sql: audit.userId, kind: "text" },
  username: { sql: audit.username, kind: "text" },
  effectiveRoles: { sql: audit.effectiveRoles, kind: "text" },
  action: { sql: audit.action, kind: "text" },
  entityType: { sql: audit.entityType, kind: "text" },
  entityId: { sql: audit.entityId, kind: "text" },
  issuerName: { sql: issuers.name, kind: "text" },
  outcome: { sql: audit.outcome, kind: "text" },
  note: { sql: audit.note, kind: "text" },
  correlationId: { sql: audit.correlationId, kind: "text" },
};

const selection = {
  sequence: audit.sequence,
  at: audit.at,
  userId: audit.userId,
  username: audit.username,
  effectiveRoles: audit.effectiveRoles,
  action: audit.action,
  entityType: audit.entityType,
  entityId: audit.entityId,
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
    searched: ["username", "action", "entityType", "entityId", "note", "correlationId"],
    standardOrder: "-sequence",
    tieBreak: audit.sequence,
  });
  return { ...query, where: and(sightOf(person), query.where) };
}

const linesOf = (db: Database) => db.select(selection).from(audit).leftJoin(issuers, eq(issuers.id, audit.issuerId));

async function countLines(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(audit)
    .leftJoin(issuers, eq(issuers.id, audit.issuerId))
    .where(where);
  return row?.lines ?? 0;
}

/** Hash of the newest line; null where there is none. */
async function lastHash(db: Database, where: SQL | undefined): Promise<string | null> {
  const [row] = await db
    .select({ hash: audit.hash })
    .from(audit)
    .leftJoin(issuers, eq(issuers.id, audit.issuerId))
    .where(where)
    .orderBy(desc(audit.sequence))
    .limit(1);
  return row?.hash ?? null;
}

const headings = [
  "Sequence",
  "Time (UTC)",
  "User",
  "Effective roles",
  "Action",
  "Kind",
  "Entry",
  "Issuer",
  "Outcome",
  "Note",
  "Correlation id",
  "Hash",
  "Hash before",
];

const cellsOf = (line: AuditEntry) => [
  line.sequence,
  line.at,
  line.username,
  line.effectiveRoles,
  line.action,
  line.entityType,
  line.entityId,
  line.issuerName,
  line.outcome,
  line.note,
  line.correlationId,
  line.hash,
  line.previousHash,
];

const linesOfPiece = 2000;

/** Lines by sequence, piece after piece, so that a long log is never held. */
function exported(db: Database, where: SQL | undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(`\uFEFF${csvLine(headings)}`)),
    async pull(controller) {
      const lines = await linesOf(db)
        .where(and(where, gt(audit.sequence, after)))
        .orderBy(asc(audit.sequence))
        .limit(linesOfPiece);
      after = lines.at(-1)?.sequence ?? after;
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.map((line) => csvLine(cellsOf(line))).join("")));
      if (lines.length < linesOfPiece) controller.close();
    },
  });
}

export const auditHandlers = {
  auditLogs: async ({ db, person, body }) => {
    const query = queryOf(person, body);
    const [lines, matching, all] = await Promise.all([
      linesOf(db)
        .where(query.where)
        .orderBy(...query.orderBy)
        .limit(query.limit)
        .offset(query.offset),
      countLines(db, query.where),
      countLines(db, sightOf(person)),
    ]);
    return toPagedResult(lines, body, matching, all);
  },

  exportAuditLogs: async ({ db, person, query }) => {
    const { where } = queryOf(person, { ...exportRequestOf(query.request), pageNumber: 1, pageSize: 1 });
    return new Response(exported(db, where), { headers: downloadHeaders("audit-log.csv", "text/csv; charset=utf-8") });
  },

  verifyAuditLogs: async ({ env, db, person }) => {
    const check = await auditChainOf(env).verify();
    // The whole chain is walked; its length and its head are told of the user's own lines alone: others' move the rest.
    if (person.tenancy.isStaff) return check;
    const sight = sightOf(person);
    const [checked, waiting, head] = await Promise.all([
      countLines(db, and(sight, isNotNull(audit.hash))),
      countLines(db, and(sight, isNull(audit.hash))),
      lastHash(db, and(sight, isNotNull(audit.hash))),
    ]);
    return { ...check, checked, waiting, head };
  },
} satisfies Partial<Handlers>;

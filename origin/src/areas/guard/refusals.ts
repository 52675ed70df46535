import { and, exists, gt, sql } from "drizzle-orm";
import { guardLimits, type GuardRefusals } from "@paygauge/api-types/entities/resource-guard";
import type { Person } from "../../identity/person.ts";
import { visibleUsers } from "../../identity/user-sight.ts";
import type { Database } from "../../store/database.ts";
import { refusalCounts, users } from "../../store/schema.ts";
import { ruleOf } from "./rule-table.ts";

const hourMs = 3_600_000;
const inDay = () =>
  gt(refusalCounts.minute, new Date(Date.now() - guardLimits.hours * hourMs).toISOString().slice(0, 16));

const isUser = sql`${refusalCounts.person} = ${users.idpIssuer} || '|' || ${users.idpSubject}`;

/** Staff count every refusal of the last day, other users those of users they may see. */
const counted = (db: Database, person: Person) =>
  and(
    inDay(),
    person.tenancy.isStaff
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(users)
            .where(and(isUser, visibleUsers(db, person))),
        ),
  );

/** Refusals of each hour of the last day by page and call, the newest hour last. */
export async function hoursOf(db: Database, person: Person): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .select({
      id: refusalCounts.callId,
      hour: sql<string>`substr(${refusalCounts.minute}, 1, 13)`.as("hour"),
      n: sql<number>`sum(${refusalCounts.count})`.as("n"),
    })
    .from(refusalCounts)
    .where(counted(db, person))
    .groupBy(refusalCounts.callId, sql`hour`);
  const last = Math.floor(Date.now() / hourMs);
  const found = new Map<string, number[]>();
  for (const { id, hour, n } of rows) {
    const hours = found.get(id) ?? Array.from({ length: guardLimits.hours }, () => 0);
    const place = guardLimits.hours - 1 - (last - Math.floor(Date.parse(`${hour}:00Z`) / hourMs));
    // The day starts within its oldest hour, whose refusals count in the first one.
    hours[Math.max(0, place)] = (hours[Math.max(0, place)] ?? 0) + n;
    found.set(id, hours);
  }
  return found;
}

/** Codes of the gateway and of the origin. */
const missing: ReadonlySet<string> = new Set(["INSUFFICIENT_PERMISSION", "PERMISSION_MISSING"]);

/** Refusals of the last day by call, user and code, and the permissions that were missing most. */
export async function refusalsOf(db: Database, person: Person): Promise<GuardRefusals> {
  const rows = await db
    .select({
      id: refusalCounts.callId,
      code: refusalCounts.code,
      person: refusalCounts.person,
      userId: sql<string | null>`${users.id}`.as("user_id"),
      name: users.displayName,
      count: sql<number>`sum(${refusalCounts.count})`.as("refused"),
    })
    .from(refusalCounts)
    .leftJoin(users, and(isUser, visibleUsers(db, person)))
    .where(counted(db, person))
    .groupBy(refusalCounts.callId, refusalCounts.code, refusalCounts.person)
    .orderBy(sql`refused desc`, refusalCounts.callId);
  const most = new Map<string, { row: GuardRefusals["most"][number]; people: Set<string> }>();
  for (const { id, code, person: who, count } of rows) {
    const needs = missing.has(code) ? (ruleOf.get(id)?.needs ?? []) : [];
    for (const permission of needs.length === 0 ? [null] : needs) {
      const key = permission ?? code;
      const group = most.get(key) ?? { row: { permission, code, users: 0, count: 0 }, people: new Set() };
      group.people.add(who);
      group.row = { ...group.row, count: group.row.count + count, users: group.people.size };
      most.set(key, group);
    }
  }
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    rows: rows.slice(0, guardLimits.refusals).flatMap(({ id, code, userId, name, count }) => {
      const rule = ruleOf.get(id);
      if (rule === undefined) return [];
      const user = userId === null ? null : { id: userId, name: name ?? "" };
      return [{ id, kind: rule.kind, path: rule.path, needs: rule.needs, code, user, count }];
    }),
    most: [...most.values()].map(({ row }) => row).toSorted((a, b) => b.count - a.count),
  };
}

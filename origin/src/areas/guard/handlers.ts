import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { guardLimits } from "@paygauge/api-types/entities/resource-guard";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { healthOf } from "../../health/health-object.ts";
import { requireUser, visibleUsers } from "../../identity/user-sight.ts";
import { codeVersionOf } from "../../job/runs/code-version.ts";
import { countRefusals } from "../../refusal-counts.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { userRoles, users } from "../../store/schema.ts";
import { checkAsUser } from "./check-as.ts";
import { hoursOf, refusalsOf } from "./refusals.ts";
import { changesSince } from "./rule-changes.ts";
import { declaredRules, rulesFile } from "./rule-table.ts";

const noHours = Array.from({ length: guardLimits.hours }, () => 0);

export const guardHandlers = {
  guardRules: async ({ db, env, person }) => {
    const hours = await hoursOf(db, person);
    const rules = declaredRules.map((rule) => ({ ...rule, hours: [...(hours.get(rule.id) ?? noHours)] }));
    return { release: codeVersionOf(env), rules };
  },

  guardRefusals: ({ db, person }) => refusalsOf(db, person),

  guardChanges: async ({ env, query }) => changesSince(codeVersionOf(env), await healthOf(env).releases(), query.since),

  guardExport: () =>
    new Response(rulesFile(), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="resource-guard.csv"',
      },
    }),

  guardUsers: async ({ db, person, query }) => {
    // No LIKE: a pattern of more than 50 bytes fails on D1.
    const holds = (column: typeof users.displayName | typeof users.username) =>
      sql`instr(lower(${column}), lower(${query.search ?? ""})) > 0`;
    const isSought = or(holds(users.displayName), holds(users.username), eq(users.id, query.search ?? ""));
    const found = await db
      .select({ id: users.id, name: users.displayName, username: users.username })
      .from(users)
      .where(and(visibleUsers(db, person), isSought))
      .orderBy(asc(users.displayName), asc(users.id))
      .limit(guardLimits.users);
    const held = await db
      .select({ userId: userRoles.userId, roles: sql<string>`group_concat(${userRoles.role}, ', ')`.as("roles") })
      .from(userRoles)
      .where(
        inArray(
          userRoles.userId,
          found.map(({ id }) => id),
        ),
      )
      .groupBy(userRoles.userId);
    const rolesOf = new Map(held.map(({ userId, roles }) => [userId, roles]));
    return found.map((user) => ({ ...user, roles: rolesOf.get(user.id) ?? "" }));
  },

  /** The verdict leaves with the audit row of its reading, or not at all: both are one transaction. */
  checkAs: async ({ env, db, facts, identity, person, body, write }) => {
    await requireUser(db, person, body.userId);
    const verdict = await checkAsUser({ env, db, facts, identity }, person, body);
    // The declared path: the one that was typed may hold a token.
    const note = `${body.method} ${verdict.path ?? "unknown"}: ${verdict.answer}`;
    const about = { entityType: "user", entityId: body.userId, note };
    try {
      return await write(about, [], { ...done(message("guardChecked")), ...verdict });
    } catch (error) {
      throw error instanceof Refusal ? error : refuse("noAnswer", {}, { headers: { "retry-after": "3" } });
    }
  },

  reportRefusals: async ({ env, body: { refusals } }) => {
    await countRefusals(env.DB, refusals);
    return { noted: refusals.length };
  },
} satisfies Partial<Handlers>;

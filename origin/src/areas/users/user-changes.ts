import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { forgetPeople, splitSubject, type UserRow } from "../../identity/person.ts";
import { refuseOwnAccount, requireBelow, requireManaged } from "../../identity/user-sight.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now } from "../../store/database.ts";
import { jobAssignments, jobs, userIssuers, users } from "../../store/schema.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

type Change = "deactivateUser" | "reactivateUser" | "approveUser";

/** Sets a user's standing, and lets it count from the next call on (S23). */
async function setStanding<Id extends Change>(
  { db, env, write }: Pick<CallContext<Id>, "db" | "env" | "write">,
  row: UserRow,
  standing: Partial<Pick<UserRow, "approved" | "isDeactivated" | "pending">>,
  answer: Parameters<typeof write>[2],
) {
  const change = db
    .update(users)
    .set({ ...standing, updatedOn: now(), version: sql`${users.version} + 1` })
    .where(eq(users.id, row.id));
  const written = await write({ entityType: "user", entityId: row.id }, [change], answer);
  forgetPeople(env.DB);
  return written;
}

/**
 * A new user, known by the id at the identity provider of the user who creates them; approved, and pending until they
 * come.
 */
export async function createUser(context: CallContext<"createUser">) {
  const { db, person, identity, body, effectId, write } = context;
  if (!person.tenancy.isStaff) {
    throw refuse("staffCreatePeople");
  }
  const idpIssuer = splitSubject(identity.sub)?.idpIssuer ?? "";
  const twin = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.idpIssuer, idpIssuer), eq(users.idpSubject, body.idpId)));
  const moment = now();
  const row = {
    id: effectId,
    idpIssuer,
    idpSubject: body.idpId,
    idProviderName: body.idProviderName,
    displayName: `${body.firstName} ${body.lastName}`,
    givenName: body.firstName,
    surname: body.lastName,
    username: body.username,
    email: body.email,
    approved: person.permissions.has("User_APPROVE"),
    pending: true,
    createdOn: moment,
    updatedOn: moment,
  };
  const known = invalid("idpId", message("knownAlready"));
  return write(
    { entityType: "user", entityId: effectId },
    [guardOf(db, notExists(twin), known), db.insert(users).values(row)],
    { ...done(message("personCreated", { name: row.displayName })), id: effectId },
  );
}

export async function deactivateUser(context: CallContext<"deactivateUser">) {
  const { db, person, body } = context;
  refuseOwnAccount(person, body.id, message("ownDeactivate"));
  const row = await requireManaged(db, person, body.id);
  return setStanding<"deactivateUser">(
    context,
    row,
    { isDeactivated: true },
    done(message("personDeactivated", { name: row.displayName })),
  );
}

export async function reactivateUser(context: CallContext<"reactivateUser">) {
  const { db, person, body } = context;
  const row = await requireManaged(db, person, body.id);
  return setStanding<"reactivateUser">(
    context,
    row,
    { isDeactivated: false },
    done(message("personActive", { name: row.displayName })),
  );
}

export async function approveUser(context: CallContext<"approveUser">) {
  const { db, person, body } = context;
  const row = await requireManaged(db, person, body.id);
  if (row.isDeactivated) {
    throw refuse("isDeactivated", { name: row.displayName });
  }
  return setStanding<"approveUser">(
    context,
    row,
    { approved: true },
    done(message("personApproved", { name: row.displayName })),
  );
}

/** The user's own branding; without one they inherit that of their issuers. */
export async function setUserBranding({ db, env, facts, person, body, write }: CallContext<"setUserBranding">) {
  const row = await requireManaged(db, person, body.id);
  const brand = facts.brands.find(({ id }) => id === body.brandingId);
  if (body.brandingId !== undefined && !brand) {
    throw invalid("brandingId", message("brandUnknown"));
  }
  const change = db
    .update(users)
    .set({ brandingId: brand?.id ?? null, updatedOn: now(), version: sql`${users.version} + 1` })
    .where(eq(users.id, row.id));
  const answer = await write(
    { entityType: "user", entityId: row.id, note: `branding ${brand?.brandingKey ?? "inherited"}` },
    [change],
    done(
      brand
        ? message("seesBrand", { name: row.displayName, brand: brand.displayName })
        : message("inheritsBranding", { name: row.displayName }),
    ),
  );
  forgetPeople(env.DB);
  return answer;
}

/**
 * Puts a user into an issuer, changes what they are there, or takes them out. To take them out of one's own issuer, it
 * does not matter which others they belong to.
 */
export async function setUserIssuer({ db, env, person, body, write }: CallContext<"setUserIssuer">) {
  const issuer = await requireIssuer(db, person, body.issuerId);
  // A user of no issuer yet is seen by staff alone; anyone who manages an issuer changes its own users.
  const row = await (body.userRole === null ? requireBelow : requireManaged)(db, person, body.id);
  if (!person.tenancy.isStaff && !person.tenancy.managedIssuerIds.includes(issuer.id)) {
    throw refuse("managersOnly", { name: issuer.name });
  }
  const isTheirs = and(eq(userIssuers.userId, row.id), eq(userIssuers.issuerId, issuer.id));
  const { userRole } = body;
  const jobsThere = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.issuerId, issuer.id));
  const statements =
    userRole === null
      ? [
          db.delete(userIssuers).where(isTheirs),
          // A job is assigned to users of its issuer alone.
          db
            .delete(jobAssignments)
            .where(and(eq(jobAssignments.userId, row.id), inArray(jobAssignments.jobId, jobsThere))),
        ]
      : [
          db
            .insert(userIssuers)
            .values({ userId: row.id, issuerId: issuer.id, userRole })
            .onConflictDoUpdate({ target: [userIssuers.userId, userIssuers.issuerId], set: { userRole } }),
        ];
  const answer = await write(
    { entityType: "user", entityId: row.id, issuerId: issuer.id, note: `issuer role ${userRole ?? "none"}` },
    statements,
    done(
      userRole === null
        ? message("leftIssuer", { name: row.displayName, issuer: issuer.name })
        : userRole === "Manager"
          ? message("managerOf", { name: row.displayName, issuer: issuer.name })
          : message("memberOf", { name: row.displayName, issuer: issuer.name }),
    ),
  );
  forgetPeople(env.DB);
  return answer;
}

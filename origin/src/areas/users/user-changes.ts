import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { CallContext } from "../../call-context.ts";
import { requireIssuer } from "../../identity/job-sight.ts";
import { forgetPeople, splitSubject, type UserRow } from "../../identity/person.ts";
import { refuseOwnAccount, requireManaged } from "../../identity/user-sight.ts";
import { invalid, Refusal } from "../../refusal.ts";
import { guardOf, now } from "../../store/database.ts";
import { jobAssignments, jobs, userIssuers, users } from "../../store/schema.ts";

const said = (message: string) => ({ message, success: true, statusCode: 200 });
type Change = "deactivateUser" | "reactivateUser" | "approveUser";

/** Sets a person's standing, and lets it count from the next call on (S23). */
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
  const done = await write({ entityType: "user", entityId: row.id }, [change], answer);
  forgetPeople(env.DB);
  return done;
}

/** A new person, known by the id at the identity provider of whoever creates them; approved, and pending until they come. */
export async function createUser(context: CallContext<"createUser">) {
  const { db, person, identity, body, effectId, write } = context;
  if (!person.tenancy.isStaff) {
    throw new Refusal(403, "STAFF_ONLY", "Only staff may create people. Ask your administrator.");
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
  return write(
    { entityType: "user", entityId: effectId },
    [guardOf(db, notExists(twin)), db.insert(users).values(row)],
    { ...said(`${row.displayName} was created. Invite them, so that they know.`), id: effectId },
    invalid("idpId", "Somebody with this id is known already. Look in all four lists, or check the id."),
  );
}

export async function deactivateUser(context: CallContext<"deactivateUser">) {
  const { db, person, body } = context;
  refuseOwnAccount(person, body.id, "You cannot deactivate your own account. Ask another administrator.");
  const row = await requireManaged(db, person, body.id);
  return setStanding<"deactivateUser">(
    context,
    row,
    { isDeactivated: true },
    said(`${row.displayName} is deactivated and can open nothing any more.`),
  );
}

export async function reactivateUser(context: CallContext<"reactivateUser">) {
  const { db, person, body } = context;
  const row = await requireManaged(db, person, body.id);
  return setStanding<"reactivateUser">(
    context,
    row,
    { isDeactivated: false },
    said(`${row.displayName} is active again.`),
  );
}

export async function approveUser(context: CallContext<"approveUser">) {
  const { db, person, body } = context;
  const row = await requireManaged(db, person, body.id);
  if (row.isDeactivated) {
    throw new Refusal(409, "DEACTIVATED", `${row.displayName} is deactivated. Reactivate them first.`);
  }
  return setStanding<"approveUser">(context, row, { approved: true }, said(`${row.displayName} is approved.`));
}

/** The person's own branding; without one they inherit that of their issuers. */
export async function setUserBranding({ db, env, facts, person, body, write }: CallContext<"setUserBranding">) {
  const row = await requireManaged(db, person, body.id);
  const brand = facts.brands.find(({ id }) => id === body.brandingId);
  if (body.brandingId !== undefined && !brand) {
    throw invalid("brandingId", "There is no such brand. Choose one of the list, or none.");
  }
  const change = db
    .update(users)
    .set({ brandingId: brand?.id ?? null, updatedOn: now(), version: sql`${users.version} + 1` })
    .where(eq(users.id, row.id));
  const done = await write(
    { entityType: "user", entityId: row.id, note: `branding ${brand?.brandingKey ?? "inherited"}` },
    [change],
    said(brand ? `${row.displayName} sees ${brand.displayName}.` : `${row.displayName} inherits the branding.`),
  );
  forgetPeople(env.DB);
  return done;
}

/** Puts a person into an issuer, changes what they are there, or takes them out. */
export async function setUserIssuer({ db, env, person, body, write }: CallContext<"setUserIssuer">) {
  const issuer = await requireIssuer(db, person, body.issuerId);
  // Somebody of no issuer yet is seen by staff alone; whoever manages an issuer changes its own people.
  const row = await requireManaged(db, person, body.id);
  if (!person.tenancy.isStaff && !person.tenancy.managedIssuerIds.includes(issuer.id)) {
    throw new Refusal(403, "NOT_MANAGER", `Only a Manager of ${issuer.name} may change its people.`);
  }
  const isTheirs = and(eq(userIssuers.userId, row.id), eq(userIssuers.issuerId, issuer.id));
  const { userRole } = body;
  const jobsThere = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.issuerId, issuer.id));
  const statements =
    userRole === null
      ? [
          db.delete(userIssuers).where(isTheirs),
          // A job is assigned to people of its issuer alone.
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
  const done = await write(
    { entityType: "user", entityId: row.id, issuerId: issuer.id, note: `issuer role ${userRole ?? "none"}` },
    statements,
    said(
      userRole === null
        ? `${row.displayName} no longer belongs to ${issuer.name}.`
        : userRole === "Manager"
          ? `${row.displayName} is Manager of ${issuer.name}.`
          : `${row.displayName} is Member of ${issuer.name}.`,
    ),
  );
  forgetPeople(env.DB);
  return done;
}

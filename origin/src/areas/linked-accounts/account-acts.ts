/** Acts on one account: its token, its synchronisation, its schedule, its end. */
import { and, eq, ne, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { linkedAccountLimits } from "@paygauge/api-types/entities/linked-accounts";
import { done } from "@paygauge/worker/done";
import { invalid, refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { tokenOf, type AccountRow } from "../../linked-accounts/account-status.ts";
import { adapters, placeOf } from "../../linked-accounts/adapters.ts";
import { sealToken } from "../../linked-accounts/sealed-token.ts";
import { nextSync } from "../../linked-accounts/schedule.ts";
import { callsAMinute, modeOf } from "../../linked-accounts/settings.ts";
import { accountSyncOf } from "../../linked-accounts/sync-object.ts";
import { isMailStandIn } from "../../mail/mail-provider.ts";
import { asRefusal } from "../../outbound/as-refusal.ts";
import { OutboundError } from "../../outbound/outbound.ts";
import { now } from "../../store/database.ts";
import { linkedAccounts } from "../../store/schema.ts";
import { countKept } from "./linked-jobs.ts";
import { listedAccount, requireAccount, visibleAccounts } from "./account-rows.ts";
import { accountCaptureKey, isUnchanged, requireLive } from "./make-account.ts";

const about = ({ id, issuerId }: AccountRow, note: string) => ({
  entityType: "linked-account",
  entityId: id,
  issuerId,
  note,
});

/** One account with how far it was read and what happened. */
export async function accountDetail({ env, db, person, params }: CallContext<"linkedAccount">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  const [listed, view, captured] = await Promise.all([
    listedAccount(db, person, row.id),
    accountSyncOf(env, row.id).view(),
    isMailStandIn(env) ? env.FILES.get(accountCaptureKey(row.id)) : null,
  ]);
  const { every, time, weekday, zone } = row;
  return {
    ...listed,
    isStandIn: modeOf(env, row.provider) === "standIn",
    hasToken: row.sealedToken !== null,
    schedule: { every, time, weekday, zone, nextOn: row.status === "Linked" ? nextSync(row, new Date()) : null },
    sync: { ...view.sync, callsAMinute: callsAMinute(env, row.provider) },
    activity: view.activity,
    capturedMail: captured === null ? null : await captured.text(),
  };
}

/** Keeps a token that its user copied from the provider, if it opens this account. */
export async function setToken({ env, db, person, params, body, write }: CallContext<"setLinkedAccountToken">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireLive(row);
  const { provider } = row;
  const place = placeOf(env, provider);
  const owner = await adapters[provider].ownerOf(place, body.token).catch((error: unknown) => {
    if (error instanceof OutboundError && error.status === 401) return "";
    throw asRefusal(error, provider);
  });
  if (owner !== row.id) throw invalid("token", message("linkedTokenOther", { provider }));
  const sealedToken = await sealToken(env, row.id, body.token);
  const answer = await write(
    about(row, "token set"),
    [db.update(linkedAccounts).set({ sealedToken, updatedOn: now() }).where(eq(linkedAccounts.id, row.id))],
    done(message("linkedTokenSet")),
  );
  await accountSyncOf(env, row.id)
    .poll(row.id, true)
    .catch(() => undefined);
  return answer;
}

/** Asks the providers about the accounts in sight, those first that were not asked about for longest. */
export async function refreshAccounts({ env, db, person }: CallContext<"refreshLinkedAccounts">) {
  const rows = await db
    .select({ id: linkedAccounts.id })
    .from(linkedAccounts)
    .where(and(visibleAccounts(person), ne(linkedAccounts.status, "Deleted")))
    .orderBy(sql`${linkedAccounts.statusOn} is not null`, linkedAccounts.statusOn)
    .limit(linkedAccountLimits.polledAtOnce);
  await Promise.allSettled(rows.map(({ id }) => accountSyncOf(env, id).poll(id, false)));
  return done(message("linkedRefreshed"));
}

export async function syncAccount({ env, db, person, params, audit }: CallContext<"syncLinkedAccount">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireLive(row);
  if (row.sealedToken === null) throw refuse("linkedNoToken");
  if (row.status !== "Linked") throw refuse("linkedSignInAgain");
  if (modeOf(env, row.provider) === "off") throw refuse("providerNotConfigured", { provider: row.provider });
  if (!(await accountSyncOf(env, row.id).start(row.id))) throw refuse("linkedSyncRuns");
  audit(about(row, "synchronisation started"));
  return done(message("linkedSyncStarted"));
}

export async function cancelSync({ env, db, person, params, audit }: CallContext<"cancelLinkedSync">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  if (!(await accountSyncOf(env, row.id).cancel())) throw refuse("linkedNoSync");
  audit(about(row, "synchronisation canceled"));
  return done(message("linkedSyncCanceled"));
}

export async function scheduleAccount({ env, db, person, params, body, write }: CallContext<"scheduleLinkedAccount">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireLive(row);
  const { version, every, time, weekday, zone } = body;
  const answer = await write(
    about(row, `schedule ${every}`),
    [
      isUnchanged(db, row, version),
      db
        .update(linkedAccounts)
        .set({ every, time, weekday, zone, version: version + 1, updatedOn: now() })
        .where(eq(linkedAccounts.id, row.id)),
    ],
    done(message("linkedScheduled")),
  );
  await accountSyncOf(env, row.id).watch(row.id, null);
  return answer;
}

/** What a deletion would remove. */
export async function accountRemoval({ env, db, person, params }: CallContext<"linkedAccountRemoval">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  return { rows: await accountSyncOf(env, row.id).rows(), keptJobs: await countKept(db, row.id) };
}

/**
 * Ends the link at the provider, then here: token, rows and the captured mail. The row stays, as Deleted, so that the list
 * and the audit log name it. An account that the provider does not know any more is deleted here alone.
 */
export async function deleteAccount({ env, db, person, params, write }: CallContext<"deleteLinkedAccount">) {
  const row = await requireAccount(db, person, params.linkedAccountId);
  requireLive(row);
  const { provider, remoteId } = row;
  const token = await tokenOf(env, row);
  if (token !== null && modeOf(env, provider) !== "off")
    await adapters[provider].remove(placeOf(env, provider), { token, remoteId }).catch((error: unknown) => {
      const isGone = error instanceof OutboundError && (error.status === 401 || error.status === 404);
      if (!isGone) throw asRefusal(error, provider);
    });
  const gone = {
    status: "Deleted",
    sealedToken: null,
    remoteId: null,
    every: "off",
    syncState: "none",
    rows: 0,
  } as const;
  const answer = await write(
    about(row, "deleted"),
    [
      db
        .update(linkedAccounts)
        .set({ ...gone, reason: "", updatedOn: now(), version: sql`${linkedAccounts.version} + 1` })
        .where(eq(linkedAccounts.id, row.id)),
    ],
    done(message("linkedGone")),
  );
  await accountSyncOf(env, row.id).erase();
  await env.FILES.delete(accountCaptureKey(row.id));
  return answer;
}

import { and, asc, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { StatementVersion } from "@paygauge/api-types/entities/card-statements";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { notFound, refuse } from "@paygauge/worker/refusal";
import {
  knownFilesOf,
  statementInUse,
  statementVersionsOf,
  type StatementVersionRow,
} from "../../statements/statement-versions.ts";
import { now } from "../../store/database.ts";
import { buyers, cardSharing, cardStatementVersions } from "../../store/schema.ts";
import { statementImportHandlers } from "./import-handlers.ts";
import { merchantHandlers } from "./merchant-handlers.ts";
import { requireStatements } from "./statement-access.ts";

/** The choice of no version, listed with the stored ones. */
const noStatement = (issuerId: string, at: string): StatementVersionRow => ({
  issuerId,
  versionNumber: 0,
  mode: "replace",
  note: "",
  author: "",
  r2Key: "",
  merchantsCount: 0,
  files: "[]",
  activatedOn: null,
  createdOn: at,
});

function shownOf(row: StatementVersionRow, inUse: number): StatementVersion {
  const { versionNumber, mode, note, author, merchantsCount, createdOn } = row;
  return {
    versionNumber,
    mode,
    note,
    author,
    merchantsCount,
    files: knownFilesOf(row),
    createdOn: versionNumber === 0 ? null : createdOn,
    isInUse: versionNumber === inUse,
  };
}

/** Versions of an issuer's card statements. Jobs that run from now on see the one in use; runs of before keep theirs. */
export const cardStatementHandlers = {
  cardStatements: async ({ db, person, params }) => {
    const issuer = await requireStatements(db, person, params.id);
    const [rows, inUse, own, [sharing]] = await Promise.all([
      statementVersionsOf(db, issuer.id),
      statementInUse(db, issuer.id),
      db
        .select({ id: buyers.id, name: buyers.name })
        .from(buyers)
        .where(and(eq(buyers.issuerId, issuer.id), eq(buyers.isDraft, false)))
        .orderBy(asc(buyers.name)),
      db.select().from(cardSharing).where(eq(cardSharing.issuerId, issuer.id)),
    ]);
    const kept = rows.filter(({ versionNumber }) => versionNumber > 0);
    const all = kept.length === 0 ? [] : [...kept, noStatement(issuer.id, "")];
    const { name: issuerName, currency, fallbackCountryIso3 } = issuer;
    const versions = all.map((row) => shownOf(row, inUse?.versionNumber ?? 0));
    const shared = sharing === undefined ? null : { by: sharing.sharedBy, since: sharing.since };
    return { issuerName, currency, fallbackCountryIso3, versions, buyers: own, sharing: shared };
  },

  activateStatement: async ({ db, person, params, write }) => {
    const issuer = await requireStatements(db, person, params.id);
    const versionNumber = Number(params.versionNumber);
    const rows = await statementVersionsOf(db, issuer.id);
    const at = now();
    const none = rows.length > 0 && versionNumber === 0 ? noStatement(issuer.id, at) : undefined;
    const row = rows.find((each) => each.versionNumber === versionNumber) ?? none;
    if (!row) throw notFound("statementVersion");
    if (((await statementInUse(db, issuer.id))?.versionNumber ?? 0) === versionNumber) throw refuse("versionInUse");
    return write(
      { entityType: "card-statement", entityId: String(versionNumber), issuerId: issuer.id, note: "activated" },
      [
        db
          .insert(cardStatementVersions)
          .values({ ...row, activatedOn: at })
          .onConflictDoUpdate({
            target: [cardStatementVersions.issuerId, cardStatementVersions.versionNumber],
            set: { activatedOn: at },
          }),
      ],
      done(
        versionNumber === 0
          ? message("statementsUnused", { issuer: issuer.name })
          : message("statementInUse", { issuer: issuer.name, version: versionNumber }),
      ),
    );
  },

  shareAcceptance: async ({ db, person, params, body, write }) => {
    const issuer = await requireStatements(db, person, params.id);
    const { isShared } = body;
    const row = { issuerId: issuer.id, sharedBy: person.name, since: now() };
    return write(
      {
        entityType: "issuer",
        entityId: issuer.id,
        issuerId: issuer.id,
        note: isShared ? "shares acceptance" : "shares acceptance no more",
      },
      [
        isShared
          ? db.insert(cardSharing).values(row).onConflictDoNothing()
          : db.delete(cardSharing).where(eq(cardSharing.issuerId, issuer.id)),
      ],
      done(
        isShared
          ? message("acceptanceShared", { issuer: issuer.name })
          : message("acceptanceUnshared", { issuer: issuer.name }),
      ),
    );
  },

  ...merchantHandlers,
  ...statementImportHandlers,
} satisfies Partial<Handlers>;

import { and, eq } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import { toAlpha3 } from "@paygauge/api-types/reference/countries";
import type { CallContext, Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { isCurrency } from "@paygauge/analysis/reading/currencies";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { statementCommand } from "../../statements/commands.ts";
import { statementInUse } from "../../statements/statement-versions.ts";
import { now } from "../../store/database.ts";
import { buyers } from "../../store/schema.ts";
import {
  beginStatementImport,
  copyParts,
  partSize,
  requireParts,
  requireStatement,
  storeImportPart,
} from "../../tables/import-files.ts";
import { changeBoth, importStanding } from "../../tables/import-standing.ts";
import { tableImportOf } from "../../tables/table-object.ts";
import { requireStatements } from "./statement-access.ts";

type OfImport = Pick<CallContext<"statementImport">, "db" | "env" | "person" | "params">;

/** The statement of an import that the user began for one of their issuers. @throws Refusal 404. */
async function required({ db, env, person, params }: OfImport) {
  const { id: issuerId } = await requireStatements(db, person, params.id);
  const facts = await requireStatement(env.FILES, params.importId, { issuerId, userId: person.userId });
  const { userId: _user, ...file } = facts;
  return { facts, file: { importId: params.importId, ...file } };
}

const about = (params: { readonly id: string; readonly importId: string }, note: string) => ({
  entityType: "card-statement",
  entityId: params.importId,
  issuerId: params.id,
  note,
});

/** The buyer of the issuer whose cards were used. @throws Refusal 422. */
async function buyerOf(db: CallContext<"beginStatement">["db"], issuerId: string, buyerId: string) {
  const [buyer] = await db
    .select()
    .from(buyers)
    .where(and(eq(buyers.id, buyerId), eq(buyers.issuerId, issuerId), eq(buyers.isDraft, false)));
  if (!buyer) throw invalid("buyerId", message("statementBuyer"));
  return buyer;
}

/** The import of a card statement: requests store its file, commands read it and keep it. */
export const statementImportHandlers = {
  beginStatement: async ({ db, env, person, params, body, effectId, audit }) => {
    const issuer = await requireStatements(db, person, params.id);
    const buyer = await buyerOf(db, issuer.id, body.buyerId);
    const { currency } = body;
    if (!isCurrency(currency)) throw invalid("currency", message("currencyNotInUse", { currency }));
    const country = body.country === "" ? "" : toAlpha3(body.country);
    if (country === null) throw invalid("country", message("countryUnknown", { code: body.country }));
    await tableImportOf(env, effectId).begin(effectId, { size: body.size, partSize });
    const own = { issuerId: issuer.id, buyerName: buyer.name, userId: person.userId };
    await beginStatementImport(env.FILES, effectId, { ...body, country, ...own });
    audit(about({ id: issuer.id, importId: effectId }, "begun"));
    return { ...done(message("sendParts")), importId: effectId, partSize };
  },

  putStatementPart: async (call) => {
    const { facts } = await required(call);
    const { env, params, request, audit } = call;
    const partNumber = await storeImportPart(env.FILES, params.importId, facts, params.partNumber, request);
    audit(about(params, `part ${partNumber}`));
    return { ...done(message("partArrived", { part: partNumber })), partNumber };
  },

  statementImport: async (call) => {
    const { facts } = await required(call);
    const { shown, statement } = await importStanding(call.env, call.params.importId, facts.size);
    const { versionNumber } = shown;
    const inUse = versionNumber === null ? null : await statementInUse(call.db, facts.issuerId);
    const isInUse = versionNumber !== null && inUse?.versionNumber === versionNumber;
    return { ...shown, fileName: facts.fileName, preview: statement, isInUse };
  },

  readStatement: async (call) => {
    const { file } = await required(call);
    const { env, params, write } = call;
    await requireParts(env.FILES, params.importId, file);
    const command = statementCommand("Read", { ...file, reading: {} });
    return write(about(params, "read"), [], done(message("fileBeingRead")), [command]);
  },

  rereadStatement: async (call) => {
    const { facts, file } = await required(call);
    const { env, params, body, effectId, write } = call;
    await requireParts(env.FILES, params.importId, file);
    await tableImportOf(env, effectId).begin(effectId, file);
    await copyParts(env.FILES, params.importId, effectId, file);
    await beginStatementImport(env.FILES, effectId, facts);
    const answer = await write(
      about({ id: params.id, importId: effectId }, "read with other columns"),
      [],
      { ...done(message("fileBeingRead")), importId: effectId },
      [statementCommand("Read", { ...file, importId: effectId, reading: body })],
    );
    await tableImportOf(env, params.importId).remove(params.importId, file);
    return answer;
  },

  keepStatement: async (call) => {
    const { file } = await required(call);
    const { db, env, person, params, body, write } = call;
    const { statement } = await importStanding(env, params.importId, file.size);
    if (statement === null) throw refuse("tableNotRead");
    if (statement.merchants === 0) throw refuse("noRowKept");
    if (statement.sign === null && !body.allByCard) throw invalid("allByCard", message("statementNoSign"));
    if (statement.isLoaded && body.mode === "add") throw refuse("statementLoaded", { version: statement.base ?? 0 });
    const inUse = await statementInUse(db, params.id);
    if ((inUse?.versionNumber ?? null) !== statement.base) throw refuse("statementBaseMoved");
    const { mode, note, activate = false } = body;
    const made = { mode, note, activate, base: statement.base, author: person.name, createdOn: now() };
    return write(
      about(params, activate ? "kept as a version and activated" : "kept as a version"),
      [],
      done(message("versionBeingWritten")),
      [statementCommand("Keep", { ...file, ...made })],
    );
  },

  cancelStatement: async (call) => {
    await required(call);
    if (!(await changeBoth(call.env, call.params.importId, "cancel"))) throw refuse("tableImportNotRunning");
    call.audit(about(call.params, "canceled"));
    return done(message("importCanceled"));
  },

  resumeStatement: async (call) => {
    await required(call);
    if (!(await changeBoth(call.env, call.params.importId, "retry"))) throw refuse("tableImportNotStopped");
    call.audit(about(call.params, "resumed"));
    return done(message("importGoesOn"));
  },

  discardStatement: async (call) => {
    const { file } = await required(call);
    const { env, params, audit } = call;
    await tableImportOf(env, params.importId).remove(params.importId, file);
    audit(about(params, "discarded"));
    return done(message("fileDiscarded"));
  },
} satisfies Partial<Handlers>;

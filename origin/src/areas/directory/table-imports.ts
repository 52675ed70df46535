import type { TableImport } from "@paygauge/api-types/entities/table-imports";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { refuse } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { tableCommand, tableCommandId, type TableStep } from "../../tables/commands.ts";
import {
  beginImport,
  partSize,
  requireImport,
  requireParts,
  storeImportPart,
  type ImportFacts,
} from "../../tables/import-files.ts";
import { tableImportOf } from "../../tables/table-object.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "../../done.ts";

async function standingOf(env: Env, importId: string, { fileName, kind, size }: ImportFacts): Promise<TableImport> {
  const ids = { Read: tableCommandId(importId, "Read"), Keep: tableCommandId(importId, "Keep") };
  const [commands, report] = await Promise.all([
    queueOf(env).commandsById([ids.Read, ids.Keep]),
    tableImportOf(env, importId).report(),
  ]);
  // Its own object remembers how a command ended longer than the queue does.
  const standing = (of: TableStep) => report.ended[of] ?? commands.find(({ id }) => id === ids[of]) ?? null;
  const step = (["Keep", "Read"] as const).find((each) => standing(each) !== null) ?? null;
  const newest = step && standing(step);
  const progress = report.progress.find(({ commandId }) => step !== null && commandId === ids[step]);
  return {
    importId,
    fileName,
    kind,
    step,
    state: newest?.state ?? null,
    done: progress?.done ?? 0,
    total: progress?.total ?? size,
    message: newest?.message ?? null,
    preview: report.preview,
    versionNumber: report.version,
  };
}

/** Both commands of an import: whichever of them stands so is changed. */
async function changeBoth(env: Env, importId: string, what: "cancel" | "retry"): Promise<boolean> {
  const [read, keep] = [tableCommandId(importId, "Read"), tableCommandId(importId, "Keep")];
  const [first, second] = [await queueOf(env)[what](read), await queueOf(env)[what](keep)];
  return first || second;
}

/** The import of a table: requests store its file, commands read it and keep it. */
export const tableImportHandlers = {
  beginTableImport: async ({ env, person, body, effectId, audit }) => {
    await tableImportOf(env, effectId).begin(effectId, { size: body.size, partSize });
    await beginImport(env.FILES, effectId, { ...body, userId: person.userId });
    audit({ entityType: "table-import", entityId: effectId, note: body.kind });
    return { ...done(message("sendParts")), importId: effectId, partSize };
  },

  putTablePart: async ({ env, person, params, request, audit }) => {
    const facts = await requireImport(env.FILES, params.importId, person.userId);
    const partNumber = await storeImportPart(env.FILES, params.importId, facts, params.partNumber, request);
    audit({ entityType: "table-import", entityId: params.importId, note: `part ${partNumber}` });
    return { ...done(message("partArrived", { part: partNumber })), partNumber };
  },

  tableImport: async ({ env, person, params }) => {
    const facts = await requireImport(env.FILES, params.importId, person.userId);
    return standingOf(env, params.importId, facts);
  },

  readTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    const { userId: _user, ...file } = await requireImport(env.FILES, importId, person.userId);
    await requireParts(env.FILES, importId, file);
    await queueOf(env).enqueue([tableCommand("Read", { importId, ...file })]);
    audit({ entityType: "table-import", entityId: importId, note: "read" });
    return done(message("fileBeingRead"));
  },

  keepTableImport: async ({ env, person, params, body, audit }) => {
    const { importId } = params;
    const { userId: _user, ...file } = await requireImport(env.FILES, importId, person.userId);
    const { preview } = await tableImportOf(env, importId).report();
    if (preview === null) throw refuse("tableNotRead");
    if (preview.accepted === 0) throw refuse("noRowKept");
    const payload = { importId, ...file, ...body, author: person.name, createdOn: now() };
    await queueOf(env).enqueue([tableCommand("Keep", payload)]);
    audit({ entityType: "table-import", entityId: importId, note: "kept as a version" });
    return done(message("versionBeingWritten"));
  },

  cancelTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    await requireImport(env.FILES, importId, person.userId);
    if (!(await changeBoth(env, importId, "cancel"))) throw refuse("tableImportNotRunning");
    audit({ entityType: "table-import", entityId: importId, note: "canceled" });
    return done(message("importCanceled"));
  },

  resumeTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    await requireImport(env.FILES, importId, person.userId);
    if (!(await changeBoth(env, importId, "retry"))) throw refuse("tableImportNotStopped");
    audit({ entityType: "table-import", entityId: importId, note: "resumed" });
    return done(message("importGoesOn"));
  },

  discardTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    const file = await requireImport(env.FILES, importId, person.userId);
    await tableImportOf(env, importId).remove(importId, file);
    audit({ entityType: "table-import", entityId: importId, note: "discarded" });
    return done(message("fileDiscarded"));
  },
} satisfies Partial<Handlers>;

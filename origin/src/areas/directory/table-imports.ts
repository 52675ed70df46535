import { tableBytes, type TableImport } from "@paygauge/api-types/entities/table-imports";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { invalid, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { tableCommand } from "../../tables/commands.ts";
import {
  beginImport,
  partSize,
  requireImport,
  requireParts,
  storeImportPart,
  type ImportFacts,
} from "../../tables/import-files.ts";
import { changeBoth, importStanding } from "../../tables/import-standing.ts";
import { tableImportOf } from "../../tables/table-object.ts";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";

async function standingOf(env: Env, importId: string, { fileName, kind, size }: ImportFacts): Promise<TableImport> {
  const { shown, preview } = await importStanding(env, importId, size);
  return { ...shown, fileName, kind, preview };
}

/** The import of a table: requests store its file, commands read it and keep it. */
export const tableImportHandlers = {
  beginTableImport: async ({ env, person, body, effectId, audit }) => {
    const most = tableBytes[body.kind];
    if (body.size > most) throw invalid("size", message("tableBytes", { most }));
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

  readTableImport: async ({ env, person, params, write }) => {
    const { importId } = params;
    const { userId: _user, ...file } = await requireImport(env.FILES, importId, person.userId);
    await requireParts(env.FILES, importId, file);
    const about = { entityType: "table-import", entityId: importId, note: "read" };
    return write(about, [], done(message("fileBeingRead")), [tableCommand("Read", { importId, ...file })]);
  },

  keepTableImport: async ({ env, person, params, body, write }) => {
    const { importId } = params;
    const { userId: _user, ...file } = await requireImport(env.FILES, importId, person.userId);
    const { preview } = await tableImportOf(env, importId).report();
    if (preview === null) throw refuse("tableNotRead");
    if (preview.accepted === 0) throw refuse("noRowKept");
    const payload = { importId, ...file, ...body, author: person.name, createdOn: now() };
    const about = { entityType: "table-import", entityId: importId, note: "kept as a version" };
    return write(about, [], done(message("versionBeingWritten")), [tableCommand("Keep", payload)]);
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

import type { TableImport } from "@paygauge/api-types/entities/table-imports";
import type { Handlers } from "../../call-context.ts";
import { queueOf, type Env } from "../../env.ts";
import { Refusal } from "../../refusal.ts";
import { now } from "../../store/database.ts";
import { tableCommand, tableCommandId } from "../../tables/commands.ts";
import {
  beginImport,
  partSize,
  requireImport,
  requireParts,
  storeImportPart,
  type ImportFacts,
} from "../../tables/import-files.ts";
import { tableImportOf } from "../../tables/table-object.ts";

const answered = { success: true, statusCode: 200 };

async function standingOf(env: Env, importId: string, { fileName, kind, size }: ImportFacts): Promise<TableImport> {
  const ids = { Read: tableCommandId(importId, "Read"), Keep: tableCommandId(importId, "Keep") };
  const [commands, report] = await Promise.all([
    queueOf(env).commandsById([ids.Read, ids.Keep]),
    tableImportOf(env, importId).report(),
  ]);
  const newest = commands.at(-1);
  const step = newest === undefined ? null : newest.id === ids.Keep ? "Keep" : "Read";
  const progress = report.progress.find(({ commandId }) => commandId === newest?.id);
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
    return { ...answered, message: "Send the parts of the file now.", importId: effectId, partSize };
  },

  putTablePart: async ({ env, person, params, request, audit }) => {
    const facts = await requireImport(env.FILES, params.importId, person.userId);
    const partNumber = await storeImportPart(env.FILES, params.importId, facts, params.partNumber, request);
    audit({ entityType: "table-import", entityId: params.importId, note: `part ${partNumber}` });
    return { ...answered, message: `Part ${partNumber} has arrived.`, partNumber };
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
    return { ...answered, message: "The file is being read." };
  },

  keepTableImport: async ({ env, person, params, body, audit }) => {
    const { importId } = params;
    const { userId: _user, ...file } = await requireImport(env.FILES, importId, person.userId);
    const { preview } = await tableImportOf(env, importId).report();
    if (preview === null)
      throw new Refusal(409, "NOT_READ", "The file is not read yet. Look at what it holds before it is kept.");
    if (preview.accepted === 0)
      throw new Refusal(
        422,
        "NOTHING_TO_KEEP",
        "No row of the file can be kept. Look at the reasons and correct the file.",
      );
    const payload = { importId, ...file, ...body, author: person.name, createdOn: now() };
    await queueOf(env).enqueue([tableCommand("Keep", payload)]);
    audit({ entityType: "table-import", entityId: importId, note: "kept as a version" });
    return { ...answered, message: "The new version is being written." };
  },

  cancelTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    await requireImport(env.FILES, importId, person.userId);
    if (!(await changeBoth(env, importId, "cancel")))
      throw new Refusal(409, "IMPORT_NOT_RUNNING", "Nothing of this import is running.");
    audit({ entityType: "table-import", entityId: importId, note: "canceled" });
    return { ...answered, message: "The import is canceled. What was read so far is kept; resume goes on from there." };
  },

  resumeTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    await requireImport(env.FILES, importId, person.userId);
    if (!(await changeBoth(env, importId, "retry")))
      throw new Refusal(409, "IMPORT_NOT_STOPPED", "Only an import that was canceled or failed can be resumed.");
    audit({ entityType: "table-import", entityId: importId, note: "resumed" });
    return { ...answered, message: "The import goes on." };
  },

  discardTableImport: async ({ env, person, params, audit }) => {
    const { importId } = params;
    const file = await requireImport(env.FILES, importId, person.userId);
    await tableImportOf(env, importId).remove(importId, file);
    audit({ entityType: "table-import", entityId: importId, note: "discarded" });
    return { ...answered, message: "The file is discarded." };
  },
} satisfies Partial<Handlers>;

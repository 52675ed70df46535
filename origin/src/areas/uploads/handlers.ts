import { and, asc, eq, ne } from "drizzle-orm";
import { limits } from "@paygauge/api-types/limits";
import { fileDialectSchema } from "@paygauge/api-types/entities/file-dialect";
import { layoutOf } from "@paygauge/api-types/entities/mapping-layout";
import type { Handlers } from "../../call-context.ts";
import { Refusal, refuse } from "@paygauge/worker/refusal";
import { now } from "../../store/database.ts";
import { rememberedMappings, uploads } from "../../store/schema.ts";
import { requireColumns } from "./mapping-complete.ts";
import { correctionsHandlers } from "./corrections.ts";
import { confirmedMapping } from "./confirmed-mapping.ts";
import { earlierImports } from "./earlier-imports.ts";
import { previewOf } from "./mapping-preview.ts";
import { requireEdit, requireMove, requireUpload, requireFilesSight, type UploadRow } from "./upload-access.ts";
import { checkOf, inspectionOf, needsUnpacking, requireSheet, unpackingOf } from "./upload-commands.ts";
import { planRemoval } from "./plan-removal.ts";
import { forgetFile, removeUpload, uploadRemoval, withoutFile } from "./remove-upload.ts";
import { newUpload, readingOf } from "./new-upload.ts";
import { joinParts, storePart } from "./upload-parts.ts";
import { viewOf } from "./upload-view.ts";
import { rowsPage, rowsText } from "./checked-rows.ts";
import { translateIn } from "@paygauge/worker/translate-in";
import { csvStream, downloadHeaders } from "../../job/export-csv.ts";
import { fileTypes } from "@paygauge/api-types/table-files/sheet-file";
import { message } from "@paygauge/api-types/catalogue/message";
import { done } from "@paygauge/worker/done";
import { readStored } from "@paygauge/worker/stored-json";

/** What another sheet of a workbook makes void. */
const unread = { unpacked: null, inspection: null, dialect: null, mapping: null, mappingRemembered: false } as const;

export const uploadsHandlers = {
  ...correctionsHandlers,

  uploadLimits: ({ env }) => ({ maxBytes: Number(env.MAX_UPLOAD_BYTES), partBytes: limits.uploadPartBytes }),

  uploads: async ({ db, person, job }) => {
    requireFilesSight(person, job);
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.jobId, job.id), ne(uploads.state, "Discarded")))
      .orderBy(asc(uploads.createdOn));
    return Promise.all(rows.map((row) => viewOf(db, row)));
  },

  createUpload: async ({ env, db, person, job, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await newUpload(env, job, { ...body, id: effectId, createdBy: person.userId });
    const answer = { ...done(message("uploadMayBegin")), upload: await viewOf(db, row) };
    return write(
      { entityType: "upload", entityId: effectId, issuerId: job.issuerId },
      [db.insert(uploads).values(row)],
      answer,
    );
  },

  upload: async ({ db, person, job, params }) => {
    requireFilesSight(person, job);
    return viewOf(db, await requireUpload(db, job.id, params.uploadId));
  },

  putPart: async ({ env, db, person, job, params, request, audit }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const partNumber = await storePart(env.FILES, db, row, params.partNumber, request);
    audit({ entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: `part ${partNumber}` });
    return { ...done(message("partStored", { part: partNumber })), partNumber };
  },

  completeUpload: async ({ env, db, person, job, params, audit, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const about = { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "complete" };
    const answerOf = async (upload: UploadRow) => ({
      ...done(message("fileBeingRead")),
      upload: await viewOf(db, upload),
    });
    if (row.state !== "Receiving") {
      audit(about);
      return answerOf(row);
    }
    await joinParts(env.FILES, db, row);
    const { set, command } = await readingOf(env, db, job, row);
    // Sent twice at once, the first one's command may have come further already.
    const isWaiting = and(eq(uploads.id, row.id), eq(uploads.state, "Receiving"));
    const read = db.update(uploads).set(set).where(isWaiting);
    return write(about, [read], await answerOf({ ...row, ...set }), [command]);
  },

  earlierImports,
  uploadRemoval,
  removeUpload: (context) => removeUpload(context),

  discardUpload: async (context) => {
    const { env, db, person, job, params, write } = context;
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    if (job.state === "Running") throw refuse("importRunning");
    // Results that include the file do not outlive it unasked.
    if ((await planRemoval(env, db, person, job, row)).outcome !== "unused") throw refuse("fileInResults");
    const answer = await write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "discarded" },
      await withoutFile(db, row),
      done(message("fileRemoved")),
    );
    await forgetFile(context, row);
    return answer;
  },

  inspectUpload: async ({ env, db, person, job, params, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const notYet = message("notReadyToLook");
    if (row.state === "Receiving") throw new Refusal(409, "UPLOAD_STATE", notYet);
    requireMove(row, "Inspecting", notYet);
    const sheet = body.sheet ?? null;
    if (sheet !== null) requireSheet(row, sheet);
    const packed = sheet !== null || (await needsUnpacking(env, row));
    const [unpackId, inspectId] = [`unpack:${effectId}`, `inspect:${effectId}`];
    const next = packed
      ? ({ state: "Unpacking", commandId: unpackId } as const)
      : ({ state: "Inspecting", commandId: inspectId } as const);
    const command = packed
      ? await unpackingOf(db, job, row, unpackId, inspectId, { sheet, together: body.together ?? null })
      : await inspectionOf(db, job, row, inspectId, body.dialect ?? null, body.overrideRefusal ?? false);
    return write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "inspect" },
      [
        db
          .update(uploads)
          .set({ ...next, ...(sheet === null ? {} : unread), refusal: null, check: null, updatedOn: now() })
          .where(eq(uploads.id, row.id)),
      ],
      done(message("fileReadAgain")),
      [command],
    );
  },

  checkUpload: async ({ db, person, job, params, body, effectId, write }) => {
    requireEdit(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    requireMove(row, "Checking", message("lookFirst"));
    const dialect = readStored(fileDialectSchema, row.dialect ?? "null", "uploads.dialect");
    requireColumns(job, dialect, body.mapping);
    const settled = confirmedMapping(row, job.kind, body.mapping);
    const mapping = JSON.stringify(settled);
    const commandId = `check:${effectId}`;
    const toRemember = JSON.stringify(layoutOf(settled));
    const remembered = {
      buyerId: job.buyerId,
      kind: job.kind,
      headerSignature: body.mapping.headerSignature,
      mapping: toRemember,
      updatedOn: now(),
    };
    return write(
      { entityType: "upload", entityId: row.id, issuerId: job.issuerId, note: "check" },
      [
        db
          .update(uploads)
          .set({ state: "Checking", commandId, mapping, check: null, isCorrected: false, updatedOn: now() })
          .where(eq(uploads.id, row.id)),
        db
          .insert(rememberedMappings)
          .values(remembered)
          .onConflictDoUpdate({
            target: [rememberedMappings.buyerId, rememberedMappings.kind, rememberedMappings.headerSignature],
            set: { mapping: toRemember, updatedOn: remembered.updatedOn },
          }),
      ],
      done(message("rowsChecked")),
      [await checkOf(db, job, row, { commandId, dialect, mapping: settled })],
    );
  },

  previewMapping: async ({ env, db, person, job, params, body }) => {
    requireFilesSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    return previewOf(env, db, job, row, body.mapping, body.choice ?? "first");
  },

  uploadRows: async ({ env, db, person, job, params, query }) => {
    requireFilesSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    return rowsPage(env, row, query.show ?? "all", Number(query.page ?? "1"));
  },

  exportUploadRows: async ({ env, db, person, job, params, query }) => {
    requireFilesSight(person, job);
    const row = await requireUpload(db, job.id, params.uploadId);
    const show = query.show ?? "all";
    const text = rowsText(env, row, show, translateIn(query.locale ?? ""));
    const name = `${row.fileName} ${show === "error" ? "errors" : "rows"}.csv`;
    return new Response(csvStream(text), { headers: downloadHeaders(name, fileTypes.csv) });
  },
} satisfies Partial<Handlers>;

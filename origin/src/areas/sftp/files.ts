import { and, eq, inArray, notExists, notInArray, sql } from "drizzle-orm";
import { message } from "@paygauge/api-types/catalogue/message";
import type { ListedFile, SftpProblem } from "@paygauge/api-types/entities/sftp";
import { done } from "@paygauge/worker/done";
import { refuse } from "@paygauge/worker/refusal";
import type { CallContext } from "../../call-context.ts";
import { requireJob } from "../../identity/job-sight.ts";
import { digestOf } from "../../job/steps/file-source.ts";
import { guardOf, now } from "../../store/database.ts";
import { sftpFiles, sftpRuns } from "../../store/schema.ts";
import { requireUpload } from "../uploads/upload-access.ts";
import { requireFile, requireRun } from "./own.ts";

type FileRow = typeof sftpFiles.$inferSelect;
const heldOf = ({ id, state, jobId, uploadId }: FileRow) => ({ id, state, jobId, uploadId });
const isSame = (row: FileRow, file: ListedFile) =>
  row.path === file.path && row.size === file.size && row.modifiedOn === file.modifiedOn;

/** Refusals that a later run would repeat: it does not read the file again. The others are tried again. */
const final: readonly SftpProblem[] = ["empty", "tooLarge", "name", "link", "refused", "digest"];

/** Files that were taken or refused before, by path, size and time: no such file is read again. */
export async function knownSftpFiles(context: CallContext<"knownSftpFiles">) {
  const { db, body } = context;
  const { configuration } = await requireRun(context);
  const asked = sql`(select value from json_each(${JSON.stringify(body.files.map(({ path }) => path))}))`;
  // A test lists files without taking them.
  const tests = db
    .select({ id: sftpRuns.id })
    .from(sftpRuns)
    .where(and(eq(sftpRuns.configurationId, configuration.id), eq(sftpRuns.isTest, true)));
  const rows = await db
    .select()
    .from(sftpFiles)
    .where(
      and(
        eq(sftpFiles.configurationId, configuration.id),
        inArray(sftpFiles.path, asked),
        notInArray(sftpFiles.runId, tests),
        inArray(sftpFiles.state, ["taking", "uploaded", "done", "same", "refused"]),
      ),
    );
  const byPath = Map.groupBy(
    rows.filter(({ state, problem }) => state !== "refused" || (problem !== null && final.includes(problem))),
    ({ path }) => path,
  );
  return {
    files: body.files.map((file) => {
      const row = byPath.get(file.path)?.find((each) => isSame(each, file));
      return row === undefined ? null : heldOf(row);
    }),
  };
}

/**
 * Takes a file for its configuration, once: one with the same digest was taken before, by this path or another. The
 * taking is written before anything is uploaded, so that whatever ends the connector, a later run continues it.
 */
export async function takeSftpFile(context: CallContext<"takeSftpFile">) {
  const { db, body, effectId, write } = context;
  const { run, configuration } = await requireRun(context);
  const about = { entityType: "sftpConfiguration", entityId: configuration.id, issuerId: configuration.issuerId };
  const hasDigest = and(eq(sftpFiles.configurationId, configuration.id), eq(sftpFiles.digest, body.digest));
  const [twin] = await db.select().from(sftpFiles).where(hasDigest);
  const answer = (file: FileRow) => ({ ...done(message("sftpFileNoted")), file: heldOf(file) });
  if (twin !== undefined && isSame(twin, body)) {
    const moved = db.update(sftpFiles).set({ runId: run.id, problem: null }).where(eq(sftpFiles.id, twin.id));
    return write({ ...about, note: "file continued" }, [moved], answer(twin));
  }
  const row: FileRow = {
    ...body,
    id: effectId,
    configurationId: configuration.id,
    runId: run.id,
    digest: twin === undefined ? body.digest : null,
    state: twin === undefined ? "taking" : "same",
    problem: null,
    jobId: twin?.jobId ?? null,
    uploadId: twin?.uploadId ?? null,
    createdOn: now(),
  };
  const others = db
    .select({ one: sql`1` })
    .from(sftpFiles)
    .where(hasDigest);
  const isFree = guardOf(db, notExists(others), refuse("sftpRunning", { name: configuration.name }));
  return write(
    { ...about, note: twin === undefined ? "file taken" : "file known" },
    [...(twin === undefined ? [isFree] : []), db.insert(sftpFiles).values(row)],
    answer(row),
  );
}

export async function refuseSftpFile(context: CallContext<"refuseSftpFile">) {
  const { db, body, effectId, write } = context;
  const { run, configuration } = await requireRun(context);
  const row = { ...body, id: effectId, configurationId: configuration.id, runId: run.id, createdOn: now() };
  return write(
    {
      entityType: "sftpConfiguration",
      entityId: configuration.id,
      issuerId: configuration.issuerId,
      note: `file refused ${body.problem}`,
    },
    [db.insert(sftpFiles).values({ ...row, state: "refused" })],
    done(message("sftpFileNoted")),
  );
}

/** Writes down which job and upload a file becomes, before its first byte is sent. */
export async function placeSftpFile(context: CallContext<"placeSftpFile">) {
  const { db, person, body, write } = context;
  const { file } = await requireFile(context);
  const job = await requireJob(db, person, body.jobId);
  if (body.uploadId !== null) await requireUpload(db, job.id, body.uploadId);
  return write(
    { entityType: "job", entityId: job.id, issuerId: job.issuerId, note: "file by SFTP" },
    [
      db
        .update(sftpFiles)
        .set(body)
        .where(and(eq(sftpFiles.id, file.id), eq(sftpFiles.state, "taking"))),
    ],
    done(message("sftpFileNoted")),
  );
}

/** Compares the digest of the stored file with the connector's: only then may the file be moved or deleted. */
export async function confirmSftpFile(context: CallContext<"confirmSftpFile">) {
  const { db, env, person, write } = context;
  const { file, configuration } = await requireFile(context);
  const about = { entityType: "sftpConfiguration", entityId: configuration.id, issuerId: configuration.issuerId };
  const answer = (state: FileRow["state"]) => ({
    ...done(message("sftpFileConfirmed")),
    file: { ...heldOf(file), state },
  });
  if (file.state !== "taking") return write({ ...about, note: "file confirmed" }, [], answer(file.state));
  if (file.jobId === null || file.uploadId === null) throw refuse("sftpNotUploaded");
  const job = await requireJob(db, person, file.jobId);
  const row = await requireUpload(db, job.id, file.uploadId);
  if (row.state === "Receiving") throw refuse("sftpNotUploaded");
  const set = (state: "uploaded" | "refused") =>
    write(
      { ...about, note: `file ${state}` },
      [
        db
          .update(sftpFiles)
          .set(state === "refused" ? refusedFor("refused") : { state })
          .where(eq(sftpFiles.id, file.id)),
      ],
      answer(state),
    );
  // A file with malware is not stored: it stays where it is.
  if ((await env.FILES.head(row.r2Key)) === null) return set("refused");
  if (row.size !== file.size || (await digestOf(env, row.r2Key, row.size)) !== file.digest)
    throw refuse("sftpDigestDiffers");
  return set("uploaded");
}

/** A file that was not taken leaves its digest free: the same bytes under another name are a file of their own. */
const refusedFor = (problem: SftpProblem): Partial<FileRow> => ({ state: "refused", problem, digest: null });

/** What a file becomes: done, refused permanently, or as before with the problem that a later run meets again. */
function endOf({ state }: FileRow, problem: SftpProblem | null): Partial<FileRow> {
  if (state === "uploaded") return problem === null ? { state: "done", problem } : { problem };
  const isFinal = state === "taking" && problem !== null && final.includes(problem);
  return isFinal ? refusedFor(problem) : { problem };
}

/** The file was moved or deleted on the server, or stays there as it should; with a problem, a later run repeats it. */
export async function finishSftpFile(context: CallContext<"finishSftpFile">) {
  const { db, body, write } = context;
  const { file, configuration } = await requireFile(context);
  const isAsRead = and(eq(sftpFiles.id, file.id), eq(sftpFiles.state, file.state));
  return write(
    {
      entityType: "sftpConfiguration",
      entityId: configuration.id,
      issuerId: configuration.issuerId,
      note: "file done",
    },
    [db.update(sftpFiles).set(endOf(file, body.problem)).where(isAsRead)],
    done(message("sftpFileNoted")),
  );
}

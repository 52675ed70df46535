/** Files that the connector takes from SFTP servers (docs/gateway.md section 7). */
import * as v from "valibot";
import { encodedMessage } from "../catalogue/message.ts";
import { cleanLine } from "../clean-fields.ts";
import { recordId } from "../ids.ts";
import { scheduleTimes } from "./analytics-schedules.ts";
import { capabilitySchema } from "./capabilities.ts";
import { ledgerKindSchema } from "./ledger.ts";
import { isHost, isPattern } from "./sftp-forms.ts";

/** Limits that are checked before any work. All of them are ours. */
export const sftpLimits = {
  configurations: 500,
  host: 253,
  username: 128,
  path: 500,
  /** Characters of an encrypted password or private key. */
  credential: 30_000,
  /** How long a file's size must not change before it is taken, and after which a silent connector's run ends, s. */
  unchangedSeconds: 60,
  silentSeconds: 90,
  /** Names of one folder, files that one request asks about, and files that one test lists. */
  names: 100_000,
  asked: 500,
  tested: 100,
  /** Runs in the list of a configuration, and files in one of them. */
  runs: 20,
  runFiles: 100,
  /** Next runs that are shown. */
  ahead: 3,
} as const;

export const sftpIntervals = ["hour", "day", "weekdays", "week"] as const;
export const sftpAfterwards = ["keep", "move", "delete"] as const;
/** Why a run or a file ended otherwise than it should. */
export const sftpProblems = [
  "hostKey",
  "signIn",
  "unreachable",
  "silent",
  "folder",
  "tooManyNames",
  "credential",
  "credentialForeign",
  "credentialUnreadable",
  "diskFull",
  "cut",
  "interrupted",
  "empty",
  "tooLarge",
  "name",
  "link",
  "changed",
  "refused",
  "digest",
  "afterwards",
] as const;
export type SftpProblem = (typeof sftpProblems)[number];
/** Problems after which a configuration waits for a user. */
export const stoppingProblems = [
  "hostKey",
  "signIn",
  "credential",
  "credentialForeign",
  "credentialUnreadable",
] as const;

const line = (most: number) => v.pipe(v.string(), cleanLine(), v.maxLength(most, encodedMessage("atMost", { most })));
const hostKeyForm = /^SHA256:[A-Za-z0-9+/]{43}$/;

/** What a user enters of a configuration, by field. */
export const sftpFields = {
  host: v.pipe(line(sftpLimits.host), v.check(isHost, encodedMessage("sftpHost"))),
  port: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer(encodedMessage("sftpPort")),
    v.minValue(1, encodedMessage("sftpPort")),
    v.maxValue(65_535, encodedMessage("sftpPort")),
  ),
  username: v.pipe(line(sftpLimits.username), v.minLength(1, encodedMessage("sftpUsername"))),
  hostKey: v.pipe(v.string(), v.trim(), v.regex(hostKeyForm, encodedMessage("sftpHostKey"))),
  path: v.pipe(line(sftpLimits.path), v.check(isPattern, encodedMessage("sftpPath"))),
  moveTo: v.nullable(
    v.pipe(
      line(sftpLimits.path),
      v.check((text) => text === "" || /^\/(?!.*(?:^|\/)\.\.(?:\/|$))/.test(text), encodedMessage("sftpMoveTo")),
    ),
  ),
  time: scheduleTimes.entries.time,
  zone: scheduleTimes.entries.zone,
} as const;

/** The public key to which browsers encrypt: P-256, its coordinates in base64url. */
const coordinate = v.pipe(v.string(), v.regex(/^[\w-]{43}$/, encodedMessage("sftpKey")));
const connectorKey = v.strictObject({ x: coordinate, y: coordinate });

/** A program that may act as a connector. */
export const sftpConnector = v.object({
  id: v.string(),
  name: v.string(),
  /** null: it has never been started. */
  key: v.nullable(v.object({ x: v.string(), y: v.string() })),
  seenOn: v.nullable(v.string()),
});

export const credentialBody = v.strictObject({
  /** Compact JWE; only the connector can decrypt it. */
  credential: v.pipe(
    v.string(),
    v.maxLength(sftpLimits.credential, encodedMessage("sftpCredentialLong")),
    v.regex(/^[\w-]+(?:\.[\w-]*){4}$/, encodedMessage("sftpCredentialForm")),
  ),
});

export const sftpFileStates = ["ready", "growing", "taking", "uploaded", "done", "same", "refused"] as const;
const problem = v.nullable(v.picklist(sftpProblems));

const sftpFile = v.object({
  id: v.string(),
  path: v.string(),
  size: v.number(),
  modifiedOn: v.string(),
  state: v.picklist(sftpFileStates),
  problem,
  jobId: v.nullable(v.string()),
  jobName: v.nullable(v.string()),
});
export type SftpFile = v.InferOutput<typeof sftpFile>;

const sftpRun = v.object({
  id: v.string(),
  isTest: v.boolean(),
  state: v.picklist(["asked", "running", "done", "failed"]),
  startedOn: v.string(),
  finishedOn: v.nullable(v.string()),
  /** Names in the folder; null: not listed yet. */
  seen: v.nullable(v.number()),
  /** Of a test: how many match. */
  matched: v.nullable(v.number()),
  problem,
  /** Counts of all of its files; bytes of those that were uploaded. */
  filesCount: v.number(),
  takenCount: v.number(),
  refusedCount: v.number(),
  bytes: v.number(),
  files: v.array(sftpFile),
});
export type SftpRun = v.InferOutput<typeof sftpRun>;
export const sftpRuns = v.object({ test: v.nullable(sftpRun), runs: v.array(sftpRun) });

/** A file as the server lists it. */
const listed = {
  path: v.pipe(
    v.string(),
    cleanLine(),
    v.minLength(1, encodedMessage("sftpFilePath")),
    v.maxLength(1000, encodedMessage("atMost", { most: 1000 })),
  ),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  modifiedOn: v.pipe(v.string(), v.isoTimestamp()),
};
const listedFile = v.strictObject(listed);
export type ListedFile = v.InferOutput<typeof listedFile>;

export const pollBody = v.strictObject({
  key: connectorKey,
  /** Runs that the connector works on: they don't end as silent. */
  running: v.pipe(v.array(recordId), v.maxLength(20)),
  /** It was started now: runs that it had under this key are continued, not waited for. */
  isStart: v.boolean(),
});
/** What the connector needs of a configuration. The job is the body of the call that creates it, without its name. */
const pulledConfiguration = v.object({
  id: v.string(),
  name: v.string(),
  host: v.string(),
  port: v.number(),
  username: v.string(),
  hostKey: v.string(),
  path: v.string(),
  afterwards: v.picklist(sftpAfterwards),
  moveTo: v.nullable(v.string()),
  credential: v.nullable(v.string()),
  isDue: v.boolean(),
  /** A test that a user asked for. */
  testId: v.nullable(v.string()),
  job: v.object({
    kind: ledgerKindSchema,
    issuerId: v.string(),
    buyerId: v.string(),
    currency: v.string(),
    buyerCountry: v.string(),
    capabilities: v.array(capabilitySchema),
  }),
});
export type PulledConfiguration = v.InferOutput<typeof pulledConfiguration>;
export const pollAnswer = v.object({ configurations: v.array(pulledConfiguration) });

export const startRunBody = v.strictObject({ configurationId: recordId, key: connectorKey });
export const knownBody = v.strictObject({
  files: v.pipe(
    v.array(listedFile),
    v.maxLength(sftpLimits.asked, encodedMessage("sftpAskedMost", { most: sftpLimits.asked })),
  ),
});
const held = {
  id: v.string(),
  state: v.picklist(sftpFileStates),
  jobId: v.nullable(v.string()),
  uploadId: v.nullable(v.string()),
};
/** For each file that was asked about, in the same order; null: it was never taken. */
export const knownAnswer = v.object({ files: v.array(v.nullable(v.object(held))) });
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, encodedMessage("sftpDigest")));
export const takeBody = v.strictObject({ ...listed, digest });
export const refuseBody = v.strictObject({ ...listed, problem: v.picklist(sftpProblems) });
export const placeBody = v.strictObject({ jobId: recordId, uploadId: v.nullable(recordId) });
export const finishFileBody = v.strictObject({ problem });
export const finishRunBody = v.strictObject({
  seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
  problem,
  /** The key that the server has now, where it is another. */
  offeredKey: v.nullable(v.pipe(v.string(), v.regex(hostKeyForm, encodedMessage("sftpHostKey")))),
  /** Of a test: the files that match. */
  files: v.pipe(
    v.array(v.strictObject({ ...listed, state: v.picklist(["ready", "growing", "done", "refused"]), problem })),
    v.maxLength(sftpLimits.tested, encodedMessage("sftpAskedMost", { most: sftpLimits.tested })),
  ),
  matched: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export const heldFile = v.object(held);

/** What a credential is bound to: a change of any of these asks for the credential again. */
interface CredentialBinding {
  readonly configuration: string;
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly hostKey: string;
}
export const bindingOf = (of: {
  readonly id: string;
  readonly host: string;
  readonly port: number;
  readonly username: string;
  readonly hostKey: string;
}): CredentialBinding => ({
  configuration: of.id,
  host: of.host,
  port: of.port,
  user: of.username,
  hostKey: of.hostKey,
});

/** What the connector decrypts: a password, or a private key with its passphrase. */
export const credentialSecret = v.union([
  v.strictObject({ password: v.pipe(v.string(), v.minLength(1)) }),
  v.strictObject({ privateKey: v.pipe(v.string(), v.minLength(1)), passphrase: v.string() }),
]);
export type CredentialSecret = v.InferOutput<typeof credentialSecret>;
/** Algorithms of a credential's JWE. */
export const credentialAlgorithms = { alg: "ECDH-ES+A256KW", enc: "A256GCM" } as const;

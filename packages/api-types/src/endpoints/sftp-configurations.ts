import * as v from "valibot";
import { holders } from "../access/access.ts";
import { encodedMessage } from "../catalogue/message.ts";
import { ledgerKindSchema } from "../entities/ledger.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  credentialBody,
  sftpAfterwards,
  sftpConnector,
  sftpFields,
  sftpIntervals,
  sftpProblems,
  sftpRuns,
} from "../entities/sftp.ts";
import { idOf } from "../ids.ts";
import { sftpConfigurationPages } from "../sitemap/sftp-configurations.ts";
import type { Call } from "./call.ts";
import { createdOnField, nameField } from "./record-fields.ts";
import { resource, type RecordOf } from "./resource.ts";

const root = "/api/v1/sftp-configurations";
const view = holders("DevOps_Area_VIEW");
const edit = holders("SftpConfigurations_CRUD");
/** The same on a new one and on a change. */
const entered = <const Read extends v.GenericSchema, const Schema extends v.GenericSchema>(
  read: Read,
  schema: Schema,
) => ({ read, create: schema, update: schema }) as const;
const weekday = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(7),
);

/** Where files are taken from, when, and which jobs they become. */
export const sftpConfigurationResource = resource({
  id: "sftpConfiguration",
  path: root,
  lock: "sftpConfiguration",
  pages: sftpConfigurationPages,
  access: { ...sftpConfigurationPages.access, create: "SftpConfigurations_CRUD" },
  fields: {
    name: nameField(encodedMessage("sftpName")),
    connectorId: entered(v.string(), v.pipe(idOf("record"), v.minLength(1, encodedMessage("sftpConnector")))),
    host: {
      ...entered(v.string(), sftpFields.host),
      kind: "text",
      searched: true,
      column: { width: 200, grow: 1, inList: "line" },
    },
    port: entered(v.number(), sftpFields.port),
    username: entered(v.string(), sftpFields.username),
    hostKey: entered(v.string(), sftpFields.hostKey),
    issuerId: { read: v.string(), create: v.pipe(idOf("record"), v.minLength(1, encodedMessage("chooseIssuer"))) },
    buyerId: { read: v.string(), create: v.pipe(idOf("record"), v.minLength(1, encodedMessage("chooseBuyer"))) },
    issuerName: { read: v.string(), kind: "text", searched: true, column: { width: 160, grow: 1 } },
    buyerName: { read: v.string(), kind: "text", searched: true, column: { width: 180, grow: 1, inList: "line" } },
    path: entered(v.string(), sftpFields.path),
    kind: entered(ledgerKindSchema, ledgerKindSchema),
    every: entered(v.picklist(sftpIntervals), v.picklist(sftpIntervals)),
    time: entered(v.string(), sftpFields.time),
    weekday: entered(v.number(), weekday),
    zone: entered(v.string(), sftpFields.zone),
    afterwards: entered(v.picklist(sftpAfterwards), v.picklist(sftpAfterwards)),
    moveTo: entered(v.nullable(v.string()), sftpFields.moveTo),
    /** What happens next; stopped: it waits for a user. */
    state: {
      read: v.picklist(["ready", "credential", "stopped"]),
      kind: "text",
      options: ["ready", "credential", "stopped"],
      column: { width: 150, inList: "strip" },
    },
    problem: { read: v.nullable(v.picklist(sftpProblems)) },
    /** The key that the server offered in place of the pinned one. */
    offeredKey: { read: v.nullable(v.string()) },
    connectorName: { read: v.string() },
    /** A connector takes one up only where there is a credential. */
    hasCredential: { read: v.boolean() },
    nextRunOn: { read: v.nullable(v.string()), kind: "moment", column: { width: 130 } },
    createdOn: createdOnField,
  },
});
export type SftpConfiguration = RecordOf<typeof sftpConfigurationResource>;

export const sftpConfigurationsCalls = {
  ...sftpConfigurationResource.calls,
  sftpConnectors: {
    method: "GET",
    path: "/api/v1/sftp-connectors",
    access: view,
    effect: "read",
    answer: v.array(sftpConnector),
  },
  /** When a configuration with these times runs next. */
  sftpNextRuns: {
    method: "GET",
    path: "/api/v1/sftp-next-runs",
    access: view,
    effect: "read",
    query: v.strictObject({
      every: v.picklist(sftpIntervals),
      time: sftpFields.time,
      weekday,
      zone: sftpFields.zone,
    }),
    answer: v.object({ next: v.array(v.string()) }),
  },
  setSftpCredential: {
    method: "PUT",
    path: `${root}/:id/credential`,
    access: edit,
    effect: "write",
    locked: { entityType: "sftpConfiguration", idIn: ["params", "id"] },
    usersOnly: true,
    body: credentialBody,
    answer: done,
  },
  testSftp: {
    method: "POST",
    path: `${root}/:id/tests`,
    access: edit,
    effect: "write",
    unlocked: "adds",
    answer: mutation({ id: v.string() }),
  },
  /** Makes it due at once. */
  runSftpNow: {
    method: "POST",
    path: `${root}/:id/run-now`,
    access: edit,
    effect: "write",
    unlocked: "decides",
    answer: done,
  },
  sftpRuns: { method: "GET", path: `${root}/:id/runs`, access: view, effect: "read", answer: sftpRuns, pollMs: 4000 },
} as const satisfies Record<string, Call>;

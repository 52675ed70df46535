import * as v from "valibot";
import { holders } from "../access/access.ts";
import { done, mutation } from "../entities/mutation.ts";
import {
  finishFileBody,
  finishRunBody,
  heldFile,
  knownAnswer,
  knownBody,
  placeBody,
  pollAnswer,
  pollBody,
  refuseBody,
  startRunBody,
  takeBody,
} from "../entities/sftp.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/sftp-connector";
const run = `${root}/runs/:id`;
const file = `${root}/files/:id`;
const access = holders("SftpConnector_RUN");
const system = { access, effect: "write", unlocked: "system" } as const;

/** Calls of the connector: each reaches the configurations that name it, and no other. */
export const sftpConnectorCalls = {
  pollSftp: {
    method: "POST",
    path: `${root}/poll`,
    access,
    effect: "presence",
    body: pollBody,
    answer: pollAnswer,
  },
  startSftpRun: {
    ...system,
    method: "POST",
    path: `${root}/runs`,
    body: startRunBody,
    answer: mutation({ id: v.string() }),
  },
  /** Which files were taken before, so that none is read again. */
  knownSftpFiles: {
    method: "POST",
    path: `${run}/known`,
    access,
    effect: "read",
    body: knownBody,
    answer: knownAnswer,
  },
  takeSftpFile: {
    ...system,
    method: "POST",
    path: `${run}/files`,
    body: takeBody,
    answer: mutation({ file: heldFile }),
  },
  refuseSftpFile: { ...system, method: "POST", path: `${run}/refused`, body: refuseBody, answer: done },
  finishSftpRun: { ...system, method: "PUT", path: `${run}/end`, body: finishRunBody, answer: done },
  placeSftpFile: { ...system, method: "PUT", path: `${file}/place`, body: placeBody, answer: done },
  /** Compares the digest of the uploaded file with the connector’s. */
  confirmSftpFile: { ...system, method: "POST", path: `${file}/confirm`, answer: mutation({ file: heldFile }) },
  finishSftpFile: { ...system, method: "PUT", path: `${file}/end`, body: finishFileBody, answer: done },
} as const satisfies Record<string, Call>;

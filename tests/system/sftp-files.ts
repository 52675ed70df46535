/** A configuration of the whole system, its connector as a process, and a server with files. */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import type { AnswerOf, BodyOf } from "@paygauge/api-types/endpoints";
import type { SftpConfiguration } from "@paygauge/api-types/endpoints/sftp-configurations";
import { ServedFolder } from "../../connector/src/sftp-server.fixture.ts";
import { encryptFor, fingerprintOf } from "../../web/src/areas/devops/sftp/encrypt.ts";
import type { Client } from "../support/client.ts";
import { expectOk, until } from "../support/job-flow.ts";

const root = "/api/v1/sftp-configurations";
export type Runs = AnswerOf<"sftpRuns">;

/** The connector as a process that can be killed, on one folder. */
export class ConnectorProcess {
  readonly folder = mkdtempSync(path.join(tmpdir(), "paygauge-connector-"));
  readonly #port: number;
  #child: ChildProcess | null = null;
  log = "";
  /** Most memory that a process of it had, bytes. */
  mostBytes = 0;

  constructor(port: number) {
    this.#port = port;
  }

  start(): void {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, "sftp-connector.worker.ts")], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        CONNECTOR_URL: `http://brand1.localhost:${this.#port}`,
        CONNECTOR_TOKEN_URL: `http://id.localhost:${this.#port}/token`,
        CONNECTOR_CLIENT_ID: "sample-connector",
        CONNECTOR_CLIENT_SECRET: "sample-secret",
        CONNECTOR_FOLDER: this.folder,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.log += text;
      });
    this.#child = child;
  }

  /** Notes how much memory it has now. */
  measure(): void {
    const status = readFileSync(`/proc/${this.#child?.pid ?? 0}/status`, "utf8");
    const peak = Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    this.mostBytes = Math.max(this.mostBytes, peak);
  }

  async stop(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once("exit", resolve);
    });
    child.kill(signal);
    await ended;
  }

  async end(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const runsOf = async (client: Client, id: string): Promise<Runs> =>
  expectOk(await client.call("GET", `${root}/${id}/runs`), "runs").json<Runs>();
export const configurationOf = async (client: Client, id: string): Promise<SftpConfiguration> =>
  expectOk(await client.call("GET", `${root}/${id}`), "configuration").json<SftpConfiguration>();

/** A configuration of the server's folder /out, its password encrypted as a browser does. */
export async function configure(
  client: Client,
  served: ServedFolder,
  connector: ConnectorProcess,
  more: Partial<BodyOf<"createSftpConfiguration">> = {},
): Promise<string> {
  const body = {
    name: `Folder at ${served.port}`,
    connectorId: "program-sample-connector",
    host: "127.0.0.1",
    port: served.port,
    username: "in",
    hostKey: served.hostKey,
    issuerId: "issuer-harbour",
    buyerId: "buyer-calder-county",
    path: "/out/*.csv",
    kind: "advanced",
    every: "week",
    time: "03:00",
    weekday: 7,
    zone: "UTC",
    afterwards: "move",
    moveTo: "/taken",
    ...more,
  };
  const { id } = expectOk(await client.call("POST", root, body), "create").json<{ id: string }>();
  await setPassword(client, id, served, connector);
  return id;
}

/** Sets the password once the fingerprint of the key that the product has is that of the connector's console. */
export async function setPassword(
  client: Client,
  id: string,
  served: ServedFolder,
  connector: ConnectorProcess,
): Promise<void> {
  const listed = await until(
    "the connector's key",
    async () => {
      const answer = expectOk(await client.call("GET", "/api/v1/sftp-connectors"), "connectors");
      return answer.json<AnswerOf<"sftpConnectors">>().find((each) => each.id === "program-sample-connector")?.key;
    },
    (key) => key !== null && key !== undefined,
  );
  if (!listed) throw new Error("The connector has no key.");
  const shown = /Fingerprint (\S+)/.exec(connector.log)?.[1];
  if ((await fingerprintOf(listed)) !== shown) throw new Error(`The console shows ${shown}.`);
  const credential = await encryptFor(listed, await configurationOf(client, id), { password: served.password });
  expectOk(await client.call("PUT", `${root}/${id}/credential`, { credential }), "credential");
}

export async function runNow(client: Client, id: string): Promise<void> {
  expectOk(await client.call("POST", `${root}/${id}/run-now`), "run now");
}

/** The newest run, once it has ended. */
export async function endedRun(client: Client, id: string, but = ""): Promise<Runs["runs"][number]> {
  const { runs } = await until(
    "the run",
    () => runsOf(client, id),
    (answer) => {
      const [newest] = answer.runs;
      return newest !== undefined && newest.id !== but && newest.state !== "running";
    },
  );
  const [newest] = runs;
  if (newest === undefined) throw new Error("There is no run.");
  return newest;
}

/** A long row: these tests are about bytes, and each row is imported. */
const filler = `Filler Works Ltd,1.00,2026-01-16,${"noted ".repeat(150)}\n`;
/** Lines that files of one test share. */
export const fillerOf = (bytes: number): Uint8Array => Buffer.from(filler.repeat(Math.ceil(bytes / filler.length)));
/** A ledger of its own for each number. */
export const ledgerOf = (number: number, bytes = 0): Uint8Array =>
  Buffer.concat([
    Buffer.from(`Supplier,Amount,Payment Date,Note\nAcme ${number} Ltd,${100 + number}.00,2026-01-15,none\n`),
    fillerOf(bytes),
  ]);

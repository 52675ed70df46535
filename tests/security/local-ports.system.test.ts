import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listenersOf, npmStart, processesOf, untilGone, untilWelcome, type NpmStart } from "../support/npm-start.ts";
import { signIn } from "../support/sign-in.ts";
import { freePort } from "../support/system.ts";
import { sampleStart } from "../../origin/src/seed/samples/ledger.ts";

const root = path.resolve(import.meta.dirname, "../..");
const home = mkdtempSync(path.join(tmpdir(), "home-"));
let port: number;
let start: NpmStart;
/** Things that no one may read here: of a stored ledger, of a session, of the catalogue's rows. */
let secrets: string[];

beforeAll(async () => {
  port = await freePort();
  start = npmStart(port, { HOME: home });
  await untilWelcome(start);
  const person = await signIn(port, "sasha.sysadmin");
  const ledger = readFileSync(path.join(root, "web/public/assets/samples/paygauge-sample-ledger.csv"), "utf8");
  secrets = [
    ledger.split("\n")[1]?.slice(0, 40) ?? "",
    person.cookies().get("__Host-session")?.slice(0, 40) ?? "",
    "sasha.sysadmin",
    "sample-upload",
    "PAYGAUGE_DOORS",
  ];
  expect(secrets.every((each) => each.length > 10)).toBe(true);
});

afterAll(async () => {
  if (start.child.pid) process.kill(-start.child.pid, "SIGKILL");
  await untilGone(port);
  rmSync(home, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

function ask(listening: number, request: string): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = net.connect(listening, "127.0.0.1");
    let text = "";
    const end = () => {
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setEncoding("latin1");
    socket.on("connect", () => socket.write(request, "latin1"));
    socket.on("data", (some: string) => (text += some));
    socket.on("close", end);
    socket.on("error", end);
    socket.setTimeout(5000, end);
  });
}

const uploadId = `sample-upload-${sampleStart(new Date()).toISOString().slice(0, 7)}`;

/** Paths at which tools of development answer, in this and earlier versions of the platform's local server. */
const toolPaths = [
  "/cdn-cgi/explorer/api/d1/database/paygauge/raw",
  "/cdn-cgi/explorer/api/storage/kv/namespaces",
  "/cdn-cgi/explorer/api/r2/buckets/paygauge-files/objects",
  "/cdn-cgi/explorer",
  "/cdn-cgi/local/explorer/api/d1/database/paygauge/raw",
  "/cdn-cgi/local/explorer/api/workers/durable_objects/namespaces",
  "/cdn-cgi/local/explorer",
  `/cdn-cgi/local/r2/public/paygauge-files/uploads/sample-job/${uploadId}`,
  `/cdn-cgi/local/r2/s3/paygauge-files/uploads/sample-job/${uploadId}`,
  "/cdn-cgi/local/platform-proxy",
  "/cdn-cgi/local/scheduled",
  "/cdn-cgi/local/email",
  "/cdn-cgi/handler/scheduled",
  "/cdn-cgi/mf/scheduled",
  "/cdn-cgi/ProxyWorker/play",
  "/cdn-cgi/rough-uuid",
  "/__cf_local/stream",
  "/__cf_local/imagedelivery/x",
  "/__scheduled",
  "/core/do-storage",
  "/core/error",
  "/json/list",
];

const spellings: readonly ((path: string) => string)[] = [
  (given) => given,
  (given) => `${given}/`,
  (given) => `/${given}`,
  (given) => given.toUpperCase(),
  (given) => given.replace("cdn-cgi", "%63dn-cgi"),
  (given) => given.replaceAll("/", "%2f").replace("%2f", "/"),
  (given) => `/login/..${given}`,
  (given) => `/x/%2e%2e${given}`,
  (given) => `${given}?x=1#y`,
  (given) => `http://127.0.0.1${given}`,
];

const order = '{"sql":"SELECT name, username FROM users"}';
/** The same question as a reader, as a writer, and with each header by which a local server takes another's word. */
function requestsFor(target: string, host: string): string[] {
  const head = (method: string, more: readonly string[] = []) =>
    `${[`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...more, "Connection: close"].join("\r\n")}\r\n\r\n`;
  return [
    head("GET"),
    `${head("POST", ["Content-Type: application/json", `Content-Length: ${order.length}`])}${order}`,
    head("GET", [`MF-Original-URL: http://127.0.0.1${target}`, "MF-Route-Override: paygauge-origin"]),
    head("GET", ["MF-Op: GET", "MF-Op-Target: [1]", 'MF-CF-Blob: {"x":1}']),
  ];
}

it("S65: one port listens next to what the runtime needs on the loopback, and leads to the gateway", () => {
  const all = listenersOf(port);
  expect(all.filter((each) => each.program === "workerd").map((each) => each.port)).toEqual([port]);
  // The runtime's own way back to its host, which asks for a secret that the two share.
  expect(all.filter((each) => each.port !== port)).toHaveLength(1);
  expect(new Set(all.map((each) => each.address))).toEqual(new Set(["0100007F"]));
});

it("S65: no path of a development tool, however it is written, reads a row, a file or a session", async () => {
  const found: string[] = [];
  for (const listening of listenersOf(port).map((each) => each.port)) {
    const hosts = ["127.0.0.1", `brand1.localhost:${port}`, "paygauge-origin", "localhost"];
    for (const host of hosts) {
      const requests = toolPaths.flatMap((each) => spellings.flatMap((spell) => requestsFor(spell(each), host)));
      const answers = await Promise.all(requests.map((each) => ask(listening, each)));
      answers.forEach(({ status, text }, index) => {
        const isRead = (status >= 200 && status < 300) || secrets.some((each) => text.includes(each));
        if (isRead) found.push(`${listening} ${status} ${requests[index]?.slice(0, 200)}`);
      });
    }
  }
  expect(found).toEqual([]);
});

it("S65: no name opens a door for remote calls", async () => {
  for (const name of ["miniflare-unsafe-internal-capnp-connect", "capnp-connect", "paygauge-edge", "paygauge-origin"])
    for (const listening of listenersOf(port).map((each) => each.port)) {
      const { status } = await ask(listening, `CONNECT ${name} HTTP/1.1\r\nHost: ${name}\r\n\r\n`);
      expect([name, listening, status]).not.toEqual([name, listening, 200]);
    }
});

/** Files below a folder that others than their owner may read, with no closed folder above them. */
function openFiles(folder: string): string[] {
  if ((statSync(folder).mode & 0o077) === 0) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return openFiles(full);
    // SQLite may have taken a file away since the folder was read.
    return ((statSync(full, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) === 0 ? [] : [full];
  });
}

it("S66: stores and keys are their owner's alone, and no request is recorded", () => {
  expect([".wrangler/state", ".local"].flatMap((folder) => openFiles(path.join(root, folder)))).toEqual([]);
  for (const file of [".dev.vars", "origin/.dev.vars", "idp/.dev.vars"])
    expect([file, statSync(path.join(root, file)).mode & 0o077]).toEqual([file, 0]);
  expect(existsSync(path.join(root, ".wrangler/state/v3/observability"))).toBe(false);
});

it("S66: nothing is written outside the project", () => {
  const written = readdirSync(home, { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith(".npm"));
  expect(written).toEqual([]);
  const outside = processesOf(port).flatMap((pid) =>
    readFileSync(`/proc/${pid}/environ`, "utf8")
      .split("\0")
      .filter((line) => line.startsWith("TMPDIR=") && !line.startsWith(`TMPDIR=${root}/`)),
  );
  expect(outside).toEqual([]);
});

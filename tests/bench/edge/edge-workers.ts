import { spawn } from "node:child_process";
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "smol-toml";
import * as v from "valibot";
import { permissionsOf } from "@paygauge/api-types/access/roles";
import { seal, sealingKeys } from "../../../edge/src/session/seal.ts";
import { testConfiguration } from "../../../edge/src/support/test-configuration.ts";
import { bundleTo, killGroup, untilAnswers, workerd } from "../../support/bare-worker.ts";
import { freePort } from "../../support/system.ts";
import { gatewayOf, pinned, type Gateway } from "./gateway.ts";

const root = path.resolve(import.meta.dirname, "../../..");
/** The edge's own settings of its bundle. */
const asDeployed = v.parse(
  v.object({ compatibility_date: v.string(), keep_names: v.boolean() }),
  parse(readFileSync(path.join(root, "wrangler.toml"), "utf8")),
);
const brandingKey = "brand1";
const host = `${brandingKey}.localhost`;
const environment = "bench";
const cookieName = "__Host-session";

const sealing = JSON.stringify({ current: "1", keys: { 1: randomBytes(32).toString("base64") } });
const signing = {
  ...generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" }),
  kid: "b",
};
const { d: _d, ...publicKey } = signing;
const configuration = testConfiguration(environment);
const held = { role: "sysAdmin", displayName: "System administrator", description: "" } as const;
const person = {
  id: "p1",
  displayName: "Pat Example",
  idpId: "subject",
  idProviderName: "local",
  username: "pat",
  email: "pat@example.org",
  givenName: null,
  surname: null,
  roles: { standard: [held], tabbedView: [] },
  effectiveRoles: [held.role],
  permissions: [...permissionsOf([held.role])],
  canSwitchRoles: false,
  eligible: true,
  approved: true,
  isDeactivated: false,
  pending: false,
  authenticated: true,
  lastActivityAt: null,
  agreedLatestTermsOfService: true,
  agreedLatestPrivacyPolicy: true,
  branding: null,
  effectiveBranding: null,
  inheritedBranding: null,
  effectiveBrandingDisplayName: null,
  hasMoreJobArtifactsToAssign: false,
  environment,
  language: null,
  issuerLanguage: null,
};
/** About 2 KB, as a page of a small list is. */
const answer = JSON.stringify({
  items: Array.from({ length: 20 }, (_, at) => ({
    id: `j${at}`,
    name: `Ledger ${at}`,
    state: "Published",
    lines: at * 7,
  })),
  total: 20,
  page: 1,
});

const bundles = mkdtempSync(path.join(tmpdir(), "paygauge-edge-bench-"));
const source = (name: string): string => path.join(root, "edge/src/support", `${name}.worker.mjs`);

function bundle(name: string, from: string): void {
  const settings = path.join(bundles, `${name}.json`);
  const main = path.join(root, from);
  writeFileSync(settings, JSON.stringify({ name, main, ...asDeployed }));
  bundleTo(path.join(bundles, name), settings);
}

/** Bundles the edge as it is deployed, and the origin's check of its proof. */
export function bundleAll(): void {
  bundle("edge", "edge/src/worker.ts");
  bundle("identity", "origin/src/support/identity-bench-worker.ts");
  copyFileSync(source("bench-world"), path.join(bundles, "world.js"));
  copyFileSync(source("bench-count"), path.join(bundles, "count.js"));
}

export function removeBundles(): void {
  rmSync(bundles, { recursive: true, force: true });
}

const text = (name: string, value: string): string => `(name = "${name}", text = ${JSON.stringify(value)})`;
const service = (name: string, of: string, entrypoint?: string): string =>
  `(name = "${name}", service = ${entrypoint ? `(name = "${of}", entrypoint = "${entrypoint}")` : `"${of}"`})`;
const objects = (from: string): string =>
  `(name = "PERSON_SESSIONS", durableObjectNamespace = (className = "PersonSessions"${from}))`;
const worker = (modules: string, bindings: readonly string[], more = ""): string => `(
  modules = [${modules}], compatibilityDate = "${asDeployed.compatibility_date}",
  bindings = [
    ${bindings.join(",\n    ")}
  ],${more}
)`;
const module = (name: string, file: string): string => `(name = "${name}", esModule = embed "${file}")`;

/** What is measured: the edge, the edge with its cryptography counted, a gateway with nothing in it, the API alone. */
type EdgeRole = "edge" | "counted" | "bare" | "api";

interface Ports {
  /** Where the role is asked. */
  readonly http: number;
  /** Where the bench opens sessions. */
  readonly opener: number;
  /** Where the origin's check tells its counts. */
  readonly identity: number;
}

/** The runtime's settings: one process that listens for the role, and for the bench's own questions. */
function runtimeSettings(role: EdgeRole, folder: string, ports: Ports): string {
  const known = [
    text("CONFIGURATION", JSON.stringify(configuration)),
    text("PERSON", JSON.stringify(person)),
    text("ANSWER", answer),
    text("EDGE_JWKS", JSON.stringify({ keys: [{ ...publicKey, alg: "ES256", use: "sig" }] })),
  ];
  const api = role === "counted" ? service("ORIGIN", "identity") : service("ORIGIN", "world", "Api");
  const edgeModules =
    role === "counted"
      ? `${module("count.js", "../count.js")}, ${module("worker.js", "../edge/worker.js")}`
      : module("worker.js", "../edge/worker.js");
  const rates = ["SIGN_IN_RATE", "TOKEN_RATE", "UPLOAD_RATE", "CHAT_RATE", "LINK_RATE", "EVENT_RATE"].map((each) =>
    service(each, "world", "Rates"),
  );
  const vars = {
    ENVIRONMENT: environment,
    PUBLIC_PORT: String(ports.http),
    OIDC_ISSUER: "https://id.example",
    OIDC_CLIENT_ID: "paygauge",
    OIDC_AUDIENCE: "https://api.paygauge.example",
    IDLE_MINUTES: "30",
    SESSION_HOURS: "10",
    MAX_UPLOAD_BYTES: "1073741824",
    SEALING_KEYS: sealing,
    IDENTITY_SIGNING_KEY: JSON.stringify(signing),
  };
  const edgeBindings = [
    ...Object.entries(vars).map(([name, value]) => text(name, value)),
    service("ASSETS", "world", "Files"),
    api,
    ...rates,
    objects(""),
  ];
  const namespaces = `
  durableObjectNamespaces = [(className = "PersonSessions", uniqueKey = "PersonSessions", enableSql = true)],
  durableObjectStorage = (localDisk = "store"),`;
  const listens = { edge: `"edge"`, counted: `"edge"`, bare: `"bare"`, api: `(name = "world", entrypoint = "Api")` };
  const socket = (name: keyof Ports, of: string): string =>
    `(name = "${name}", address = "127.0.0.1:${ports[name]}", http = (), service = ${of})`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = .edge), (name = "world", worker = .world), (name = "bare", worker = .bare),
    (name = "identity", worker = .identity),
    (name = "store", disk = (path = "${folder}/store", writable = true))
  ],
  sockets = [
    ${socket("http", listens[role])},
    ${socket("opener", `(name = "world", entrypoint = "Opener")`)},
    ${socket("identity", `"identity"`)}
  ],
);
const edge :Workerd.Worker = ${worker(edgeModules, edgeBindings, namespaces)};
const world :Workerd.Worker = ${worker(module("world.js", "../world.js"), [...known, objects(`, serviceName = "edge"`)])};
const bare :Workerd.Worker = ${worker(module("world.js", "../world.js"), [service("ASSETS", "world", "Files"), service("ORIGIN", "world", "Api")])};
const identity :Workerd.Worker = ${worker(module("identity.js", "../identity/identity-bench-worker.js"), known)};
`;
}

/** The edge in workerd, no host around it. */
export interface EdgeGateway extends Gateway {
  /** Opens sessions of so many users, the first of them number `from`; gives each one's Cookie header. */
  openSessions(count: number, from?: number): Promise<string[]>;
  /** What the edge asked the origin of reports since the start, and the version published; `isNext` publishes another first. */
  report(isNext?: boolean): Promise<{ readonly pointer: number; readonly body: number; readonly version: number }>;
  /** Cryptographic operations since the start, of the edge and of the origin's check. */
  counts(): Promise<{
    readonly edge: Readonly<Record<string, number>>;
    readonly origin: Readonly<Record<string, number>>;
  }>;
}

const jsonOf = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
  const found = await fetch(address, init);
  if (!found.ok) throw new Error(`${address}: ${found.status} ${await found.text()}`);
  return found.json();
};

async function open(opener: number, count: number, from: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, at) => `https://id.example|person-${from + at}`);
  const body = JSON.stringify({ brand: brandingKey, environment, people });
  const sids = await jsonOf<string[]>(`http://127.0.0.1:${opener}/`, { method: "POST", body });
  const keys = await sealingKeys(sealing);
  const sealed = sids.map((s, at) => seal(keys, cookieName, brandingKey, { p: people[at], s }));
  return (await Promise.all(sealed)).map((value) => `${cookieName}=${value}`);
}

/** Whose requests come at once: one user alone has sixteen places. */
const peopleAtOnce = 16;

/** Starts one role in a workerd of its own, with a session of each of them open. */
export async function startEdge(role: EdgeRole, name: string): Promise<EdgeGateway> {
  const folder = path.join(bundles, `${role}-${name.replaceAll(/\W/g, "")}`);
  mkdirSync(path.join(folder, "store"), { recursive: true });
  const ports = { http: await freePort(), opener: await freePort(), identity: await freePort() };
  const file = path.join(folder, "worker.capnp");
  writeFileSync(file, runtimeSettings(role, folder, ports));
  const said = process.env["SHOW_WORKERS"] ? "inherit" : "ignore";
  const [command = "", ...words] = pinned([workerd(), "serve", file]);
  const child = spawn(command, words, { cwd: root, detached: true, stdio: ["ignore", said, "inherit"] });
  const openSessions = (count: number, from = 0): Promise<string[]> => open(ports.opener, count, from);
  const cookies = await untilAnswers(name, () => openSessions(peopleAtOnce));
  const address = `http://127.0.0.1:${ports.http}`;
  return {
    ...gatewayOf(name, child, address, {
      host: `${host}:${ports.http}`,
      cookie: cookies[0] ?? "",
      "sec-fetch-site": "same-origin",
    }),
    cookies,
    openSessions,
    report: (isNext = false) => jsonOf(`http://127.0.0.1:${ports.opener}/report`, { method: isNext ? "POST" : "GET" }),
    counts: async () => ({
      edge: await jsonOf(`${address}/bench/counts`),
      origin: await jsonOf(`http://127.0.0.1:${ports.identity}/bench/counts`),
    }),
    end: () => killGroup(child),
  };
}

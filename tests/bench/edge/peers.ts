import { execFileSync, spawn } from "node:child_process";
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSigner } from "fast-jwt";
import { untilAnswers } from "../../support/bare-worker.ts";
import { freePort } from "../../support/system.ts";
import { gatewayOf, isInstalled, paths, pinned, type Gateway } from "./gateway.ts";

const folder = mkdtempSync(path.join(tmpdir(), "paygauge-peers-"));
const pem = (key: KeyObject): string =>
  key.export({ type: key.type === "private" ? "pkcs8" : "spki", format: "pem" }).toString();

interface Signature {
  readonly algorithm: "ES256" | "RS256";
  readonly keyFile: string;
  readonly token: string;
}

/** A key pair of the algorithm, its public half in a file, and a token of the size of an access token. */
function signatureOf(algorithm: "ES256" | "RS256"): Signature {
  const { privateKey, publicKey } =
    algorithm === "ES256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const keyFile = path.join(folder, `${algorithm}.pem`);
  writeFileSync(keyFile, pem(publicKey));
  const sign = createSigner({ key: pem(privateKey), algorithm, expiresIn: "9h" });
  const claims = { iss: "https://id.example", aud: "https://api.paygauge.example", sub: "person-1", jti: "t1" };
  return { algorithm, keyFile, token: sign({ ...claims, scope: "openid profile email offline_access" }) };
}

export const signatures = { es: signatureOf("ES256"), rs: signatureOf("RS256") };

async function start(name: string, words: readonly string[], port: number, { token }: Signature): Promise<Gateway> {
  const [command = "", ...rest] = pinned(words);
  const child = spawn(command, rest, { detached: true, stdio: ["ignore", "ignore", "inherit"] });
  const gateway = gatewayOf(name, child, `http://127.0.0.1:${port}`, { authorization: `Bearer ${token}` });
  await untilAnswers(name, async () => {
    for (const each of Object.values(paths)) {
      const refused = await fetch(`${gateway.address}${each}`);
      const open = await fetch(`${gateway.address}${each}`, { headers: gateway.headers });
      await Promise.all([refused.text(), open.text()]);
      if (open.status !== 200 || refused.status < 400) throw new Error(`${name}: ${open.status}, ${refused.status}`);
    }
    return true;
  });
  return gateway;
}

/** Fastify with and without a cache of verified tokens, or Express, in front of the API at `api`. */
export async function startNodePeer(name: "fastify-cached" | "fastify" | "express", api: number): Promise<Gateway> {
  const port = await freePort();
  const file = path.join(import.meta.dirname, "node-peer.ts");
  const { es } = signatures;
  return start(name, [process.execPath, file, name, String(port), String(api), es.keyFile], port, es);
}

function haproxySettings(port: number, api: number, { algorithm, keyFile }: Signature, script: string): string {
  return `global
  nbthread 1
  tune.bufsize 32768
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
frontend gateway
  bind 127.0.0.1:${port}
  http-request set-var(txn.bearer) http_auth_bearer
  http-request set-var(txn.alg) var(txn.bearer),jwt_header_query('$.alg')
  http-request set-var(txn.exp) var(txn.bearer),jwt_payload_query('$.exp','int')
  http-request set-var(txn.now) date()
  http-request deny deny_status 401 unless { var(txn.alg) -m str ${algorithm} }
  http-request deny deny_status 401 unless { var(txn.bearer),jwt_verify(txn.alg,"${keyFile}") 1 }
  http-request deny deny_status 401 if { var(txn.exp),sub(txn.now) -m int lt 0 }
  http-request return status 200 content-type text/javascript file ${script} if { path_beg /assets/ }
  default_backend api
backend api
  server api 127.0.0.1:${api}
`;
}

/** HAProxy with its own verification of tokens; null where it is not installed. */
export async function startHaproxy(algorithm: "es" | "rs", api: number): Promise<Gateway | null> {
  if (!isInstalled("haproxy")) return null;
  const port = await freePort();
  const signature = signatures[algorithm];
  const [file, script] = [path.join(folder, `${algorithm}.cfg`), path.join(folder, "filler.js")];
  writeFileSync(script, `export const filler = "${"x".repeat(10_240 - 26)}";`);
  writeFileSync(file, haproxySettings(port, api, signature, script));
  return start(`haproxy ${signature.algorithm}`, ["haproxy", "-db", "-f", file], port, signature);
}

export function haproxyVersion(): string {
  return execFileSync("haproxy", ["-v"], { encoding: "utf8" }).split("\n")[0]?.split(" - ")[0] ?? "";
}

export function removePeers(): void {
  rmSync(folder, { recursive: true, force: true });
}

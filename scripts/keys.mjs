// Makes the local keys once, into git-ignored .dev.vars files. Plain JS: the bootstrap calls it before anything is
// built. Existing keys are reused, so that a restart signs no user out; nothing here depends on the port.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";

const here = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** Thumbprint of an EC or RSA key (RFC 7638), as its key id. */
function thumbprint(jwk) {
  const members =
    jwk.kty === "EC" ? { crv: jwk.crv, kty: jwk.kty, x: jwk.x, y: jwk.y } : { e: jwk.e, kty: jwk.kty, n: jwk.n };
  return createHash("sha256").update(JSON.stringify(members)).digest("base64url");
}

function signingKey(alg) {
  const { privateKey } =
    alg === "ES256"
      ? generateKeyPairSync("ec", { namedCurve: "P-256" })
      : generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = privateKey.export({ format: "jwk" });
  return { ...jwk, kid: thumbprint(jwk), alg, use: "sig" };
}

/** Keys of the provider with one to write to it in secret; those of an earlier release have none. */
function withEncryptionKey({ keys }) {
  if (keys.some(({ use }) => use === "enc")) return { keys };
  const jwk = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  return { keys: [...keys, { ...jwk, kid: thumbprint(jwk), alg: "ECDH-ES", use: "enc" }] };
}

function publicPart({ kty, crv, x, y, e, n, kid, alg, use }) {
  return kty === "EC" ? { kty, crv, x, y, kid, alg, use } : { kty, e, n, kid, alg, use };
}

/** Values of a .dev.vars file; each line is NAME='value'. */
function readVars(file) {
  if (!existsSync(file)) return {};
  const rows = readFileSync(file, "utf8").split("\n");
  return Object.fromEntries(
    rows.flatMap((row) => {
      const hit = /^([A-Z_]+)='(.*)'$/.exec(row.trim());
      return hit ? [[hit[1], hit[2]]] : [];
    }),
  );
}

function writeVars(file, values) {
  const text = `${Object.entries(values)
    .map(([name, value]) => `${name}='${value}'`)
    .join("\n")}\n`;
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text, { mode: 0o600 });
}

/** Writes .dev.vars of edge, origin, chatbot and idp under `root`; other values found there stay. */
export async function ensureKeys(root = here) {
  const edgeFile = join(root, ".dev.vars");
  const edge = readVars(edgeFile);
  edge.SEALING_KEYS ??= JSON.stringify({ current: "1", keys: { 1: randomBytes(32).toString("base64") } });
  edge.IDENTITY_SIGNING_KEY ??= JSON.stringify(signingKey("ES256"));
  writeVars(edgeFile, edge);

  const originFile = join(root, "origin", ".dev.vars");
  const origin = readVars(originFile);
  origin.EDGE_JWKS = JSON.stringify({ keys: [publicPart(JSON.parse(edge.IDENTITY_SIGNING_KEY))] });
  origin.LINKED_ACCOUNT_KEYS ??= JSON.stringify({ current: "1", keys: { 1: randomBytes(32).toString("base64") } });
  writeVars(originFile, origin);

  const chatbotFile = join(root, "chatbot", ".dev.vars");
  const chatbot = readVars(chatbotFile);
  chatbot.EDGE_JWKS = origin.EDGE_JWKS;
  writeVars(chatbotFile, chatbot);

  const idpFile = join(root, "idp", ".dev.vars");
  const idp = readVars(idpFile);
  idp.PROVIDER_KEYS ??= JSON.stringify({ keys: [signingKey("ES256"), signingKey("RS256")] });
  idp.PROVIDER_KEYS = JSON.stringify(withEncryptionKey(JSON.parse(idp.PROVIDER_KEYS)));
  idp.COOKIE_KEYS ??= JSON.stringify([randomBytes(32).toString("base64url")]);
  writeVars(idpFile, idp);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await ensureKeys();
}

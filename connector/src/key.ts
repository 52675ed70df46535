/** The key pair to whose public half browsers encrypt credentials. The private half never leaves the folder. */
import { generateKeyPairSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { calculateJwkThumbprint, importJWK } from "jose";
import * as v from "valibot";

const keySchema = v.object({
  kty: v.literal("EC"),
  crv: v.literal("P-256"),
  x: v.string(),
  y: v.string(),
  d: v.string(),
});

export interface ConnectorKey {
  readonly public: { readonly x: string; readonly y: string };
  readonly private: Awaited<ReturnType<typeof importJWK>>;
  /** RFC 7638, SHA-256: what the user compares. */
  readonly fingerprint: string;
}

/** Reads the key of a folder, or makes one there. @throws Error where the file holds none */
export async function connectorKeyIn(folder: string): Promise<ConnectorKey> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, "key.json");
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    writeFileSync(file, JSON.stringify(privateKey.export({ format: "jwk" })), { mode: 0o600, flag: "wx" });
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keySchema), readFileSync(file, "utf8"));
  if (!read.success) throw new Error(`${file} holds no key. Delete it, start again, and set all passwords again.`);
  const { kty, crv, x, y } = read.output;
  return {
    public: { x, y },
    private: await importJWK(read.output, "ECDH-ES+A256KW"),
    fingerprint: await calculateJwkThumbprint({ kty, crv, x, y }),
  };
}

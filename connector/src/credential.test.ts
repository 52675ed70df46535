/** A credential opens only for the connector, and for the server that it was entered for. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { CompactEncrypt, importJWK } from "jose";
import { afterAll, expect, test } from "vitest";
import { bindingOf, credentialAlgorithms } from "@paygauge/api-types/entities/sftp";
import { openCredential } from "./credential.ts";
import { connectorKeyIn, type ConnectorKey } from "./key.ts";
import { pulledOne as configuration } from "./pulled.fixture.ts";

const folder = mkdtempSync(path.join(tmpdir(), "connector-key-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function sealFor(key: ConnectorKey, secret: object): Promise<string> {
  const { x, y } = key.public;
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(secret)))
    .setProtectedHeader({ ...credentialAlgorithms, sftp: bindingOf(configuration) })
    .encrypt(await importJWK({ kty: "EC", crv: "P-256", x, y }, credentialAlgorithms.alg));
}

test("the key is made once, readable by its user alone, and a broken one is not replaced", async () => {
  const key = await connectorKeyIn(folder);
  expect((await connectorKeyIn(folder)).fingerprint).toBe(key.fingerprint);
  expect(statSync(path.join(folder, "key.json")).mode & 0o077).toBe(0);
  const broken = path.join(folder, "broken");
  await connectorKeyIn(broken);
  writeFileSync(path.join(broken, "key.json"), "{}");
  await expect(connectorKeyIn(broken)).rejects.toThrow(/holds no key/);
});

test("a password and a private key are what was entered", async () => {
  const key = await connectorKeyIn(folder);
  for (const secret of [{ password: "correct horse" }, { privateKey: "-----BEGIN", passphrase: "" }])
    expect(await openCredential({ ...configuration, credential: await sealFor(key, secret) }, key)).toEqual(secret);
});

test("another host, port, user, host key or configuration than it was entered for is refused", async () => {
  const key = await connectorKeyIn(folder);
  const credential = await sealFor(key, { password: "correct horse" });
  const changes = [
    { host: "evil.example" },
    { port: 2222 },
    { username: "root" },
    { hostKey: `SHA256:${"B".repeat(43)}` },
    { id: "two" },
  ];
  for (const change of changes)
    await expect(openCredential({ ...configuration, credential, ...change }, key)).rejects.toMatchObject({
      problem: "credentialForeign",
    });
});

test("an altered binding, another connector's credential and none are refused", async () => {
  const key = await connectorKeyIn(folder);
  const other = await connectorKeyIn(path.join(folder, "other"));
  const credential = await sealFor(key, { password: "correct horse" });
  const [, ...rest] = credential.split(".");
  const header = { ...credentialAlgorithms, sftp: { ...bindingOf(configuration), host: "evil.example" } };
  const altered = [Buffer.from(JSON.stringify(header)).toString("base64url"), ...rest].join(".");
  const opened = (text: string | null, by = key, host = configuration.host) =>
    openCredential({ ...configuration, host, credential: text }, by);
  await expect(opened(altered, key, "evil.example")).rejects.toMatchObject({ problem: "credentialUnreadable" });
  await expect(opened(credential, other)).rejects.toMatchObject({ problem: "credentialUnreadable" });
  await expect(opened("a.b.c.d.e")).rejects.toMatchObject({ problem: "credentialUnreadable" });
  await expect(opened(null)).rejects.toMatchObject({ problem: "credential" });
});

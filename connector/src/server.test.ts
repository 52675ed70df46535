/** The connection to a server: its pinned key, its faults, and what each of them is called. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Failed } from "./failed.ts";
import { Server, type Timing } from "./server.ts";
import { newKeyPair, ServedFolder } from "./sftp-server.fixture.ts";

const quick: Timing = { readyMs: 2000, silentMs: 1500 };
let served = new ServedFolder();
let folder = "";
beforeEach(async () => {
  served = await new ServedFolder().listen();
  folder = mkdtempSync(path.join(tmpdir(), "connector-"));
});
afterEach(async () => {
  await served.close();
  rmSync(folder, { recursive: true, force: true });
});

const place = (more: object = {}) => ({
  host: "127.0.0.1",
  port: served.port,
  username: "in",
  hostKey: served.hostKey,
  ...more,
});
const connect = (more: object = {}, password = "correct horse", timing = quick) =>
  Server.connect(place(more), { password }, timing);
/** The name of a failure; "" for none. */
const problemOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "",
    (error: unknown) => (error instanceof Failed ? error.problem : String(error)),
  );

describe("a server", () => {
  test("whose key is another gets no credential, and its key is reported", async () => {
    const hostKey = `SHA256:${"A".repeat(43)}`;
    await expect(connect({ hostKey })).rejects.toMatchObject({ problem: "hostKey", offeredKey: served.hostKey });
    expect(served.opened).toEqual([]);
  });

  test("lets a user in by a private key, with a passphrase or without, and by no other", async () => {
    const [mine, other] = [newKeyPair(), newKeyPair()];
    served.publicKey = mine.public;
    const enter = (privateKey: string, passphrase = "") =>
      Server.connect(place(), { privateKey, passphrase }, quick).then((server) => server.end());
    await enter(mine.private);
    expect(await problemOf(enter(other.private))).toBe("signIn");
    expect(await problemOf(enter("no key"))).toBe("signIn");
    const locked = newKeyPair("open");
    served.publicKey = locked.public;
    await enter(locked.private, "open");
    expect(await problemOf(enter(locked.private))).toBe("signIn");
  });

  test("that refuses, is not there, or never answers is named as such", async () => {
    expect(await problemOf(connect({}, "wrong"))).toBe("signIn");
    expect(await problemOf(connect({ port: 1 }))).toBe("unreachable");
    const server = await connect({}, served.password, { ...quick, silentMs: 200 });
    served.faults.isSilent = true;
    expect(await problemOf(server.list("/out"))).toBe("silent");
    expect(await problemOf(server.look("/out/a.csv"))).toBe("silent");
    await server.end();
  });

  test("that accepts a connection and says nothing is given up", async () => {
    const mute = createServer().listen(0, "127.0.0.1");
    await once(mute, "listening");
    const { port } = mute.address() as AddressInfo;
    expect(await problemOf(connect({ port }, "", { ...quick, readyMs: 300 }))).toBe("silent");
    mute.close();
  });

  test("whose files find no room on the disk loses none", async () => {
    served.put("/out/a.csv", "Supplier,Amount\nAcme,1\n");
    const server = await connect();
    expect(await problemOf(server.download("/out/a.csv", "/dev/full", 1000))).toBe("diskFull");
    expect([...served.files.keys()]).toEqual(["/out/a.csv"]);
    await server.end();
  });

  test("that answers slowly is waited for, piece by piece", async () => {
    served.put("/out/a.csv", "Supplier,Amount\nAcme,1\n");
    served.faults.delayMs = 100;
    const server = await connect();
    const to = path.join(folder, "a");
    const { digest } = await server.download("/out/a.csv", to, 1000);
    expect(digest).toBe(createHash("sha256").update(readFileSync(to)).digest("hex"));
    await server.end();
  });

  test("is listed with files, links and more names than one answer holds", async () => {
    for (let number = 0; number < 1200; number += 1) served.put(`/out/${number}.csv`, "x");
    served.files.set("/out/link.csv", { bytes: Buffer.from("x"), mtime: 1, kind: "link" });
    const server = await connect();
    const entries = await server.list("/out");
    expect(entries).toHaveLength(1201);
    expect(entries.find(({ name }) => name === "link.csv")?.kind).toBe("link");
    expect(await problemOf(server.list("/out", 1200)), "one more than are read").toBe("tooManyNames");
    expect(await problemOf(server.list("/elsewhere"))).toBe("folder");
    await server.end();
  });

  test("whose connection is cut within a file, or whose file outgrows the limit, leaves nothing taken", async () => {
    served.put("/out/a.csv", "x".repeat(500_000));
    Object.assign(served.faults, { cutAfter: 100_000, cuts: 1 });
    const server = await connect();
    expect(await problemOf(server.download("/out/a.csv", path.join(folder, "a"), 1e6))).toBe("cut");
    await server.end();
    const again = await connect();
    expect(await problemOf(again.download("/out/a.csv", path.join(folder, "b"), 1000))).toBe("tooLarge");
    expect((await again.download("/out/a.csv", path.join(folder, "c"), 1e6)).size).toBe(500_000);
    await again.end();
  });
});

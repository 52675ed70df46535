/** What becomes of a file on its server: only the file that was read is moved or deleted, and none is overwritten. */
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PulledConfiguration } from "@paygauge/api-types/entities/sftp";
import { finishOnServer } from "./afterwards.ts";
import { candidatesOf, type Candidate } from "./listing.ts";
import { Server } from "./server.ts";
import { pulledOne } from "./pulled.fixture.ts";
import { ServedFolder } from "./sftp-server.fixture.ts";

let served = new ServedFolder();
let server: Server;
beforeEach(async () => {
  served = await new ServedFolder().listen();
  served.put("/out/a.csv", "as it was read");
  const { port, hostKey, password } = served;
  server = await Server.connect({ host: "127.0.0.1", port, username: "in", hostKey }, { password });
});
afterEach(async () => {
  await server.end();
  await served.close();
});

const move = { afterwards: "move", moveTo: "/taken" } as const;
const listed = async (): Promise<Candidate> => {
  const [file] = candidatesOf(await server.list("/out"), "/out/a.csv", 1000, new Date());
  if (file === undefined) throw new Error("There is no file.");
  return file;
};
const finish = (file: Candidate, more: Partial<PulledConfiguration>) =>
  finishOnServer(server, { ...pulledOne, ...more }, file);
const names = () => [...served.files.keys()].toSorted();

test("it stays, is moved or deleted; repeated, nothing more happens", async () => {
  const file = await listed();
  await finish(file, { afterwards: "keep" });
  expect(names()).toEqual(["/out/a.csv"]);
  await finish(file, move);
  await finish(file, move);
  expect(names()).toEqual(["/taken/a.csv"]);
  served.put("/out/a.csv", "as it was read");
  await finish(await listed(), { afterwards: "delete" });
  expect(names()).toEqual(["/taken/a.csv"]);
});

test("a file of the same name in the folder is not overwritten", async () => {
  served.put("/taken/a.csv", "of last month");
  await finish(await listed(), move);
  expect(names()).toEqual(["/taken/a (2).csv", "/taken/a.csv"]);
  expect(Buffer.from(served.files.get("/taken/a.csv")?.bytes ?? []).toString()).toBe("of last month");
});

test("a file that changed since it was read, or that the server refuses to remove, stays", async () => {
  const file = await listed();
  served.faults.isReadOnly = true;
  for (const how of [move, { afterwards: "delete" } as const])
    await expect(finish(file, how)).rejects.toMatchObject({ problem: "afterwards", retry: false });
  served.faults.isReadOnly = false;
  served.put("/out/a.csv", "another that came later");
  for (const how of [move, { afterwards: "delete" } as const])
    await expect(finish(file, how)).rejects.toMatchObject({ problem: "changed", retry: false });
  expect(names()).toEqual(["/out/a.csv"]);
});

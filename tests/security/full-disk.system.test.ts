import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { Upload } from "@paygauge/api-types/entities/jobs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../support/client.ts";
import { createJob, expectOk, sendFile, until, uploadOf } from "../support/job-flow.ts";
import { sendDocument } from "../support/send-document.ts";
import { signIn } from "../support/sign-in.ts";
import { smallDisk } from "../support/small-disk.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

const megabyte = 1024 * 1024;
// Room for the stores (6 MB), the file twice, and what a refused write holds until its process releases it.
const disk = smallDisk(48);
const why = disk === null ? ": skipped, this user may not mount a file system" : "";

let system: RunningSystem;
let client: Client;
beforeAll(async () => {
  if (disk === null) return;
  system = await startSystem({ seed: "without-job", folder: path.join(disk.folder, "stores") });
  client = await signIn(system.port, "sasha.sysadmin");
});
afterAll(async () => {
  await system?.end();
  disk?.end();
});

/** Names and bytes of a bucket's stored files. */
function filesOf(bucket: string): string[] {
  const folder = path.join(system.folder, `v3/r2/${bucket}/blobs`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => `${name} ${statSync(path.join(folder, name)).size}`);
}
const storedFiles = (): string[] => filesOf("paygauge-files");
/** Names and bytes of the assistant's stored files. */
const storedDocuments = (): string[] => filesOf("paygauge-chat-files");
const buyer = { issuerId: "issuer-harbour", name: "Full Disk Council", country: "GBR" };
const ask = () => client.call("POST", "/chat/message", { question: "What is addressable spend?" });

async function buyers(): Promise<number> {
  const answer = await client.call("POST", "/api/v1/buyers/get", { pageNumber: 1, pageSize: 25 });
  return expectOk(answer, "buyers").json<{ totalCount: number }>().totalCount;
}

async function documents(): Promise<number> {
  return expectOk(await client.call("GET", "/chat/documents"), "documents").json<{ documents: unknown[] }>().documents
    .length;
}

describe(`S69 a full disk${why}`, () => {
  test.skipIf(disk === null)(
    "answers a part with 507 and a sentence, stores nothing of it, and takes it later",
    async () => {
      const jobId = await createJob(client, "Full disk", { currency: "GBP", country: "GBR" });
      const root = `/api/v1/jobs/${jobId}/uploads`;
      const row = "A Ltd,1.00,2025-01-02\n";
      const bytes = Buffer.concat([Buffer.from("Supplier,Amount,Date\n"), Buffer.alloc(6 * megabyte, row)]);
      const body = { fileName: "a.csv", size: bytes.length };
      const { upload } = expectOk(await client.call("POST", root, body), "create").json<{ upload: Upload }>();
      const before = storedFiles();
      disk?.fill(3 * megabyte);
      const asked = Date.now();
      const refused = await client.call("PUT", `${root}/${upload.id}/parts/1`, bytes);
      expect(refused.status).toBe(507);
      expect(refused.json()).toMatchObject({ code: "STORAGE_FULL", detail: expect.stringMatching(/free disk space/) });
      expect(Date.now() - asked).toBeLessThan(20_000);
      expect(storedFiles()).toEqual(before);
      expect((await uploadOf(client, jobId, upload.id)).partsReceived).toEqual([]);
      disk?.free();
      expectOk(await client.call("PUT", `${root}/${upload.id}/parts/1`, bytes), "the part again");
      expectOk(await client.call("POST", `${root}/${upload.id}/complete`), "complete");
      const read = await until(
        "the inspection",
        () => uploadOf(client, jobId, upload.id),
        ({ state }) => state === "Inspected" || state === "Refused",
      );
      expect(read.state).toBe("Inspected");
      expectOk(await client.call("DELETE", `${root}/${upload.id}`), "discard");
      await until(
        "the removal of the file",
        async () => storedFiles(),
        (files) => files.length === before.length,
      );
      await sendFile(client, jobId, "b.csv", Buffer.from("Supplier,Amount\nA Ltd,1.00\nB Ltd,2.00\n"));
    },
  );

  test.skipIf(disk === null)(
    "answers a document of the assistant with 507, keeps none of it, and answers on",
    async () => {
      const before = [await documents(), storedDocuments()];
      disk?.fill(megabyte);
      const asked = Date.now();
      const refused = await sendDocument(client, "levy.txt", "The levy is two percent.\n".repeat(160_000));
      expect([refused.status, refused.json()["code"]]).toEqual([507, "STORAGE_FULL"]);
      expect(Date.now() - asked).toBeLessThan(20_000);
      expectOk(await ask(), "a question");
      disk?.free();
      expect([await documents(), storedDocuments()]).toEqual(before);
      expectOk(await sendDocument(client, "levy.txt", "The levy is two percent."), "a document later");
    },
  );

  test.skipIf(disk === null)(
    "without a byte left refuses what it can't write, and loses nothing of before",
    async () => {
      const before = [await buyers(), await documents()];
      disk?.fill(0);
      const refused = [await client.call("POST", "/api/v1/buyers", buyer), await ask()];
      // Where a read of the catalogue needs room too, the gateway says that the service doesn't respond.
      for (const { status, json } of refused) {
        expect([503, 507]).toContain(status);
        expect(json<{ detail: string }>().detail).toMatch(/[Tt]ry again/);
      }
      disk?.free();
      expect([await buyers(), await documents()]).toEqual(before);
      expectOk(await ask(), "a question after");
      expectOk(await client.call("POST", "/api/v1/buyers", buyer), "a buyer after");
    },
  );
});

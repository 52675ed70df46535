/** The unpacking of a file larger than a part of R2, killed in between: started again, it makes the same text. */
import { gzipSync } from "node:zlib";
import { runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { now, openDatabase } from "../../store/database.ts";
import { jobs, uploads } from "../../store/schema.ts";
import { seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { MultipartSink } from "../unpack/multipart-sink.ts";
import { plainFile } from "../unpack/stored-file.ts";
import { digestOf } from "./file-source.ts";
import type { StepContext } from "../../commands/step.ts";
import { unpackStep } from "./unpack-step.ts";

const db = openDatabase(testEnv.DB);
const r2Key = "uploads/job-unpack/u1";

/** 20 MB of lines that do not pack to nothing. */
function ledger(): Uint8Array<ArrayBuffer> {
  const lines = ["Supplier,Amount,Date"];
  let state = 1;
  for (let at = 0; at < 500_000; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    lines.push(`Supplier ${state % 9973} Ltd,${state % 100_000}.${10 + (at % 90)},2025-01-${10 + (at % 20)}`);
  }
  return new Uint8Array(new TextEncoder().encode(lines.join("\n")));
}

async function hex(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

beforeAll(async () => {
  await seedOrigin();
  await db.insert(jobs).values({
    id: "job-unpack",
    name: "Unpack",
    kind: "advanced",
    issuerId: "issuer-harbour",
    buyerId: "buyer-wharfside",
    ownerUserId: "user-petra-jobmanager",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp"],
    createdOn: now(),
    updatedOn: now(),
  });
});

const jobFacts = {
  jobId: "job-unpack",
  kind: "advanced",
  currency: "GBP",
  fallbackCountry: "GBR",
  buyerCountry: "GBR",
  buyerId: "buyer-wharfside",
  periodFrom: null,
  periodTo: null,
};

describe("unpacking", () => {
  it("writes a large file in parts and survives being killed at every heartbeat", async () => {
    const plain = ledger();
    const packed = new Uint8Array(gzipSync(plain));
    await testEnv.FILES.put(r2Key, packed);
    await db.insert(uploads).values({
      id: "u1",
      jobId: "job-unpack",
      fileName: "ledger.csv.gz",
      size: packed.length,
      partSize: 8_388_608,
      r2Key,
      state: "Unpacking",
      createdBy: "user-petra-jobmanager",
      createdOn: now(),
      updatedOn: now(),
    });
    const file = { uploadId: "u1", r2Key, size: packed.length, fileName: "ledger.csv.gz" };
    let cursor: unknown = null;
    let kills = 0;
    let killAt = 1;
    const slice = (storage: DurableObjectStorage): Promise<"more" | "done"> => {
      let ticks = 0;
      const context: StepContext = {
        env: testEnv,
        storage,
        sql: storage.sql,
        commandId: "unpack:u1",
        payload: { ...file, job: jobFacts, inspectId: "inspect:u1" },
        cursor,
        more: (next) => {
          cursor = structuredClone(next);
          return "more";
        },
        finish: () => "done",
        part: (effect) => storage.transactionSync(effect),
        tick: async () => {
          if (++ticks !== killAt) return;
          killAt++;
          kills++;
          throw new Error("killed");
        },
      };
      return unpackStep(context);
    };
    await runInDurableObject(testEnv.EFFECTS.get(testEnv.EFFECTS.newUniqueId()), async (_, state) => {
      for (let outcome = "more"; outcome === "more";) {
        outcome = await slice(state.storage).catch((error: unknown) => {
          if (String(error) !== "Error: killed") throw error;
          return "more" as const;
        });
      }
    });
    expect(kills).toBeGreaterThan(1);
    const [row] = await db.select().from(uploads).where(eq(uploads.id, "u1"));
    if (row === undefined) throw new Error("no row");
    expect(["Inspecting", "Inspected"]).toContain(row.state);
    const found = plainFile(row);
    expect(found.size).toBe(plain.length);
    expect(await digestOf(testEnv, found.r2Key, found.size)).toBe(await hex(plain));
    // A last slice that died after its object was complete is done again.
    await db.update(uploads).set({ state: "Unpacking", unpacked: null }).where(eq(uploads.id, "u1"));
    await runInDurableObject(testEnv.EFFECTS.get(testEnv.EFFECTS.newUniqueId()), async (_, state) => {
      expect(await slice(state.storage)).toBe("done");
    });
    expect(await digestOf(testEnv, found.r2Key, found.size)).toBe(await hex(plain));
  });

  it("sends pieces of any size as equal parts", async () => {
    const sink = new MultipartSink(await testEnv.FILES.createMultipartUpload("parts"));
    const all = ledger().subarray(0, 17 * 1024 * 1024 + 3);
    for (let at = 0, size = 1; at < all.length; at += size, size = (size * 5 + 7) % 3_000_000) {
      await sink.write(all.slice(at, at + size));
    }
    await sink.finish();
    expect(sink.written).toBe(all.length);
    expect(await digestOf(testEnv, "parts", all.length)).toBe(await hex(all.slice()));
  });
});

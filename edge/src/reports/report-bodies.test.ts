import { afterEach, describe, expect, it, vi } from "vitest";
import type { BodyBytes, BodyStore } from "./body-store.ts";
import { BodyMismatch, ReportBodies, sha256Hex } from "./report-bodies.ts";
import { reportKey, type ReportPointer } from "./report-key.ts";

const bytesOf = (text: string): BodyBytes => Uint8Array.from(new TextEncoder().encode(text));

async function pointerTo(text: string, permClass = ""): Promise<ReportPointer> {
  const body = bytesOf(text);
  return { version: 1, sha256: await sha256Hex(body), bytes: body.byteLength, permClass };
}

/** A store that works and records its calls. */
function memoryStore() {
  const kept = new Map<string, BodyBytes>();
  const store: BodyStore = {
    read: vi.fn(async (key: string) => kept.get(key) ?? null),
    write: vi.fn(async (key: string, body: BodyBytes) => void kept.set(key, body)),
  };
  return { kept, store };
}

const most = 1024 * 1024;
const nothingLater = (): void => undefined;

describe("bodies of reports", () => {
  afterEach(() => void vi.useRealTimers());

  it("are filled once where 10,000 ask at once, and then come from memory", async () => {
    const { store } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most });
    const pointer = await pointerTo("a report");
    const gate = Promise.withResolvers<BodyBytes>();
    const fill = vi.fn(() => gate.promise);
    const asked = Array.from({ length: 10_000 }, () => bodies.read("brand1", pointer, fill, nothingLater));
    gate.resolve(bytesOf("a report"));
    const got = await Promise.all(asked);
    expect(fill).toHaveBeenCalledTimes(1);
    expect(new Set(got.map((each) => new TextDecoder().decode(each)))).toEqual(new Set(["a report"]));
    expect(bodies.held("brand1", pointer)).toBe(got[0]);
  });

  it("of another brand, class or content are others: each is filled for itself", async () => {
    const { store, kept } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most });
    const fill = vi.fn(async () => bytesOf("a report"));
    const [all, some] = [await pointerTo("a report"), await pointerTo("a report", "JobSuppliers_VIEW")];
    for (const brand of ["brand1", "brand2"])
      for (const pointer of [all, some]) await bodies.read(brand, pointer, fill, nothingLater);
    expect(fill).toHaveBeenCalledTimes(4);
    expect(kept.size).toBe(4);
    expect(new Set([...kept.keys()].map((key) => new URL(key).host))).toEqual(new Set(["cache.internal"]));
  });

  it("keep no lease and nothing else of a render that fails, and serve no older body in its place", async () => {
    const { store } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most });
    const [old, next] = [await pointerTo("version 1"), await pointerTo("version 2")];
    await bodies.read("brand1", old, async () => bytesOf("version 1"), nothingLater);
    const fail = vi.fn(() => Promise.reject(new Error("The render failed.")));
    const refused = await Promise.allSettled([1, 2, 3].map(() => bodies.read("brand1", next, fail, nothingLater)));
    expect(refused.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(fail).toHaveBeenCalledTimes(1);
    const body = await bodies.read("brand1", next, async () => bytesOf("version 2"), nothingLater);
    expect(new TextDecoder().decode(body)).toBe("version 2");
  });

  it("that take too long are given up, and the next who asks begins again", async () => {
    const { store } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most });
    const pointer = await pointerTo("a report");
    const never = new Promise<BodyBytes>(() => undefined);
    // The clock is the test's own: what follows must not be late because the machine is.
    vi.useFakeTimers();
    const givenUp = expect(bodies.read("brand1", pointer, () => never, nothingLater)).rejects.toThrow(
      "No answer in time.",
    );
    await vi.advanceTimersByTimeAsync(5000);
    await givenUp;
    vi.useRealTimers();
    const body = await bodies.read("brand1", pointer, async () => bytesOf("a report"), nothingLater);
    expect(new TextDecoder().decode(body)).toBe("a report");
  });

  it("with other bytes than their digest are refused, from the origin and from the store", async () => {
    const { store, kept } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most });
    const pointer = await pointerTo("a report");
    for (const wrong of ["a repor", "b report", "a report and more"])
      await expect(bodies.read("brand1", pointer, async () => bytesOf(wrong), nothingLater)).rejects.toThrow(
        BodyMismatch,
      );
    expect(kept.size).toBe(0);
    kept.set(reportKey("brand1", pointer), bytesOf("somebody else's"));
    const body = await bodies.read("brand1", pointer, async () => bytesOf("a report"), nothingLater);
    expect(new TextDecoder().decode(body)).toBe("a report");
  });

  it("come also where the store is broken", async () => {
    const broken: BodyStore = {
      read: () => Promise.reject(new Error("broken")),
      write: () => Promise.reject(new Error("broken")),
    };
    const bodies = new ReportBodies({ store: broken, fillMs: 5000, most });
    const later: Promise<unknown>[] = [];
    const pointer = await pointerTo("a report");
    await bodies.read(
      "brand1",
      pointer,
      async () => bytesOf("a report"),
      (work) => void later.push(work),
    );
    await expect(Promise.all(later)).resolves.toBeDefined();
  });

  it("take no more memory than they may", async () => {
    const { store } = memoryStore();
    const bodies = new ReportBodies({ store, fillMs: 5000, most: 4000 });
    const texts = Array.from({ length: 10 }, (_, at) => String(at).repeat(1000));
    const pointers = await Promise.all(texts.map((each) => pointerTo(each)));
    for (const [at, pointer] of pointers.entries())
      await bodies.read("brand1", pointer, async () => bytesOf(texts[at] ?? ""), nothingLater);
    expect(pointers.map((pointer) => bodies.held("brand1", pointer) !== undefined)).toEqual(
      texts.map((_, at) => at >= 6),
    );
    const large = await pointerTo("x".repeat(1001));
    await bodies.read("brand1", large, async () => bytesOf("x".repeat(1001)), nothingLater);
    expect(bodies.held("brand1", large)).toBeUndefined();
  });
});

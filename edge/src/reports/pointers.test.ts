import { beforeEach, describe, expect, it, vi } from "vitest";
import { Pointers, type PointerAnswer } from "./pointers.ts";
import type { ReportPointer } from "./report-key.ts";

const pointer = (version: number): ReportPointer => ({
  version,
  sha256: String(version).repeat(64).slice(0, 64),
  bytes: 10,
  permClass: "",
});
const found = (version: number): PointerAnswer => ({ kind: "found", pointer: pointer(version) });
const refused: PointerAnswer = { kind: "refused", status: 404, problem: "{}" };
const unreachable: PointerAnswer = { kind: "unreachable" };
const nothingLater = (): void => undefined;

let now = 0;
let pointers: Pointers;
const read = (answer: PointerAnswer | Promise<PointerAnswer>, name = "dana") =>
  pointers.read(name, async () => answer, nothingLater);

beforeEach(() => {
  now = 1_000_000;
  pointers = new Pointers(1000, () => now);
});

describe("pointers", () => {
  it("hold almost a second from when they were asked for, and a new version is seen then", async () => {
    await read(found(1));
    now += 899;
    expect(await read(found(2))).toEqual({ kind: "found", pointer: pointer(1), staleMs: null });
    now += 1;
    expect(await read(found(2))).toEqual({ kind: "found", pointer: pointer(2), staleMs: null });
  });

  it("that took a while to come aren't younger for it", async () => {
    const answer = Promise.withResolvers<PointerAnswer>();
    const asked = read(answer.promise);
    now += 800;
    answer.resolve(found(1));
    await asked;
    now += 100;
    expect(pointers.fresh("dana")).toBeUndefined();
  });

  it("are asked for once by all of one user, and by each user", async () => {
    const ask = vi.fn(async () => found(1));
    await Promise.all(Array.from({ length: 100 }, () => pointers.read("dana", ask, nothingLater)));
    expect(ask).toHaveBeenCalledTimes(1);
    await pointers.read("rob", ask, nothingLater);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("are old, for at most five minutes, only where the origin cannot be asked", async () => {
    await read(found(1));
    now += 5 * 60_000;
    expect(await read(unreachable)).toEqual({ kind: "found", pointer: pointer(1), staleMs: 300_000 });
    expect(await read(Promise.reject(new Error("down")))).toMatchObject({ kind: "found", staleMs: 300_000 });
    now += 1;
    expect(await read(unreachable)).toEqual({ kind: "unreachable" });
    now -= 1;
    // What was too old once is forgotten.
    expect(await read(unreachable)).toEqual({ kind: "unreachable" });
  });

  it("that are refused are neither kept nor answered from what was", async () => {
    await read(found(1));
    now += 1000;
    expect(await read(refused)).toEqual(refused);
    expect(await read(unreachable)).toEqual({ kind: "unreachable" });
    expect(await read(found(2))).toMatchObject({ kind: "found", pointer: pointer(2) });
  });

  it("of another user are no other user's, stale or not", async () => {
    await read(found(1), "dana");
    now += 2000;
    expect(await read(unreachable, "rob")).toEqual({ kind: "unreachable" });
  });

  it("that do not come in time give their place back", async () => {
    pointers = new Pointers(20, () => now);
    expect(await read(new Promise<PointerAnswer>(() => undefined))).toEqual({ kind: "unreachable" });
    expect(await read(found(1))).toMatchObject({ kind: "found" });
  });
});

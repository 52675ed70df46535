import { describe, expect, it } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { upstreamOf, upstreams } from "../rules/upstreams.ts";
import { Bulkhead } from "./bulkhead.ts";

describe("the room of an upstream", () => {
  it("takes so many at once and refuses the next, until one leaves", () => {
    const room = new Bulkhead({ maxRequests: 3, headersMs: 10_000, bodyMs: 60_000 }, () => 0);
    const leaves = [room.enter(), room.enter(), room.enter()];
    expect(leaves).not.toContain(null);
    expect(room.enter()).toBeNull();
    leaves[1]?.();
    leaves[1]?.();
    expect([room.enter() === null, room.enter() === null], "leaving twice frees one place").toEqual([false, true]);
  });

  it("forgets anyone who never says that they left: their time is up a minute after that of the headers", () => {
    const clock = { at: 0 };
    const room = new Bulkhead({ maxRequests: 1, headersMs: 10_000, bodyMs: 60_000 }, () => clock.at);
    room.enter();
    clock.at = 69_999;
    expect(room.enter()).toBeNull();
    clock.at = 70_000;
    expect(room.enter()).not.toBeNull();
  });

  it("has the size that docs/gateway.md names, and parts of files and the chat have rooms of their own", () => {
    const sizes = Object.fromEntries(Object.entries(upstreams).map(([name, { maxRequests }]) => [name, maxRequests]));
    expect(sizes).toEqual({ api: 256, chat: 32, uploads: 8 });
    const every: readonly Call[] = Object.values(calls);
    const parts = [
      calls.putPart,
      calls.putTablePart,
      calls.putStatementPart,
      calls.putLinkPart,
      calls.putVideoPart,
    ] as readonly Call[];
    expect(every.filter((call) => upstreamOf(call) === "uploads")).toEqual(expect.arrayContaining([...parts]));
    expect(every.filter((call) => upstreamOf(call) === "uploads")).toHaveLength(parts.length);
    expect(every.filter((call) => upstreamOf(call) === "chat").every(({ path }) => path.startsWith("/chat/"))).toBe(
      true,
    );
    expect(upstreamOf(calls.deactivateUser)).toBe("api");
  });
});

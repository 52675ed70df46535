import { describe, expect, it } from "vitest";
import { untilRead } from "./until-read.ts";

const usualIdleMs = 100;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** An upstream's answer whose bytes come as the test sends them; `length` as the upstream declares it. */
function answering({ length, idleMs = usualIdleMs }: { length?: number; idleMs?: number } = {}) {
  const { readable, writable } = length === undefined ? new IdentityTransformStream() : new FixedLengthStream(length);
  const headers = { "content-type": "text/csv", ...(length === undefined ? {} : { "content-length": String(length) }) };
  const writer = writable.getWriter();
  const send = (text: string) => writer.write(new TextEncoder().encode(text));
  return { ...untilRead(new Response(readable, { headers }), idleMs), send, writer };
}

describe("an answer that comes as it is made", () => {
  it("is passed on unchanged, however long it takes in all: no pause in it is too long", async () => {
    const { answer, ended, send, writer } = answering({ length: 12 });
    const read = answer.text();
    for (const part of ["one ", "two ", "more"]) {
      await send(part);
      await pause(usualIdleMs * 0.6);
    }
    await writer.close();
    expect(await read).toBe("one two more");
    await ended;
  });

  it("is cut where the upstream stalls: the reader learns of it, and the upstream too", async () => {
    const { answer, ended, send, writer } = answering();
    const read = answer.text();
    await send("the first half");
    await expect(read).rejects.toThrow();
    await ended;
    await expect(send("too late")).rejects.toThrow();
    await writer.abort().catch(() => undefined);
  });

  it("waits for a reader that is slow: that is not the upstream's fault", async () => {
    const { answer, ended, send, writer } = answering();
    const sent = send("one ")
      .then(() => send("two"))
      .then(() => writer.close());
    await pause(usualIdleMs * 2.5);
    expect(await answer.text()).toBe("one two");
    await Promise.all([sent, ended]);
  });

  it("ends at the upstream where its reader gave it up, with the next bytes that come", async () => {
    const { answer, ended, send } = answering({ idleMs: 60_000 });
    const reader = answer.body?.getReader();
    await Promise.all([send("the first half"), reader?.read()]);
    await reader?.cancel();
    await send("more").catch(() => undefined);
    await ended;
    await expect(send("and more")).rejects.toThrow();
  });
});

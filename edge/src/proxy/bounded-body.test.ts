import { describe, expect, it } from "vitest";
import { boundedBody } from "./bounded-body.ts";

function request(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request("http://x/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
}

function chunks(count: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      return controller.enqueue(new Uint8Array(1000));
    },
  });
}

describe("bodies on their way through", () => {
  it("S40: a declared length beyond the limit is refused before a byte is read", () => {
    expect(boundedBody(request("abc", { "content-length": "11" }), 10).kind).toBe("tooLarge");
  });

  it("S40: an undeclared length is counted, and the stream fails past the limit", async () => {
    const bounded = boundedBody(request(chunks(20)), 10_000);
    expect(bounded.kind).toBe("body");
    if (bounded.kind !== "body") return;
    await expect(new Response(bounded.body).arrayBuffer()).rejects.toThrow();
    expect(bounded.overflowed()).toBe(true);
  });

  it("lets a body through that fits", async () => {
    const bounded = boundedBody(request(chunks(10)), 10_000);
    if (bounded.kind !== "body") throw new Error("A body was expected.");
    expect((await new Response(bounded.body).arrayBuffer()).byteLength).toBe(10_000);
    expect(boundedBody(request(null), 0).kind).toBe("none");
  });
});

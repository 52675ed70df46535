import { describe, expect, it } from "vitest";
import { boundedBody, readAtMost } from "./bounded-body.ts";

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

  it("S40: a body of undeclared length is read up to the limit and no further", async () => {
    const bounded = boundedBody(request(chunks(20)), 10_000);
    if (bounded.kind !== "undeclared") throw new Error("The length was not declared.");
    expect(await readAtMost(bounded.body, 10_000)).toBeNull();
    expect((await readAtMost(chunks(10), 10_000))?.byteLength).toBe(10_000);
  });

  it("refuses a length that is no number, and lets one through that fits", () => {
    expect(boundedBody(request("abc", { "content-length": "x" }), 10).kind).toBe("tooLarge");
    expect(boundedBody(request("abc", { "content-length": "3" }), 10).kind).toBe("body");
    expect(boundedBody(request(null), 0).kind).toBe("none");
  });
});

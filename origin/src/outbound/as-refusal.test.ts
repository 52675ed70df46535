import { expect, it } from "vitest";
import { asRefusal } from "./as-refusal.ts";
import { OutboundError } from "./outbound.ts";

const now = Date.parse("2026-11-01T14:02:10Z");
const failed = (
  ...[fault, more]: [ConstructorParameters<typeof OutboundError>[1], ConstructorParameters<typeof OutboundError>[2]?]
) => asRefusal(new OutboundError("Companies House", fault, more), "Companies House", now);

it.each([
  ["rate", { retryAfterMs: 120_000 }, "Companies House takes no more requests for now. Try again at 14:05 UTC."],
  [
    "status",
    { status: 429, retryAfterMs: 1000 },
    "Companies House takes no more requests for now. Try again at 14:03 UTC.",
  ],
  ["status", { status: 503 }, "Companies House doesn’t answer. Try again at 14:03 UTC."],
  ["open", { retryAfterMs: 300_000 }, "Companies House doesn’t answer. Try again at 14:08 UTC."],
  ["noAnswer", {}, "Companies House doesn’t answer. Try again at 14:03 UTC."],
] as const)("a provider's %s says when to try again", (fault, more, sentence) => {
  expect(failed(fault, more)).toMatchObject({ status: 409, message: sentence });
});

it("a refused key asks the operator; another error stays as it is", () => {
  expect(failed("status", { status: 401 })).toMatchObject({ code: "PROVIDER_NOT_CONFIGURED" });
  const other = new Error("broken");
  expect(asRefusal(other, "Companies House")).toBe(other);
});

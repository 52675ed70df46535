import { expect, test } from "vitest";
import { payloadOf } from "./adapter.ts";

test("an artifact is read with when it was used", () => {
  expect(payloadOf({ payload: '{"uid":"u"}', consumedAt: null })).toEqual({ uid: "u" });
  expect(payloadOf({ payload: '{"uid":"u"}', consumedAt: 7 })).toEqual({ uid: "u", consumed: 7 });
  expect(payloadOf(null)).toBeUndefined();
});

test.each(["{", "null", "7", "[]"])(
  "S77 a damaged artifact (%s) is none, so that its user signs in again",
  (payload) => {
    expect(payloadOf({ payload, consumedAt: 7 })).toBeUndefined();
  },
);

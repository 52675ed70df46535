import { describe, expect, it } from "vitest";
import { Breaker } from "./breaker.ts";

describe("the breaker", () => {
  it("opens after five failures in a row, lets one probe through after 30 s and closes on a success", () => {
    let clock = 0;
    const breaker = new Breaker(() => clock);
    for (let index = 0; index < 4; index += 1) breaker.failed();
    expect(breaker.allows()).toBe(true);
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    clock += 30_000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect(breaker.allows()).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import { Breaker } from "./breaker.ts";

/** A breaker with a clock of its own, open after five failures. */
function openBreaker() {
  const clock = { at: 0 };
  const breaker = new Breaker(() => clock.at);
  for (let index = 0; index < 5; index += 1) breaker.failed();
  return { breaker, clock };
}

describe("the breaker", () => {
  it("opens after five failures in a row, lets one probe through after a second and closes on a success", () => {
    const fresh = new Breaker(() => 0);
    for (let index = 0; index < 4; index += 1) fresh.failed();
    expect(fresh.allows()).toBe(true);
    const { breaker, clock } = openBreaker();
    expect([breaker.allows(), breaker.waitSeconds()]).toEqual([false, 1]);
    clock.at += 1000;
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
    breaker.succeeded();
    expect(breaker.allows()).toBe(true);
  });

  it("waits twice as long after each probe that fails, half a minute at most, and begins again after a success", () => {
    const { breaker, clock } = openBreaker();
    const waits: number[] = [];
    for (let probe = 0; probe < 8; probe += 1) {
      waits.push(breaker.waitSeconds());
      clock.at += breaker.waitSeconds() * 1000;
      expect(breaker.allows()).toBe(true);
      breaker.failed();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30]);
    clock.at += 30_000;
    breaker.allows();
    breaker.succeeded();
    for (let index = 0; index < 5; index += 1) breaker.failed();
    expect(breaker.waitSeconds()).toBe(1);
  });

  it("opens where half of twenty requests in ten seconds fail, and not where fewer do or they are longer ago", () => {
    const clock = { at: 0 };
    const after = (failed: number, answered: number, apartMs: number) => {
      const breaker = new Breaker(() => clock.at);
      for (let index = 0; index < Math.max(failed, answered); index += 1) {
        if (index < failed) breaker.failed();
        if (index < answered) breaker.succeeded();
        clock.at += apartMs;
      }
      breaker.failed();
      return breaker.allows();
    };
    expect(after(10, 10, 1)).toBe(false);
    expect(after(9, 10, 1), "10 of 20").toBe(false);
    expect(after(8, 11, 1), "9 of 20").toBe(true);
    expect(after(9, 9, 1), "10 of 19").toBe(true);
    expect(after(10, 10, 2000)).toBe(true);
  });

  it("that was opened so and closed by a probe counts again", () => {
    const clock = { at: 0 };
    const breaker = new Breaker(() => clock.at);
    for (let pair = 0; pair < 10; pair += 1) {
      breaker.failed();
      breaker.succeeded();
    }
    breaker.failed();
    expect(breaker.allows()).toBe(false);
    clock.at += 1000;
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    breaker.failed();
    expect(breaker.allows()).toBe(true);
  });

  it("is not kept open longer by requests that were in progress when it opened", () => {
    const { breaker } = openBreaker();
    for (let index = 0; index < 200; index += 1) breaker.failed();
    expect(breaker.waitSeconds()).toBe(1);
  });
});

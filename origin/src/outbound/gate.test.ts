import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Gate, type GateLimits } from "./gate.ts";
import { isPrivateHost } from "./private-address.ts";

const limits: GateLimits = { burst: 3, perSecond: 2, failures: 2, openMs: 1000 };

describe("the token bucket", () => {
  it("admits a burst, then as many as come back, and names the wait", () => {
    const gate = new Gate(limits, 0);
    expect([0, 0, 0].map((now) => gate.acquire(now).admitted)).toEqual([true, true, true]);
    expect(gate.acquire(0)).toEqual({ admitted: false, reason: "rate", retryAfterMs: 500 });
    expect(gate.acquire(500)).toEqual({ admitted: true });
  });
  it("never admits more than burst and rate allow, whatever the times", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (steps) => {
        const gate = new Gate(limits, 0);
        let [now, admitted] = [0, 0];
        for (const step of steps) {
          now += step;
          if (gate.acquire(now).admitted) admitted += 1;
        }
        expect(admitted).toBeLessThanOrEqual(limits.burst + (now / 1000) * limits.perSecond + 1e-9);
      }),
      { numRuns: 300 },
    );
  });
});

describe("the breaker", () => {
  it("opens after consecutive failures, lets one probe through, and closes with its success", () => {
    const gate = new Gate({ ...limits, burst: 100 }, 0);
    gate.report(false, 0);
    gate.report(true, 0);
    gate.report(false, 0);
    expect(gate.acquire(0).admitted).toBe(true);
    gate.report(false, 0);
    expect(gate.acquire(999)).toMatchObject({ admitted: false, reason: "open" });
    expect(gate.acquire(1000).admitted).toBe(true);
    expect(gate.acquire(1001)).toMatchObject({ admitted: false, reason: "open" });
    gate.report(true, 1002);
    expect(gate.acquire(1003).admitted).toBe(true);
  });
  it("opens again when the probe fails, and waits as long as the provider asks", () => {
    const gate = new Gate({ ...limits, burst: 100, failures: 1 }, 0);
    gate.report(false, 0);
    expect(gate.acquire(1000).admitted).toBe(true);
    gate.report(false, 1000);
    gate.holdFor(5000, 1000);
    expect(gate.acquire(5999)).toEqual({ admitted: false, reason: "open", retryAfterMs: 1 });
    expect(gate.acquire(6000).admitted).toBe(true);
  });
});

describe("private hosts", () => {
  const hostOf = (address: string) => new URL(address).hostname;
  it.each([
    "http://localhost/",
    "http://api.localhost/",
    "http://db.internal./",
    "http://127.0.0.1/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/",
    "http://100.64.0.1/",
    "http://0.0.0.0/",
    "http://224.0.0.1/",
    "http://[::1]/",
    "http://[::]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
  ])("%s is refused", (address) => {
    expect(isPrivateHost(hostOf(address))).toBe(true);
  });
  it.each([
    "https://api.sendgrid.com/",
    "https://8.8.8.8/",
    "https://172.15.0.1/",
    "https://[2606:4700::1111]/",
    "https://localhost.example/",
  ])("%s is called", (address) => {
    expect(isPrivateHost(hostOf(address))).toBe(false);
  });
});

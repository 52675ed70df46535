import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { calls } from "@paygauge/api-types/endpoints";
import type { Call } from "@paygauge/api-types/endpoints/call";
import {
  anyAddress,
  brandOne,
  call,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  signIn,
  visit,
} from "../support/test-world.ts";

const token = `pgt_${"a".repeat(43)}`;
const stop = `/api/v1/mails/issuer-harbour/stop/${token}`;
const send = (path: string, init: RequestInit) => {
  const headers = new Headers({ "cf-connecting-ip": anyAddress(), ...init.headers });
  return exports.default.fetch(new Request(`${brandOne}${path}`, { ...init, headers, redirect: "manual" }));
};

describe("calls without a session", () => {
  beforeEach(() => ordinaryWorld({ dana: personOf("dana", ["developer"]) }));

  it("S26: the exceptions are these, and no other call takes a POST of another site", async () => {
    const open = Object.entries(calls as Record<string, Call>).filter(([, { access }]) => access.who === "token");
    const names = (sameSite: boolean) =>
      open.filter(([, each]) => (each.sameSite ?? false) === sameSite).map(([id]) => id);
    expect(names(false).toSorted()).toEqual(["calendarFeed", "mailEvents", "mailStop", "stopMails"]);
    expect(names(true)).toEqual(["redeemMagicLink"]);
    const foreign = { origin: "https://mail.example", "sec-fetch-site": "cross-site" };
    const oneClick = { ...foreign, "content-type": "application/x-www-form-urlencoded" };
    const body = "List-Unsubscribe=One-Click";
    expect((await send(stop, { method: "POST", headers: oneClick, body })).status).toBe(200);
    const redeem = "/api/v1/magic-links/redeem";
    expect((await send(redeem, { method: "POST", headers: oneClick, body })).status).toBe(403);
    expect((await send("/api/v1/calendar-feeds", { method: "POST", headers: oneClick, body })).status).toBe(403);
    expect((await send(stop, { method: "DELETE", headers: oneClick })).status).toBe(403);
  });

  it("reads no cookie, sends none on, and is never cached", async () => {
    const cookie = await signIn("dana");
    const answer = await call("POST", stop, { cookie });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const seen = (await seenByOrigin()).filter(({ path }) => path === stop);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.claims).toMatchObject({ sub: "anonymous", sid: "" });
    expect(seen[0]?.headers?.["cookie"]).toBeUndefined();
  });

  it("shows a page to who follows the link, and that page posts to the same address", async () => {
    const page = await visit(stop);
    // The double's answer isn't a mail's: the page says that the link no longer works.
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(await page.text()).toContain("This link no longer works");
    expect((await call("GET", stop)).headers.get("content-type")).toContain("application/json");
  });

  it("leads from a link that a mail program lengthened to the link itself", async () => {
    for (const more of [".", ")", "=", ">", "%3E", ").", "=,", "]"]) {
      const answer = await send(stop + more, {});
      expect([more, answer.status, answer.headers.get("location")]).toEqual([more, 302, stop]);
    }
    expect((await send(`${stop}a`, {})).headers.get("location"), "another token leads nowhere else").toBeNull();
  });

  it("takes a provider's events as JSON of at most 1 MB, with its signature passed on", async () => {
    const headers = { "content-type": "application/json", "x-twilio-email-event-webhook-signature": "MEUC" };
    expect((await send("/api/v1/mail-events", { method: "POST", headers, body: "[]" })).status).toBe(200);
    const [seen] = (await seenByOrigin()).filter(({ path }) => path === "/api/v1/mail-events");
    expect(seen?.headers?.["x-twilio-email-event-webhook-signature"]).toBe("MEUC");
    const large = { method: "POST", headers, body: `["${"x".repeat(1_048_577)}"]` };
    expect((await send("/api/v1/mail-events", large)).status).toBe(413);
  });

  it("limits the links that one network follows in a minute", async () => {
    const address = { "cf-connecting-ip": anyAddress() };
    const statuses: number[] = [];
    for (let time = 0; time < 130; time += 1)
      statuses.push((await send(stop, { method: "GET", headers: address })).status);
    expect(statuses).toContain(429);
    expect((await send(stop, { method: "GET" })).status).toBe(200);
  });
});

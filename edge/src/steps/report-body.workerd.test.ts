import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  brandOne,
  call,
  cookieOf,
  issuer,
  ordinaryWorld,
  personOf,
  seenByOrigin,
  setOrigin,
  signIn,
} from "../support/test-world.ts";
import { sessionsOf } from "../session/person-sessions.ts";
import { sealedSession } from "../session/read-session.ts";
import { forgetReports } from "../reports/read-report.ts";

const address = "/api/v1/jobs/one/reports/insights/body?locale=en";

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}

/** A user on a brand's domain with some roles in effect, and the report that is theirs. */
interface Reader {
  readonly at: string;
  readonly cookie: string;
  /** As the double names anyone who asks. */
  readonly name: string;
  readonly text: string;
}

let pointers: Record<string, unknown> = {};
let bodies: Record<string, string> = {};

async function setReports(more: Record<string, unknown> = {}): Promise<void> {
  await setOrigin({ reports: { pointers, bodies, ...more } });
}

/** Points what a user reads at a text. */
async function publish(name: string, text: string, permClass = "", version = 1): Promise<void> {
  const sha256 = await digest(text);
  pointers[name] = { version, sha256, bytes: new TextEncoder().encode(text).byteLength, permClass };
  bodies[sha256] = text;
}

async function reader(
  subject: string,
  { brand = "brand1", roles = null, text }: { brand?: string; roles?: readonly string[] | null; text: string },
): Promise<Reader> {
  const at = brandOne.replace("brand1", brand);
  const name = `${issuer}|${subject} ${brand} ${roles?.join(",") ?? ""}`;
  const cookie = await signIn(subject, at);
  await publish(name, text);
  if (roles === null) return { at, cookie, name, text };
  const headers = { "content-type": "application/json" };
  const switched = await call("POST", "/auth/roles", { at, cookie, headers, body: JSON.stringify({ roles }) });
  return { at, cookie: cookieOf(switched, "__Host-session"), name, text };
}

/** A session as sign-in would open it: 200 ways by the provider take a while. */
async function openSession(person: string): Promise<string> {
  const hour = 3_600_000;
  const clocks = { tokenEndsAt: Date.now() + hour, idleMs: hour, lifeMs: hour };
  const session = { brand: "brand1", environment: "local", issuer, refreshToken: null, idToken: "", providerSid: null };
  const { sid } = await sessionsOf(env, person).open({ ...session, ...clocks });
  return `__Host-session=${await sealedSession(env, "brand1", person, sid)}`;
}

const ask = (of: Pick<Reader, "at" | "cookie">, path = address, headers: Record<string, string> = {}) =>
  call("GET", path, { ...of, headers });

const filled = async (): Promise<number> =>
  (await seenByOrigin()).filter(({ path }) => path.includes("/bodies/")).length;
const pointed = async (): Promise<number> =>
  (await seenByOrigin()).filter(({ path }) => path.endsWith("/pointer")).length;

beforeEach(async () => {
  forgetReports();
  pointers = {};
  bodies = {};
  const may = { canSwitchRoles: true };
  const people = ["dana", "rob"].map((each) => [each, personOf(each, ["developer", "ptcoJobManager"], may)]);
  await ordinaryWorld({ ...Object.fromEntries(people), ann: personOf("ann", ["JobSuppliersAccessor"]) });
});

afterEach(() => void vi.useRealTimers());

describe("a report at the edge", () => {
  it("is answered from the cache, never kept by the browser, and its ETag is the body's digest", async () => {
    const dana = await reader("dana", { text: "the first report of dana" });
    await setReports();
    const first = await ask(dana);
    expect([first.status, await first.text()]).toEqual([200, dana.text]);
    const etag = `"${await digest(dana.text)}"`;
    expect([first.headers.get("cache-control"), first.headers.get("etag"), first.headers.get("x-edge-stale")]).toEqual([
      "no-store",
      etag,
      null,
    ]);
    expect(first.headers.get("strict-transport-security")).not.toBeNull();
    for (let view = 0; view < 20; view += 1) expect(await (await ask(dana)).text()).toBe(dana.text);
    expect(await filled()).toBe(1);
    const known = await ask(dana, address, { "if-none-match": etag });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    for (const list of ['"a", ' + etag, `W/${etag}`, "*"])
      expect([list, (await ask(dana, address, { "if-none-match": list })).status]).toEqual([list, 304]);
    const head = await call("HEAD", address, dana);
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  it("is sent as gzip to a client that takes it, each reader's own, and named the same to both", async () => {
    const dana = await reader("dana", { text: "a report of dana ".repeat(200) });
    const rob = await reader("rob", { text: "a report of rob ".repeat(200) });
    await setReports();
    const etag = `"${await digest(dana.text)}"`;
    for (const who of [dana, rob, dana]) {
      const zipped = await ask(who, address, { "accept-encoding": "gzip, br" });
      expect([zipped.headers.get("content-encoding"), zipped.headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
      expect(Number(zipped.headers.get("content-length"))).toBeLessThan(who.text.length / 5);
      expect(await zipped.text()).toBe(who.text);
      const plain = await ask(who, address, { "accept-encoding": "br" });
      expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, who.text]);
    }
    for (const known of [etag, `W/${etag}`]) {
      const headers = { "accept-encoding": "gzip", "if-none-match": known };
      expect((await ask(dana, address, headers)).status).toBe(304);
    }
  });

  it("S48: no one learns of a cached one before they are authorised: no session, no role, no pointer, no bytes", async () => {
    const dana = await reader("dana", { text: "only for dana" });
    await setReports();
    await (await ask(dana)).text();
    const etag = { "if-none-match": `"${await digest(dana.text)}"` };
    const ann = { at: brandOne, cookie: await signIn("ann") };
    const rob = { at: brandOne, cookie: await signIn("rob") };
    const refused: unknown[] = [];
    for (const who of [{ at: brandOne, cookie: "" }, ann, rob]) {
      const answer = await ask(who, address, etag);
      refused.push([answer.status, answer.headers.get("etag"), answer.headers.get("cache-control")]);
      expect(await answer.text()).not.toContain("only for dana");
    }
    expect(refused).toEqual([
      [401, null, "no-store"],
      [403, null, "no-store"],
      [404, null, "no-store"],
    ]);
  });

  it("S49, S50: names of files and headers of caches change neither key nor answer", async () => {
    const dana = await reader("dana", { text: "the same for every spelling" });
    await setReports();
    await (await ask(dana)).text();
    for (const end of ["/x.css", ";.js", "%0a", "%2f..", ".png", "%3f.css"]) {
      const path = `/api/v1/jobs/one/reports/insights/body${end}`;
      const own = await ask(dana, path);
      expect([path, own.headers.get("cache-control")]).toEqual([path, "no-store"]);
      expect(await own.text()).not.toContain(dana.text);
      expect((await call("GET", path)).status).toBeGreaterThanOrEqual(400);
    }
    const evil = {
      "x-forwarded-host": "evil.example",
      forwarded: "host=evil.example",
      "x-cache-key": "evil",
      "x-host": "evil",
    };
    const poisoned = await ask(dana, `${address}&utm_source=evil`, evil);
    expect(await poisoned.text()).toBe(dana.text);
    expect(await (await ask(dana)).text()).toBe(dana.text);
    expect(await filled()).toBe(1);
  });

  it("S51: two users, two brands, two classes and two roles at one address: each reads their own, in turn and at once", async () => {
    const readers: Reader[] = [];
    for (const subject of ["dana", "rob"])
      for (const brand of ["brand1", "brand2"])
        for (const roles of [null, ["ptcoJobManager"]])
          readers.push(await reader(subject, { brand, roles, text: `${subject} ${brand} ${roles?.[0] ?? "all"}` }));
    for (const [at, each] of readers.entries())
      await publish(each.name, each.text, at % 2 === 0 ? "" : "JobSuppliers_VIEW");
    await setReports();
    const forwarded = { "x-forwarded-host": "brand2.localhost", "x-original-host": "brand1.localhost" };
    for (const one of readers)
      await Promise.all(
        [one, ...readers].map(async (each) => {
          const answer = await ask(each, address, forwarded);
          expect([each.name, await answer.text()]).toEqual([each.name, each.text]);
        }),
      );
    expect(await filled()).toBe(readers.length);
  });

  it("S51: the same bytes of two brands and two classes are filled for each: no key is shared", async () => {
    const readers = [
      await reader("dana", { text: "the same bytes" }),
      await reader("dana", { brand: "brand2", text: "the same bytes" }),
      await reader("rob", { text: "the same bytes" }),
    ];
    await publish(readers[2]?.name ?? "", "the same bytes", "JobSuppliers_VIEW");
    await setReports();
    const put = vi.spyOn(caches.default, "put");
    for (const each of readers) expect(await (await ask(each)).text()).toBe("the same bytes");
    const sha = await digest("the same bytes");
    expect(put.mock.calls.map(([key]) => key)).toEqual([
      `https://cache.internal/report/v1/brand1/-/${sha}`,
      `https://cache.internal/report/v1/brand2/-/${sha}`,
      `https://cache.internal/report/v1/brand1/JobSuppliers_VIEW/${sha}`,
    ]);
    put.mockRestore();
  });

  it("fails where its render fails, keeps no lease for it and serves no older version in its place", async () => {
    const dana = await reader("dana", { text: "version one" });
    await setReports();
    expect(await (await ask(dana)).text()).toBe("version one");
    const began = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: began + 1000 });
    await publish(dana.name, "version two", "", 2);
    for (const bodyMode of ["fails", "half"]) {
      await setReports({ bodyMode });
      const answers = await Promise.all([1, 2, 3].map(() => ask(dana)));
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
      for (const each of answers) expect(await each.text()).not.toContain("version");
    }
    await setReports();
    const mended = await ask(dana);
    expect([mended.status, await mended.text()]).toEqual([200, "version two"]);
  });

  it("is new, or gone, a second after its pointer changed", async () => {
    const dana = await reader("dana", { text: "version one" });
    await setReports();
    const began = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: began });
    await (await ask(dana)).text();
    await publish(dana.name, "version two", "", 2);
    await setReports();
    vi.setSystemTime(began + 899);
    expect(await (await ask(dana)).text()).toBe("version one");
    vi.setSystemTime(began + 900);
    expect(await (await ask(dana)).text()).toBe("version two");
    delete pointers[dana.name];
    await setReports();
    vi.setSystemTime(began + 2000);
    expect((await ask(dana)).status).toBe(404);
  });

  it("is at most five minutes old, and states its age, only where the job's object cannot be reached", async () => {
    const dana = await reader("dana", { text: "version one" });
    await setReports();
    const began = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: began });
    await (await ask(dana)).text();
    await setReports({ away: true });
    vi.setSystemTime(began + 5000);
    const stale = await ask(dana);
    expect([stale.status, stale.headers.get("x-edge-stale"), stale.headers.get("cache-control")]).toEqual([
      200,
      "5",
      "no-store",
    ]);
    expect(await stale.text()).toBe("version one");
    vi.setSystemTime(began + 300_001);
    const over = await ask(dana);
    expect([over.status, over.headers.get("retry-after")]).toEqual([503, "3"]);
    await setReports();
    expect(await (await ask(dana)).text()).toBe("version one");
  });

  it("is opened by no stale pointer for a user whose session or permission is gone", async () => {
    const dana = await reader("dana", { text: "version one" });
    await setReports();
    const began = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: began });
    await (await ask(dana)).text();
    await setReports({ away: true });
    await ordinaryWorld({ dana: personOf("dana", ["JobSuppliersAccessor"]) });
    await setReports({ away: true });
    vi.setSystemTime(began + 15_000);
    expect((await ask(dana)).status).toBe(403);
    await ordinaryWorld({});
    await setReports({ away: true });
    vi.setSystemTime(began + 30_000);
    expect((await ask(dana)).status).toBe(401);
  });

  it("is rendered once where 200 users ask through the gate at once", async () => {
    const names = Array.from({ length: 200 }, (_, at) => `p${at}`);
    const people = names.map((each) => [each, personOf(each, ["ptcoJobManager"])]);
    await ordinaryWorld(Object.fromEntries(people));
    for (const each of names) await publish(`${issuer}|${each} brand1 `, "for everybody");
    const cookies = await Promise.all(names.map((each) => openSession(`${issuer}|${each}`)));
    await setReports();
    const answers = await Promise.all(cookies.map((cookie) => ask({ at: brandOne, cookie })));
    expect(new Set(await Promise.all(answers.map((each) => each.text())))).toEqual(new Set(["for everybody"]));
    expect([await filled(), await pointed()]).toEqual([1, 200]);
  });
});

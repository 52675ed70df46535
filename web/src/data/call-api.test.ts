import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftsCalls } from "@paygauge/api-types/endpoints/drafts";
import { ApiProblem } from "./api-problem.ts";
import { callApi, callHref } from "./call-api.ts";
import { registerCalls } from "./call-table.ts";

const fetched = vi.fn<(href: string, init: RequestInit) => Promise<Response>>();
const assign = vi.fn<(href: string) => void>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/jobs/j1/suppliers", search: "?p=2", assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status, headers }));
const sent = () => {
  const [href, init] = fetched.mock.calls[0] ?? [];
  return { href, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};
const done = { message: "Done.", success: true, statusCode: 200 };

test("a reading call is a plain GET of its filled path", async () => {
  answers(200, { mode: "Live" });
  expect(await callApi("systemMode", {})).toEqual({ mode: "Live" });
  expect(sent()).toMatchObject({ href: "/api/v1/system-mode", method: "GET", body: undefined });
  expect(sent().headers.has("x-csrf")).toBe(false);
});

test("a write carries the CSRF header, an idempotency key and its body", async () => {
  answers(200, done);
  await callApi(
    "publishJob",
    { params: { jobId: "a b" }, body: { run: "r1", publication: 0 } },
    { idempotencyKey: "k1" },
  );
  expect(sent().href).toBe("/api/v1/jobs/a%20b/publish");
  expect(sent().body).toBe('{"run":"r1","publication":0}');
  expect(sent().headers.get("x-csrf")).toBe("1");
  expect(sent().headers.get("idempotency-key")).toBe("k1");
  expect(sent().headers.get("content-type")).toBe("application/json");
});

test("reading by POST is CSRF-checked and needs no idempotency key", async () => {
  const paging = { currentPage: 1, hasNextPage: false, hasPreviousPage: false, pageSize: 50, totalCount: 0 };
  answers(200, { collection: [], ...paging, totalPages: 1 });
  await callApi("jobs", { body: { pageNumber: 1, pageSize: 50 } });
  expect(sent().headers.get("x-csrf")).toBe("1");
  expect(sent().headers.has("idempotency-key")).toBe(false);
});

test("a refusal becomes its code, sentence, fields and correlation id", async () => {
  const errors = { name: "Enter a job name." };
  const problem = {
    type: "about:blank",
    title: "Invalid",
    status: 422,
    code: "INVALID",
    detail: "One field is wrong.",
  };
  answers(422, { ...problem, errors }, { "x-correlation-id": "c1" });
  const thrown: unknown = await callApi("systemMode", {}).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ApiProblem);
  expect(thrown).toMatchObject({
    code: "INVALID",
    message: "One field is wrong.",
    fields: errors,
    correlationId: "c1",
  });
});

test("an answer that is not the agreed one is a problem, not data", async () => {
  answers(200, { mode: "Sleeping" });
  await expect(callApi("systemMode", {})).rejects.toMatchObject({ code: "ANSWER_NOT_UNDERSTOOD" });
});

test("a failure without words still says what to do", async () => {
  fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
  const thrown: unknown = await callApi("systemMode", {}).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ status: 502, isPassing: true });
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(callApi("systemMode", {})).rejects.toMatchObject({ code: "UNREACHABLE", isPassing: true });
});

test("an ended session leads to sign-in, once, with the way back", async () => {
  const problem = { type: "about:blank", title: "x", status: 401, code: "SESSION_EXPIRED", detail: "Sign in again." };
  answers(401, problem);
  answers(401, problem);
  await expect(callApi("systemMode", {})).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  await expect(callApi("featureFlags", {})).rejects.toMatchObject({ code: "SESSION_EXPIRED" });
  expect(assign).toHaveBeenCalledTimes(1);
  expect(assign).toHaveBeenCalledWith("/login?error=SESSION_EXPIRED&callbackUrl=%2Fjobs%2Fj1%2Fsuppliers%3Fp%3D2");
});

test("a download's address carries its query", () => {
  const href = callHref("exportSuppliers", { params: { jobId: "j1" }, query: { columns: "name,spend" } });
  expect(href).toBe("/api/v1/jobs/j1/suppliers/export?columns=name%2Cspend");
});

const replaced = {
  type: "about:blank",
  title: "Replaced",
  status: 401,
  code: "SESSION_REPLACED",
  detail: "Ask again.",
};

test("what a role switch of another tab overtook is asked again, the same way, without leaving the page", async () => {
  vi.useFakeTimers();
  answers(401, replaced);
  answers(401, replaced);
  answers(200, done);
  const written = callApi("publishJob", { params: { jobId: "j1" }, body: { run: "r1", publication: 0 } });
  await vi.runAllTimersAsync();
  expect(await written).toEqual(done);
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init.headers).get("idempotency-key"));
  expect([keys.length, new Set(keys).size, assign.mock.calls]).toEqual([3, 1, []]);
  vi.useRealTimers();
});

test("a session that stays replaced leads to sign-in", async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const fresh = await import("./call-api.ts");
  for (let index = 0; index < 6; index += 1) answers(401, replaced);
  const asked = fresh.callApi("systemMode", {}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await asked).toMatchObject({ code: "SESSION_REPLACED" });
  expect(assign).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a call that may outlive its page is sent so while it is short; browsers refuse longer ones", async () => {
  for (const text of ["short", "é".repeat(40_000)]) {
    answers(200, { savedOn: "2026-01-31T10:00:00Z" });
    registerCalls(draftsCalls);
    const input = { params: { entityType: "agreement", entityId: "terms" }, body: { values: { text } } };
    await callApi("keepDraft", input, { keepalive: true });
  }
  expect(fetched.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, undefined]);
});

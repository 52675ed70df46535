/**
 * Both adapters against a server with the providers' shapes: docs.merge.dev (accounting) and docs.rutter.com (version
 * 2024-08-31), as read in November 2026. Which optional fields Rutter sends was not confirmed by a recorded call.
 */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Env } from "../env.ts";
import type { SharedGate } from "../outbound/outbound.ts";
import { AccountGate } from "./account-gate.ts";
import type { LinkPlace } from "./adapter.ts";
import { mergeAdapter } from "./merge.ts";
import { rutterAdapter } from "./rutter.ts";

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}
let answers: Readonly<Record<string, Answer>> = {};
let seen: { readonly line: string; readonly headers: IncomingHttpHeaders }[] = [];
let server: Server;
let place: LinkPlace;
const openGate: SharedGate = { acquire: () => ({ admitted: true }), report: () => {} };

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://provider.example");
    seen.push({ line: `${request.method ?? ""} ${request.url ?? ""}`, headers: request.headers });
    const { status = 200, body = {} } = answers[pathname] ?? { status: 404 };
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const root = typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}` : "";
  const settings: Partial<Env> = {
    MERGE_API_KEY: "merge-key",
    MERGE_URL: root,
    RUTTER_CLIENT_ID: "client",
    RUTTER_CLIENT_SECRET: "secret",
    RUTTER_URL: `${root}/versioned`,
  };
  place = { env: Object.assign(Object.create(null), settings), gate: openGate };
});
beforeEach(() => {
  seen = [];
});
afterAll(() => server.close());

describe("Merge", () => {
  it("reads bills by cursor, with deletions, under the account's token", async () => {
    answers = {
      "/api/accounting/v1/invoices": {
        body: {
          next: "cD0yMDIx",
          previous: null,
          results: [
            {
              id: "9871b4a9-f5d2-4f3b-a66b-dfedbed42c46",
              remote_id: "990110",
              type: "ACCOUNTS_PAYABLE",
              contact: "022a2bef-57e5-4def-8ed2-7c41bd9a5ed8",
              number: "AIQ12546",
              issue_date: "2020-03-31T00:00:00Z",
              due_date: "2020-04-15T00:00:00Z",
              paid_on_date: null,
              memo: "Weekly Payment",
              currency: "USD",
              total_amount: 105,
              status: "PAID",
              payment_term: null,
              purchase_orders: ["1f4a1ba4-fb5b-4aa2-8c5b-0f3a1c9cd4bc", null],
              remote_was_deleted: true,
              field_that_is_new: { any: 1 },
            },
          ],
        },
      },
    };
    const page = await mergeAdapter.page(place, {
      token: "account",
      model: "bills",
      cursor: "c1",
      since: "2026-11-01T00:00:00.000Z",
    });
    expect(page).toMatchObject({ isOff: false, next: "cD0yMDIx" });
    expect(page.isOff ? [] : page.rows).toMatchObject([
      {
        id: "9871b4a9-f5d2-4f3b-a66b-dfedbed42c46",
        isDeleted: true,
        number: "AIQ12546",
        amount: "105",
        currency: "USD",
        date: "2020-03-31",
        dueDate: "2020-04-15",
        paidDate: "",
        status: "PAID",
      },
    ]);
    const [{ line, headers } = { line: "", headers: {} }] = seen;
    expect(headers).toMatchObject({ authorization: "Bearer merge-key", "x-account-token": "account" });
    const asked = new URL(line.slice(4), "http://provider.example").searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      type: "ACCOUNTS_PAYABLE",
      page_size: "100",
      include_deleted_data: "true",
      cursor: "c1",
      modified_after: "2026-11-01T00:00:00.000Z",
    });
  });
  it("says that a model is not shared, and gives a status with its reason", async () => {
    answers = {
      "/api/accounting/v1/expenses": { status: 403, body: { detail: "Not enabled." } },
      "/api/accounting/v1/linked-accounts": {
        body: {
          results: [
            {
              id: "e59b1821-f85c-4e28-a6b3-1804156f3563",
              status: "RELINK_NEEDED",
              status_detail: "Invalid login credentials",
              end_user_origin_id: "account-1",
              integration: "NetSuite",
            },
          ],
        },
      },
    };
    const asked = { token: "account", model: "expenses", cursor: null, since: null } as const;
    expect(await mergeAdapter.page(place, asked)).toEqual({ isOff: true });
    const facts = await mergeAdapter.facts(place, { originId: "account-1", token: null, remoteId: null });
    expect(facts).toMatchObject({
      status: "RelinkNeeded",
      reason: "Invalid login credentials",
      integration: "NetSuite",
    });
    expect(await mergeAdapter.facts(place, { originId: "another", token: null, remoteId: null })).toBe(null);
  });
});

describe("Rutter", () => {
  it("reads a list under its own name, with its version and its keys", async () => {
    answers = {
      "/versioned/accounting/bills": {
        body: {
          next_cursor: null,
          bills: [
            {
              id: "b1",
              vendor_id: "v1",
              document_number: "7",
              issue_date: "2026-01-05T00:00:00Z",
              currency_code: "GBP",
              total_amount: 12.5,
            },
          ],
          connection: { id: "c1" },
        },
      },
    };
    const page = await rutterAdapter.page(place, { token: "t", model: "bills", cursor: null, since: null });
    expect(page.isOff ? [] : page.rows).toMatchObject([{ id: "b1", amount: "12.5", date: "2026-01-05" }]);
    expect(seen[0]?.headers).toMatchObject({
      "x-rutter-version": "2024-08-31",
      authorization: `Basic ${btoa("client:secret")}`,
    });
    expect(await rutterAdapter.page(place, { token: "t", model: "paymentTerms", cursor: null, since: null })).toEqual({
      isOff: true,
    });
  });
});

describe("the requests of an account", () => {
  it("stay below the limit in every minute, and pause after many errors", async () => {
    let now = 0;
    const gate = new AccountGate(
      400,
      () => now,
      async (ms) => {
        now += ms;
      },
    );
    const times: number[] = [];
    for (let asked = 0; asked < 1200; asked += 1) if ((await gate.acquire()).admitted) times.push(now);
    const inMinuteFrom = (from: number) => times.filter((at) => at >= from && at < from + 60_000).length;
    expect(Math.max(...times.map(inMinuteFrom))).toBeLessThanOrEqual(400);
    expect(times.length).toBe(1200);
    expect(now).toBeLessThan(190_000);
    gate.report({ isGood: false, holdMs: 1000, isLast: false });
    const held = now;
    for (let asked = 0; asked < 100; asked += 1) {
      expect(await gate.acquire()).toEqual({ admitted: true });
      gate.report({ isGood: true, holdMs: 0, isLast: true });
    }
    // One second of pause, then the whole rate again.
    expect(now - held).toBeGreaterThanOrEqual(1000);
    expect(now - held).toBeLessThan(20_000);
    now += 10_001;
    for (let errors = 0; errors < 8; errors += 1) gate.report({ isGood: false, holdMs: 0, isLast: true });
    expect(await gate.acquire()).toMatchObject({ admitted: false, reason: "rate" });
    now += 10_001;
    expect(await gate.acquire()).toEqual({ admitted: true });
  });
});

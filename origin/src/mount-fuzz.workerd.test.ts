import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { bodyTypeOf } from "@paygauge/api-types/endpoints/call";
import { compiledCalls } from "@paygauge/api-types/endpoints";
import { fillPath } from "@paygauge/api-types/paths";
import { callAs, callOrigin, seedOrigin } from "./support/call-origin.ts";

beforeAll(() => seedOrigin());

const word = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.constantFrom("__proto__", "constructor", "%00", "' or 1=1 --", "../..", "\u0000", "\ud800", "1e999", "-1"),
);
/** Calls that the platform answers itself; jobs' and uploads' objects are tested where they live. */
const calls = compiledCalls.filter(({ path }) => !path.includes(":jobId") && path !== "/internal/seed");

describe("whatever comes in", () => {
  it("never brings a server error (R7)", async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...calls),
      word,
      fc.json({ maxDepth: 3 }),
      fc.webQueryParameters(),
      async ({ path, call }, param, body, query) => {
        const names = [...path.matchAll(/:(\w+)/g)].map((hit) => hit[1] ?? "");
        const safe = param.isWellFormed() && param !== "" ? param : "x";
        const target = `${fillPath(path, Object.fromEntries(names.map((name) => [name, safe])))}?${query}`;
        const raw = bodyTypeOf(call) === "json" ? { raw: body, headers: { "content-type": "application/json" } } : {};
        const response =
          call.access.who === "edge"
            ? await callOrigin(call.method, target, { ...raw, as: { sub: "edge" } })
            : await callAs("dana-developer", call.method, target, raw);
        expect(response.status, `${call.method} ${target} ${body}`).toBeLessThan(500);
      },
    );
    await fc.assert(property, { numRuns: 400 });
  });

  it("never brings a server error for filters, sort keys and texts of a paged request", async () => {
    const columns = fc.oneof(
      word,
      fc.constantFrom("name", "issuerKey", "scheme", "jobsCount", "brandingDisplayName", "hasSupplierIncludeList"),
    );
    const operator = fc.constantFrom(
      "Equal",
      "NotEqual",
      "GreaterThan",
      "GreaterThanOrEqual",
      "LessThan",
      "LessThanOrEqual",
      "Contains",
      "StartsWith",
      "EndsWith",
      "Like",
    );
    const item = fc.record(
      { propertyName: columns, itemComparisonOperator: operator, itemValue: word, allowNullValue: fc.boolean() },
      { requiredKeys: ["propertyName", "itemComparisonOperator"] },
    );
    const request = fc.record(
      {
        pageNumber: fc.integer({ min: -1, max: 3 }),
        pageSize: fc.constantFrom(0, 1, 25, 200, 201),
        orderBy: columns,
        search: word,
        filters: fc.record({ filterItems: fc.array(item, { maxLength: 5 }) }),
      },
      { requiredKeys: ["pageNumber", "pageSize"] },
    );
    const property = fc.asyncProperty(request, async (body) => {
      const response = await callAs("petra-jobmanager", "POST", "/api/v1/issuers/get", { body });
      expect([200, 422], JSON.stringify(body)).toContain(response.status);
    });
    await fc.assert(property, { numRuns: 300 });
  });
});

/** The adapter against a server with Companies House's shapes. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Gate } from "../outbound/gate.ts";
import { providers } from "../outbound/providers.ts";
import { companyPeople, companyProfile, searchCompanies, type CompanyPlace } from "./companies-house.ts";

const answers: Readonly<Record<string, unknown>> = {
  "/search/companies": {
    kind: "search#companies",
    total_results: 1,
    items: [
      {
        kind: "searchresults#company",
        title: "MARKS & SPENCER P.L.C.",
        company_number: "00214436",
        company_status: "active",
        company_type: "plc",
        address_snippet: null,
        snippet: "",
        matches: { title: [1, 5] },
      },
    ],
  },
  "/company/00214436": {
    company_name: "MARKS & SPENCER P.L.C.",
    company_number: "00214436",
    company_status: "active",
    type: "plc",
    etag: "1",
    registered_office_address: { address_line_1: "35 North Wharf Road", locality: "London", postal_code: "W2 1NW" },
    previous_company_names: [{ name: "MARKS LTD", effective_from: "1926-06-10", ceased_on: "1981-01-01" }],
  },
  "/company/00214436/officers": {
    active_count: 1,
    items: [
      { name: "ROW, Helen", officer_role: "director", appointed_on: "2002-04-15", date_of_birth: { year: 1970 } },
    ],
  },
  "/company/00214436/persons-with-significant-control": {
    items: [{ name: "Row Holdings Ltd", natures_of_control: ["ownership-of-shares-50-to-75-percent"] }],
  },
};

let server: Server;
let seen: string[] = [];
let authorization = "";
const kept = new Map<string, string>();
const gate = new Gate(providers.companies.limits, Date.now());
let place: CompanyPlace;

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? "");
    authorization = request.headers.authorization ?? "";
    const body = answers[new URL(request.url ?? "", "http://provider.example").pathname];
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const env = {
    ENVIRONMENT: "local",
    COMPANY_PROVIDER: "companiesHouse",
    COMPANY_PROVIDER_KEY: "secret",
    COMPANY_PROVIDER_URL: typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}` : "",
  };
  place = {
    env,
    gate: { acquire: () => gate.acquire(Date.now()), report: () => undefined },
    store: {
      kept: (question) => kept.get(question) ?? null,
      keep: (question, body) => void kept.set(question, body),
    },
  };
});
beforeEach(() => {
  seen = [];
  kept.clear();
});
afterAll(() => server.close());

it("asks with the key as user, and every sign of the name", async () => {
  const { items } = await searchCompanies(place, "Marks & Spencer + % #");
  expect(items).toMatchObject([{ company_number: "00214436", address_snippet: null }]);
  expect(new URL(seen[0] ?? "", "http://provider.example").searchParams.get("q")).toBe("Marks & Spencer + % #");
  expect(authorization).toBe(`Basic ${btoa("secret:")}`);
});

it("asks once about a company, whose answer is kept", async () => {
  expect(await companyProfile(place, "00214436")).toMatchObject({ company_name: "MARKS & SPENCER P.L.C." });
  expect(await companyProfile(place, "00214436")).toMatchObject({ date_of_creation: null, has_charges: false });
  expect(seen).toHaveLength(1);
});

it("asks again where the kept answer is damaged", async () => {
  await companyProfile(place, "00214436");
  for (const question of kept.keys()) kept.set(question, '{"company_name": 1}');
  expect(await companyProfile(place, "00214436")).toMatchObject({ company_name: "MARKS & SPENCER P.L.C." });
  expect(seen).toHaveLength(2);
});

it("reads officers and control each time, and keeps no name", async () => {
  for (let time = 0; time < 2; time += 1)
    expect(await companyPeople(place, "00214436")).toEqual({
      officers: [{ name: "ROW, Helen", role: "director", appointedOn: "2002-04-15", resignedOn: null }],
      control: [{ name: "Row Holdings Ltd", natures: ["ownership-of-shares-50-to-75-percent"], ceasedOn: null }],
    });
  expect([seen.length, kept.size]).toEqual([4, 0]);
});

it("has no company, and a company without officers, where it answers 404", async () => {
  expect(await companyProfile(place, "99999999")).toBeNull();
  expect(await companyPeople(place, "99999999")).toEqual({ officers: [], control: [] });
});

it("lets 600 requests through in five minutes", () => {
  const fresh = new Gate(providers.companies.limits, 0);
  let admitted = 0;
  for (let ms = 0; ms < 300_000; ms += 100) if (fresh.acquire(ms).admitted) admitted += 1;
  expect(admitted).toBeLessThanOrEqual(600);
  expect(admitted).toBeGreaterThan(590);
});

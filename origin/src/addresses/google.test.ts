/** Google's Address Validation: its HTTP shapes served by a server of the test. */
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Gate } from "../outbound/gate.ts";
import { providers } from "../outbound/providers.ts";
import { checkWithGoogle } from "./google.ts";

const component = (componentType: string, text: string, more: object = {}) => ({
  componentName: { text },
  componentType,
  confirmationLevel: "CONFIRMED",
  ...more,
});
let answer: object = {};
let asked = { key: "", body: "" };
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      asked = { key: String(request.headers["x-goog-api-key"]), body };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  url = typeof bound === "object" && bound ? `http://127.0.0.1:${bound.port}/v1:validateAddress` : "";
});
afterAll(() => server.close());

const check = (input: string) => {
  const gate = new Gate(providers.addresses.limits, Date.now());
  const place = { acquire: () => gate.acquire(Date.now()), report: () => undefined };
  const env = { ENVIRONMENT: "local", ADDRESS_PROVIDER_KEY: "secret", ADDRESS_PROVIDER_URL: url };
  return checkWithGoogle(env, place, { input, country: "US" });
};

it("gives Google's verdict and states, and keeps the input", async () => {
  answer = {
    result: {
      verdict: { possibleNextAction: "ACCEPT", addressComplete: true },
      address: {
        addressComponents: [
          component("street_number", "1600"),
          component("route", "Amphitheatre Parkway"),
          component("locality", "Mountain View", { inferred: true }),
          component("plus_code", "X"),
        ],
        postalAddress: {
          regionCode: "US",
          addressLines: ["1600 Amphitheatre Pkwy"],
          locality: "Mountain View",
          postalCode: "94043",
        },
      },
    },
  };
  const checked = await check("1600 amphitheatre pkwy");
  expect(JSON.parse(asked.body)).toEqual({ address: { addressLines: ["1600 amphitheatre pkwy"], regionCode: "US" } });
  expect(asked.key).toBe("secret");
  expect(checked).toMatchObject({ input: "1600 amphitheatre pkwy", verdict: "accept", countryIso2: "US" });
  expect(checked.parts.map(({ name, state }) => [name, state])).toEqual([
    ["house_number", "confirmed"],
    ["road", "confirmed"],
    ["city", "added"],
  ]);
  expect(checked.printed).toEqual(["1600 Amphitheatre Pkwy", "Mountain View  94043"]);
});

it("asks where Google replaced a part, though Google accepts", async () => {
  const addressComponents = [component("route", "Main St", { replaced: true })];
  answer = { result: { verdict: { possibleNextAction: "ACCEPT" }, address: { addressComponents } } };
  expect(await check("Mian St")).toMatchObject({ verdict: "confirm" });
});

it.each([
  ["CONFIRM_ADD_SUBPREMISES", "confirm"],
  ["FIX", "fix"],
  ["", "fix"],
])("%s is %s", async (possibleNextAction, verdict) => {
  answer = { result: { verdict: { possibleNextAction }, address: {} } };
  expect(await check("x")).toMatchObject({ verdict });
});

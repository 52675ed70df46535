import { createVerify, generateKeyPairSync } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { identityOf } from "../../measures/identity.fixture.ts";
import { StepFailed } from "../../../commands/step.ts";
import { confidenceRulesetV1 } from "../ruleset-v1.ts";
import { answerOf, matchServiceName, matchServiceOf } from "./match-service.ts";
import type { MatchService } from "./service-contract.ts";
import { signatureBase } from "./oauth-signature.ts";
import { standIn, type Asked, type Reply, type StandIn } from "./stand-in.fixture.ts";

const supplier = (at: number, part: Parameters<typeof identityOf>[0] = {}) => ({
  supplierKey: `s${at}`,
  identity: identityOf({ name: `Supplier ${at}`, country: "USA", city: "Boston", ...part }),
});
const atOnce = async (): Promise<void> => {};
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const pem = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

let running: StandIn | null = null;
afterEach(async () => {
  await running?.close();
  running = null;
});

async function serviceAt(
  name: "visa" | "mastercard",
  reply: (asked: Asked) => Reply,
): Promise<{ service: MatchService; server: StandIn }> {
  const server = await standIn(reply);
  running = server;
  const settings = {
    MATCH_SERVICE_URL: server.url,
    MATCH_SERVICE_USER: "project",
    MATCH_SERVICE_SECRET: name === "visa" ? "pass:word" : pem,
  };
  return { service: matchServiceOf(settings, name), server };
}

test("the setting chooses; anything unknown is the directory", () => {
  expect(
    [{}, { MATCH_SERVICE: "visa" }, { MATCH_SERVICE: "mastercard" }, { MATCH_SERVICE: "amex" }].map(matchServiceName),
  ).toEqual(["directory", "visa", "mastercard", "directory"]);
  expect(() => matchServiceOf({}, "visa")).toThrow(/MATCH_SERVICE_URL/);
});

describe("S87: a network's address", () => {
  const settings = { MATCH_SERVICE_USER: "u", MATCH_SERVICE_SECRET: pem, ENVIRONMENT: "production" };

  test.each(["visa", "mastercard"] as const)("of %s that redirects is not followed", async (name) => {
    const inner = await standIn(() => ({ status: 200, json: {} }));
    try {
      const { service } = await serviceAt(name, () => ({ status: 307, json: {}, location: `${inner.url}/inside` }));
      await expect(service.lookUp([supplier(1)], atOnce)).rejects.toThrow(/307/);
      expect(inner.asked).toEqual([]);
    } finally {
      await inner.close();
    }
  });

  test.each(["http://api.visa.example", "https://127.0.0.1", "https://[fd00::1]", "https://intranet", "nonsense"])(
    "that is %s is refused in a deployed system, and nothing is sent",
    (url) => {
      for (const name of ["visa", "mastercard"] as const)
        expect(() => matchServiceOf({ ...settings, MATCH_SERVICE_URL: url }, name)).toThrow(/MATCH_SERVICE_URL/);
    },
  );
});

describe("Visa Supplier Matching", () => {
  test("a few suppliers are searched one by one, by query, with user and password", async () => {
    const { service, server } = await serviceAt("visa", ({ url }) => ({
      status: 201,
      json:
        url.searchParams.get("supplierName") === "Supplier 1"
          ? {
              matchConfidence: "High",
              matchStatus: "Yes",
              matchDetails: { mcc: "3501", l2: "Yes", l3s: "", l3li: "", fleetInd: "" },
              status: { statusCode: "SMSAPI000" },
            }
          : { matchConfidence: "None", matchStatus: "No", status: { statusCode: "SMSAPI000" } },
    }));
    const found = await service.lookUp([supplier(1), supplier(2), supplier(3, { country: "" })], atOnce);
    expect(found.map((match) => [match.supplierKey, match.band])).toEqual([
      ["s1", "High"],
      ["s2", "Unmatched"],
      ["s3", "Unmatched"],
    ]);
    expect(found[0]?.entry).toMatchObject({ mcc: "3501", detailLevel: 2, acceptsCard: true, name: "Supplier 1" });
    // Without a country there is nothing to ask.
    expect(server.asked).toHaveLength(2);
    const [first] = server.asked;
    expect([first?.method, first?.url.pathname]).toEqual(["POST", "/visasuppliermatchingservice/v1/search"]);
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      supplierName: "Supplier 1",
      supplierCity: "Boston",
      supplierCountryCode: "US",
    });
    expect(first?.headers.authorization).toBe(`Basic ${btoa("project:pass:word")}`);
  });

  test("many suppliers go as one file, polled and read back by line number", async () => {
    let looks = 0;
    const { service, server } = await serviceAt("visa", ({ url, body }) => {
      if (url.pathname.endsWith("/upload"))
        return { status: 201, json: { fileId: 1001, status: { statusDescription: "Received" } } };
      if (url.pathname.endsWith("/status")) {
        looks += 1;
        return { json: { fileId: 1001, status: { statusDescription: looks < 3 ? "In progress" : "Completed" } } };
      }
      expect(body).toBe("");
      return {
        json: {
          byteArray: [
            '2,"Comma, Inc.",1 Main St,Boston,MA,02101,,,US,Yes,Yes,No,Yes,,5111,Medium',
            "1,Supplier 0,,Boston,,,,,US,No,,,,,,",
          ],
        },
      };
    });
    const questions = Array.from({ length: 30 }, (_, at) => supplier(at, at === 1 ? { name: "Comma, Inc." } : {}));
    let waited = 0;
    const found = await service.lookUp(questions, async () => {
      waited += 1;
    });
    expect([looks, waited]).toEqual([3, 2]);
    expect(
      found
        .filter((match) => match.entry)
        .map((match) => [match.supplierKey, match.band, match.entry?.mcc, match.entry?.detailLevel]),
    ).toEqual([["s1", "Medium", "5111", 3]]);
    expect(found).toHaveLength(30);
    expect(server.asked[0]?.body).toContain('2,"Comma, Inc.",');
    expect(server.asked.at(-1)?.url.search).toBe("?inputFileId=1001");
  });

  test("refused credentials stop the step with a sentence, a fault is tried again", async () => {
    let status = 401;
    const { service } = await serviceAt("visa", () => ({ status, json: {} }));
    await expect(service.lookUp([supplier(1)], atOnce)).rejects.toThrow(StepFailed);
    status = 503;
    const fault = await service.lookUp([supplier(1)], atOnce).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(fault).not.toBeInstanceOf(StepFailed);
  });
});

describe("Mastercard Merchant Match", () => {
  const item = (searchRequestId: string, confidence: string) => ({
    searchRequestId,
    isMatched: true,
    confidence,
    searchResult: {
      entityDetails: {
        businessName: "SUPPLIER ONE",
        businessAddress: { addressLine1: "1 MAIN ST", country: "USA", postCode: "02101", townName: "BOSTON" },
        merchantIds: ["77"],
        phoneNumber: "6175550100",
      },
      cardProcessingHistory: {
        mcc: "5734",
        purchaseCardLevel: 2,
        inControlHistory: "Y",
        transactionRecency: "1 month",
      },
    },
  });

  test("a bulk search is created, polled and read page by page, every call signed", async () => {
    let looks = 0;
    const { service, server } = await serviceAt("mastercard", ({ method, url }) => {
      if (method === "POST") return { status: 202, json: { bulkSearchId: "b/1" } };
      if (!url.pathname.endsWith("/results")) {
        looks += 1;
        return { json: { status: looks < 2 ? "PENDING" : "COMPLETED" } };
      }
      const items =
        url.searchParams.get("offset") === "0"
          ? [item("1", "HIGH"), { searchRequestId: "2", isMatched: false }]
          : [item("101", "LOW")];
      return { json: { data: { items, total: 3, offset: 0, limit: 100, count: items.length } } };
    });
    const questions = Array.from({ length: 120 }, (_, at) => supplier(at, { taxId: at === 0 ? "12-345" : "" }));
    const found = await service.lookUp(questions, atOnce);
    expect(found.map((match) => match.band).filter((band) => band !== "Unmatched")).toEqual(["High", "Low"]);
    expect([found[0]?.entry?.entryId, found[100]?.band]).toEqual(["mastercard:77", "Low"]);
    expect(found[0]?.entry).toMatchObject({
      name: "SUPPLIER ONE",
      city: "BOSTON",
      mcc: "5734",
      detailLevel: 2,
      acceptsVirtualCard: true,
    });
    const sent: { lookupType: string; searches: Record<string, unknown>[] } = JSON.parse(server.asked[0]?.body ?? "{}");
    expect(sent.lookupType).toBe("SUPPLIERS");
    expect(sent.searches[0]).toMatchObject({
      searchRequestId: "1",
      businessName: "Supplier 0",
      businessAddress: { country: "USA", townName: "Boston" },
      organisationIdentifications: [{ identification: "12-345", type: "TXID" }],
    });
    expect(server.asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      "POST /bulk-searches",
      "GET /bulk-searches/b%2F1",
      "GET /bulk-searches/b%2F1",
      "GET /bulk-searches/b%2F1/results?offset=0&limit=100",
      "GET /bulk-searches/b%2F1/results?offset=100&limit=100",
    ]);
    for (const asked of server.asked) expect(isSigned(asked, server.url)).toBe(true);
  });

  /** Verifies a request's signature as the gateway would, from the header alone. */
  function isSigned({ method, url, headers }: Asked, at: string): boolean {
    const pairs = [...(headers.authorization ?? "").matchAll(/(oauth_\w+)="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, decodeURIComponent(value)],
    );
    const { oauth_signature: signature = "", ...oauth } = Object.fromEntries(pairs) as Record<string, string>;
    const base = signatureBase(method, `${at}${url.pathname}${url.search}`, oauth);
    return createVerify("RSA-SHA256").update(base).verify(pair.publicKey, signature, "base64");
  }

  test("a search that ends in ERROR is tried again; a secret that isn't a key stops the step", async () => {
    const { service, server } = await serviceAt("mastercard", ({ method }) =>
      method === "POST" ? { status: 202, json: { bulkSearchId: "b1" } } : { json: { status: "ERROR" } },
    );
    await expect(service.lookUp([supplier(1)], atOnce)).rejects.toThrow(/ended the search/);
    const wrong = matchServiceOf(
      { MATCH_SERVICE_URL: server.url, MATCH_SERVICE_USER: "u", MATCH_SERVICE_SECRET: "not a key" },
      "mastercard",
    );
    await expect(wrong.lookUp([supplier(1)], atOnce)).rejects.toThrow(StepFailed);
  });
});

test("RFC 5849: the text to sign sorts and escapes every parameter", () => {
  // Section 3.4.1.1 of the RFC, without its form body.
  const base = signatureBase("post", "http://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b", {
    oauth_consumer_key: "9djdj82h48djs9d2",
    oauth_token: "kkk9d7dh3k39sjv7",
    oauth_signature_method: "HMAC-SHA1",
    oauth_timestamp: "137131201",
    oauth_nonce: "7d8f3e4a",
    c2: "",
    a3: "2 q",
  });
  expect(base).toBe(
    "POST&http%3A%2F%2Fexample.com%2Frequest&a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_timestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7",
  );
});

test("the network's band is the evidence, and a user's word wins over it", () => {
  const entry = {
    ...supplier(1).identity,
    entryId: "visa:s1",
    acceptsCard: true,
    acceptsVirtualCard: false,
    detailLevel: 1 as const,
    stpCapable: false,
    lockboxes: [],
    lastSeen: "",
  };
  const match = { supplierKey: "s1", band: "Medium" as const, entry };
  const said = (decision?: { confirmed?: string; refused: string[] }) =>
    answerOf(match, { ...supplier(1), decision }, confidenceRulesetV1).evidence;
  expect(said()).toMatchObject({ band: "Medium", bits: confidenceRulesetV1.bands.Medium.bits, decision: "none" });
  expect(said({ refused: ["visa:s1"] })).toMatchObject({ band: "Unmatched", entryId: null, decision: "refused" });
  expect(said({ confirmed: "visa:s1", refused: [] })).toMatchObject({
    band: "High",
    confidence: 100,
    decision: "confirmed",
  });
});

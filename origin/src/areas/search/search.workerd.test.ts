import { beforeAll, expect, it } from "vitest";
import { now, openDatabase } from "../../store/database.ts";
import { jobs } from "../../store/schema.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);

beforeAll(async () => {
  await seedOrigin();
  const job = (id: string, issuerId: string, buyerId: string) => ({
    id,
    name: `Ledger of ${id}`,
    kind: "base" as const,
    issuerId,
    buyerId,
    ownerUserId: "user-petra-jobmanager",
    currency: "GBP",
    buyerCountry: "GBR",
    capabilities: ["stp"],
    createdOn: now(),
    updatedOn: now(),
  });
  await db
    .insert(jobs)
    .values([
      job("wharf", "issuer-harbour", "buyer-wharfside"),
      job("polar", "issuer-northstar", "buyer-polaris"),
      { ...job("later", "issuer-harbour", "buyer-wharfside"), createdOn: "2099-01-01T00:00:00.000Z" },
    ]);
});

/** What a user finds, as "kind label". */
async function foundBy(subject: string, text: string, more = ""): Promise<string[]> {
  const answer = await callAs(subject, "GET", `/api/v1/search?text=${encodeURIComponent(text)}${more}`);
  expect(answer.status).toBe(200);
  const rows: { kind: string; label: string }[] = await answer.json();
  return rows.map(({ kind, label }) => `${kind} ${label}`);
}

it("finds jobs, users and issuers by a part of their names, whatever the case", async () => {
  expect(await foundBy("dana-developer", "LEDGER OF")).toEqual(
    expect.arrayContaining(["job Ledger of wharf", "job Ledger of polar"]),
  );
  expect(await foundBy("dana-developer", "northst")).toEqual(expect.arrayContaining(["issuer Northstar Credit"]));
  expect(await foundBy("dana-developer", "clara.cl")).toEqual(["person Clara Client"]);
});

it("finds a job by its own name before newer ones that only their buyer names", async () => {
  const first = (await foundBy("dana-developer", "wharf")).filter((each) => each.startsWith("job"))[0];
  expect(first).toBe("job Ledger of wharf");
});

it("finds nothing of another tenant, and nothing that the roles in effect do not list", async () => {
  expect(await foundBy("nora-neighbour", "ledger of")).toEqual(["job Ledger of polar"]);
  expect(await foundBy("nora-neighbour", "ledger of", "&jobId=wharf")).toEqual(["job Ledger of polar"]);
  expect(await foundBy("isla-issuer", "ledger of")).toEqual([]);
  expect(await foundBy("petra-jobmanager", "clara.cl")).toEqual([]);
  const narrowed = await callOrigin("GET", "/api/v1/search?text=ledger", {
    as: { sub: subOf("robin-manyroles"), roles: ["client"] },
  });
  expect(await narrowed.json()).toEqual([]);
});

it("finds at most six of a kind, and nothing by a single letter or a wildcard", async () => {
  const people = (await foundBy("dana-developer", "ac")).filter((each) => each.startsWith("person"));
  expect(people).toHaveLength(6);
  for (const text of ["a", " ", "%", "__"]) expect([text, await foundBy("dana-developer", text)]).toEqual([text, []]);
  expect((await callAs("dana-developer", "GET", `/api/v1/search?text=${"x".repeat(101)}`)).status).toBe(422);
});

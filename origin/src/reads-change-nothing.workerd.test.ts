import { beforeAll, expect, it } from "vitest";
import { compiledCalls, isReleased } from "@paygauge/api-types/endpoints";
import { fillPath } from "@paygauge/api-types/paths";
import { auditChainOf } from "./audit/audit-chain.ts";
import { callOrigin, seedOrigin, subOf } from "./support/call-origin.ts";
import { sha256Hex } from "./idempotency.ts";
import { testEnv } from "./support/test-env.ts";

/** Counts of refusals are what the log is to other systems: a refused read is counted. */
const notData: readonly string[] = ["refusal_counts", "d1_migrations", "sqlite_sequence", "_cf_KV"];

/** A digest of every table of the catalogue, by its name. */
async function digests(): Promise<Record<string, string>> {
  const { results } = await testEnv.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  const names = results.map(({ name }) => name).filter((name) => !notData.includes(name) && !name.startsWith("_cf_"));
  const made: Record<string, string> = {};
  for (const name of names) {
    const rows = await testEnv.DB.prepare(`SELECT * FROM "${name}"`).all();
    made[name] = `${rows.results.length} rows ${await sha256Hex(
      rows.results
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join("\n"),
    )}`;
  }
  return made;
}

async function ids(): Promise<Record<string, string>> {
  const one = async (sql: string) => (await testEnv.DB.prepare(sql).first<{ id: string }>())?.id ?? "nothing";
  return {
    issuerId: await one("SELECT id FROM issuers"),
    buyerId: await one("SELECT id FROM buyers"),
    userId: await one("SELECT id FROM users"),
    versionNumber: "1",
  };
}

const paged = { pageNumber: 1, pageSize: 25 };
/** Bodies that a reading call may take; one that does not fit is refused. */
const bodies: readonly object[] = [paged, {}, { step: 1 }];

beforeAll(() => seedOrigin());

it("S28: no call with effect read changes a row of the catalogue, answered or refused", async () => {
  const known = await ids();
  const reads = compiledCalls.filter(({ call }) => call.effect === "read" && isReleased(call));
  expect(reads.length).toBeGreaterThan(50);
  // What a first visit leaves (a person's last activity) is there before the count.
  await callOrigin("GET", "/api/v1/users/user-permissions", { as: { sub: subOf("dana-developer") } });
  // Chaining the lines of the seed is work of its own that a look at the log brings forward.
  await auditChainOf(testEnv).extend();
  const before = await digests();
  expect(Object.keys(before).length).toBeGreaterThan(25);
  let answered = 0;
  const changed: string[] = [];
  // A look at every table costs more than a call: eight calls share one.
  let since: string[] = [];
  for (const { id, call } of reads) {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
    const kind = ["issuers", "buyers", "users"].find((each) => call.path.includes(`/${each}/`))?.slice(0, -1) ?? "";
    const own = known[`${kind}Id`] ?? "nothing";
    const path = fillPath(call.path, Object.fromEntries(names.map((name) => [name, known[name] ?? own])));
    for (const sub of [subOf("dana-developer"), subOf("isla-issuer"), "edge"]) {
      for (const body of call.body ? bodies : [undefined]) {
        const answer = await callOrigin(call.method, path, { as: { sub }, ...(body ? { body } : {}) });
        await answer.arrayBuffer();
        if (answer.status === 200) answered += 1;
        expect(answer.status, `${id} ${path}`).toBeLessThan(500);
      }
    }
    since.push(id);
    if (since.length < 8 && id !== reads.at(-1)?.id) continue;
    const after = await digests();
    for (const [name, digest] of Object.entries(after))
      if (digest !== before[name]) changed.push(`${name} by one of ${since.join(", ")}`);
    since = [];
  }
  expect(changed).toEqual([]);
  // Most were answered, not merely refused.
  expect(answered).toBeGreaterThan(reads.length / 2);
});

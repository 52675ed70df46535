import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";
import { openDatabase } from "../../store/database.ts";
import { buyers } from "../../store/schema.ts";
import { linkBody, openIssuer } from "./link-calls.fixture.ts";

const db = openDatabase(testEnv.DB);

beforeAll(async () => {
  await seedOrigin();
  await openIssuer();
});

/** Makes links for a buyer of Harbour that none went to before; answers with status and code. */
async function linksForNewBuyer() {
  const [known] = await db.select().from(buyers).where(eq(buyers.issuerId, "issuer-harbour"));
  if (known === undefined) throw new Error("Harbour has no buyer.");
  const buyerId = crypto.randomUUID();
  await db.insert(buyers).values({ ...known, id: buyerId, name: `Buyer ${buyerId}` });
  return async (recipient: string, confirmsDomain = false) => {
    const body = linkBody({ buyerId, recipient, confirmsDomain });
    const answer = await callAs("sasha-sysadmin", "POST", "/api/v1/magic-links", { body });
    return answer.ok ? "made" : (await answer.json<{ code: string }>()).code;
  };
}

it("asks about an address of a mail service that is open to anybody, unless a link went there before", async () => {
  const link = await linksForNewBuyer();
  expect(await link("ap.harbour@gmail.com")).toBe("CONFIRM_ADDRESS");
  expect(await link("ap.harbour@gmail.com", true)).toBe("made");
  expect(await link("AP.harbour@Gmail.com")).toBe("made");
  expect(await link("other@gmail.com")).toBe("CONFIRM_ADDRESS");
});

it("asks nothing for the first address of a buyer, and about another domain after it", async () => {
  const link = await linksForNewBuyer();
  expect(await link("ap@normal-buyer.example")).toBe("made");
  expect(await link("ledger@normal-buyer.example")).toBe("made");
  expect(await link("ap@norma1-buyer.example")).toBe("CONFIRM_ADDRESS");
  // The issuer's own users may try a link.
  expect(await link("ap@harbour.example")).toBe("made");
});

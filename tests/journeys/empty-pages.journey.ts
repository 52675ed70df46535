import { findPage } from "@paygauge/api-types/sitemap";
import { en } from "../../web/src/texts/en.ts";
import { emptyLists, type EmptyListDeclaration } from "../../web/src/data/empty/empty-lists.ts";
import { axeFindings } from "../support/axe.ts";
import type { Client } from "../support/client.ts";
import { emptyPages } from "../support/empty-pages.ts";
import { createJob, expectOk } from "../support/job-flow.ts";
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { drawn, goTo, pagesToSee } from "../support/pages-to-see.ts";
import { signIn } from "../support/sign-in.ts";
import { startSystem, type RunningSystem } from "../support/system.ts";

let system: RunningSystem;
const { PAYGAUGE_PORT: port } = process.env;
test.beforeAll(async () => {
  system = await startSystem({ seed: "without-job" });
  process.env["PAYGAUGE_PORT"] = String(system.port);
});
test.afterAll(async () => {
  if (port !== undefined) process.env["PAYGAUGE_PORT"] = port;
  await system.end();
});

async function removeBuyers(client: Client): Promise<void> {
  const asked = await client.call("POST", "/api/v1/buyers/get", { pageNumber: 1, pageSize: 50 });
  for (const { id } of expectOk(asked, "buyers").json<{ collection: { id: string }[] }>().collection)
    expectOk(await client.call("DELETE", `/api/v1/buyers/${id}`), `delete ${id}`);
}

/** A job without any file, and its buyer. */
async function bareJob(client: Client): Promise<string> {
  const body = {
    name: "Calder County",
    issuerId: "issuer-harbour",
    country: "GBR",
    currency: null,
    industryCode: null,
  };
  const { id } = expectOk(await client.call("POST", "/api/v1/buyers", body), "buyer").json<{ id: string }>();
  return createJob(client, "Nothing yet", { buyerId: id, currency: "GBP", country: "GBR" });
}

/** Lists and tables without a row that don't state it; what is one row of titles counts as none. */
const bareLists = (page: Page) =>
  page.locator("main").evaluateAll((mains) =>
    mains.flatMap((main) =>
      [...main.querySelectorAll("[role=grid], table, ul, ol")]
        .filter((each) => each.getClientRects().length > 0)
        .filter((each) => each.querySelector("[role=gridcell], td, li") === null)
        .map((each) => `an empty ${each.tagName.toLowerCase()}: ${each.outerHTML.slice(0, 120)}`),
    ),
  );

/** Words that axe has looked at: those of one list are the same on every page. */
const looked = new Set<string>();

/** What a page fails to say of its emptiness. */
async function unsaid(page: Page, address: string): Promise<string[]> {
  const id = findPage(address.split("?")[0] ?? "")?.id;
  const bare = id === undefined ? undefined : emptyPages[id];
  if (bare === undefined) return ["is not in the list of what stands on pages"];
  const main = page.locator("main, [role=main], body").first();
  const { list, says = [], way } = bare;
  const listWords = list === undefined ? undefined : en.empty[list];
  const expected = [...says, ...(listWords === undefined ? [] : [listWords.title, listWords.why, listWords.next])];
  const found: string[] = [];
  for (const words of expected) {
    const isThere = await main
      .getByText(words)
      .first()
      .waitFor({ timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (!isThere) found.push(`does not say "${words}"`);
  }
  const declared: EmptyListDeclaration | undefined = list === undefined ? undefined : emptyLists[list];
  const action = way ?? (declared?.page === undefined && list !== "results" ? "" : (listWords?.action ?? ""));
  if (action !== "" && (await main.getByRole("link", { name: action, exact: true }).count()) === 0)
    found.push(`has no way to "${action}"`);
  const all = expected.join(" ");
  if (all !== "" && !looked.has(all)) found.push(...(await axeFindings(page, { within: "main" })));
  looked.add(all);
  // Rows are drawn once their places are known: a moment after the list is drawn.
  const isFilled = await expect
    .poll(() => bareLists(page), { timeout: 3000 })
    .toEqual([])
    .then(
      () => true,
      () => false,
    );
  return isFilled ? found : [...found, ...(await bareLists(page))];
}

test("every page says why nothing is on it yet, and what to do next", async ({ page }) => {
  const client = await signIn(system.port, "sasha.sysadmin");
  await removeBuyers(client);
  await openAs(page, "dana.developer");
  await drawn(page);
  expect(await unsaid(page, "/analysis")).toEqual([]);
  const ids = {
    supplierKey: "0ab12cd3ef45gh",
    buyerId: "buyer-calder-county",
    useCaseId: null,
    campaignWorkflowId: null,
    vendorId: null,
  };
  const found: string[] = [];
  const see = async (jobId: string, isOfJob: boolean) => {
    for (const each of pagesToSee({ ...ids, jobId })) {
      const { title, germanTitle, address } = each;
      const isSeen = title !== undefined && address !== "/analysis" && (germanTitle !== undefined || isOfJob);
      if (!isSeen || address.includes(jobId) !== isOfJob) continue;
      // An issuer without anybody.
      await goTo(page, { ...each, address: address.replace("issuer-harbour", "issuer-fern") }, "en");
      await drawn(page);
      await expect(page.getByText(/Couldn’t load this|stopped working/), address).toHaveCount(0);
      found.push(...(await unsaid(page, address)).map((line) => `${address} ${line}`));
    }
  };
  await see("no-job", false);
  await see(await bareJob(client), true);
  expect(found).toEqual([]);
});

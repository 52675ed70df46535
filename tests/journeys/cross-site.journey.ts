import { foreignSite } from "../support/foreign-site.ts";
import { addressOf, expect, signInAs, test } from "../support/journey.ts";

/** What another site may try against a signed-in user: forms, calls and pictures that carry the cookies if they can. */
function attack(): string {
  const jobs = addressOf("/api/v1/jobs");
  const job = JSON.stringify({ name: "Made by another site", kind: "advanced", issuerId: "issuer-harbour" });
  return `<!doctype html><title>Elsewhere</title>
<form method="post" action="${addressOf("/auth/sign-out")}"><button>See the pictures</button></form>
<form method="post" enctype="text/plain" action="${jobs}"><input type="hidden" name='${job}' value=""><button>Win a prize</button></form>
<img src="${addressOf("/auth/sign-out")}"><img src="${addressOf("/api/v1/users/user-permissions")}">
<output id="said"></output>
<script>
const send = (address, options) => fetch(address, { credentials: "include", ...options }).then((answer) => answer.type, () => "refused");
Promise.all([
  send(${JSON.stringify(jobs)}, { method: "POST", mode: "no-cors", headers: { "content-type": "text/plain" }, body: ${JSON.stringify(job)} }),
  send(${JSON.stringify(jobs)}, { method: "POST", headers: { "content-type": "application/json", "x-csrf": "1" }, body: ${JSON.stringify(job)} }),
  send("${addressOf("/auth/sign-out")}", { method: "POST", mode: "no-cors" }),
  send("${addressOf("/auth/preferences")}", { method: "POST", mode: "no-cors", body: '{"mode":"dark"}' }),
  send("${addressOf("/api/v1/users/user-permissions")}", {}),
]).then((said) => {
  document.getElementById("said").textContent = said.join(" ");
});
</script>`;
}

test("S26 S27: forms, calls and pictures of another site change nothing and read nothing", async ({ page }) => {
  await signInAs(page, "robin.manyroles");
  const rows = page.getByRole("navigation", { name: "Analysis jobs: Pages" }).getByRole("status");
  await expect(rows).toContainText(/of \d/);
  const before = await rows.innerText();
  const mode = await page.locator("html").getAttribute("data-mode");

  const site = await foreignSite(attack());
  const refused: number[] = [];
  const failed: string[] = [];
  page.on("requestfailed", (request) => failed.push(request.failure()?.errorText ?? ""));
  page.on("response", (answer) => {
    // What the page before had asked for may still be answered: the forms of the other site navigate.
    const isForm = answer.request().isNavigationRequest();
    if (isForm && answer.url().startsWith(addressOf("/"))) refused.push(answer.status());
  });
  for (const lure of ["See the pictures", "Win a prize"]) {
    await page.goto(site.address);
    await expect(page.locator("#said")).toHaveText("refused refused refused refused refused");
    await page.getByRole("button", { name: lure }).click();
    await expect(page).toHaveURL((url) => url.hostname === "brand1.localhost");
  }
  expect(refused).toEqual([403, 403]);
  // Three calls and two pictures at least reached the product, and its answers were kept from that site.
  expect(failed.filter((error) => error.startsWith("net::ERR_BLOCKED_BY_RESPONSE")).length).toBeGreaterThanOrEqual(5);
  await site.close();

  await page.goto(addressOf("/analysis"));
  await expect(rows).toHaveText(before);
  await expect(page.getByText("Made by another site")).toHaveCount(0);
  await expect(page.locator("html")).toHaveAttribute("data-mode", mode ?? "");
});

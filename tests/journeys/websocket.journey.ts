/** A developer opens a WebSocket through the gateway and measures it. SHOTS names a folder for pictures. */
import { expect, openAs, test, type Page } from "../support/journey.ts";
import { lookAt } from "../support/look-at.ts";

const fact = (page: Page, name: string) =>
  page.getByRole("definition").and(page.locator(`dt:has-text("${name}") + dd`));

test("a socket opens through the gateway, counts messages, and is measured next to a poll", async ({ page }) => {
  await openAs(page, "dana.developer", "/dev/experiments/websocket-poc");
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(fact(page, "State")).toHaveText("Open");
  await page.getByRole("button", { name: "Send 10 messages" }).click();
  await expect(fact(page, "Messages received by the origin on this socket")).toHaveText("10");
  await page.getByRole("button", { name: "Measure" }).click();
  const one = page.getByRole("table", { name: "Cost of one request and one message" });
  await expect(one.getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("table", { name: "Polls of one open page" }).getByRole("row")).toHaveCount(5);
  await expect(fact(page, "Messages received by the origin on this socket")).toHaveText("30");
  await lookAt(page, "socket");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(fact(page, "State")).toHaveText("Closed");
});

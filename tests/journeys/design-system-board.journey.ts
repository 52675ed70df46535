import { expect, openAs, test, type Page } from "../support/journey.ts";
import { walkAnew } from "../support/walk-anew.ts";

const address = "/dev/examples/Board?theme=t1&mode=light";

/** The board whose cards move: 400 are Pending, four Active; Fail refuses every card. */
async function boardOf(page: Page) {
  await expect(page.locator("html[data-preview-ready]")).toHaveCount(1);
  const board = page.getByRole("region", { name: "Suppliers by status" }).first();
  const list = (name: string) => board.getByRole("list", { name });
  const card = (name: string) => board.getByRole("link", { name, exact: true });
  return { board, list, card };
}

type Board = Awaited<ReturnType<typeof boardOf>>;

async function keepsFocus(page: Page, { list, card }: Board): Promise<void> {
  await card("Supplier 1").focus();
  await page.keyboard.press("End");
  await expect(card("Supplier 400")).toBeFocused();
  await expect(card("Supplier 200")).toHaveCount(0);
  await page.keyboard.press("ArrowUp");
  await expect(card("Supplier 399")).toBeFocused();
  // Scrolled away by mouse, the card that has the focus keeps it.
  await list("Pending").evaluate((column) => column.scrollTo({ top: 0 }));
  await expect(card("Supplier 2")).toBeInViewport();
  await expect(card("Supplier 399")).toBeFocused();
  await page.keyboard.press("Home");
  await expect(card("Supplier 1")).toBeFocused();
}

async function cardMoves(page: Page, { board, list, card }: Board): Promise<void> {
  const halden = card("Halden Chemicals Limited");
  await halden.focus();
  await page.keyboard.press("Control+ArrowRight");
  await expect(list("Success").getByRole("link")).toHaveText(["Halden Chemicals Limited"]);
  await expect(halden).toBeFocused();
  await expect(board.getByText("Halden Chemicals Limited is in Success now.")).toBeAttached();
  await page.keyboard.press("Control+ArrowRight");
  await expect(board.getByRole("alert")).toContainText(
    "Halden Chemicals Limited stays in Success. A failed supplier needs its reason.",
  );
  await expect(list("Success").getByRole("link")).toHaveText(["Halden Chemicals Limited"]);
  await expect(halden).toBeFocused();
  await page.keyboard.press("m");
  await page.getByRole("menuitem", { name: "Move to Abandoned" }).press("Enter");
  await expect(list("Abandoned").getByRole("link")).toHaveText(["Halden Chemicals Limited"]);
  await expect(halden).toBeFocused();
  const tamarind = list("Active").getByRole("listitem").filter({ hasText: "Tamarind Furniture Ltd" });
  await tamarind.dragTo(board.getByRole("heading", { name: /^Success/ }));
  await expect(list("Success").getByRole("link")).toHaveText(["Tamarind Furniture Ltd"]);
}

test("a board's long column keeps the focus, and its cards move", async ({ page }) => {
  await openAs(page, "dana.developer", address);
  const first = await boardOf(page);
  await test.step("a long column keeps the focus from its first card to its last, and draws few", () =>
    keepsFocus(page, first));
  await walkAnew(page, address);
  const fresh = await boardOf(page);
  await test.step("a card moves by keys, by its menu and by mouse; a refused one goes back and says why", () =>
    cardMoves(page, fresh));
});

/** Where the focus is after an item of an ordered list was moved or removed. */
import { act, createElement, useState } from "react";
import { expect, test } from "vitest";
import { openPage } from "../../../../../web/src/support/test-page.ts";
import { OrderedList, type OrderWords } from "./ordered-list.tsx";

const words: OrderWords = {
  hint: "Move",
  move: (name, place, total) => `${name}, ${place} of ${total}`,
  moved: (name, place, total) => `${name} is ${place} of ${total} now.`,
  first: "First",
  up: "Up",
  down: "Down",
  last: "Last",
};

const all = ["Summary", "Method", "Suppliers"];

/**
 * A list whose rows have a handle, a button for each entry of their menu, and one that removes the row. `offersUndo`: a
 * removal shows another button, which takes the focus.
 */
function List({ offersUndo = false }: { readonly offersUndo?: boolean }) {
  const [items, setItems] = useState(all);
  const move = (from: number, to: number) => {
    const next = items.toSpliced(from, 1);
    setItems(next.toSpliced(to, 0, items[from] ?? ""));
  };
  const list = createElement(OrderedList<string>, {
    label: "Sections",
    items,
    keyOf: (name) => name,
    nameOf: (name) => name,
    words,
    onMove: move,
    renderRow: (name, { handle, moves }) => [
      handle,
      ...moves.map(({ key, label, disabled, onSelect }) =>
        createElement("button", { key, id: `${name} ${key}`, disabled, onClick: onSelect }, label),
      ),
      createElement(
        "button",
        { key: "remove", id: `${name} remove`, onClick: () => setItems(items.filter((each) => each !== name)) },
        "Remove",
      ),
    ],
  });
  const isShown = offersUndo && items.length < all.length;
  return createElement("div", null, isShown && createElement("button", { id: "undo", autoFocus: true }), list);
}

const byId = (id: string) => document.getElementById(id);
const order = () => [...document.querySelectorAll("[data-handle]")].map((each) => each.getAttribute("aria-label"));
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName;
const spoken = () => document.querySelector("output")?.textContent;

async function opened(props: Parameters<typeof List>[0] = {}) {
  const page = await openPage("/");
  await page.draw(createElement("main", null, createElement(List, props), createElement("button", { id: "outside" })));
}
const press = (element: Element | null | undefined, key: string) =>
  act(async () => void element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
/** A click by the keyboard: the focus is on the button. */
const use = (id: string) =>
  act(async () => {
    byId(id)?.focus();
    byId(id)?.click();
  });
const handleOf = (name: string) => document.querySelector<HTMLElement>(`[data-handle][aria-label^="${name}"]`);

test("an arrow key moves the item, and the focus with it", async () => {
  await opened();
  handleOf("Method")?.focus();
  await press(handleOf("Method"), "ArrowDown");
  expect(order()).toEqual(["Summary, 1 of 3", "Suppliers, 2 of 3", "Method, 3 of 3"]);
  expect([focused(), spoken()]).toEqual(["Method, 3 of 3", "Method is 3 of 3 now."]);
  await press(document.activeElement, "ArrowUp");
  await press(document.activeElement, "ArrowUp");
  expect([focused(), spoken()]).toEqual(["Method, 1 of 3", "Method is 1 of 3 now."]);
  // At the end of the list nothing moves.
  await press(document.activeElement, "ArrowUp");
  expect([focused(), order()[0]]).toEqual(["Method, 1 of 3", "Method, 1 of 3"]);
});

test("an entry of the menu moves the item, and the focus to its handle", async () => {
  await opened();
  await use("Summary last");
  expect([focused(), order()[2]]).toEqual(["Summary, 3 of 3", "Summary, 3 of 3"]);
  await use("Suppliers up");
  expect(focused()).toBe("Suppliers, 1 of 3");
});

test("an item that is removed leaves the focus to the next one, the last to the one before it", async () => {
  await opened();
  await use("Method remove");
  expect([order(), focused()]).toEqual([["Summary, 1 of 2", "Suppliers, 2 of 2"], "Suppliers, 2 of 2"]);
  await use("Suppliers remove");
  expect(focused()).toBe("Summary, 1 of 1");
});

test("an item that is removed from elsewhere takes no focus", async () => {
  await opened();
  byId("Method up")?.focus();
  byId("outside")?.focus();
  await act(async () => byId("Method remove")?.click());
  expect([order().length, document.activeElement?.id]).toEqual([2, "outside"]);
  // The focus is in another row, which stays.
  byId("Summary down")?.focus();
  await act(async () => byId("Suppliers remove")?.click());
  expect(document.activeElement?.id).toBe("Summary down");
});

test("what a removal focuses itself keeps the focus", async () => {
  await opened({ offersUndo: true });
  await use("Method remove");
  expect(document.activeElement?.id).toBe("undo");
});

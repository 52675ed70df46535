import { expect, test, vi } from "vitest";
import { makeKeyReader } from "./jumps.ts";

function reader() {
  const read = makeKeyReader();
  const actions = { palette: vi.fn(), shortcuts: vi.fn(), go: vi.fn(), opens: (id: string) => id !== "devops" };
  const press = (key: string, timeStamp = 0, more: Partial<KeyboardEvent> = {}) => {
    const event = { key, timeStamp, target: null, preventDefault: () => undefined, ...more };
    read(event as unknown as KeyboardEvent, actions);
  };
  return { press, ...actions };
}

test("g and a letter lead to a page that opens, in time", () => {
  const { press, go } = reader();
  press("g", 100);
  press("p", 900);
  expect(go).toHaveBeenLastCalledWith("/profile");
  press("p", 950);
  press("g", 2000);
  press("p", 4000);
  press("g", 5000);
  press("o", 5100);
  expect(go).toHaveBeenCalledTimes(1);
});

test("Ctrl and Cmd+K open the palette, a question mark the sheet", () => {
  const { press, palette, shortcuts } = reader();
  press("k", 0, { ctrlKey: true });
  press("K", 0, { metaKey: true });
  press("k");
  press("k", 0, { ctrlKey: true, shiftKey: true });
  press("?");
  expect([palette.mock.calls.length, shortcuts.mock.calls.length]).toEqual([2, 1]);
});

test("keys belong to a box that is typed into, and to a question that waits", () => {
  const { press, palette, shortcuts, go } = reader();
  const within = (part: string) => ({
    target: { closest: (selector: string) => (selector.includes(part) ? {} : null) } as unknown as EventTarget,
  });
  press("?", 0, within("input"));
  press("g", 0, within("[role=menu]"));
  press("p", 10);
  press("k", 20, { ctrlKey: true, ...within("[data-modal]") });
  expect([palette, shortcuts, go].map((each) => each.mock.calls.length)).toEqual([0, 0, 0]);
  press("k", 30, { ctrlKey: true, ...within("input") });
  expect(palette).toHaveBeenCalledTimes(1);
});

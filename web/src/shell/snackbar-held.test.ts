import { Snackbar } from "@paygauge/ui";
import { act, createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "../support/test-page.ts";

afterEach(() => void vi.useRealTimers());

test("a success stays while the pointer rests on it, though the focus has left it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const page = await openPage("/");
  const onClose = vi.fn();
  await page.draw(createElement(Snackbar, { snack: { id: "1", tone: "success", message: "Saved." }, onClose }));
  const [snack, close] = [document.querySelector("[role=status]"), document.querySelector("button")];
  const point = (type: string) => act(async () => snack?.dispatchEvent(new Event(type, { bubbles: true })));
  const wait = () => act(async () => void vi.advanceTimersByTime(6000));
  await point("pointerover");
  await act(async () => close?.focus());
  await act(async () => close?.blur());
  await wait();
  expect(onClose).not.toHaveBeenCalled();
  await point("pointerout");
  await wait();
  expect(onClose).toHaveBeenCalledOnce();
});

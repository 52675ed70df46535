import { Provider } from "jotai";
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { openPage } from "../support/test-page.ts";
import { store } from "./store.ts";
import { guarded, heldNavigationAtom, useUnsaved } from "./unsaved.ts";

function Form({ dirty }: { readonly dirty: boolean }) {
  useUnsaved(dirty);
  return null;
}
const form = (dirty: boolean) => createElement(Provider, { store }, createElement(Form, { dirty }));

test("once all is saved, one press of Back leaves the form: the guard's own entry isn't a place to stop", async () => {
  const page = await openPage("/list");
  await page.goTo("/form");
  await page.draw(form(true));
  await page.draw(form(false));
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe("/list"));
});

test("who wanted to leave while all was being saved leaves once it is saved, and is not told that it is not", async () => {
  const page = await openPage("/form");
  const go = vi.fn();
  await page.draw(form(true));
  guarded(go);
  expect(go).not.toHaveBeenCalled();
  expect(store.get(heldNavigationAtom)).not.toBeNull();
  await page.draw(form(false));
  expect(go).toHaveBeenCalledOnce();
  expect(store.get(heldNavigationAtom)).toBeNull();
});

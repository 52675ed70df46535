import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { openPage } from "../support/test-page.ts";
import { useUnsaved } from "./unsaved.ts";

function Form({ dirty }: { readonly dirty: boolean }) {
  useUnsaved(dirty);
  return null;
}

test("once all is saved, one press of Back leaves the form: the guard's own entry is no place to stop", async () => {
  const page = await openPage("/list");
  await page.goTo("/form");
  await page.draw(createElement(Form, { dirty: true }));
  await page.draw(createElement(Form, { dirty: false }));
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe("/list"));
});

import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import { noticeHistoryAtom } from "../state/notifications.ts";
import { store } from "../state/store.ts";
import { openPage } from "../support/test-page.ts";
import { useAction, type Action } from "./use-action.ts";

test("a failure names what was asked for, where one call does several things", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ detail: "The job is being scored again." }, { status: 409 }));
  const page = await openPage("/");
  // Files share a process, and what others said stays.
  store.set(noticeHistoryAtom, []);
  let action: Action<"ruleMatch"> | undefined;
  const Inside = () => {
    action = useAction("ruleMatch", { operation: ({ body }) => `to ${body.decision}` });
    return null;
  };
  await page.draw(createElement(Inside));
  const params = { jobId: "j1", supplierKey: "s1" };
  await act(async () => {
    await action?.run({ params, body: { decision: "refuse", entryId: "e1" } });
    await action?.run({ params, body: { decision: "clear" } });
  });
  expect(store.get(noticeHistoryAtom).map(({ operation }) => operation)).toEqual(["to refuse", "to clear"]);
});

import { beforeEach, expect, test, vi } from "vitest";

// The module reads the address of the page, which this environment has none of.
vi.stubGlobal("location", { href: "http://brand1.test/analysis" });
const {
  notificationsAtom,
  noticeHistoryAtom,
  maxNotices,
  notifyDone,
  notifyProblem,
  dismissNotification,
  markNoticesSeen,
  unseenErrorsAtom,
} = await import("./notifications.ts");
const { store } = await import("./store.ts");

beforeEach(() => {
  store.set(notificationsAtom, []);
  store.set(noticeHistoryAtom, []);
});

test("the history keeps what was closed, and the last fifty only", () => {
  for (let count = 1; count <= maxNotices + 5; count += 1) notifyDone(`Saved ${count}`);
  for (const { id } of store.get(notificationsAtom)) dismissNotification(id);
  expect(store.get(notificationsAtom)).toEqual([]);
  const said = store.get(noticeHistoryAtom).map((item) => item.message);
  expect([said.length, said[0], said.at(-1)]).toEqual([maxNotices, "Saved 6", `Saved ${maxNotices + 5}`]);
});

test("errors count as new until the history was looked at", () => {
  notifyProblem("Save", { message: "It failed.", correlationId: "c1" });
  notifyDone("Saved");
  expect(store.get(unseenErrorsAtom)).toBe(1);
  store.set(markNoticesSeen);
  expect(store.get(unseenErrorsAtom)).toBe(0);
});

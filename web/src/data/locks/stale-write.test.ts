import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { store } from "../../state/store.ts";
import { staleWriteAtom } from "./stale-write.ts";

vi.stubGlobal("location", { href: "http://brand1.test/admin/buyer-manager/b1", pathname: "/", search: "" });
const { notificationsAtom, notifyProblem } = await import("../../state/notifications.ts");
const { asProblem } = await import("../api-problem.ts");
const { callApi } = await import("../call-api.ts");

// The store is one for all files of a process.
beforeEach(() => {
  store.set(notificationsAtom, []);
  store.set(staleWriteAtom, null);
});
afterEach(() => vi.unstubAllGlobals());

/** Publishes a job that the system refuses so, and tells it as an action does; what users see of it then. */
async function seenAfter(code: string): Promise<{ readonly dialog: boolean; readonly snackbars: number }> {
  vi.stubGlobal("location", { href: "http://brand1.test/jobs/j1/summary" });
  const problem = { type: "about:blank", title: "Conflict", status: 409, code, detail: "It was not saved." };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(problem, { status: 409 })));
  const publish = callApi("publishJob", { params: { jobId: "j1" }, body: { run: "r1", publication: 0 } });
  await publish.catch((thrown: unknown) => notifyProblem("Publish", asProblem(thrown)));
  return { dialog: store.get(staleWriteAtom) !== null, snackbars: store.get(notificationsAtom).length };
}

test("a write that came too late is told by its dialog alone, every other refusal by a snackbar", async () => {
  for (const code of ["LOCK_LOST", "LOCK_EXPIRED", "CHANGED_MEANWHILE"])
    expect(await seenAfter(code)).toEqual({ dialog: true, snackbars: 0 });
  store.set(staleWriteAtom, null);
  expect(await seenAfter("LOCKED")).toEqual({ dialog: false, snackbars: 1 });
});

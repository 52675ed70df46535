import type { Upload } from "@paygauge/api-types/entities/jobs";
import { afterEach, expect, test, vi } from "vitest";
import { store } from "../../state/store.ts";

const upload: Upload = {
  id: "u1",
  jobId: "j1",
  fileName: "ledger.csv",
  size: 4,
  partSize: 10,
  partsReceived: [],
  state: "Receiving",
  createdOn: "2026-11-14T08:00:00.000Z",
  dialect: null,
  mapping: null,
  inspection: null,
  refusal: null,
  check: null,
  isCorrected: false,
  mappingRemembered: false,
  unpacked: null,
};

/** What the system says to each part that is sent, in turn, and how many came. */
const parts = { statuses: [413], sent: 0 };

/** As much of a browser's request as a part needs. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = JSON.stringify({ status: 413, code: "TOO_LARGE", detail: "The part is too large.", title: "Large" });
  open(): void {}
  setRequestHeader(): void {}
  getResponseHeader(): null {
    return null;
  }
  send(): void {
    parts.sent += 1;
    this.status = parts.statuses.shift() ?? 200;
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  }
}

afterEach(() => vi.unstubAllGlobals());

test("an upload that is discarded while it is looked at again is not sent after all", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  const looked: (() => void)[] = [];
  vi.stubGlobal("fetch", (href: string, { method }: RequestInit) => {
    const done = { message: "Done.", success: true, statusCode: 200, upload };
    if (!href.endsWith("/uploads/u1") || method !== "GET") return Promise.resolve(Response.json(done));
    return new Promise<Response>((resolve) => {
      looked.push(() => resolve(Response.json(upload)));
    });
  });
  const { discardUpload, resumeUpload, retryTransfer, transfersAtom } = await import("./transfers.ts");
  const first = () => store.get(transfersAtom)[0];
  resumeUpload(upload, new File(["text"], "ledger.csv"));
  await vi.waitFor(() => expect(first()?.state).toBe("failed"));
  const failed = first();
  if (failed === undefined) throw new Error("Nothing failed.");
  const presses = [retryTransfer(failed), retryTransfer(failed)];
  await vi.waitFor(() => expect(looked.length).toBeGreaterThan(0));
  await discardUpload("j1", "u1");
  for (const answer of looked) answer();
  await Promise.all(presses);
  expect(store.get(transfersAtom)).toEqual([]);
  expect([parts.sent, looked.length]).toEqual([1, 1]);
});

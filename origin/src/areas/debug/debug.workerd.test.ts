import { beforeAll, expect, test } from "vitest";
import { debugHeader, sentLines, type SentLine } from "@paygauge/api-types/debug/debug-lines";
import type { TracedCommand } from "@paygauge/api-types/endpoints/debug-commands";
import * as v from "valibot";
import { callOrigin, lockFor, seedOrigin, subOf } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const sub = subOf("dana-developer");
/** Scanned lines: 200 in npm test, 100,000 in `npm run soak -- debug-lines 100000`. */
const wanted = Number(testEnv.DEBUG_LINES);
const debug = { origin: "trace", queue: "debug" };

beforeAll(() => seedOrigin());

const linesOf = (answer: Response): readonly SentLine[] => {
  const header = answer.headers.get(debugHeader);
  return header === null ? [] : v.parse(v.pipe(v.string(), v.parseJson(), sentLines), header);
};

test("a call of a session that raised the level answers its lines, and no other does", async () => {
  const lines = linesOf(await callOrigin("GET", "/api/v1/app-config/origin", { as: { sub, debug } }));
  expect(lines.map(({ event }) => event)).toEqual(["received", "admitted", "requestRead", "handled", "answered"]);
  expect(lines[0]).toMatchObject({ area: "origin", call: "originSettings" });
  const usual = await callOrigin("GET", "/api/v1/app-config/origin", { as: { sub } });
  expect(usual.headers.get(debugHeader)).toBeNull();
  const refused = await callOrigin("GET", "/api/v1/app-config/origin", { as: { sub: subOf("theo-tester"), debug } });
  expect(linesOf(refused).find(({ event }) => event === "refused")).toMatchObject({ status: 403 });
});

test("the commands that a request queued are followed by its correlation ID", async () => {
  const id = crypto.randomUUID().replaceAll("-", "");
  const trace = async (correlationId: string): Promise<TracedCommand[]> =>
    (await callOrigin("GET", `/api/v1/debug-commands/${correlationId}`, { as: { sub } })).json();
  expect(await trace(id)).toEqual([]);
  const body = { name: "Traced", kind: "advanced", issuerId: "issuer-harbour", buyerId: "buyer-calder-county" };
  const rest = { currency: "GBP", buyerCountry: "GBR", capabilities: ["stp"] };
  const made = await callOrigin("POST", "/api/v1/jobs", { as: { sub }, body: { ...body, ...rest } });
  const path = `/api/v1/jobs/${(await made.json<{ id: string }>()).id}`;
  const lock = await lockFor("dana-developer", "DELETE", path, {});
  const headers = { ...lock, traceparent: `00-${id}-${"1".repeat(16)}-01` };
  const answer = await callOrigin("DELETE", path, { as: { sub, debug }, headers });
  expect(answer.status).toBe(200);
  expect(linesOf(answer).filter(({ area }) => area === "queue")).toMatchObject([
    { event: "queued", commandType: "Paygauge.Analysis.PurgeJobCommand" },
  ]);
  expect(await trace(id)).toMatchObject([{ commandType: "Paygauge.Analysis.PurgeJobCommand", state: "Pending" }]);
  const tester = { as: { sub: subOf("theo-tester") } };
  expect((await callOrigin("GET", `/api/v1/debug-commands/${id}`, tester)).status).toBe(403);
});

test(
  "no body, name or secret of a request is in its lines",
  async () => {
    const marks = ["Quillfeather Ltd", "pia.secret@example.org", "s3cret-Value", "GB29NWBK60161331926819"];
    const bodies: readonly (readonly [string, string, unknown])[] = [
      ["POST", "/api/v1/issuers", { name: marks[0] }],
      ["POST", "/api/v1/users", { email: marks[1], displayName: marks[0] }],
      ["POST", "/api/v1/jobs/get", { pageNumber: 1, pageSize: 25, search: marks[0] }],
      ["POST", `/api/v1/nothing/${encodeURIComponent(marks[1] ?? "")}`, {}],
      ["GET", `/api/v1/search?text=${encodeURIComponent(marks[0] ?? "")}`, undefined],
      ["POST", "/api/v1/address-validator/check", { addresses: marks, country: null }],
    ];
    let count = 0;
    for (let round = 0; count < wanted; round += 1)
      for (const [method, path, body] of bodies) {
        const headers = { "idempotency-key": `${marks[2]}-${round}-${path.length}` };
        const sent = body === undefined ? { headers } : { body, headers };
        const answer = await callOrigin(method, path, { as: { sub, debug }, ...sent });
        const text = answer.headers.get(debugHeader) ?? "";
        count += linesOf(answer).length;
        for (const mark of [...marks, "dana"]) expect(text.toLowerCase()).not.toContain(mark.toLowerCase());
      }
  },
  wanted * 20,
);

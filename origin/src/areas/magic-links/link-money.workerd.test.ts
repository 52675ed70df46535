import { beforeAll, expect, it } from "vitest";
import { seedOrigin } from "../../support/call-origin.ts";
import {
  begin,
  bytesOf,
  complete,
  makeLink,
  newSid,
  openIssuer,
  putPart,
  readBy,
  redeem,
} from "./link-calls.fixture.ts";

beforeAll(async () => {
  await seedOrigin();
  await openIssuer();
});

it("states the sum of a file in the currencies that it is written in", async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `Maker ${at} Works,100.50,2025-01-02,${at < 20 ? "EUR" : "SEK"}`);
  const bytes = bytesOf(["Supplier,Amount,Date,Currency", ...rows].join("\n"));
  const link = await makeLink();
  const session = { id: link.id, sid: newSid() };
  await redeem(link, session.sid);
  await begin(session, "euros.csv", bytes.length);
  await putPart(session, 1, bytes);
  await complete(session);
  const { file } = await readBy(session);
  expect(file?.total?.replaceAll(/\s/g, " ")).toBe("€2,010.00 + SEK 1,005.00");
  expect(file?.reference).toMatch(/^[0-9A-F]{3}-[0-9A-F]{3}$/);
});

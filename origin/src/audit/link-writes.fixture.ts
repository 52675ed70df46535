/** Every write of magic links and of the sessions that they open, and of linked accounts. */
import {
  begin,
  ledger,
  linkBody,
  linkIn,
  newSid,
  openIssuer,
  sessionOf,
} from "../areas/magic-links/link-calls.fixture.ts";
import { linkedAccountWrites } from "./linked-writes.fixture.ts";
import type { Write } from "./writing.fixture.ts";

export async function linkWrites(make: Write): Promise<void> {
  await openIssuer();
  // The kept answer holds no token.
  const { id: magicLinkId } = await make("createMagicLink", { body: linkBody(), once: true });
  const body = { version: 1, days: 7, byMail: false };
  const { address } = await make("sendMagicLink", { params: { magicLinkId }, body, once: true });
  const sid = newSid();
  await make("redeemMagicLink", {
    body: { link: magicLinkId, token: linkIn(address).token },
    as: { sub: "anonymous", sid },
  });
  const as = sessionOf(magicLinkId, sid);
  const raw = ledger(3);
  const file = { fileName: "a.csv", size: raw.length, uploader: "" };
  await make("beginLinkUpload", { body: file, as });
  await make("discardLinkUpload", { as });
  await begin({ id: magicLinkId, sid }, "b.csv", raw.length);
  const headers = { "content-length": String(raw.length), "content-type": "application/octet-stream" };
  await make("putLinkPart", { params: { partNumber: "1" }, raw, headers, as });
  await make("completeLinkUpload", { as });
  const { id: unwanted } = await make("createMagicLink", { body: linkBody(), once: true });
  await make("revokeMagicLink", { params: { magicLinkId: unwanted }, body: { version: 1, reason: "" } });
  await linkedAccountWrites(make);
}

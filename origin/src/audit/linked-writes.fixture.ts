/** Every write of linked accounts once. */
import {
  accountBody,
  fillPage,
  linkedWith,
  openForLinking,
  startSync,
  synced,
} from "../areas/linked-accounts/linked-calls.fixture.ts";
import type { Write } from "./writing.fixture.ts";

export async function linkedAccountWrites(make: Write): Promise<void> {
  await openForLinking();
  // The kept answer holds no address.
  const { id: linkedAccountId } = await make("createLinkedAccount", { body: accountBody(), once: true });
  const params = { linkedAccountId };
  const again = { version: 1, byMail: false, language: "en" as const };
  const { address } = await make("relinkAccount", { params, body: again, once: true });
  const token = await fillPage(address, { company: "empty" });
  await make("setLinkedAccountToken", { params, body: { token } });
  const daily = { every: "day" as const, time: "02:00", weekday: 1, zone: "Europe/London" };
  await make("scheduleLinkedAccount", { params, body: { version: 2, ...daily } });
  await make("syncLinkedAccount", { params, once: true });
  await make("cancelLinkedSync", { params, once: true });
  await synced(linkedAccountId);
  const read = await linkedWith("small", "Merge", 30);
  await startSync(read.id);
  await synced(read.id);
  const { id: jobId } = await make("createLinkedJob", { params: { linkedAccountId: read.id } });
  await make("updateLinkedJob", { params: { linkedAccountId: read.id, jobId } });
  await make("deleteLinkedAccount", { params, once: true });
}

/** Every write about "Needs you". One user of the seed waits for approval, which the usual writer may give. */
import type { NeedsYou } from "@paygauge/api-types/entities/needs";
import { call } from "../areas/uploads/upload-calls.fixture.ts";
import type { Write } from "./writing.fixture.ts";

export async function needWrites(make: Write): Promise<void> {
  const { rows } = await call<NeedsYou>("GET", "/needs-you");
  const need = rows.find(({ kind }) => kind === "approveUsers");
  if (!need) throw new Error("Nobody waits for approval.");
  const until = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await make("postponeNeed", { body: { needId: need.id, fingerprint: need.fingerprint, until } });
  await make("resumeNeed", { query: { needId: need.id } });
}

import { now } from "../store/database.ts";
import { directoryVersions } from "../store/schema.ts";
import { sampleCompanies, sampleDirectory } from "./samples/companies.ts";
import type { SeedContext } from "./seed-context.ts";

/** Companies of the sample world; most of those that take cards are in the directory. */
const companies = 6000;

/** Version 1 of the directory: a made snapshot, one JSON record a line, labelled wherever it is used. */
export async function seedDirectory({ db, env }: SeedContext): Promise<string> {
  const entries = sampleDirectory(sampleCompanies(companies));
  const text = entries.map((entry) => JSON.stringify(entry)).join("\n");
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const r2Key = "directory/1.jsonl";
  await env.FILES.put(r2Key, text);
  await db
    .insert(directoryVersions)
    .values({
      versionNumber: 1,
      source: "Sample directory",
      r2Key,
      entriesCount: entries.length,
      contentDigest: [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
      isReady: true,
      isSample: true,
      note: "Fictional companies. Activate a real directory to replace it.",
      author: "Paygauge",
      activatedOn: now(),
      createdOn: now(),
    })
    .onConflictDoNothing();
  return `${entries.length} fictional card acceptors`;
}

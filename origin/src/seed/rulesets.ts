import { confidenceRulesetV1 } from "../job/matching/ruleset-v1.ts";
import { scoringRulesetV1 } from "../job/scoring/ruleset-v1.ts";
import { commit, now } from "../store/database.ts";
import { rulesets } from "../store/schema.ts";
import type { SeedContext } from "./steps.ts";

const first = [
  { kind: "confidence", body: confidenceRulesetV1 },
  { kind: "scoring", body: scoringRulesetV1 },
] as const;

/** Version 1 of each ruleset, published. */
export async function seedRulesets({ db }: SeedContext): Promise<string> {
  const moment = now();
  const rows = first.map(({ kind, body }) =>
    db
      .insert(rulesets)
      .values({
        kind,
        versionNumber: body.version,
        state: "Published",
        note: body.note,
        author: "Paygauge",
        body: JSON.stringify(body),
        publishedOn: moment,
        createdOn: moment,
        updatedOn: moment,
      })
      .onConflictDoNothing(),
  );
  await commit(db, rows);
  return `${rows.length} rulesets`;
}

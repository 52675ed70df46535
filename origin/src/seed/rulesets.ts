import { and, eq } from "drizzle-orm";
import type { RulesetKind } from "@paygauge/api-types/entities/rulesets";
import { confidenceRulesetV1 } from "../job/matching/ruleset-v1.ts";
import { confidenceRulesetV2 } from "../job/matching/ruleset-v2.ts";
import { confidenceRulesetV3 } from "../job/matching/ruleset-v3.ts";
import { confidenceRulesetV4 } from "../job/matching/ruleset-v4.ts";
import { confidenceRulesetV5 } from "../job/matching/ruleset-v5.ts";
import { scoringRulesetV1 } from "../job/scoring/ruleset-v1.ts";
import { scoringRulesetV2 } from "../job/scoring/ruleset-v2.ts";
import { scoringRulesetV3 } from "../job/scoring/ruleset-v3.ts";
import { commit, now, type Database } from "../store/database.ts";
import { rulesets } from "../store/schema.ts";
import type { SeedContext } from "./seed-context.ts";
import { encodedMessage } from "@paygauge/api-types/catalogue/message";

type Body = typeof confidenceRulesetV1 | typeof scoringRulesetV1;
/**
 * The product's own versions, oldest first. Each differs from users' by its author and note, whatever its number; the
 * body's own note is what earlier releases stored in place of the message.
 */
const own: readonly { readonly kind: RulesetKind; readonly body: Body; readonly note: string }[] = [
  { kind: "confidence", body: confidenceRulesetV1, note: encodedMessage("weightsNote") },
  { kind: "confidence", body: confidenceRulesetV2, note: encodedMessage("countriesNote") },
  { kind: "confidence", body: confidenceRulesetV3, note: encodedMessage("nameAloneNote") },
  { kind: "confidence", body: confidenceRulesetV4, note: encodedMessage("calibrationNote") },
  { kind: "confidence", body: confidenceRulesetV5, note: encodedMessage("apartNote") },
  { kind: "scoring", body: scoringRulesetV1, note: encodedMessage("pointsNote") },
  { kind: "scoring", body: scoringRulesetV2, note: encodedMessage("acceptanceNote") },
  { kind: "scoring", body: scoringRulesetV3, note: encodedMessage("proofNote") },
];
const author = "Paygauge";

/**
 * Adds one of the product's versions under the next free number, once. It is published where the product's own version
 * was in use; where an administrator published rules of their own it is a draft, so that theirs stay in use.
 */
async function seedVersion(db: Database, { kind, body, note }: (typeof own)[number]): Promise<boolean> {
  const rows = await db
    .select({
      number: rulesets.versionNumber,
      state: rulesets.state,
      author: rulesets.author,
      note: rulesets.note,
      publishedOn: rulesets.publishedOn,
    })
    .from(rulesets)
    .where(and(eq(rulesets.kind, kind)));
  if (rows.some((row) => row.author === author && [note, body.note].includes(row.note))) return false;
  const number = Math.max(0, ...rows.map((row) => row.number)) + 1;
  const inUse = rows.filter((row) => row.state === "Published").toSorted((a, b) => b.number - a.number)[0];
  const isPublished = inUse === undefined || inUse.author === author;
  const moment = now();
  const row = {
    kind,
    versionNumber: number,
    state: isPublished ? ("Published" as const) : ("Draft" as const),
    note,
    author,
    body: JSON.stringify({ ...body, version: number }),
    publishedOn: isPublished ? moment : null,
    createdOn: moment,
    updatedOn: moment,
  };
  await commit(db, [db.insert(rulesets).values(row).onConflictDoNothing()]);
  return true;
}

/** Every version of the product's rulesets that the system does not have yet. */
export async function seedRulesets({ db }: SeedContext): Promise<string> {
  let added = 0;
  // One after the other: each takes the number after the one before.
  for (const version of own) if (await seedVersion(db, version)) added += 1;
  return `${own.length} rulesets, ${added} new`;
}

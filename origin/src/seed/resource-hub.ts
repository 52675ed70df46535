import { languages } from "@paygauge/api-types/languages";
import { commit, now, type Database } from "../store/database.ts";
import { hubItems, hubTexts } from "../store/schema.ts";
import { articleTopics, type ArticleKey } from "./hub/article-keys.ts";
import { articleTexts } from "./hub/articles.ts";
import type { SeedContext } from "./seed-context.ts";
import { switchOn } from "./settings.ts";

function statementsFor(db: Database, key: ArticleKey, place: number) {
  const id = `hub-${key}`;
  const dates = { createdOn: now(), updatedOn: now() };
  const { title } = articleTexts.en[key];
  const item = { id, name: title, kind: "article", topic: articleTopics[key], place, publishedOn: now(), ...dates };
  const texts = languages.map((language) => ({
    itemId: id,
    language,
    updatedOn: now(),
    ...articleTexts[language][key],
  }));
  return [
    db.insert(hubItems).values(item).onConflictDoNothing(),
    db.insert(hubTexts).values(texts).onConflictDoNothing(),
  ];
}

/** Six short articles in each language, and their administration; what administrators changed stays. */
export async function seedResourceHub(context: SeedContext): Promise<string> {
  const { db } = context;
  const keys = Object.keys(articleTopics) as ArticleKey[];
  await commit(
    db,
    keys.flatMap((key, place) => statementsFor(db, key, place)),
  );
  await switchOn(context, "FEATURE_FLAG_VIDEO_RESOURCE_MANAGEMENT");
  return `${keys.length} articles`;
}

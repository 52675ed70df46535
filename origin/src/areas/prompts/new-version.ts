import { eq, max, sql } from "drizzle-orm";
import type { PromptConfig } from "@paygauge/api-types/entities/prompts";
import { message } from "@paygauge/api-types/catalogue/message";
import type { Env } from "../../env.ts";
import type { Person } from "../../identity/person.ts";
import { modelAliases } from "../../model/complete.ts";
import { storedContract } from "../../prompts/contract.ts";
import { contractOf } from "../../prompts/contracts.ts";
import { unknownVariables } from "../../prompts/render.ts";
import { versionDigest } from "../../prompts/version-digest.ts";
import { changedMeanwhile, invalid } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { promptVersions } from "../../store/schema.ts";

/** What a version says. */
interface VersionBody {
  readonly template: string;
  readonly config: PromptConfig;
  readonly note: string;
}

/** A key that no code uses has a contract without variables. */
const emptyContract = { variables: [], answer: "text", schema: "", maxWords: 0, checks: [] } as const;

/** @throws Refusal 422 for an unknown variable or model */
function requireUsable(env: Env, key: string, { template, config }: VersionBody): void {
  const known = contractOf(key)?.variables ?? [];
  const [unknown] = unknownVariables(template, known);
  if (unknown !== undefined) {
    const name = `{{${unknown}}}`;
    throw invalid(
      "template",
      known.length === 0
        ? message("promptNoVariables", { name })
        : message("promptVariableUnknown", { name, names: known.map((each) => `{{${each}}}`).join(", ") }),
    );
  }
  const aliases = modelAliases(env);
  if (aliases.length > 0 && !aliases.includes(config.model))
    throw invalid("config.model", message("promptModelUnknown", { name: config.model, names: aliases.join(", ") }));
}

/** The newest number of a prompt's versions; 0 without one. */
export async function newestNumber(db: Database, promptId: string): Promise<number> {
  const [row] = await db
    .select({ number: max(promptVersions.number) })
    .from(promptVersions)
    .where(eq(promptVersions.promptId, promptId));
  return row?.number ?? 0;
}

/**
 * Statements that add a version.
 * @throws Refusal 422 for an unknown variable or model
 */
export async function versionStatements(
  { env, db, person }: { readonly env: Env; readonly db: Database; readonly person: Person },
  prompt: { readonly id: string; readonly key: string },
  number: number,
  body: VersionBody,
): Promise<Statement[]> {
  requireUsable(env, prompt.key, body);
  const declared = contractOf(prompt.key);
  const config = JSON.stringify(body.config);
  const contract = JSON.stringify(declared === null ? emptyContract : storedContract(declared));
  const newest = sql`(select coalesce(max(number), 0) from ai_prompt_versions where prompt_id = ${prompt.id})`;
  return [
    guardOf(db, sql`${newest} = ${number - 1}`, changedMeanwhile("prompt")),
    db.insert(promptVersions).values({
      promptId: prompt.id,
      number,
      template: body.template,
      config,
      contract,
      note: body.note,
      authorId: person.userId,
      author: person.name,
      digest: await versionDigest({ template: body.template, config, contract }),
      createdOn: now(),
    }),
  ];
}

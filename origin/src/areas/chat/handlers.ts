import { asc } from "drizzle-orm";
import { identityAudiences } from "@paygauge/api-types/entities/identity";
import { languageOf } from "@paygauge/api-types/languages";
import type { Handlers } from "../../call-context.ts";
import type { Env } from "../../env.ts";
import { healthOf } from "../../health/health-object.ts";
import { requireJob, visibleIssuers } from "../../identity/job-sight.ts";
import type { Person } from "../../identity/person.ts";
import { embed } from "../../model/complete.ts";
import { modelMode, modelOf } from "../../model/settings.ts";
import { refuse } from "@paygauge/worker/refusal";
import { issuers } from "../../store/schema.ts";
import { streamCompletion } from "./stream-completion.ts";

interface Belonging {
  readonly id: string;
  readonly name: string;
}

/** The issuer whose documents are searched: the job's if the user belongs to it or is staff, else the user's first. */
function searchedIssuer(person: Person, belongs: readonly Belonging[], jobIssuer: string | undefined): string | null {
  const own = belongs.find(({ id }) => id === jobIssuer);
  if (own !== undefined) return own.id;
  return person.tenancy.isStaff ? null : (belongs[0]?.id ?? null);
}

/** The model that answers; the stand-in only repeats what it is given, which quotes do better. */
const answeringModel = (env: Env): string | null =>
  modelMode(env) === "real" ? (modelOf(env, "default")?.model ?? null) : null;

/** The stand-in's vectors are of letters: words find more. */
const searchingModel = (env: Env): string | null =>
  modelMode(env) === "real" ? (modelOf(env, "embedding")?.model ?? null) : null;

/** The vectors of texts; null where the model doesn't answer, which is logged. */
async function vectorsOf(env: Env, texts: readonly string[]): Promise<number[][] | null> {
  try {
    return (await embed(env, texts)).map((vector) => [...vector]);
  } catch (error) {
    console.warn(JSON.stringify({ event: "chat-embedding", error: error instanceof Error ? error.message : "" }));
    return null;
  }
}

/** Whether the chatbot may ask: for the calls of the assistant, and to erase what it stores. */
async function requireChat(env: Env, flags: readonly string[]): Promise<void> {
  if (flags.includes("FEATURE_FLAG_CHAT_B2B") || (await healthOf(env).anonymiser()) !== null) return;
  throw refuse("featureOff");
}

/** What the chatbot may search and store for the signed-in user: the only place where its tenancy is decided. */
export const chatScopeHandlers = {
  async chatScope({ env, db, person, facts, query: { jobId } }) {
    await requireChat(env, facts.flags);
    const job = jobId === undefined ? null : await requireJob(db, person, jobId);
    const belongs = await db
      .select({ id: issuers.id, name: issuers.name })
      .from(issuers)
      .where(visibleIssuers(person))
      .orderBy(asc(issuers.name), asc(issuers.id));
    return {
      user_id: person.userId,
      name: person.name,
      permissions: [...person.permissions],
      is_staff: person.tenancy.isStaff,
      mode: facts.mode,
      issuers: belongs,
      issuer_id: searchedIssuer(person, belongs, job?.issuerId),
      job: job === null ? null : { id: job.id, name: job.name },
      language: person.user.language ?? languageOf(person.issuerLanguage) ?? null,
      model: answeringModel(env),
      embedding_model: searchingModel(env),
    };
  },

  async chatEmbedding({ env, identity, body: { texts } }) {
    if (identity.aud !== identityAudiences.reads) throw refuse("onlyGateway");
    const model = modelOf(env, "embedding")?.model ?? null;
    return { model, vectors: model === null ? null : await vectorsOf(env, texts) };
  },

  chatCompletion({ env, identity, body, request }) {
    // A user must not reach the model with a question and passages of their own.
    if (identity.aud !== identityAudiences.reads) throw refuse("onlyGateway");
    return streamCompletion(env, body, request.signal);
  },
} satisfies Partial<Handlers>;

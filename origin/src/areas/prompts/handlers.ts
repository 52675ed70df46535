import { eq, notExists, sql } from "drizzle-orm";
import { decodeMessage, encodedMessage, message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../../call-context.ts";
import { done } from "@paygauge/worker/done";
import { forgetSystemFacts } from "../../identity/system-facts.ts";
import type { Env } from "../../env.ts";
import { modelAliases, modelMode } from "../../model/complete.ts";
import { languageOfValues, storedContract } from "../../prompts/contract.ts";
import { contractOf, contracts } from "../../prompts/contracts.ts";
import { forgetLabels } from "../../prompts/labelled-version.ts";
import { PromptValueError, renderPrompt, variablesOf } from "../../prompts/render.ts";
import { invalid } from "@paygauge/worker/refusal";
import { guardOf, now } from "../../store/database.ts";
import { prompts, systemSettings } from "../../store/schema.ts";
import { moveStatements } from "./label-move.ts";
import { newestNumber, versionStatements } from "./new-version.ts";
import { listPrompts, orphansOf, promptParts, requirePrompt } from "./prompt-rows.ts";
import { messagesOf, runTest, subjectOf, trialStatements } from "./test-run.ts";

const modelOf = (env: Env) => ({ mode: modelMode(env), aliases: [...modelAliases(env)] });
const about = (entityId: string, note: string) => ({ entityType: "prompt", entityId, note });

export const promptsHandlers = {
  promptsPage: ({ db, body }) => listPrompts(db, body),

  async promptCoverage({ env, db, facts }) {
    const { keys, promptsWithoutKey, unusedLabels } = await orphansOf(db);
    return {
      contracts: Object.entries(contracts).map(([key, contract]) => ({
        key,
        purpose: contract.purpose,
        hasPrompt: keys.includes(key),
        contract: storedContract(contract),
      })),
      promptsWithoutKey,
      unusedLabels,
      model: modelOf(env),
      needsSecondUser: facts.promptReview,
    };
  },

  async prompt({ env, db, person, facts, params }) {
    const { id, key, name, purpose } = await requirePrompt(db, params.promptId);
    const contract = contractOf(key);
    return {
      id,
      key,
      name,
      purpose: decodeMessage(purpose),
      ...(await promptParts(db, person, id)),
      contract: contract === null ? null : storedContract(contract),
      samples: (contract?.samples ?? []).map((each) => ({
        name: each.name,
        language: languageOfValues(each.values),
        values: { ...each.values },
      })),
      model: modelOf(env),
      needsSecondUser: facts.promptReview,
    };
  },

  async createPrompt({ env, db, person, body, effectId, write }) {
    const { key, name, purpose, template, config } = body;
    const version = { template, config, note: body.note || encodedMessage("promptFirstVersion") };
    const twin = db
      .select({ one: sql`1` })
      .from(prompts)
      .where(eq(prompts.key, key));
    const statements = [
      guardOf(db, notExists(twin), invalid("key", message("promptKeyTaken", { key }))),
      db.insert(prompts).values({ id: effectId, key, name, purpose, createdOn: now() }),
      ...(await versionStatements({ env, db, person }, { id: effectId, key }, 1, version)),
    ];
    return write(about(effectId, `${key} version 1`), statements, {
      ...done(message("created", { name })),
      id: effectId,
    });
  },

  async addPromptVersion({ env, db, person, params, body, write }) {
    const prompt = await requirePrompt(db, params.promptId);
    const number = (await newestNumber(db, prompt.id)) + 1;
    const statements = await versionStatements({ env, db, person }, prompt, number, body);
    const answer = { ...done(message("promptVersionSaved", { number })), number };
    return write(about(prompt.id, `version ${number}`), statements, answer);
  },

  async movePromptLabel({ env, db, person, facts, params, body, write }) {
    const prompt = await requirePrompt(db, params.promptId);
    const statements = await moveStatements(db, prompt, body, { person, isReviewed: facts.promptReview });
    const { label, from, to } = body;
    const moved =
      to === null ? message("promptLabelRemoved", { label }) : message("promptLabelMoved", { label, number: to });
    const note = `${label} ${from ?? "none"} to ${to ?? "none"}`;
    const answer = await write(about(prompt.id, note), statements, done(moved));
    forgetLabels(env);
    return answer;
  },

  async testPrompt({ env, db, params, body, write }) {
    const subject = await subjectOf(db, params.promptId, body);
    const result = await runTest(env, subject);
    const note = `version ${subject.number}, ${subject.sample ?? "own values"}`;
    return write(about(subject.promptId, note), trialStatements(db, subject, result), result);
  },

  async previewPrompt({ db, params, body }) {
    const subject = await subjectOf(db, params.promptId, body);
    const missing = variablesOf(subject.template).filter((name) => {
      try {
        renderPrompt(`{{${name}}}`, subject.values);
        return false;
      } catch (error) {
        return error instanceof PromptValueError;
      }
    });
    return { sent: missing.length === 0 ? messagesOf(subject) : [], missing };
  },

  promptReview: ({ facts }) => ({ isRequired: facts.promptReview }),

  async setPromptReview({ db, env, body: { isRequired }, write }) {
    const change = db
      .update(systemSettings)
      .set({ promptReview: isRequired, updatedOn: now(), version: sql`${systemSettings.version} + 1` })
      .where(eq(systemSettings.id, 1));
    const shown = isRequired ? message("promptReviewOn") : message("promptReviewOff");
    const entity = { entityType: "system", entityId: "prompt-review", note: isRequired ? "on" : "off" };
    const answer = await write(entity, [change], done(shown));
    forgetSystemFacts(env.DB);
    return answer;
  },
} satisfies Partial<Handlers>;

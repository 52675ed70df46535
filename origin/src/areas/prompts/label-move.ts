import { and, eq, sql } from "drizzle-orm";
import { productionLabel } from "@paygauge/api-types/entities/prompts";
import { message } from "@paygauge/api-types/catalogue/message";
import * as v from "valibot";
import type { Person } from "../../identity/person.ts";
import { contractOf } from "../../prompts/contracts.ts";
import { changedMeanwhile, invalid, refuse } from "@paygauge/worker/refusal";
import { guardOf, now, type Database, type Statement } from "../../store/database.ts";
import { promptLabelMoves, promptLabels, promptTrials } from "../../store/schema.ts";
import { readStoredOr } from "@paygauge/worker/stored-json";
import { labelledNumber, requireVersion, type StoredPrompt } from "./prompt-rows.ts";

interface LabelMove {
  readonly label: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly note: string;
}

const counts = v.record(v.string(), v.number());
const none: v.InferOutput<typeof counts> = {};

/** Declared samples that a version failed or was never tried with. */
async function doubtfulSamples(db: Database, prompt: StoredPrompt, number: number): Promise<string[]> {
  const contract = contractOf(prompt.key);
  if (contract === null) return [];
  const trials = await db
    .select()
    .from(promptTrials)
    .where(and(eq(promptTrials.promptId, prompt.id), eq(promptTrials.number, number)));
  const isGood = (sample: string) => {
    const trial = trials.find((each) => each.sample === sample);
    if (trial === undefined) return false;
    const passed = readStoredOr(counts, trial.passed, "ai_prompt_trials.passed", none);
    return contract.checks.every((check) => passed[check] === trial.of);
  };
  return contract.samples.map(({ name }) => name).filter((name) => !isGood(name));
}

/** @throws Refusal 403 for one's own version where the setting is on; 422 for failing samples without a note */
async function requireProductionMove(
  db: Database,
  prompt: StoredPrompt,
  { to, note }: LabelMove,
  { person, isReviewed }: { readonly person: Person; readonly isReviewed: boolean },
): Promise<void> {
  if (to === null) {
    if (note === "") throw invalid("note", message("promptRemoveNote"));
    return;
  }
  const { authorId } = await requireVersion(db, prompt.id, to);
  if (isReviewed && authorId === person.userId) throw refuse("promptSecondUser");
  if (note !== "") return;
  const samples = await doubtfulSamples(db, prompt, to);
  if (samples.length > 0) throw invalid("note", message("promptFailingNote", { samples: samples.join(", ") }));
}

/**
 * Statements that move, set or remove a label.
 * @throws Refusal 403, 404, 409 when the label was moved meanwhile, 422
 */
export async function moveStatements(
  db: Database,
  prompt: StoredPrompt,
  move: LabelMove,
  asked: { readonly person: Person; readonly isReviewed: boolean },
): Promise<Statement[]> {
  const { label, from, to, note } = move;
  if (to !== null) await requireVersion(db, prompt.id, to);
  if ((await labelledNumber(db, prompt.id, label)) !== from) throw changedMeanwhile("prompt");
  if (from === to) throw invalid("to", message("promptLabelThere", { label }));
  if (label === productionLabel) await requireProductionMove(db, prompt, move, asked);
  const { userId, name } = asked.person;
  const movedOn = now();
  const stands = sql`(select number from ai_prompt_labels where prompt_id = ${prompt.id} and label = ${label})`;
  const isOwn = and(eq(promptLabels.promptId, prompt.id), eq(promptLabels.label, label));
  const change =
    to === null
      ? db.delete(promptLabels).where(isOwn)
      : db
          .insert(promptLabels)
          .values({ promptId: prompt.id, label, number: to, movedBy: name, movedOn })
          .onConflictDoUpdate({
            target: [promptLabels.promptId, promptLabels.label],
            set: { number: to, movedBy: name, movedOn },
          });
  return [
    guardOf(db, sql`${stands} is ${from}`, changedMeanwhile("prompt")),
    change,
    db.insert(promptLabelMoves).values({
      promptId: prompt.id,
      label,
      fromNumber: from,
      toNumber: to,
      userId,
      username: name,
      note,
      movedOn,
    }),
  ];
}

import type { AnonymiserStep } from "@paygauge/api-types/entities/anonymiser";
import { auditChainOf } from "../audit/audit-chain.ts";
import type { CallContext } from "../call-context.ts";
import { countAllJobs, markJobs } from "../job/erase-all-jobs.ts";
import type { EnqueueCommand } from "../proq/contract.ts";
import type { Statement } from "../store/database.ts";
import { changeNames, emptyRows } from "./change-rows.ts";
import { deleteFiles, emptyObjects, type StepPart } from "./empty-objects.ts";
import type { StoredAnonymiser } from "./state-store.ts";

interface StepResult extends StepPart {
  readonly isDone: boolean;
  readonly statements?: readonly Statement[];
  readonly commands?: readonly EnqueueCommand[];
}

type Context = Pick<CallContext<"runAnonymiserStep">, "env" | "db" | "person" | "correlationId">;
type Step = (context: Context, run: StoredAnonymiser) => Promise<StepResult>;

const whole = (handled: number): StepResult => ({ isDone: true, cursor: "", handled });
const part = (done: StepPart): StepResult => ({ ...done, isDone: done.cursor === "" });

const steps: Readonly<Record<AnonymiserStep, Step>> = {
  async jobs({ db, correlationId }) {
    const { jobs, erasing } = await countAllJobs(db);
    if (jobs + erasing === 0) return whole(0);
    const { marked, statements, commands } = await markJobs(db, correlationId);
    return { isDone: false, cursor: "", handled: marked, statements, commands };
  },
  // The page has asked the assistant to erase what it holds: the origin has no identity of the user for it.
  assistant: async () => whole(0),
  objects: async ({ env }, { cursor }) => part(await emptyObjects(env, cursor)),
  files: async ({ env }, { cursor }) => part(await deleteFiles(env, cursor)),
  rows: async ({ env }) => whole(await emptyRows(env)),
  names: async ({ env, person }) => whole(await changeNames(env, person.userId)),
  history: async ({ env }) => whole(await auditChainOf(env).eraseAll()),
  finish: async () => whole(0),
};

/** Works on one step; every step may be repeated. */
export const runStep = (context: Context, run: StoredAnonymiser): Promise<StepResult> => steps[run.step](context, run);

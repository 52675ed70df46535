import { ruleTexts } from "../areas/guard/rule-changes.ts";
import type { CallBase } from "../call-context.ts";
import type { Env } from "../env.ts";
import { codeVersionOf } from "../job/runs/code-version.ts";
import { healthOf } from "./health-object.ts";

/** Deployments whose health this isolate has seen to. */
const watched = new WeakSet<Env["SYSTEM_HEALTH"]>();

/** Makes sure that the scheduled runs have their alarm; once in the life of an isolate. */
export function watchHealth({ env, execution }: Pick<CallBase, "env" | "execution">): void {
  if (watched.has(env.SYSTEM_HEALTH)) return;
  watched.add(env.SYSTEM_HEALTH);
  execution.waitUntil(healthOf(env).watch(codeVersionOf(env), ruleTexts()));
}

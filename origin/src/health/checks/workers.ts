import { message } from "@paygauge/api-types/catalogue/message";
import { HealthFault, healthy, type Check, type CheckContext } from "../check.ts";

/** A Worker's own /healthz, over its binding. */
async function healthz({ signal }: CheckContext, worker: Fetcher | undefined, host: string) {
  if (worker === undefined) throw new HealthFault(message("healthNoAnswer"));
  const answer = await worker.fetch(`http://${host}/healthz`, { signal, redirect: "manual" });
  await answer.body?.cancel();
  if (answer.status !== 200) throw new HealthFault(message("healthStatus", { status: answer.status }));
  return healthy;
}

export const edge: Check = { name: "edge", run: (context) => healthz(context, context.env.EDGE, "edge.internal") };
export const chatbot: Check = {
  name: "chatbot",
  run: (context) => healthz(context, context.env.CHATBOT, "chatbot.internal"),
};

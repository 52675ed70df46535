import type { Context } from "hono";
import type { EdgeCallId } from "@paygauge/api-types/endpoints";
import { settingsIn } from "@paygauge/api-types/entities/worker-settings";
import type { EdgeHono } from "../edge-hono.ts";
import type { Step } from "../in-order.ts";

const answers: ReadonlyMap<string, (c: Context<EdgeHono>) => object> = new Map<
  EdgeCallId,
  (c: Context<EdgeHono>) => object
>([["edgeSettings", ({ env }) => settingsIn("edge", env)]]);

/** Answers the calls of the gateway itself, which the gate has let through. */
export const answerOwn: Step = (c) => {
  const { id, call } = c.get("call");
  if (call.service !== "edge") return undefined;
  const answer = answers.get(id);
  return answer === undefined ? undefined : c.json(answer(c));
};

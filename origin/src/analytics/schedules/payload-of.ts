import { readStored } from "@paygauge/worker/stored-json";
import type { Env } from "../../env.ts";
import { queueOf } from "../../proq/queue-stub.ts";
import { schedulePayload, type SchedulePayload } from "./commands.ts";

/** What a schedule's command was to do; null: the queue doesn't have it any more. */
export async function payloadOf(env: Pick<Env, "PROQ">, commandId: string): Promise<SchedulePayload | null> {
  const command = await queueOf(env).get(commandId);
  return command === null ? null : readStored(schedulePayload, command.payload, "command.payload");
}

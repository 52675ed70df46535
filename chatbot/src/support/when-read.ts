import { runDurableObjectAlarm } from "cloudflare:test";
import type { ChatDocument } from "@paygauge/api-types/entities/chat";
import { corpusOf } from "../corpora.ts";
import { pause } from "../reading/pause.ts";
import { documents } from "./call-chatbot.ts";
import { testEnv } from "./test-env.ts";

/** Runs the reading of every document to its end and returns them all. */
export async function whenRead(): Promise<readonly ChatDocument[]> {
  for (let slice = 0; slice < 300; slice += 1) {
    const listed = await documents();
    const waiting = listed.filter(({ state }) => state === "queued" || state === "reading");
    if (waiting.length === 0) {
      // What replaced documents leave behind is removed by one more.
      await runDurableObjectAlarm(corpusOf(testEnv, null));
      return listed;
    }
    for (const owner of new Set(waiting.map(({ issuer_id }) => issuer_id))) {
      // An alarm that fired by itself is still running, and can't be run here.
      if (!(await runDurableObjectAlarm(corpusOf(testEnv, owner)))) await pause();
    }
  }
  throw new Error("The documents aren't read after three hundred slices.");
}

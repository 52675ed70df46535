import { runDurableObjectAlarm } from "cloudflare:test";
import type { ChatDocument } from "@paygauge/api-types/entities/chat";
import { corpusOf, type Owner } from "../corpora.ts";
import { documents } from "./call-chatbot.ts";
import { testEnv } from "./test-env.ts";

/** Runs a corpus's reading to its end and returns the documents. */
export async function whenRead(owner: Owner = null): Promise<readonly ChatDocument[]> {
  for (let slice = 0; slice < 100; slice += 1) {
    const listed = await documents();
    if (listed.every(({ state }) => state === "ready" || state === "failed")) return listed;
    await runDurableObjectAlarm(corpusOf(testEnv, owner));
  }
  throw new Error("The documents aren't read after a hundred slices.");
}

import { watch } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

const rooms = [
  "edge/src",
  "origin/src",
  "idp/src",
  "link-stand-in/src",
  "chatbot/src",
  "packages/api-types/src",
  "packages/analysis/src",
  "packages/worker/src",
];
/** An editor saves a file in several steps, and several files at once. */
const quietMs = 200;

/**
 * Takes up changed sources of the Workers, one change after the other; a mistake in them is said and waits for its fix.
 */
export function watchWorkers(runtime) {
  let timer;
  let running = Promise.resolve();
  const takeUp = async () => {
    try {
      await runtime.reload();
      console.log("The Workers run on the changed sources.");
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  };
  for (const room of rooms)
    watch(path.join(root, room), { recursive: true }, (_, name) => {
      if (name?.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(() => (running = running.then(takeUp)), quietMs);
    });
}

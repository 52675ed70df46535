// The build gives its address.
// oxlint-disable-next-line import/default
import address from "./draws.worker.ts?worker&url";
import { startWorker } from "../../../support/start-worker.ts";

/** Starts the worker that draws. */
export const startDrawsWorker = (): Worker => startWorker(address);

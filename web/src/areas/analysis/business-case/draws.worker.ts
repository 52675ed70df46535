/** Draws of a case next to the page: ten thousand of them would hold up typing. */
import { uncertaintyOf } from "@paygauge/analysis/value/case/draws";
import type { DrawsAsked } from "./draws-asked.ts";

addEventListener("message", ({ data: { id, inputs, values, years } }: MessageEvent<DrawsAsked>) => {
  postMessage({ id, found: uncertaintyOf(inputs, values, years) });
});

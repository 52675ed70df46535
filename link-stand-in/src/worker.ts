/**
 * Answers in the place of Merge ("/merge") and Rutter ("/rutter/versioned") with the ledgers of made companies, and has
 * the page on which an account is linked ("/link"). A Worker of the local system alone.
 */
import { answerAsPage } from "./link-page.ts";
import { answerAsMerge } from "./merge-answers.ts";
import { answerAsRutter } from "./rutter-answers.ts";
import type { StandInEnv } from "./store.ts";

export default {
  async fetch(request: Request, env: StandInEnv): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/merge/api/")) return answerAsMerge(env, request);
    if (pathname.startsWith("/rutter/versioned/")) return answerAsRutter(env, request);
    if (pathname === "/healthz") return Response.json({ status: "ok" });
    return answerAsPage(env, request);
  },
} satisfies ExportedHandler<StandInEnv>;

import * as v from "valibot";
import { signedIn } from "../access/access.ts";
import type { Call } from "./call.ts";

/** OpenAPI 3.1; the origin builds its parts from the declared calls; they are checked against the standard's own schema in tests. */
const openApi = v.looseObject({ openapi: v.literal("3.1.0"), paths: v.record(v.string(), v.unknown()) });

export const openApiCalls = {
  /** The API described: only what the caller can call. */
  openApi: {
    method: "GET",
    path: "/api/v1/openapi.json",
    access: signedIn,
    effect: "read",
    answer: openApi,
  },
} as const satisfies Record<string, Call>;

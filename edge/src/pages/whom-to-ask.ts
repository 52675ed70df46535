import type { Context } from "hono";
import * as v from "valibot";
import { identityAudiences, identityHeader } from "@paygauge/api-types/entities/identity";
import { jobAsk } from "@paygauge/api-types/entities/job-reader";
import { within } from "../body/within.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { fetchOrigin } from "../proxy/ask-origin.ts";
import { identityOf } from "../proxy/send-call.ts";

/** How long the page 401 waits for a name. */
const waitMs = 2000;
const idForm = /^[\w-]{1,64}$/;

/** Whom to ask for access to a job that the user can see; null for any other job, or without an answer in time. */
export async function whomToAsk(c: Context<EdgeHono>): Promise<v.InferOutput<typeof jobAsk> | null> {
  const id = c.req.query("job") ?? "";
  if (!idForm.test(id) || !c.get("session")) return null;
  try {
    const headers = { accept: "application/json", [identityHeader]: await identityOf(c, identityAudiences.origin) };
    const answer = await within(waitMs, fetchOrigin(c.env, `/api/v1/jobs/${id}/ask`, { method: "GET", headers }));
    if (!answer.ok) return null;
    const read = v.safeParse(jobAsk, await within(waitMs, answer.json()));
    return read.success && read.output.name !== "" ? read.output : null;
  } catch {
    return null;
  }
}

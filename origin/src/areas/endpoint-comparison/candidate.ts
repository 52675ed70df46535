/** What another build of this API answers a user: only declared reads, with an identity that can do nothing else. */
import { importJWK, SignJWT, type JWK } from "jose";
import * as v from "valibot";
import { message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import { comparisonLimits } from "@paygauge/api-types/entities/endpoint-comparison";
import { identityHeader, type SignedIdentity } from "@paygauge/api-types/entities/identity";
import { refuse, Refusal } from "@paygauge/worker/refusal";
import { readStored } from "@paygauge/worker/stored-json";
import type { Env } from "../../env.ts";
import { outbound, OutboundError, type SharedGate } from "../../outbound/outbound.ts";
import { outsideAddress } from "../../outbound/private-address.ts";

/** The candidate gave no answer that can be compared, and why. */
export class CandidateFault extends Error {
  readonly shown: MessageRef;
  constructor(shown: MessageRef) {
    super(shown.code);
    this.name = "CandidateFault";
    this.shown = shown;
  }
}

type CandidateEnv = Partial<Pick<Env, "CANDIDATE_API_URL" | "CANDIDATE_SIGNING_KEY" | "ENVIRONMENT">>;

/** Host of the configured candidate; null: none. */
export const candidateHost = (env: CandidateEnv): string | null =>
  env.CANDIDATE_SIGNING_KEY ? (outsideAddress(env, env.CANDIDATE_API_URL ?? "")?.host ?? null) : null;

const lifeSeconds = 30;
const signingKey = v.looseObject({ kty: v.string(), kid: v.string(), d: v.string() });

/** Signs whom the candidate answers: as the gateway does, for reads alone. @throws Error for a key of another form */
async function signedFor({ sub, roles, env, aud }: SignedIdentity, key: string): Promise<string> {
  const jwk: JWK = readStored(signingKey, key, "CANDIDATE_SIGNING_KEY");
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sid: "", brand: "", env, roles })
    .setProtectedHeader({ alg: "ES256", kid: jwk.kid ?? "", typ: "JWT" })
    .setIssuer("paygauge-edge")
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeSeconds)
    .sign(await importJWK(jwk, "ES256"));
}

const isHtml = (text: string): boolean => /^\s*</.test(text);

/** Reads JSON up to the limit. @throws CandidateFault for anything else */
async function jsonOf(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const parts: string[] = [];
  const decoder = new TextDecoder();
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > comparisonLimits.candidateBytes)
      throw new CandidateFault(message("candidateLarge", { most: comparisonLimits.candidateBytes / 1_048_576 }));
    parts.push(decoder.decode(chunk, { stream: true }));
  }
  const text = parts.join("") + decoder.decode();
  try {
    return await new Response(text).json();
  } catch {
    throw new CandidateFault(message(isHtml(text) ? "candidateHtml" : "candidateNoJson"));
  }
}

const refusal = v.object({ code: v.string() });

/** What a failed call means: a refusal of the candidate, or a fault that is named. */
function meaningOf(error: unknown, isSlow: boolean, limitMs: number): Error {
  if (error instanceof CandidateFault) return error;
  if (isSlow) return new CandidateFault(message("candidateSlow", { seconds: limitMs / 1000 }));
  if (!(error instanceof OutboundError)) return new CandidateFault(message("candidateDown"));
  const { fault, status, answer } = error;
  const known = v.safeParse(refusal, answer);
  if (fault === "status" && status !== null && known.success)
    return new Refusal(status, known.output.code, message("candidateStatus", { status }));
  if (fault === "status") return new CandidateFault(message("candidateStatus", { status: status ?? 0 }));
  if (fault === "redirect") return new CandidateFault(message("candidateRedirect"));
  if (fault === "tooLarge")
    return new CandidateFault(message("candidateLarge", { most: comparisonLimits.candidateBytes / 1_048_576 }));
  if (fault === "private") return new CandidateFault(message("candidateNone"));
  return new CandidateFault(message("candidateDown"));
}

export interface CandidateRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Asks the candidate as a user. @throws Refusal as the candidate refuses, CandidateFault where there is no answer */
export async function askCandidate(
  {
    env,
    gate,
    limitMs = comparisonLimits.candidateMs,
  }: { readonly env: CandidateEnv; readonly gate: SharedGate; readonly limitMs?: number },
  identity: SignedIdentity,
  { method, path, query, body }: CandidateRequest,
): Promise<unknown> {
  const { CANDIDATE_SIGNING_KEY: key } = env;
  if (!key || candidateHost(env) === null) throw refuse("candidateNone");
  const token = await signedFor(identity, key);
  const limit = AbortSignal.timeout(limitMs);
  let answer: unknown;
  try {
    await outbound({ env, gate }, "candidate", {
      method,
      path,
      query,
      headers: {
        accept: "application/json",
        [identityHeader]: token,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      isRepeatable: false,
      answer: null,
      signal: limit,
      read: async (stream) => (answer = await jsonOf(stream)),
    });
  } catch (error) {
    throw meaningOf(error, limit.aborted, limitMs);
  }
  return answer;
}

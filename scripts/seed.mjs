// Seeds a running local system through the edge's local door, step by step; every step may be repeated.
import { createPrivateKey, createSign } from "node:crypto";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root, state } from "./support/places.mjs";
import { damagedObjects } from "./support/stores.mjs";

const encode = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A short-lived identity of the edge, signed with this machine's own key: proof that the seed runs here. */
function edgeIdentity() {
  const line = readFileSync(path.join(root, ".dev.vars"), "utf8")
    .split("\n")
    .find((row) => row.startsWith("IDENTITY_SIGNING_KEY="));
  const jwk = JSON.parse(line.slice("IDENTITY_SIGNING_KEY='".length, -1));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: "paygauge-edge",
    aud: "paygauge-origin",
    sub: "edge",
    iat: now,
    exp: now + 30,
    sid: "",
    brand: "",
    env: "local",
    roles: null,
  };
  const text = `${encode({ alg: "ES256", kid: jwk.kid })}.${encode(claims)}`;
  const signature = createSign("SHA256")
    .update(text)
    .sign({ key: createPrivateKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

function post(port, body) {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
      "x-paygauge-identity": edgeIdentity(),
    };
    const request = http.request(
      { host: "127.0.0.1", port, path: "/internal/seed", method: "POST", headers },
      (answer) => {
        let said = "";
        answer.setEncoding("utf8").on("data", (part) => (said += part));
        answer.on("end", () => resolve({ status: answer.statusCode, said }));
      },
    );
    request.on("error", reject);
    request.end(text);
  });
}

/** Does a step; a Worker that is reloading answers 503 for a moment. */
async function doStep(port, step) {
  for (let tries = 0; ; tries += 1) {
    const { status, said } = await post(port, { step });
    if (status === 200) return JSON.parse(said).note;
    if (status !== 503 || tries === 40) throw new Error(`The seed step ${step} was refused (${status}): ${said}`);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 250));

/**
 * Seeds users, brands, issuers, rulesets, directory and, unless `withJob` is false, the finished sample job; or some of
 * the `steps` alone.
 */
export async function seed({ port, persistTo = state, withJob = true, steps, quiet = false }) {
  const { seedSteps } = await import(pathToFileURL(path.join(root, "origin/src/seed/step-names.ts")).href);
  for (const step of steps ?? seedSteps) {
    if (step === "sample-job" && !withJob) continue;
    try {
      const note = await finishStep(port, step);
      if (!quiet) console.log(`  seed, ${step}: ${note}`);
    } catch (error) {
      // Everything else works without it.
      if (step !== "sample-job") throw error;
      console.error(sampleFailure(persistTo, error));
    }
  }
}

/** Longest wait for the sample job, ms: a start continues without it then. */
const maxSampleMs = 180_000;

/** Does a step to its end and returns what it did. @throws Error where it is refused, or takes too long */
async function finishStep(port, step) {
  const giveUpAt = Date.now() + maxSampleMs;
  let note = await doStep(port, step);
  while (note.startsWith("in progress")) {
    if (Date.now() > giveUpAt) throw new Error(`it is still ${note} after ${maxSampleMs / 1000} s`);
    await pause();
    note = await doStep(port, step);
  }
  return note;
}

/** Says that the sample job could not be prepared, which files are damaged, and the way back. */
function sampleFailure(persistTo, error) {
  const damaged = damagedObjects(persistTo);
  const why = damaged.length > 0 ? `damaged: ${damaged.join(", ")}` : String(error.message ?? error);
  return `  seed, sample-job: not prepared (${why}). Everything else works. To make it again: restore a copy of the folder .wrangler/state, or npm run seed -- --reset`;
}

// Seeds a running local system through the edge's local door, step by step; every step may be repeated.
import { createPrivateKey, createSign } from "node:crypto";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./support/places.mjs";

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
 * Seeds people, brands, issuers, rulesets, directory and, unless `withJob` is false, the finished sample job; or some of
 * the `steps` alone.
 */
export async function seed({ port, withJob = true, steps, quiet = false }) {
  const { seedSteps } = await import(pathToFileURL(path.join(root, "origin/src/seed/step-names.ts")).href);
  for (const step of steps ?? seedSteps) {
    if (step === "sample-job" && !withJob) continue;
    let note = await doStep(port, step);
    while (note.startsWith("in progress")) {
      await pause();
      note = await doStep(port, step);
    }
    if (!quiet) console.log(`  seed, ${step}: ${note}`);
  }
}

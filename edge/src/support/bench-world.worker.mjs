// The surroundings of the edge when its speed is measured (tests/bench/edge.bench.ts): the least that each could be, so
// that what is measured is the edge. Plain JavaScript: the runtime runs it as it is.
import { WorkerEntrypoint } from "cloudflare:workers";

const script = `export const filler = "${"x".repeat(10_240 - 26)}";`;
const fileHeaders = { "content-type": "text/javascript", etag: '"f"', "content-length": String(script.length) };
const json = (text) => new Response(text, { headers: { "content-type": "application/json" } });

/** Built files: one of 10 KB. */
export class Files extends WorkerEntrypoint {
  fetch() {
    return new Response(script, { headers: fileHeaders });
  }
}

/** The report that is published: 10 KB, and another with each version; `asked` counts what the edge asks for. */
const report = { version: 0, text: "", sha256: "" };
const asked = { pointer: 0, body: 0 };

async function publish() {
  report.version += 1;
  report.text = `{"version":${report.version},"filler":"${"x".repeat(10_240 - 30)}"}`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(report.text));
  report.sha256 = Array.from(new Uint8Array(digest), (each) => each.toString(16).padStart(2, "0")).join("");
}

function reportAnswer(url) {
  if (!url.includes("/pointer")) {
    asked.body += 1;
    return json(report.text);
  }
  asked.pointer += 1;
  const { version, sha256, text } = report;
  return json(JSON.stringify({ version, sha256, bytes: text.length, permClass: "" }));
}

/** The API: configuration, one user, and one JSON answer for every other call. */
export class Api extends WorkerEntrypoint {
  fetch(request) {
    if (request.url.endsWith("/internal/edge-configuration")) return json(this.env.CONFIGURATION);
    if (request.url.endsWith("/user-permissions")) return json(this.env.PERSON);
    if (request.url.includes("/reports/")) return reportAnswer(request.url);
    return json(this.env.ANSWER);
  }
}

/** Limits of a minute that let everything through. */
export class Rates extends WorkerEntrypoint {
  limit() {
    return { success: true };
  }
}

/**
 * Opens sessions in the edge's own objects: {brand, environment, users} in, their ids out; /report publishes the next.
 */
export class Opener extends WorkerEntrypoint {
  async fetch(request) {
    if (request.url.endsWith("/report")) {
      if (request.method === "POST") await publish();
      return Response.json({ ...asked, version: report.version });
    }
    const { brand, environment, people } = await request.json();
    const hours = 3_600_000;
    const session = { brand, environment, issuer: "bench", refreshToken: null, idToken: "", providerSid: null };
    const clocks = { tokenEndsAt: Date.now() + 9 * hours, idleMs: 9 * hours, lifeMs: 9 * hours };
    const openOne = async (person) => {
      const found = this.env.PERSON_SESSIONS.get(this.env.PERSON_SESSIONS.idFromName(person));
      return (await found.open({ ...session, ...clocks })).sid;
    };
    return Response.json(await Promise.all(people.map(openOne)));
  }
}

const known = new Map();

/** A gateway with nothing in it but a session remembered: what workerd itself costs. */
export default {
  fetch(request, env) {
    const cookie = request.headers.get("cookie");
    if (!known.has(cookie)) {
      if (!cookie?.startsWith("__Host-session=")) return new Response(null, { status: 401 });
      known.set(cookie, true);
    }
    const path = request.url.slice(request.url.indexOf("/", 8));
    if (path.startsWith("/assets/")) return new Response(script, { headers: fileHeaders });
    return env.ORIGIN.fetch(`http://origin.internal${path}`, { headers: { accept: "application/json" } });
  },
};

import { readFileSync, realpathSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire, stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const wranglersOwn = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));

/** The gateway's own wait for an answer, in a Worker that passes a request on to a binding or to an address. */
const waiting = stripTypeScriptTypes(readFileSync(path.join(root, "edge/src/body/within.ts"), "utf8"));
const gateway = `
  import { within } from "./within.js";
  export default {
    async fetch(request, env, context) {
      const { pathname } = new URL(request.url);
      const asked = pathname === "/binding" ? env.UPSTREAM.fetch("http://upstream/") : fetch(env.ADDRESS);
      const passage = within(100, asked).catch((error) => new Response(error.name, { status: 504 }));
      context.waitUntil(passage);
      return passage;
    },
  };`;
const upstream = `
  let ended = "";
  export default {
    async fetch(request) {
      if (new URL(request.url).pathname === "/ended") return new Response(ended);
      request.signal.addEventListener("abort", () => { ended = "given up"; });
      await scheduler.wait(20_000);
      ended = "answered";
      return new Response("late");
    },
  };`;

interface Runtime {
  dispatchFetch(address: string): Promise<Response>;
  getWorker(name: string): Promise<{ fetch(address: string): Promise<Response> }>;
  dispose(): Promise<void>;
}

let runtime: Runtime;
let elsewhere: Server;
const closed = Promise.withResolvers<boolean>();

beforeAll(async () => {
  elsewhere = createServer((request, answer) => {
    // Anyone who reads an answer to its end closes as well: only a connection that goes before tells of a call given
    // up.
    request.socket.once("close", () => closed.resolve(!answer.writableEnded));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => elsewhere.once("listening", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  const { Miniflare, convertV4MiniflareOptions } = wranglersOwn("miniflare");
  const common = { compatibilityDate: "2026-10-01", modulesRoot: "/" };
  const modules = (main: string, more: readonly object[] = []) => [
    { type: "ESModule", path: "/main.js", contents: main },
    ...more,
  ];
  runtime = new Miniflare(
    convertV4MiniflareOptions({
      workers: [
        {
          ...common,
          name: "gateway",
          modules: modules(gateway, [{ type: "ESModule", path: "/within.js", contents: waiting }]),
          serviceBindings: { UPSTREAM: "upstream" },
          bindings: { ADDRESS: `http://127.0.0.1:${port}/` },
        },
        { ...common, name: "upstream", modules: modules(upstream), compatibilityFlags: ["enable_request_signal"] },
      ],
    }),
  );
});
afterAll(async () => {
  await runtime.dispose();
  elsewhere.close();
});

/** Longer than giving up takes on a busy machine, and shorter than the upstream works, ms. */
const soon = 15_000;

const outcome = async (way: string) => {
  const answer = await runtime.dispatchFetch(`http://gateway/${way}`);
  return [answer.status, await answer.text()];
};

test(
  "a call that is given up for the time limit ends at the upstream behind the binding too",
  async () => {
    expect(await outcome("binding")).toEqual([504, "TimeoutError"]);
    const worker = await runtime.getWorker("upstream");
    const ended = async () => (await worker.fetch("http://upstream/ended")).text();
    await expect.poll(ended, { timeout: soon / 2 }).toBe("given up");
  },
  soon,
);

test(
  "and at one that is found by its address: its connection is closed",
  async () => {
    expect(await outcome("address")).toEqual([504, "TimeoutError"]);
    expect(await closed.promise).toBe(true);
  },
  soon,
);

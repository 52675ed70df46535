/**
 * A Node gateway next to which the edge is measured: fastify or express, [name, port, port of the API, file of the
 * public key] as arguments. Each verifies an ES256 token of the request and gives a script of 10 KB from memory or the
 * API's JSON.
 */
import { readFileSync } from "node:fs";
import fastifyJwt from "@fastify/jwt";
import express from "express";
import { createVerifier } from "fast-jwt";
import Fastify from "fastify";
import { Pool } from "undici";
import { paths } from "./gateway.ts";

const [name = "", port = "", api = "", keyFile = ""] = process.argv.slice(2);
const key = readFileSync(keyFile, "utf8");
const script = Buffer.from(`export const filler = "${"x".repeat(10_240 - 26)}";`);
const upstream = new Pool(`http://127.0.0.1:${api}`, { connections: 64 });
const ask = () => upstream.request({ method: "GET", path: paths.proxy, headers: { accept: "application/json" } });

/** Fastify with @fastify/jwt; `cache`: verified tokens are remembered. */
async function fastify(cache: boolean): Promise<void> {
  const app = Fastify();
  const secret = { public: key, private: "" };
  await app.register(fastifyJwt, { secret, verify: { algorithms: ["ES256"], cache: cache ? 5000 : false } });
  app.addHook("onRequest", async (request) => {
    await request.jwtVerify();
  });
  app.get(paths.asset, (_, reply) => reply.type("text/javascript").send(script));
  app.get(paths.proxy, async (_, reply) => {
    const { statusCode, body } = await ask();
    return reply.code(statusCode).type("application/json").send(body);
  });
  await app.listen({ host: "127.0.0.1", port: Number(port) });
}

/** Express, with Fastify's own verifier for every request. */
function bareExpress(): void {
  const verify = createVerifier({ key, algorithms: ["ES256"] });
  const app = express();
  app.use((request, response, next) => {
    try {
      verify((request.headers.authorization ?? "").slice(7));
      next();
    } catch {
      response.status(401).end();
    }
  });
  app.get(paths.asset, (_, response) => void response.type("text/javascript").send(script));
  app.get(paths.proxy, async (_, response) => {
    const { statusCode, body } = await ask();
    response.status(statusCode).type("application/json");
    body.pipe(response);
  });
  app.listen(Number(port), "127.0.0.1");
}

if (name === "express") bareExpress();
else await fastify(name === "fastify-cached");

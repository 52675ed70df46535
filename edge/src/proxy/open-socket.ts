import type { Context } from "hono";
import { identityAudiences, identityHeader } from "@paygauge/api-types/entities/identity";
import { socketCodes, socketLimits } from "@paygauge/api-types/entities/socket-messages";
import type { EdgeHono } from "../edge-hono.ts";
import { brandOrigin } from "../environment.ts";
import type { Step } from "../in-order.ts";
import { ask } from "../rules/guard-facts.ts";
import { problem, refuse } from "../rules/problem.ts";
import { headerOf, headersOf } from "../rules/request-headers.ts";
import { readSession } from "../session/read-session.ts";
import { fetchOrigin, renewedConfiguration, youngConfiguration } from "./ask-origin.ts";
import { identityOf } from "./send-call.ts";
import { cleanedAnswer, upstreamHeaders } from "./upstream-headers.ts";

/**
 * Opens a WebSocket that the gate let through (S34): its Origin must be the brand's, which a page of another site can't
 * set. Messages pass through the gateway, which limits them and closes the socket when the session ends.
 */
export const openSocket: Step = async (c) => {
  if (c.get("call").id !== "devSocket" || headerOf(c.req.raw, "upgrade")?.toLowerCase() !== "websocket")
    return undefined;
  if (headerOf(c.req.raw, "origin") !== brandOrigin(c.env, c.get("brand")))
    return problem(refuse("otherSite"), c.get("requestId"));
  const headers = upstreamHeaders(headersOf(c.req.raw).values, c.get("requestId"), c.get("parentSpan"));
  headers.set(identityHeader, await identityOf(c, identityAudiences.origin));
  headers.set("upgrade", "websocket");
  const answer = await fetchOrigin(c.env, c.get("path"), { headers }).catch(() => null);
  if (answer === null) return problem(refuse("noAnswer", {}, { "retry-after": "3" }), c.get("requestId"));
  if (answer.webSocket === null) return cleanedAnswer(answer);
  const { 0: client, 1: server } = new WebSocketPair();
  relay({ browser: server, origin: answer.webSocket, isAllowed: sessionCheck(c) });
  return new Response(null, { status: 101, webSocket: client });
};

/** Whether the session of a request may still hold its socket, asked again each time. */
function sessionCheck(c: Context<EdgeHono>): () => Promise<boolean> {
  const { env } = c;
  const [brand, { access, flag }] = [c.get("brand"), c.get("call").call];
  const cookie = headerOf(c.req.raw, "cookie") ?? null;
  return async () => {
    const known = youngConfiguration() ?? (await renewedConfiguration(env));
    if (known?.modeKnown !== true) return false;
    const read = await readSession(env, brand.brandingKey, cookie, true);
    if (read.kind !== "open") return false;
    const { configuration } = known;
    return ask(access, flag, { environment: env.ENVIRONMENT, brand, configuration, session: read.session }) === "open";
  };
}

interface Relay {
  readonly browser: WebSocket;
  readonly origin: WebSocket;
  readonly isAllowed: () => Promise<boolean>;
}

/** Passes messages on in both directions until one end closes, a limit is passed or the session ends. */
function relay({ browser, origin, isAllowed }: Relay): void {
  browser.accept();
  origin.accept();
  let isOver = false;
  const end = (code: number): void => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    for (const socket of [browser, origin]) closeQuietly(socket, code);
  };
  const check = async (): Promise<void> => {
    if (!(await isAllowed().catch(() => false))) end(socketCodes.sessionEnded);
  };
  const timer = setInterval(() => void check(), socketLimits.checkMs);
  const isWithin = messageRate();
  browser.addEventListener("message", ({ data }) => {
    if (sizeOf(data) > socketLimits.messageBytes) return end(socketCodes.tooLong);
    if (!isWithin()) return end(socketCodes.tooMany);
    if (!isOver) origin.send(data);
  });
  origin.addEventListener("message", ({ data }) => {
    if (!isOver) browser.send(data);
  });
  browser.addEventListener("close", () => end(1000));
  browser.addEventListener("error", () => end(1000));
  origin.addEventListener("close", () => end(socketCodes.tryAgain));
  origin.addEventListener("error", () => end(socketCodes.tryAgain));
}

const sizeOf = (data: string | ArrayBuffer): number =>
  typeof data === "string" ? new TextEncoder().encode(data).length : data.byteLength;

/** True while no more messages come in a second than the limit. */
function messageRate(): () => boolean {
  let [second, count] = [0, 0];
  return () => {
    const now = Math.floor(Date.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count <= socketLimits.messagesPerSecond;
  };
}

function closeQuietly(socket: WebSocket, code: number): void {
  try {
    socket.close(code);
  } catch {
    // It is closed already.
  }
}

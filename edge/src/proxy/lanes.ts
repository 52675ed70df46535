import type { Context } from "hono";
import type { Call } from "@paygauge/api-types/endpoints/call";
import { limits } from "@paygauge/api-types/limits";
import { slowestMs } from "../body/pace.ts";
import { ownerOf } from "../body/read-body.ts";
import type { EdgeHono } from "../edge-hono.ts";
import { upstreams, type Upstream } from "../rules/upstreams.ts";
import { Breaker } from "./breaker.ts";
import { Bulkhead, type Leave } from "./bulkhead.ts";
import { OwnPlaces } from "./own-places.ts";
import { RetryBudget } from "./retry-budget.ts";

const laneTo = (name: Upstream, breaker: Breaker) => {
  const grant = { ...upstreams[name], sendMs: name === "api" ? 0 : slowestMs(limits.uploadPartBytes) };
  return { breaker, bulkhead: new Bulkhead(grant), own: new OwnPlaces(grant), budget: new RetryBudget() };
};
const origin = new Breaker();
/** What this isolate knows of each upstream: a chat that fails or fills up does not affect the rest. */
export const lanes = {
  api: laneTo("api", origin),
  uploads: laneTo("uploads", origin),
  chat: laneTo("chat", new Breaker()),
} as const;

/** Files that a user downloads at once; one that is on its way may take minutes. */
export const downloadsAtOnce = 10;
const downloads = new OwnPlaces({ ...upstreams.api, maxOwn: downloadsAtOnce });

/** A place for one more download of the user; null where all are taken. Other calls need none. */
export function placeForDownload(c: Context<EdgeHono>, call: Call): Leave | null {
  const person = c.get("session")?.person;
  return call.answer === "download" && person !== undefined ? downloads.enterNow(person) : () => {};
}

/** A place of the user's own at an upstream, with a short wait, and then one of all users', without a wait. */
export function placeAt(c: Context<EdgeHono>, upstream: Upstream): Leave | null | Promise<Leave | null> {
  const { own, bulkhead } = lanes[upstream];
  const entered = own.enter(ownerOf(c));
  // Nearly every request finds its place at once: it waits for nothing.
  return entered instanceof Promise ? entered.then((leave) => bothOf(leave, bulkhead)) : bothOf(entered, bulkhead);
}

function bothOf(leaveOwn: Leave | null, bulkhead: Bulkhead): Leave | null {
  if (leaveOwn === null) return null;
  const leave = bulkhead.enter();
  if (leave === null) {
    leaveOwn();
    return null;
  }
  return () => {
    leave();
    leaveOwn();
  };
}

import type { Context } from "hono";
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
/** What this isolate knows of each upstream: a chat that fails or fills up is no matter of the rest. */
export const lanes = {
  api: laneTo("api", origin),
  uploads: laneTo("uploads", origin),
  chat: laneTo("chat", new Breaker()),
} as const;

/** A place of one's own at an upstream, which may be waited for a moment, and then one of everybody's, which is not. */
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

import type { Context, MiddlewareHandler } from "hono";
import type { EdgeHono } from "./edge-hono.ts";

/** A step of the gateway: its answer ends the request; undefined lets it continue to the next. */
export type Step = (c: Context<EdgeHono>) => Response | undefined | Promise<Response | undefined>;

/**
 * Steps as one link of the application's chain. A step that need not wait costs one call, and no link and promise of
 * its own: most requests meet only such.
 */
export const inOrder =
  (...steps: readonly Step[]): MiddlewareHandler<EdgeHono> =>
  async (c, next) => {
    for (const step of steps) {
      const answer = step(c);
      const ended = answer instanceof Promise ? await answer : answer;
      if (ended) return ended;
    }
    return next();
  };

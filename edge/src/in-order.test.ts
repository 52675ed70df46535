import { Hono } from "hono";
import { expect, it } from "vitest";
import type { EdgeHono } from "./edge-hono.ts";
import { inOrder, type Step } from "./in-order.ts";

/** Steps that write down that they ran; those of `answering` answer with their own name. */
function chain(names: readonly string[], answering: readonly string[]) {
  const ran: string[] = [];
  const step = (name: string, waits: boolean): Step => {
    const run = () => {
      ran.push(name);
      return answering.includes(name) ? new Response(name) : undefined;
    };
    return waits ? () => Promise.resolve().then(run) : run;
  };
  const app = new Hono<EdgeHono>();
  // Every second one has to wait for something: the next must not begin before it.
  app.use(inOrder(...names.map((name, at) => step(name, at % 2 === 1))));
  app.get("*", (c) => {
    ran.push("the handler behind");
    return c.text("behind");
  });
  return { ran, ask: async () => (await app.request("/")).text() };
}

it("runs the steps in the order in which they are listed, and then what is behind them", async () => {
  const { ran, ask } = chain(["a", "b", "c", "d"], []);
  expect(await ask()).toBe("behind");
  expect(ran).toEqual(["a", "b", "c", "d", "the handler behind"]);
});

it.each([
  ["that need not wait", "c", ["a", "b", "c"]],
  ["that has to wait", "b", ["a", "b"]],
])("ends with the answer of a step %s: none behind it runs, nor the handler", async (_kind, answering, expected) => {
  const { ran, ask } = chain(["a", "b", "c", "d"], [answering, "d"]);
  expect(await ask()).toBe(answering);
  expect(ran).toEqual(expected);
});

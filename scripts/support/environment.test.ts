import path from "node:path";
import { expect, it } from "vitest";
import { toolEnvironment } from "./environment.mjs";

it("the tools get the caller's environment and the project's Node, but no NODE_ENV of a shell", () => {
  const given = { NODE_ENV: "production", PORT: "8899", PATH: "/usr/bin" };
  const made = toolEnvironment(given, "/opt/node/bin/node");
  expect(made).toMatchObject({ PORT: "8899", DO_NOT_TRACK: "1" });
  expect(made).not.toHaveProperty("NODE_ENV");
  const places = made.PATH.split(path.delimiter);
  expect([places[0], places.at(-1)]).toEqual(["/opt/node/bin", "/usr/bin"]);
  expect(given.NODE_ENV).toBe("production");
});

import { expect, test } from "vitest";
import { commandHref, listHref, listOf } from "./list-address.ts";

test("an address names its list, and an unknown one is the queued list", () => {
  expect(listOf("list=error&f=state~eq~Error")).toBe("error");
  expect(listOf("list=anything")).toBe("queued");
  expect(listOf("")).toBe("queued");
});

test("links lead to a list, or to one command", () => {
  expect(listHref("queued")).toBe("/devops/proq-monitoring");
  expect(listHref("completed")).toBe("/devops/proq-monitoring?list=completed");
  expect(commandHref("run:Ingest")).toBe("/devops/proq-monitoring?command=run%3AIngest");
});

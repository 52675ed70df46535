import { describe, expect, it } from "vitest";
import { parseHost } from "./host-name.ts";

describe("the Host header", () => {
  it("S35: takes a name with an optional port, in any case and with one trailing dot", () => {
    expect(parseHost("brand1.localhost")).toEqual({ name: "brand1.localhost", port: "" });
    expect(parseHost("BRAND1.LocalHost.:8787")).toEqual({ name: "brand1.localhost", port: "8787" });
  });

  it.each([
    null,
    "",
    "brand1.example@evil.example",
    "brand1.example/evil",
    "brand1.example, evil.example",
    "brand1.example evil",
    "brand1.example:99999",
    "brand1.example:",
    "brand1.example..",
    ".brand1.example",
    "brand1_x.example",
    "[::1]",
    "brand1.example:80:80",
    "brand1..example",
    "bränd.example",
    "brand1.example#x",
    "-",
    "brand1.example\\evil",
  ])("S35: refuses %j", (header) => {
    expect(parseHost(header)).toBeNull();
  });
});

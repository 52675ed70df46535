import { describe, expect, it } from "vitest";
import { cookieText, deletedCookie, readCookie, sessionCookie, transactionNames } from "./cookies.ts";

describe("cookies", () => {
  it("S24: every cookie is __Host-, Secure, HttpOnly, on / and Lax, without a domain", () => {
    for (const text of [
      cookieText(sessionCookie, "x"),
      cookieText(sessionCookie, "x", 60),
      deletedCookie(sessionCookie),
    ]) {
      expect(text).toMatch(/^__Host-[\w-]+=[\w-]*; Path=\/; Secure; HttpOnly; SameSite=Lax(; Max-Age=\d+)?$/);
    }
  });

  it("S25: reads one cookie", () => {
    expect(readCookie("a=1; __Host-session=abc_-9; b=2", sessionCookie)).toEqual({ kind: "value", value: "abc_-9" });
    expect(readCookie("a=1", sessionCookie)).toEqual({ kind: "none" });
    expect(readCookie(undefined, sessionCookie)).toEqual({ kind: "none" });
  });

  it.each([
    "__Host-session=a; __Host-session=b",
    "__Host-session=a, __Host-session=b",
    "a=1, __Host-session=b",
    "__Host-session=a b",
    "__Host-session=",
    "__Host-session=%41",
    '__Host-session="a"',
    "__Host-session=a, b=2",
    `__Host-session=${"a".repeat(7000)}`,
  ])("S25: refuses %j", (header) => {
    expect(readCookie(header, sessionCookie)).toEqual({ kind: "malformed" });
  });

  it("S19: knows every sign-in attempt that the browser holds", () => {
    expect(transactionNames("__Host-tx-a=1; x=2; __Host-tx-b=3")).toEqual(["__Host-tx-a", "__Host-tx-b"]);
  });
});

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A browser's places that the module touches; the edge answers a sign-out with where to go, after `meanwhile`. */
function browser(meanwhile: () => void) {
  const assign = vi.fn();
  vi.stubGlobal("location", { pathname: "/analysis", search: "", assign });
  vi.stubGlobal("sessionStorage", { clear: () => undefined });
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/auth/sign-out") meanwhile();
    return Response.json({ redirectTo: "http://id.example/logout" });
  });
  return assign;
}

test("who signs out goes where the edge says, whatever a poll finds meanwhile", async () => {
  const session = await import("./session.ts");
  const assign = browser(() => session.leaveForSignIn());
  await session.signOut();
  expect(assign.mock.calls).toEqual([["http://id.example/logout"]]);
});

test("a session that ended otherwise leads to sign-in once, with the way back", async () => {
  const session = await import("./session.ts");
  const assign = browser(() => undefined);
  session.leaveForSignIn();
  session.leaveForSignIn();
  expect(assign.mock.calls).toEqual([["/login?error=SESSION_EXPIRED&callbackUrl=%2Fanalysis"]]);
});

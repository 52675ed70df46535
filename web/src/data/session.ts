import { linkTo } from "@paygauge/api-types/sitemap";
import { leaveUnasked } from "../state/unsaved.ts";

let leaving = false;

/** To the sign-in page with the way back; drawn by the edge, so the browser loads it. */
export function leaveForSignIn(): void {
  if (leaving) return;
  leaving = true;
  leaveUnasked();
  const back = location.pathname + location.search;
  location.assign(linkTo("login", undefined, { error: "SESSION_EXPIRED", callbackUrl: back }));
}

/** Calls of the edge itself (sign-out, activity, preferences) that are not part of the product's table. */
export function postToEdge(path: `/auth/${string}`, body?: object): Promise<Response> {
  return fetch(path, {
    method: "POST",
    credentials: "same-origin",
    headers: { accept: "application/json", "x-csrf": "1", "content-type": "application/json" },
    body: JSON.stringify(body ?? {}),
  });
}

async function dropDrafts(): Promise<void> {
  const { method, path } = (await import("@paygauge/api-types/endpoints/drafts")).draftsCalls.deleteDrafts;
  await fetch(path, { method, credentials: "same-origin", headers: { "x-csrf": "1" } });
}

/** Ends the session; the edge says where to go next, which is the provider's own sign-out. */
export async function signOut(): Promise<void> {
  // A poll that finds the session ended meanwhile must not lead elsewhere: the user chose to end it.
  leaving = true;
  // What was typed and not saved is not for anyone who uses this browser or account next.
  await dropDrafts().catch(() => undefined);
  let next = linkTo("login", undefined, { error: "SIGNED_OUT" });
  try {
    const response = await postToEdge("/auth/sign-out");
    next = redirectOf(await response.json()) ?? next;
  } catch {
    // Without an answer the sign-in page tells whether the session ended.
  }
  sessionStorage.clear();
  location.assign(next);
}

function redirectOf(answer: unknown): string | undefined {
  if (typeof answer !== "object" || answer === null || !("redirectTo" in answer)) return undefined;
  return typeof answer.redirectTo === "string" ? answer.redirectTo : undefined;
}

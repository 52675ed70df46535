import type { Permission } from "./permissions.ts";

/**
 * Who may open a page or make a call. There is no default: an entry without a rule does not compile.
 * `edge` is for calls that only the edge itself makes; no browser reaches them.
 */
export type Access =
  | { readonly who: "public" }
  | { readonly who: "signedIn" }
  /** A link or a signature in the request alone decides: cookies and sessions are not read (S26's exceptions). */
  | { readonly who: "token" }
  /** The session of a magic link, which opens these calls and no other. */
  | { readonly who: "link" }
  | { readonly who: "edge" }
  | { readonly who: "holders"; readonly of: readonly [Permission, ...Permission[]] };

export const publicAccess = { who: "public" } as const satisfies Access;
export const signedIn = { who: "signedIn" } as const satisfies Access;
export const tokenOnly = { who: "token" } as const satisfies Access;
export const linkOnly = { who: "link" } as const satisfies Access;
export const edgeOnly = { who: "edge" } as const satisfies Access;

/** All of these permissions are needed. */
export function holders<const P extends readonly [Permission, ...Permission[]]>(...of: P) {
  return { who: "holders", of } as const;
}

/** True when the permissions satisfy the rule; `held` is null for a user who is not signed in. */
export function isAllowed(rule: Access, held: ReadonlySet<Permission> | null): boolean {
  if (rule.who === "public" || rule.who === "token") return true;
  if (rule.who === "edge" || rule.who === "link" || held === null) return false;
  return rule.who === "signedIn" || rule.of.every((each) => held.has(each));
}

import type { Brand, EdgeConfiguration } from "@paygauge/api-types/entities/identity";
import type { DebugLog } from "@paygauge/api-types/debug/debug-log";
import type { CallHit } from "@paygauge/api-types/endpoints";
import type { EdgeBindings } from "./environment.ts";
import type { LinkSession } from "./session/link-session.ts";
import type { OpenSession } from "./session/read-session.ts";

/** What the steps leave for the steps behind them. */
interface EdgeVariables {
  requestId: string;
  /** The trace and span that the client names as what its request belongs to, "trace-span" in hexadecimal; or null. */
  parentSpan: string | null;
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  /** The path, decided once; gate, router and proxy read this and nothing else. */
  path: string;
  brand: Brand;
  configuration: EdgeConfiguration;
  /** false: the origin has not told the mode for so long that everything behind the gate is closed. */
  modeKnown: boolean;
  /** null: no one is signed in. */
  session: OpenSession | null;
  /** Lines of this request; nothing sets it unless the session raised the log level. */
  debug: DebugLog | undefined;
  /** The session of a magic link, which the call at the path asks for; nothing sets it for other calls. */
  linkSession: LinkSession;
  /** The call that a gate found at the path; nothing sets it before. */
  call: CallHit;
  /** Why there is no session, where a cookie was sent. */
  sessionEnd: "expired" | "switched" | "malformed" | "unavailable" | null;
}

export interface EdgeHono {
  Bindings: EdgeBindings;
  Variables: EdgeVariables;
}

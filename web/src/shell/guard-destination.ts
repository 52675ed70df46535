import { linkTo } from "@paygauge/api-types/sitemap";
import type { GuardAnswer } from "@paygauge/api-types/access/guard";

/**
 * Where the guard's answer leads; null: the page opens. All of them are drawn by the edge, so they are loaded, not
 * routed to. `path` is the page that was asked for, with its query.
 */
export function destinationOf(answer: GuardAnswer, path: string): string | null {
  switch (answer) {
    case "open":
      return null;
    case "login":
      return linkTo("login", undefined, { callbackUrl: path });
    // The edge knows the user's own domain and draws the maintenance message itself.
    case "domain":
    case "maintenance":
      return path;
    case "401":
      return linkTo("unauthorized");
    case "503":
      return linkTo("environmentMismatch");
    case "404":
      return linkTo("notFound");
    case "lobby":
      return linkTo("lobby", undefined, { reason: "UserEligibility" });
  }
}

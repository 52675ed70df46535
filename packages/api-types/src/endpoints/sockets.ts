import { holders } from "../access/access.ts";
import type { Call } from "./call.ts";

/**
 * The WebSocket of the developer area: the gateway lets the upgrade through, or refuses it as any call. Without an upgrade
 * the answer is the number of open sockets.
 */
export const socketsCalls = {
  devSocket: {
    method: "GET",
    path: "/api/v1/dev-socket",
    access: holders("DevArea_CRUD"),
    effect: "read",
    answer: "download",
    usersOnly: true,
  },
} as const satisfies Record<string, Call>;

import { socketLimits } from "@paygauge/api-types/entities/socket-messages";
import { refuse } from "@paygauge/worker/refusal";
import type { Handlers } from "../../call-context.ts";
import { socketRoomOf } from "./socket-room.ts";

const upgrade = { upgrade: "websocket" };

export const socketHandlers = {
  /** A WebSocket; a request that asks for none gets the number of those that are open. */
  async devSocket({ env, request }) {
    const room = socketRoomOf(env);
    if (request.headers.get("upgrade")?.toLowerCase() !== "websocket")
      return Response.json({ sockets: await room.count(), most: socketLimits.sockets });
    const answer = await room.fetch("http://sockets/", { headers: upgrade });
    if (answer.webSocket === null)
      throw refuse("socketsFull", { most: socketLimits.sockets }, { headers: { "retry-after": "5" } });
    return answer;
  },
} satisfies Partial<Handlers>;

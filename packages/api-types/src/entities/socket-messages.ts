/** Messages of the developer area's WebSocket, and its limits. */
import * as v from "valibot";

export const socketLimits = {
  /** Open sockets of a deployment. */
  sockets: 100,
  /** Bytes of one message of a browser. */
  messageBytes: 1024,
  /** Messages of one browser in a second. */
  messagesPerSecond: 50,
  /** How often the gateway asks whether the session may still hold its socket, ms. */
  checkMs: 5000,
} as const;

/** Codes with which the gateway and the origin close a socket. */
export const socketCodes = {
  /** The session has ended, or no longer has the permission. */
  sessionEnded: 4401,
  tooLong: 1009,
  tooMany: 1008,
  /** The other end is gone: the browser connects again. */
  tryAgain: 1013,
} as const;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What a browser sends: a number that comes back. */
export const socketPing = v.strictObject({ type: v.literal("ping"), id: count });

const counts = {
  /** Sockets that are open. */
  sockets: count,
  /** Messages of this socket that the origin received and sent, this one included. */
  received: count,
  sent: count,
  /** How often the object was started while sockets were open: it sleeps between messages. */
  wakes: count,
};
/** What the origin sends: an answer to a ping, a change in the number of sockets, or why a message was not read. */
export const socketMessage = v.variant("type", [
  v.object({ type: v.literal("pong"), id: count, ...counts }),
  v.object({ type: v.literal("presence"), ...counts }),
  v.object({ type: v.literal("refused"), ...counts }),
]);
export type SocketMessage = v.InferOutput<typeof socketMessage>;

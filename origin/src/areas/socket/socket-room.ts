import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { socketLimits, socketPing, type SocketMessage } from "@paygauge/api-types/entities/socket-messages";
import { objectNamed, type Env } from "../../env.ts";

const countsForm = v.object({ received: v.number(), sent: v.number() });
type Counts = v.InferOutput<typeof countsForm>;

const pingText = v.pipe(v.string(), v.maxLength(socketLimits.messageBytes), v.parseJson(), socketPing);

/** A message before its counts are added. */
type Content = { readonly type: "pong"; readonly id: number } | { readonly type: "presence" | "refused" };

/**
 * The sockets of the deployment. It hibernates: between messages the object need not be in memory, so what it knows of a
 * socket is attached to that.
 */
export class SocketRoom extends DurableObject<Env> {
  #wakes: number;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    const before = ctx.storage.kv.get<number>("wakes") ?? 0;
    this.#wakes = ctx.getWebSockets().length > 0 ? before + 1 : 0;
    if (this.#wakes !== before) ctx.storage.kv.put("wakes", this.#wakes);
  }

  /** Sockets that are open. */
  count(): number {
    return this.#open().length;
  }

  /** Accepts a socket; 503 where the limit is reached. */
  override async fetch(): Promise<Response> {
    if (this.ctx.getWebSockets().length >= socketLimits.sockets) return new Response(null, { status: 503 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({ received: 0, sent: 0 } satisfies Counts);
    this.#announce();
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    const counts = countsOf(socket);
    socket.serializeAttachment({ ...counts, received: counts.received + 1 });
    const read = v.safeParse(pingText, message);
    this.#send(socket, read.success ? { type: "pong", id: read.output.id } : { type: "refused" });
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close();
    this.#announce(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#announce(socket);
  }

  #open(without?: WebSocket): WebSocket[] {
    return this.ctx.getWebSockets().filter((each) => each !== without && each.readyState === WebSocket.OPEN);
  }

  #announce(without?: WebSocket): void {
    for (const socket of this.#open(without)) this.#send(socket, { type: "presence" }, without);
  }

  #send(socket: WebSocket, content: Content, without?: WebSocket): void {
    const { received, sent } = countsOf(socket);
    const counts = { received, sent: sent + 1 };
    socket.serializeAttachment(counts);
    const sockets = this.#open(without).length;
    const message: SocketMessage = { ...content, ...counts, sockets, wakes: this.#wakes };
    socket.send(JSON.stringify(message));
  }
}

function countsOf(socket: WebSocket): Counts {
  const read = v.safeParse(countsForm, socket.deserializeAttachment());
  return read.success ? read.output : { received: 0, sent: 0 };
}

/** The one object that holds the deployment's sockets. */
export const socketRoomOf = (env: Pick<Env, "SOCKETS">): DurableObjectStub<SocketRoom> =>
  objectNamed<SocketRoom>(env.SOCKETS, "all");

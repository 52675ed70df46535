import * as v from "valibot";
import { socketCodes, socketMessage, type SocketMessage } from "@paygauge/api-types/entities/socket-messages";
import { socketsCalls } from "@paygauge/api-types/endpoints/sockets";
import { reconnectDelay } from "./reconnect-delay.ts";

type SocketState = "closed" | "connecting" | "open" | "waiting" | "sessionEnded";

/** What the page shows of its socket. */
export interface SocketFacts {
  readonly state: SocketState;
  /** Messages of this page, over all its connections. */
  readonly sent: number;
  readonly received: number;
  /** Bytes of these messages, without their frames. */
  readonly bytes: number;
  /** How often it connected again. */
  readonly reconnects: number;
  /** The wait before the next attempt, ms. */
  readonly waitMs: number;
  readonly latest: SocketMessage | null;
}

const messageText = v.pipe(v.string(), v.parseJson(), socketMessage);
const sizeOf = (text: string): number => new TextEncoder().encode(text).length;

/** A socket that connects again by itself until it is closed, or its session ends. */
export class DevSocket {
  facts: SocketFacts = {
    state: "closed",
    sent: 0,
    received: 0,
    bytes: 0,
    reconnects: 0,
    waitMs: 0,
    latest: null,
  };
  readonly #onChange: () => void;
  readonly #pongs = new Map<number, () => void>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #pings = 0;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  #set(change: Partial<SocketFacts>): void {
    this.facts = { ...this.facts, ...change };
    this.#onChange();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#set({ state: "connecting", waitMs: 0 });
    const address = new URL(socketsCalls.devSocket.path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#attempt = 0;
      this.#set({ state: "open" });
    });
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#take(data));
    socket.addEventListener("close", ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#pongs.clear();
    this.#set({ state: "closed", waitMs: 0 });
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#pongs.clear();
    if (code === socketCodes.sessionEnded) return this.#set({ state: "sessionEnded" });
    const waitMs = reconnectDelay(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#timer = setTimeout(() => this.open(), waitMs);
    this.#set({ state: "waiting", waitMs, reconnects: this.facts.reconnects + 1 });
  }

  #take(data: unknown): void {
    const read = v.safeParse(messageText, data);
    if (!read.success) return;
    const latest = read.output;
    const bytes = this.facts.bytes + sizeOf(String(data));
    this.#set({ received: this.facts.received + 1, bytes, latest });
    if (latest.type !== "pong") return;
    this.#pongs.get(latest.id)?.();
    this.#pongs.delete(latest.id);
  }

  /** Sends a message and resolves with the round trip, ms; null where the socket is not open or is lost meanwhile. */
  ping(): Promise<number | null> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    this.#pings += 1;
    const id = this.#pings;
    const text = JSON.stringify({ type: "ping", id });
    const began = performance.now();
    return new Promise((resolve) => {
      socket.addEventListener("close", () => resolve(null), { once: true });
      this.#pongs.set(id, () => resolve(performance.now() - began));
      socket.send(text);
      this.#set({ sent: this.facts.sent + 1, bytes: this.facts.bytes + sizeOf(text) });
    });
  }
}

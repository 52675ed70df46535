import net from "node:net";
import type { WayIn } from "./gateway-routes.ts";

/** How an endless body comes: all that the other side takes, or a byte now and then; in chunks, or with a length. */
export interface Endlessness {
  readonly pace: "fast" | "slow";
  readonly framing: "chunked" | "declared";
}

export interface EndlessOutcome {
  /** 0: cut without an answer. */
  readonly status: number;
  /** From the first byte until the answer's headers, or until the connection was cut, ms. */
  readonly answeredMs: number;
  /** Until the connection was closed by the other side, ms; Infinity where it took more all the time. */
  readonly closedMs: number;
  /** Bytes of body that the other side's machine took, those of its buffers among them. */
  readonly takenBytes: number;
}

const types = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data; boundary=b",
  binary: "application/octet-stream",
  none: "application/json",
} as const;

const slowEveryMs = 1000;
const piece = Buffer.alloc(16_384, " ");
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);

/** A length that never arrives: one that is refused at once where there is more than a limit, else one that fits. */
const declaredLength = (pace: Endlessness["pace"]): number => (pace === "fast" ? 10 ** 12 : 9000);

function headOf({ method, path, type }: WayIn, how: Endlessness, host: string, cookie: string): string {
  const length = `Content-Length: ${declaredLength(how.pace)}`;
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    "Sec-Fetch-Site: same-origin",
    "Sec-Fetch-Mode: cors",
    "X-CSRF: 1",
    ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
    `Content-Type: ${types[type]}`,
    how.framing === "chunked" ? "Transfer-Encoding: chunked" : length,
  ];
  return `${lines.join("\r\n")}\r\n\r\n`;
}

/** Sends a request whose body has no end, for `patienceMs` at most, and tells what became of it. */
export function sendEndless(
  port: number,
  way: WayIn,
  how: Endlessness,
  { host, cookie, patienceMs }: { readonly host: string; readonly cookie: string; readonly patienceMs: number },
): Promise<EndlessOutcome> {
  return new Promise((resolve) => {
    const head = headOf(way, how, host, cookie);
    const socket = net.connect(port, "127.0.0.1");
    let [said, began, answeredMs, ended] = ["", performance.now(), Number.POSITIVE_INFINITY, false];
    const since = (): number => performance.now() - began;
    const end = (closedMs: number): void => {
      if (ended) return;
      ended = true;
      clearInterval(trickle);
      clearTimeout(patience);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0);
      const takenBytes = Math.max(0, socket.bytesWritten - socket.writableLength - head.length);
      socket.destroy();
      resolve({ status, answeredMs: Math.min(answeredMs, closedMs), closedMs, takenBytes });
    };
    const bytes = how.framing === "chunked" ? chunk : piece;
    const flood = (): void => {
      for (let hasRoom = true; hasRoom && !socket.destroyed;) hasRoom = socket.write(bytes);
    };
    const drop = Buffer.from(how.framing === "chunked" ? "1\r\n \r\n" : " ");
    const trickle = setInterval(() => how.pace === "slow" && socket.writable && socket.write(drop), slowEveryMs);
    const patience = setTimeout(() => end(Number.POSITIVE_INFINITY), patienceMs);
    socket.setEncoding("latin1");
    socket.on("connect", () => {
      began = performance.now();
      socket.write(head);
      if (how.pace === "fast") flood();
    });
    socket.on("drain", () => how.pace === "fast" && flood());
    socket.on("data", (part: string) => {
      if (said === "") answeredMs = since();
      said = (said + part).slice(0, 64);
    });
    socket.on("end", () => end(since()));
    socket.on("error", () => end(since()));
    socket.on("close", () => end(since()));
  });
}

import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import net from "node:net";

/** What a slow client never finishes: its headers, its body, or the reading of an answer. */
export const slowKinds = ["headers", "body", "read"] as const;
export type SlowKind = (typeof slowKinds)[number];

interface SlowClients {
  /** Connections that were opened, those in place of ones that the server closed among them. */
  opened(): number;
  end(): void;
}

/** How a slow client begins, and what it sends now and then to look alive; a reader sends nothing more. */
export interface SlowWords {
  readonly first: string;
  readonly more: string;
}

/** A body of so many bytes that a signed-in user sends slowly. */
export function slowBody(
  host: string,
  cookie: string,
  way: { method: string; path: string; type: string; bytes: number },
): SlowWords {
  const lines = [
    `${way.method} ${way.path} HTTP/1.1`,
    `Host: ${host}`,
    `Cookie: ${cookie}`,
    "Sec-Fetch-Site: same-origin",
    "X-CSRF: 1",
    `Content-Type: ${way.type}`,
    `Content-Length: ${way.bytes}`,
  ];
  return { first: `${lines.join("\r\n")}\r\n\r\n`, more: "x" };
}

/** How each kind begins, of users who are not signed in. */
export function slowWords(kind: SlowKind, host: string): SlowWords {
  switch (kind) {
    case "headers":
      return { first: `GET /login HTTP/1.1\r\nHost: ${host}\r\n`, more: "X-More: 1\r\n" };
    case "body": {
      // One that the gateway reads to its end, from anyone who sends it.
      const lines = [
        "Sec-Fetch-Site: same-origin",
        "X-CSRF: 1",
        "Content-Type: application/json",
        "Content-Length: 9000",
      ];
      return { first: `POST /auth/preferences HTTP/1.1\r\nHost: ${host}\r\n${lines.join("\r\n")}\r\n\r\n`, more: "x" };
    }
    case "read":
      return { first: `GET /login HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(20), more: "" };
  }
}

/** Opens slow connections of our own and keeps their number; each says a little every `everyMs`. */
export function ownSlowClients(port: number, { first, more }: SlowWords, count: number, everyMs: number): SlowClients {
  const sockets = new Set<net.Socket>();
  let [opened, ended] = [0, false];
  const open = () => {
    opened += 1;
    const socket = net.connect(port, "127.0.0.1", () => socket.write(first));
    sockets.add(socket);
    if (more === "") socket.pause();
    else socket.resume();
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      // At once again would be a flood, which is another thing.
      if (!ended) setTimeout(() => !ended && open(), everyMs).unref();
    });
  };
  for (let at = 0; at < count; at += 1) open();
  const timer = setInterval(() => {
    if (more !== "") for (const socket of sockets) socket.write(more);
  }, everyMs);
  return {
    opened: () => opened,
    end: () => {
      ended = true;
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The version of slowhttptest on this machine; null where there is none. */
export function slowhttptestVersion(): string | null {
  const { stdout, error } = spawnSync("slowhttptest", ["-h"], { encoding: "utf8" });
  return error ? null : (/version ([\d.]+)/.exec(stdout)?.[1] ?? "of an unknown version");
}

const flags = {
  headers: ["-H"],
  body: ["-B", "-s", "9000"],
  read: ["-X", "-w", "1", "-y", "2", "-n", "5", "-z", "1", "-k", "20"],
};

/** Starts slowhttptest against the gateway at an address, which any machine resolves. */
export function startSlowhttptest(port: number, kind: SlowKind, count: number, seconds: number): ChildProcess {
  const common = ["-c", count, "-r", count, "-i", 5, "-l", seconds, "-p", 5, "-x", 24];
  const address = ["-u", `http://127.0.0.1:${port}/healthz`];
  return spawn("slowhttptest", [...flags[kind], ...common.map(String), ...address], { stdio: "ignore" });
}

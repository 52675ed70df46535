/** A server of a network's shapes on this machine: what the adapters are tested against. */
import { createServer, type IncomingMessage, type Server } from "node:http";

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}
export interface Reply {
  readonly status?: number;
  readonly json: unknown;
  /** Where the answer redirects to. */
  readonly location?: string;
}

export interface StandIn {
  readonly url: string;
  readonly asked: Asked[];
  close(): Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

/** Listens on a free port; `reply` answers every call. */
export async function standIn(reply: (asked: Asked) => Reply): Promise<StandIn> {
  const asked: Asked[] = [];
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const url = new URL(request.url ?? "/", "http://stand-in");
      const one = { method: request.method ?? "", url, headers: request.headers, body };
      asked.push(one);
      const { status = 200, json, location } = reply(one);
      const leads = location === undefined ? {} : { location };
      response.writeHead(status, { "content-type": "application/json", ...leads });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

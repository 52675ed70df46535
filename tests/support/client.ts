import http from "node:http";
import { findCall } from "@paygauge/api-types/endpoints";
import { lockedEntityOf } from "@paygauge/api-types/endpoints/call";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";

/** One answer, its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  text(): string;
  /** The body as what the caller knows it to be. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the declared answer
  json<T = Record<string, unknown>>(): T;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * Node does not resolve *.localhost: every host is asked at 127.0.0.1 with its own Host header. A connection that was
 * kept, and that the other side closed in the same moment, isn't an answer: a browser asks again on a new one.
 */
export function ask(port: number, host: string, path: string, question: Ask = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = question;
    const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const request = http.request(
      { host: "127.0.0.1", port, path, method, headers: { host: `${host}:${port}`, ...length, ...headers } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => {
          const whole = Buffer.concat(chunks);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: whole,
            text: () => whole.toString("utf8"),
            json: () => JSON.parse(whole.toString("utf8")),
          });
        });
      },
    );
    request.on("error", (error) => {
      const wasClosed = request.reusedSocket && "code" in error && error.code === "ECONNRESET";
      if (wasClosed) resolve(ask(port, host, path, question));
      else reject(error);
    });
    if (body !== undefined) request.write(body);
    request.end();
  });
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Whether a cookie of a path goes with a request (RFC 6265, section 5.1.4). */
function isFor({ path }: Cookie, asked: string): boolean {
  return asked === path || asked.startsWith(path.endsWith("/") ? path : `${path}/`);
}

/** A browser's part of a session: cookies by host and path, redirects, the headers a browser sends. No JavaScript. */
export class Client {
  readonly port: number;
  readonly host: string;
  readonly #jars = new Map<string, Map<string, Cookie>>();

  constructor(port: number, host = "brand1.localhost") {
    this.port = port;
    this.host = host;
  }

  cookies(host = this.host): ReadonlyMap<string, string> {
    return new Map([...(this.#jars.get(host)?.values() ?? [])].map(({ name, value }) => [name, value]));
  }

  async send(host: string, path: string, options: Ask = {}): Promise<Answer> {
    const jar = this.#jars.get(host) ?? new Map<string, Cookie>();
    this.#jars.set(host, jar);
    const [asked = ""] = path.split("?");
    const sent = [...jar.values()].filter((each) => isFor(each, asked));
    const cookie = sent.map(({ name, value }) => `${name}=${value}`).join("; ");
    const answer = await ask(this.port, host, path, {
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...options.headers },
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [pair = ""] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      const at = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? "/";
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(`${at} ${name}`);
      else jar.set(`${at} ${name}`, { name, value: value.join("="), path: at });
    }
    return answer;
  }

  /** A navigation of the address bar, redirects followed over hosts. */
  async open(path: string, host = this.host): Promise<Answer & { host: string; path: string }> {
    let [at, to] = [host, path];
    for (let hops = 0; hops < 15; hops += 1) {
      const answer = await this.send(at, to, {
        headers: {
          accept: "text/html",
          "sec-fetch-mode": "navigate",
          "sec-fetch-dest": "document",
          "sec-fetch-site": "none",
        },
      });
      const { location } = answer.headers;
      if (answer.status < 300 || answer.status > 399 || !location) return Object.assign(answer, { host: at, path: to });
      const next = new URL(location, `http://${at}:${this.port}${to}`);
      [at, to] = [next.hostname, next.pathname + next.search];
    }
    throw new Error(`Too many redirects from ${path}.`);
  }

  /** A call as the application makes it: what it writes is locked first. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    return this.callAsIs(method, path, body, { ...(await this.#lockFor(method, path, body)), ...headers });
  }

  /** The header of the write lock of what a call writes; none where nothing is locked or the lock is refused. */
  async #lockFor(method: string, path: string, body: unknown): Promise<Record<string, string>> {
    const url = new URL(path, "http://edge.internal");
    const hit = findCall(method, url.pathname);
    if (!hit?.call.locked) return {};
    const entity = lockedEntityOf(hit.call, { params: hit.params, query: Object.fromEntries(url.searchParams), body });
    if (entity === null) return {};
    const me = (await this.callAsIs("GET", "/api/v1/users/user-permissions")).json<{ id?: string }>();
    const asked = { ...entity, userId: me.id };
    const taken = await this.callAsIs("POST", "/api/v1/concurrency/force-set-exclusive-write-access", asked);
    if (taken.status !== 200) return {};
    return { [lockHeader]: String(taken.json<{ status: { fencingToken: number } }>().status.fencingToken) };
  }

  /** A call with the headers given and no others of its own about locks. */
  callAsIs(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const unsafe = method === "GET" ? {} : { "x-csrf": "1", "idempotency-key": crypto.randomUUID() };
    const common = {
      accept: "application/json",
      "sec-fetch-mode": "cors",
      "sec-fetch-dest": "empty",
      "sec-fetch-site": "same-origin",
      ...unsafe,
    };
    if (body instanceof Buffer)
      return this.send(this.host, path, {
        method,
        body,
        headers: { ...common, "content-type": "application/octet-stream", ...headers },
      });
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.send(this.host, path, {
      method,
      ...json,
      headers: { ...common, ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    });
  }
}

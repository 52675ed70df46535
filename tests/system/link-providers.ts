/** Merge and Rutter as the system finds them: the stand-in, behind a door that counts requests and refusals. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { countOf, rowAt } from "../../link-stand-in/src/company.ts";
import { startLinkStandIn } from "../support/system.ts";

/** Settings with which the origin takes the door for both providers. */
const keys = {
  MERGE_PROVIDER: "real",
  MERGE_API_KEY: "a-key-of-the-test",
  RUTTER_PROVIDER: "real",
  RUTTER_CLIENT_ID: "a-client-of-the-test",
  RUTTER_CLIENT_SECRET: "a-secret-of-the-test",
};
export const providerSecrets = [keys.MERGE_API_KEY, keys.RUTTER_CLIENT_SECRET];

/** Whether rows of an account are asked for. */
const isOfRows = (url: string): boolean =>
  /\/accounting\/(?!v1\/(?:linked-accounts|account-details|delete-account))/.test(url);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

export class LinkProviders {
  /** When rows were asked for, ms since 1970. */
  readonly asked: number[] = [];
  /** Requests for rows that were refused, by status. */
  readonly refused = new Map<number, number>();
  #standIn: Awaited<ReturnType<typeof startLinkStandIn>> | null = null;
  #server: Server | null = null;
  #address = "";
  /** The token that Rutter's newest connection was made with. */
  #connection = "";

  async listen(): Promise<void> {
    this.#standIn = await startLinkStandIn();
    const server = createServer((request, response) => {
      this.#serve(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const bound = server.address();
    this.#address = typeof bound === "object" && bound !== null ? `http://127.0.0.1:${bound.port}` : "";
    this.#server = server;
  }

  get settings(): Readonly<Record<string, string>> {
    return { ...keys, MERGE_URL: `${this.#address}/merge`, RUTTER_URL: `${this.#address}/rutter/versioned` };
  }

  async close(): Promise<void> {
    this.#server?.close();
    this.#server?.closeAllConnections();
    await this.#standIn?.end();
  }

  /** Forgets what was counted. */
  reset(): void {
    this.asked.length = 0;
    this.refused.clear();
  }

  /** Links an account on its page, with a company and how it answers. @returns the token that opens the account */
  async choose(provider: LinkProvider, page: string, wish: Readonly<Record<string, string>>): Promise<string> {
    const shown = await fetch(page, { method: "POST", body: new URLSearchParams(wish) });
    const token = /<code>([^<]+)<\/code>/.exec(await shown.text())?.[1] ?? "";
    return provider === "Merge" ? token : this.#connection;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const body = await bodyOf(request);
    const headers = new Headers();
    for (const name of ["x-account-token", "authorization", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    if (isOfRows(url)) this.asked.push(Date.now());
    const sent = body.length === 0 ? {} : { body: new Uint8Array(body) };
    const answer = await fetch(`${this.#standIn?.address ?? ""}${url}`, { method, headers, ...sent });
    const text = await answer.text();
    if (isOfRows(url) && !answer.ok) this.refused.set(answer.status, (this.refused.get(answer.status) ?? 0) + 1);
    if (url.endsWith("/connections/create")) this.#connection = /"access_token":"([^"]+)"/.exec(text)?.[1] ?? "";
    const wait = answer.headers.get("retry-after");
    const type = answer.headers.get("content-type") ?? "application/json";
    response.writeHead(answer.status, { "content-type": type, ...(wait === null ? {} : { "retry-after": wait }) });
    response.end(text);
  }
}

/** Rows that a company of so many bills has, and the sum of its bills in minor units: from the company alone. */
export function expectedOf(bills: number) {
  const models = [
    "vendors",
    "paymentTerms",
    "bills",
    "billPayments",
    "expenses",
    "vendorCredits",
    "purchaseOrders",
  ] as const;
  const rows = Object.fromEntries(models.map((model) => [model, countOf(model, bills)]));
  const all = Object.values(rows).reduce((sum, each) => sum + each, 0);
  let minor = 0n;
  for (let at = 0; at < bills; at += 1) minor += BigInt(Math.round(Number(rowAt("bills", at, bills).amount) * 100));
  return { rows, all, minor };
}

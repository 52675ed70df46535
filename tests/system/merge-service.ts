/** A service of its own process that answers as Merge does: it keeps what it serves while the system is killed. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { countOf, rowAt } from "../../origin/src/linked-accounts/stand-in/company.ts";
import { answerAsMerge } from "../../origin/src/linked-accounts/stand-in/merge-answers.ts";
import { chooseCompany } from "../../origin/src/linked-accounts/stand-in/page.ts";
import { readAccount, storeAccount } from "../../origin/src/linked-accounts/stand-in/store.ts";
import { chances } from "./soak-record.ts";

type Files = Parameters<typeof readAccount>[0]["FILES"];

/** The part of R2 that the stand-in uses, in memory. */
function filesInMemory(): Files {
  const kept = new Map<string, string>();
  const object = (key: string) => ({ key, text: async () => kept.get(key) ?? "" });
  return Object.assign(Object.create(null), {
    get: async (key: string) => (kept.has(key) ? object(key) : null),
    put: async (key: string, text: string) => void kept.set(key, text),
    delete: async (key: string) => void kept.delete(key),
    list: async ({ prefix = "" } = {}) => ({
      objects: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => object(key)),
    }),
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
}

/** Shares of the requests for rows that are refused. */
interface Refusals {
  readonly busy: number;
  readonly broken: number;
}

export class MergeService {
  /** When rows were asked for, ms since 1970. */
  readonly asked: number[] = [];
  /** Refusals by status. */
  readonly refused = new Map<number, number>();
  refusals: Refusals = { busy: 0, broken: 0 };
  readonly #files = filesInMemory();
  readonly #answer = answerAsMerge({ FILES: this.#files }, (link) => `${this.address}/page/${link}`);
  readonly #chances: Generator<number, never>;
  #server: Server | null = null;
  address = "";

  constructor(seed: number) {
    this.#chances = chances(seed);
  }

  async listen(): Promise<this> {
    const server = createServer((request, response) => void this.#serve(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const bound = server.address();
    this.address = typeof bound === "object" && bound !== null ? `http://127.0.0.1:${bound.port}` : "";
    this.#server = server;
    return this;
  }

  close(): void {
    this.#server?.close();
    this.#server?.closeAllConnections();
  }

  /** Signs in on the hosted page with a company of so many bills. @returns the token that Merge's dashboard shows */
  async choose(page: string, company: string, bills: number): Promise<string> {
    const place = { FILES: this.#files };
    const { linked } = await chooseCompany(place, page.split("/page/")[1]?.split("?")[0] ?? "", company);
    const token = linked?.token ?? "";
    const account = await readAccount(place, "Merge", token.split("_")[1] ?? "");
    if (account === null) throw new Error("No account has this token.");
    await storeAccount(place, { ...account, bills });
    return token;
  }

  #refusal(): Response | null {
    const share = this.#chances.next().value;
    const { busy, broken } = this.refusals;
    if (share < busy) return new Response("{}", { status: 429, headers: { "retry-after": "1" } });
    return share < busy + broken ? new Response("{}", { status: 500 }) : null;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "/" } = request;
    const body = method === "POST" ? await bodyOf(request) : null;
    const headers = new Headers();
    for (const name of ["x-account-token", "content-type"]) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const isOfRows = url.includes("page_size=");
    if (isOfRows) this.asked.push(Date.now());
    const refusal = isOfRows ? this.#refusal() : null;
    if (refusal !== null) this.refused.set(refusal.status, (this.refused.get(refusal.status) ?? 0) + 1);
    const answer = refusal ?? (await this.#answer(new Request(`${this.address}${url}`, { method, headers, body })));
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "content-type": "application/json" });
    response.end(await answer.text());
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

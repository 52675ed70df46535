import type { BrowserContext, Request, Response } from "@playwright/test";

/** A token by its form, or by the name that it travels under (S16). */
// The hash in a file name, "page-eyJ….js", may begin as a token does.
const token = /(?<![\w-])eyJ[\w-]{8,}|\b(?:access_token|refresh_token|id_token|id_token_hint)\b["']?\s*[=:]/;

/** The ID token that sign-out sends to the provider, encrypted to it: five parts, where a token has three (S20). */
const sealedHint = /\bid_token_hint=[\w-]+(?:\.[\w-]*){4}(?![\w.-])/g;

/** What is a fault about one answer's words; null when there is none. */
function tokenIn(text: string): string | null {
  const hit = token.exec(text.replaceAll(sealedHint, ""));
  return hit === null ? null : `token: ${hit[0].slice(0, 20)}`;
}

/** What a cookie of ours lacks (S24): __Host-, Secure, HttpOnly, Path=/, SameSite=Lax, no Domain. */
function cookieFault(line: string): string | null {
  const [pair = "", ...rest] = line.split(";").map((part) => part.trim());
  const attributes = new Set(rest.map((part) => part.toLowerCase()));
  const needed = ["secure", "httponly", "path=/", "samesite=lax"];
  const lacks = needed.filter((each) => !attributes.has(each));
  if (!pair.startsWith("__Host-")) lacks.push("the prefix __Host-");
  if ([...attributes].some((each) => each.startsWith("domain"))) lacks.push("no domain");
  return lacks.length === 0 ? null : `cookie ${pair.split("=")[0]} lacks ${lacks.join(", ")}`;
}

const isOurs = (address: string) => /^brand\d\.localhost$/.test(new URL(address).hostname);
/** Scripts, styles and pictures are the build's, the same for every user. */
const isRead = (type: string) => /json|html|csv|plain/.test(type);

/** A browser that has dropped a body may never say so: reading it must not hold the journey up. */
const maxSettle = () => new Promise<void>((resolve) => setTimeout(resolve, 5000).unref());

interface WatchedAnswers {
  readonly faults: string[];
  /** Bodies that were read and cookies that were set, so that a journey can say that it saw some. */
  readonly seen: { bodies: number; cookies: number };
  settle(): Promise<void>;
}

/** Reads every answer of the product in a context: address, headers, cookies, body. */
export function watchAnswers(context: BrowserContext): WatchedAnswers {
  const faults: string[] = [];
  const seen = { bodies: 0, cookies: 0 };
  const pending: Promise<void>[] = [];
  const files = new Set<string>();
  // Told when they come: to ask a request for its own would be one more way to the browser for each.
  const answers = new WeakMap<Request, Response>();
  context.on("response", (response) => void answers.set(response.request(), response));
  const read = async (request: Request): Promise<void> => {
    const response = answers.get(request);
    if (response === undefined) return;
    const where = response.url().slice(0, 200);
    const headers = await response.headersArray();
    for (const { name, value } of headers) {
      if (name.toLowerCase() !== "set-cookie") continue;
      seen.cookies += 1;
      const fault = cookieFault(value);
      if (fault !== null) faults.push(`${fault} (${where})`);
    }
    const type = headers.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
    // A page that was left takes the bodies of its answers along; its headers stay.
    const body = isRead(type) ? await response.text().catch(() => null) : null;
    if (body !== null) seen.bodies += 1;
    const words = [response.url(), ...headers.map(({ name, value }) => `${name}: ${value}`), body ?? ""];
    for (const text of words) {
      const fault = tokenIn(text);
      if (fault !== null) faults.push(`${fault} (${where})`);
    }
  };
  // Finished, not started: the body of an answer that a page left behind never ends.
  context.on("requestfinished", (request) => {
    const { host, pathname } = new URL(request.url());
    // Files of the build are the same at every page: each is looked at the first time that it comes in a journey.
    const file = pathname.startsWith("/assets/") ? `${host}${pathname}` : null;
    if (file !== null && files.has(file)) return;
    if (file !== null) files.add(file);
    if (isOurs(request.url())) pending.push(read(request).catch(() => undefined));
  });
  return { faults, seen, settle: async () => void (await Promise.race([Promise.all(pending), maxSettle()])) };
}

/** Tokens in the cookies and in the storages of the pages that are open. */
export async function storedSecrets(context: BrowserContext): Promise<string[]> {
  const texts = (await context.cookies())
    .filter(({ domain }) => domain.startsWith("brand"))
    .map(({ name, value }) => `cookie ${name} ${value}`);
  for (const page of context.pages()) {
    if (!page.url().startsWith("http://brand")) continue;
    const stored = await page
      .evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      .catch(() => "");
    texts.push(`storage ${stored}`);
  }
  return texts.flatMap((text) => tokenIn(text) ?? []);
}

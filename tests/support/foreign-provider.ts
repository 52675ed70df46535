import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import http from "node:http";
import type { Client } from "./client.ts";

/** What an answer of the provider gets wrong; an empty one is honest. */
export interface Wrong {
  readonly claims?: Record<string, unknown>;
  readonly header?: Record<string, unknown>;
  readonly answer?: Record<string, unknown>;
  readonly signature?: "none" | "flipped";
  readonly answerStatus?: number;
  readonly answerType?: string;
}

interface Grant {
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID provider over HTTP whose answers a test may bend, delay and count. */
export class ForeignProvider {
  issuer = "";
  wrong: Wrong = {};
  /** Seconds that its tokens live. */
  expiresIn = 600;
  /** How long a renewal takes, ms. */
  renewalMs = 0;
  readonly asked = { jwks: 0, renewals: 0, revocations: 0 };
  #keys: { kid: string; privateKey: KeyObject; publicKey: KeyObject }[] = [];
  readonly #grants = new Map<string, Grant>();
  readonly #server: http.Server;
  subject = "dana-developer";

  constructor() {
    this.addKey("k1");
    this.#server = http.createServer((request, response) => void this.#serve(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const bound = this.#server.address();
    this.issuer = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Adds a key and signs with it from now on. */
  addKey(kid: string): void {
    this.#keys = [{ kid, ...generateKeyPairSync("ec", { namedCurve: "P-256" }) }, ...this.#keys];
  }

  /** Withdraws every key but the newest. */
  dropOldKeys(): void {
    this.#keys = this.#keys.slice(0, 1);
  }

  /** A signed token of any header and claims. */
  signed(header: Record<string, unknown>, claims: Record<string, unknown>): string {
    const content = `${encoded(header)}.${encoded(claims)}`;
    if (this.wrong.signature === "none") return `${content}.`;
    const [key] = this.#keys;
    if (!key) throw new Error("The provider has no key.");
    const signature = sign("sha256", Buffer.from(content), { key: key.privateKey, dsaEncoding: "ieee-p1363" });
    if (this.wrong.signature === "flipped") signature[8] = (signature[8] ?? 0) ^ 1;
    return `${content}.${signature.toString("base64url")}`;
  }

  #idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const times = { iat: now, exp: now + 300 };
    const honest = {
      iss: this.issuer,
      sub: this.subject,
      aud: "paygauge",
      nonce,
      email: "d@example.org",
      name: "Dana",
    };
    const header = { alg: "ES256", kid: this.#keys[0]?.kid, ...this.wrong.header };
    return this.signed(header, { ...honest, ...times, ...this.wrong.claims });
  }

  /** The consent of the user: a code for an attempt that the gateway began. */
  grant(authorize: URL): string {
    const code = randomBytes(16).toString("hex");
    const of = (name: string) => authorize.searchParams.get(name) ?? "";
    this.#grants.set(code, { nonce: of("nonce"), challenge: of("code_challenge"), redirectUri: of("redirect_uri") });
    return code;
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const json = (value: unknown, status = 200, type = "application/json") =>
      response
        .writeHead(status, { "content-type": type })
        .end(type === "text/html" ? "<p>Sign in" : JSON.stringify(value));
    const { pathname } = new URL(request.url ?? "/", this.issuer);
    if (pathname === "/.well-known/openid-configuration") return void json(this.#metadata());
    if (pathname === "/jwks") {
      this.asked.jwks += 1;
      const keys = this.#keys.map(({ kid, publicKey }) => ({
        ...publicKey.export({ format: "jwk" }),
        kid,
        use: "sig",
      }));
      return void json({ keys });
    }
    if (pathname === "/revoke") {
      this.asked.revocations += 1;
      return void json({});
    }
    if (pathname !== "/token") return void json({}, 404);
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const form = new URLSearchParams(body);
    if (form.get("grant_type") === "refresh_token") return this.#renew(json);
    const grant = this.#grants.get(form.get("code") ?? "");
    this.#grants.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (!grant || grant.challenge !== challenge || grant.redirectUri !== form.get("redirect_uri"))
      return void json({ error: "invalid_grant" }, 400);
    const tokens = { access_token: "a0", token_type: "bearer", expires_in: this.expiresIn, refresh_token: "r0" };
    const { answer, answerStatus, answerType } = this.wrong;
    return void json({ ...tokens, id_token: this.#idToken(grant.nonce), ...answer }, answerStatus, answerType);
  }

  async #renew(json: (value: unknown) => unknown): Promise<void> {
    this.asked.renewals += 1;
    await new Promise((resolve) => setTimeout(resolve, this.renewalMs));
    const number = this.asked.renewals;
    json({ access_token: `a${number}`, token_type: "bearer", expires_in: 600, refresh_token: `r${number}` });
  }

  #metadata() {
    return {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      revocation_endpoint: `${this.issuer}/revoke`,
      authorization_response_iss_parameter_supported: true,
      code_challenge_methods_supported: ["S256"],
      id_token_signing_alg_values_supported: ["ES256"],
    };
  }
}

/** Goes to the provider and back as a browser does; returns the path that the sign-in ends at. */
export async function signInThrough(provider: ForeignProvider, client: Client): Promise<string> {
  const begun = await client.send(client.host, "/auth/sign-in?callbackUrl=%2Fprofile");
  const authorize = new URL(begun.headers.location ?? "", provider.issuer);
  const query = new URLSearchParams({
    code: provider.grant(authorize),
    state: authorize.searchParams.get("state") ?? "",
    iss: provider.issuer,
  });
  const ended = await client.send(client.host, `/auth/callback?${query.toString()}`);
  return ended.headers.location ?? "";
}

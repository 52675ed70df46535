import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { EdgeBindings } from "../environment.ts";
import { forgetConfiguration } from "../proxy/ask-origin.ts";
import { identityHeader, signIdentity } from "../session/identity.ts";
import { brandOne, ordinaryWorld, visit } from "../support/test-world.ts";
import worker from "../worker.ts";

const production: EdgeBindings = {
  ...env,
  ENVIRONMENT: "production",
  PUBLIC_PORT: "",
  OIDC_ISSUER: "https://id.example",
};

function deployed(address: string, init: RequestInit = {}): Promise<Response> {
  return Promise.resolve(worker.fetch(new Request(address, init), production, createExecutionContext()));
}

async function seedProof(sub: string): Promise<string> {
  return signIdentity(env, { sub, sid: "", brand: "", roles: null });
}

function seed(proof: string): RequestInit {
  return { method: "POST", headers: { [identityHeader]: proof, "content-type": "application/json" }, body: "{}" };
}

describe("what only a local environment has", () => {
  beforeEach(() => {
    forgetConfiguration();
    return ordinaryWorld({}, {});
  });

  it.each(["id.localhost", "link.localhost"])("passes %s to a local service, and nowhere else", async (host) => {
    expect((await visit("/.well-known/openid-configuration", { at: `http://${host}:8787` })).status).toBe(200);
    expect((await deployed(`https://${host}/.well-known/openid-configuration`)).status).toBe(421);
  });

  it("S35: leads from the bare address to the brands, on that path and locally alone", async () => {
    for (const host of ["localhost", "127.0.0.1"]) {
      const answer = await visit("/", { at: `http://${host}:8787` });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
      expect(await answer.text()).toContain(`href="${brandOne}/"`);
      expect((await visit("/analysis", { at: `http://${host}:8787` })).status).toBe(421);
    }
    expect((await visit("/", { at: "http://localhost:8788" })).status).toBe(421);
    expect((await visit("/", { at: "http://evil.example:8787" })).status).toBe(421);
    expect((await deployed("https://localhost/")).status).toBe(421);
  });

  it("opens the seed's door to anyone who holds this machine's key, and to no one in a deployment", async () => {
    expect((await visit("/internal/seed", seed(await seedProof("edge")))).status).toBe(200);
    expect((await visit("/internal/seed", seed(await seedProof("anonymous")))).status).toBe(404);
    expect((await visit("/internal/seed", seed("a.b.c"))).status).toBe(404);
    expect((await deployed("https://brand1.localhost/internal/seed", seed(await seedProof("edge")))).status).toBe(404);
  });

  it("answers its health on any host and its public key on a brand's", async () => {
    expect((await visit("/healthz", { at: "http://127.0.0.1:8787" })).status).toBe(200);
    const { keys }: { keys: Record<string, string>[] } = await (
      await visit("/auth/jwks.json", { at: brandOne })
    ).json();
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toHaveProperty("d");
  });

  it("a deployment asks its brands by https without a port, and says no word of a local provider", async () => {
    const answer = await deployed("https://brand1.localhost/login");
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).not.toMatch(/local identity|Environment/);
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' https://id.example");
    expect((await deployed("https://brand1.localhost:8787/login")).status).toBe(421);
  });
});

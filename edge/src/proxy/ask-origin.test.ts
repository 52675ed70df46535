import { exportJWK, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import type { EdgeBindings } from "../environment.ts";
import { forgetConfiguration, renewedConfiguration, youngConfiguration } from "./ask-origin.ts";

const configurationIn = (mode: string) => ({
  environment: "local",
  mode,
  systemMessage: null,
  flags: [],
  brands: [],
  appTimestamp: "2026-11-14T08:00:00.000Z",
});

test("of two answers about the mode the one that was asked for last holds, whichever comes last", async () => {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "1", alg: "ES256" };
  const waiting: ((mode: string) => void)[] = [];
  const ask = (): Promise<Response> =>
    new Promise((resolve) => {
      waiting.push((mode) => resolve(Response.json(configurationIn(mode))));
    });
  // Of the bindings these alone are read.
  const env = { ENVIRONMENT: "local", IDENTITY_SIGNING_KEY: JSON.stringify(key), ORIGIN: { fetch: ask } };
  const asked = () => renewedConfiguration(env as unknown as EdgeBindings);
  forgetConfiguration();
  const first = asked();
  await expect.poll(() => waiting.length).toBe(1);
  const second = asked();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.("Maintenance");
  expect((await second)?.configuration.mode).toBe("Maintenance");
  waiting[0]?.("Live");
  expect((await first)?.configuration.mode).toBe("Maintenance");
  expect(youngConfiguration()?.configuration.mode).toBe("Maintenance");
});

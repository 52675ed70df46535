/** The table of settings names what the Workers declare, with the values that the repository ships. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { settingsIn, settingsWorkers, workerSettings } from "@paygauge/api-types/entities/worker-settings";

const root = path.resolve(import.meta.dirname, "../..");
const files = {
  edge: ["edge/src/environment.ts", "wrangler.toml"],
  origin: ["origin/src/env.ts", "origin/wrangler.toml"],
  chatbot: ["chatbot/src/env.ts", "chatbot/wrangler.toml"],
} as const;

const read = (file: string): string => readFileSync(path.join(root, file), "utf8");

/** Names and types of the members of the Worker's environment. */
function declaredIn(file: string): Map<string, string> {
  const [, body = ""] = /export interface (?:Env|EdgeBindings) \{([^]*?)\n\}/.exec(read(file)) ?? [];
  return new Map(
    [...body.matchAll(/^ {2}readonly (\w+)\??: ([^;]+);/gm)].map(([, name = "", type = ""]) => [name, type]),
  );
}

/** The [vars] of a wrangler.toml. */
function varsOf(file: string): Map<string, string> {
  const [, body = ""] = /\n\[vars\]\n([^]*?)(?=\n\[|$)/.exec(read(file)) ?? [];
  return new Map([...body.matchAll(/^(\w+) = "([^"]*)"/gm)].map(([, name = "", value = ""]) => [name, value]));
}

/** The table of a Worker, by name. */
const tableOf = (worker: (typeof settingsWorkers)[number]): readonly (readonly [string, Setting])[] =>
  Object.entries(workerSettings[worker]);
interface Setting {
  readonly kind: string;
  readonly shipped?: string;
}

test.each(settingsWorkers)("%s has every setting that its environment declares, and no other", (worker) => {
  const declared = declaredIn(files[worker][0]);
  const kinds = Object.fromEntries(tableOf(worker).map(([name, { kind }]) => [name, kind === "binding"]));
  expect(kinds).toEqual(Object.fromEntries([...declared].map(([name, type]) => [name, type !== "string"])));
});

test.each(settingsWorkers)("%s names the values that its wrangler.toml ships", (worker) => {
  const shipped = tableOf(worker).filter(([, setting]) => setting.shipped !== undefined);
  expect(Object.fromEntries(shipped.map(([name, setting]) => [name, setting.shipped]))).toEqual(
    Object.fromEntries(varsOf(files[worker][1])),
  );
});

test("a secret shows whether it is set, and an address loses its user and password", () => {
  const env = {
    MODEL_KEY: "s3cret-value",
    MAIL_PROVIDER_URL: "smtps://user:s3cret@mail.example:465",
    ENVIRONMENT: "live",
  };
  const found = settingsIn("origin", env);
  expect(JSON.stringify(found)).not.toContain("s3cret");
  const one = (name: string) => found.find((each) => each.name === name);
  expect(one("MODEL_KEY")).toMatchObject({ isSet: true, value: null, source: "deployment" });
  expect(one("MAIL_PROVIDER_KEY")).toMatchObject({ isSet: false, value: null, source: "default" });
  expect(one("MAIL_PROVIDER_URL")?.value).toBe("smtps://mail.example:465");
  expect(one("ENVIRONMENT")).toMatchObject({ value: "live", source: "deployment" });
  expect(one("MAIL_DAILY_CAP")).toMatchObject({ isSet: false, source: "default", fallback: "500" });
});

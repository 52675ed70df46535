import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const configs = [
  "wrangler.toml",
  "origin/wrangler.toml",
  "chatbot/wrangler.toml",
  "idp/wrangler.toml",
  "link-stand-in/wrangler.toml",
];
let folder = "";

/** Shapes of keys that must be in no file; each is found in its own example below. */
const shapes: readonly (readonly [string, RegExp, string])[] = [
  ["private JWK", /"d"\s*:\s*"[\w-]{43,}"/, `{"kty":"EC","d":"${"a".repeat(43)}"}`],
  [
    "PEM private key",
    /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----[\s\\nr]+[A-Za-z0-9+/=]{40}/,
    `-----BEGIN PRIVATE KEY-----\n${"A".repeat(64)}`,
  ],
  ["AWS access key", /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, `AKIA${"A1".repeat(8)}`],
  ["GitHub token", /\bgh[pousr]_[A-Za-z0-9]{36}\b/, `ghp_${"a1".repeat(18)}`],
  ["Slack token", /\bxox[baprs]-[0-9A-Za-z-]{20,}/, `xoxb-${"1".repeat(24)}`],
  ["Stripe key", /\b[rs]k_live_[0-9A-Za-z]{20,}/, `sk_live_${"a".repeat(24)}`],
  ["SendGrid key", /\bSG\.[\w-]{22}\.[\w-]{43}\b/, `SG.${"a".repeat(22)}.${"b".repeat(43)}`],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/, `npm_${"a".repeat(36)}`],
  ["JWT", /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{40,}/, `eyJ${"a".repeat(20)}.eyJ${"b".repeat(20)}.${"c".repeat(43)}`],
];

/** Values of the local keys that no one but their own file may hold: private halves, sealing and cookie keys. */
function localSecrets(): string[] {
  const files = [".dev.vars", "origin/.dev.vars", "idp/.dev.vars"].map((name) => path.join(root, name));
  const text = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, "utf8"));
  const found = new Set<string>();
  const collect = (value: unknown, name: string): void => {
    if (typeof value === "string") {
      if (value.length >= 32 && !["x", "y", "n", "kid", "token_endpoint"].includes(name)) found.add(value);
    } else if (typeof value === "object" && value !== null)
      for (const [key, each] of Object.entries(value)) collect(each, key);
  };
  for (const line of text.join("\n").split("\n")) {
    const [, name = "", quoted = ""] = /^(\w+)='?(.*?)'?$/.exec(line) ?? [];
    if (name === "" || /JWKS|URL|ISSUER/.test(name)) continue;
    try {
      collect(JSON.parse(quoted), name);
    } catch {
      collect(quoted, name);
    }
  }
  return [...found];
}

const filesBelow = (at: string): string[] =>
  readdirSync(at, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(at, name))
    .filter((file) => statSync(file).isFile());

/** What of the shapes and of the local keys is in a text. */
function secretsIn(text: string, local: readonly string[]): string[] {
  const shaped = shapes.filter(([, shape]) => shape.test(text)).map(([name]) => name);
  return [...shaped, ...local.filter((each) => text.includes(each)).map(() => "a local key")];
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "paygauge-bundles-"));
  for (const config of configs) {
    const outdir = path.join(folder, config.replaceAll("/", "-"));
    execFileSync(
      path.join(root, "node_modules/.bin/wrangler"),
      ["deploy", "--dry-run", "-c", config, "--outdir", outdir],
      {
        cwd: root,
        stdio: "ignore",
        env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
      },
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("secrets", () => {
  it("S62: each shape finds its example, and each local key itself", () => {
    for (const [name, , example] of shapes) expect(secretsIn(example, [])).toContain(name);
    const local = localSecrets();
    expect(local.length).toBeGreaterThanOrEqual(4);
    for (const each of local) expect(secretsIn(`const x = "${each}"`, local)).toContain("a local key");
  });

  it("S62: none in what is deployed: bundles, source maps, the interface, settings", () => {
    const local = localSecrets();
    const dist = path.join(root, "web/dist");
    const files = [...filesBelow(folder), ...filesBelow(dist), ...configs.map((config) => path.join(root, config))];
    expect(files.filter((file) => file.endsWith(".js")).length).toBeGreaterThan(10);
    expect(files.filter((file) => file.endsWith(".map")).length).toBeGreaterThanOrEqual(3);
    const found = files.flatMap((file) =>
      secretsIn(readFileSync(file, "latin1"), local).map((each) => `${file}: ${each}`),
    );
    expect(found).toEqual([]);
  });

  it("S62: none in a file under version control, and the files of local keys are not", () => {
    const local = localSecrets();
    const listed = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
    const files = listed.filter((name) => name !== "" && existsSync(path.join(root, name)));
    expect(files.filter((name) => name.includes(".dev.vars"))).toEqual([]);
    const found = files
      .filter((name) => !name.endsWith("no-secrets.system.test.ts"))
      .flatMap((name) =>
        secretsIn(readFileSync(path.join(root, name), "latin1"), local).map((each) => `${name}: ${each}`),
      );
    expect(found).toEqual([]);
  });
});

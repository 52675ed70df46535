// Settings of each Worker for the runtime: its committed wrangler.toml as wrangler reads it, this machine's secrets, and
// the addresses of the port that it runs at.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { parse } from "smol-toml";
import { root } from "./places.mjs";
import { bundleWorkers } from "./system.mjs";

export const wranglersOwn = createRequire(realpathSync(path.join(root, "node_modules/wrangler/package.json")));

/** How much more often than in production something may be asked for within a minute; tests of the limits set 1. */
const localRate = Number(process.env.LOCAL_RATE ?? 60);

const release = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")).version;

/** Variables that hang on the port and the bundles, by settings file. */
function ownVars(port, bundles) {
  const issuer = `http://id.localhost:${port}`;
  return {
    "wrangler.toml": { PUBLIC_PORT: String(port), OIDC_ISSUER: issuer },
    // What was bundled names itself: runs say which code computed them.
    "origin/wrangler.toml": {
      SEED_IDP_ISSUER: issuer,
      OIDC_ISSUER: issuer,
      LINK_STAND_IN_URL: `http://link.localhost:${port}`,
      CODE_VERSION: `${release}+${path.basename(bundles)}`,
    },
    "idp/wrangler.toml": { ISSUER: issuer },
  };
}

/** A Worker's settings file as one machine needs it, and its variables apart: they differ from system to system. */
function localSettings(file, bundles) {
  const source = path.join(root, file);
  const { vars = {}, ...config } = parse(readFileSync(source, "utf8"));
  // On one machine all users, and all tests, come from one address.
  for (const { simple } of config.ratelimits ?? []) simple.limit *= localRate;
  Object.assign(config, { main: path.join(bundles, config.name, "worker.js"), no_bundle: true });
  if (config.assets) config.assets.directory = path.resolve(path.dirname(source), config.assets.directory);
  return { vars, config, secrets: path.join(path.dirname(source), ".dev.vars") };
}

/**
 * Reads a settings file as wrangler does. Loading wrangler takes a second: the result is stored next to the bundle for each
 * state of the settings and the secrets, and is removed with it.
 */
function readSettings({ config, secrets }) {
  const text = JSON.stringify(config);
  // A Worker without secrets has no file of them.
  const hasSecrets = existsSync(secrets);
  const state = createHash("sha256")
    .update(text)
    .update(hasSecrets ? readFileSync(secrets) : "")
    .digest("hex")
    .slice(0, 16);
  const folder = path.join(path.dirname(config.main), `settings-${state}`);
  const kept = path.join(folder, "read.json");
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8"));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(path.join(folder, "wrangler.json"), text);
  if (hasSecrets) copyFileSync(secrets, path.join(folder, ".dev.vars"));
  const { unstable_getMiniflareWorkerOptions: read } = wranglersOwn("wrangler");
  const { workerOptions: told, main } = read(path.join(folder, "wrangler.json"));
  const modules = { modules: [{ type: "ESModule", path: main }], modulesRoot: path.dirname(main) };
  const options = { ...told, name: config.name, ...modules };
  // Two systems may start at the same time: each reads a complete file.
  const whole = `${kept}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(options), { mode: 0o600 });
  renameSync(whole, kept);
  return options;
}

/** Without what other Workers do that do not run here: the edge then finds the origin by API_URL. */
function withoutAbsent(workers) {
  const names = new Set(workers.map(({ name }) => name));
  const isHere = ([, bound]) => typeof bound?.name !== "string" || names.has(bound.name);
  return workers.map(({ serviceBindings = {}, ...rest }) => ({
    ...rest,
    serviceBindings: Object.fromEntries(Object.entries(serviceBindings).filter(isHere)),
  }));
}

/**
 * Returns the runtime's options for the Workers of the settings files `only`, with those of `vars` that each of them knows.
 * `more` has settings by file that are not named there, such as secrets.
 */
export function workerOptions({ port, vars = {}, more = {}, only }) {
  const bundles = bundleWorkers();
  const own = ownVars(port, bundles);
  const workers = only.map((file) => {
    const settings = localSettings(file, bundles);
    const given = Object.fromEntries(Object.entries(vars).filter(([name]) => Object.hasOwn(settings.vars, name)));
    const options = readSettings(settings);
    // A secret of this machine replaces a variable of the same name, as in wrangler.
    return { ...options, bindings: { ...settings.vars, ...own[file], ...given, ...options.bindings, ...more[file] } };
  });
  return withoutAbsent(workers);
}

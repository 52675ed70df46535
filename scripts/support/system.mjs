import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parse } from "smol-toml";
import { root, state } from "./places.mjs";
import { checkCatalogue, migrationFailure } from "./stores.mjs";

/** wrangler without metrics, questions, requests to the network, or a log of work outside the project. */
export const quiet = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_WRITE_LOGS: "false",
  WRANGLER_LOG: "warn",
  X_LOCAL_EXPLORER: "false",
  X_LOCAL_OBSERVABILITY: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  WRANGLER_REGISTRY_PATH: path.join(root, ".wrangler/registry"),
  // Where it would keep notes of its own below the user's folder.
  XDG_CONFIG_HOME: path.join(root, ".wrangler/config"),
};

const bin = (name) => path.join(root, "node_modules/.bin", name);

/** Digest of every file below the folders: shows whether a step must run again. */
function digestOf(places) {
  const hash = createHash("sha256");
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (["node_modules", "dist", ".wrangler", ".dev.vars"].includes(entry.name)) continue;
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) visit(full);
      else hash.update(path.relative(root, full)).update(readFileSync(full));
    }
  };
  for (const place of places) {
    const full = path.join(root, place);
    if (statSync(full).isDirectory()) visit(full);
    else hash.update(readFileSync(full));
  }
  return hash.update(readFileSync(path.join(root, "pnpm-lock.yaml"))).digest("hex");
}

const isStamped = (stampFile, inputs) => existsSync(stampFile) && readFileSync(stampFile, "utf8") === inputs;
function stamp(stampFile, inputs) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, inputs);
}

/** Runs the step unless its inputs are those of the last time. */
function unlessUnchanged(stampFile, folders, step) {
  const digest = digestOf(folders);
  if (isStamped(stampFile, digest)) return;
  step();
  stamp(stampFile, digest);
}

/** The made samples, one for each kind of job: module, maker, file. */
const samples = [
  ["ledger.ts", "sampleLedger", "paygauge-sample-ledger.csv"],
  ["summary.ts", "sampleSummary", "paygauge-sample-summary.csv"],
  ["suppliers.ts", "sampleSuppliers", "paygauge-sample-suppliers.csv"],
];

/** Writes the samples where the interface offers them for download, unless they are there already. */
async function writeSamples() {
  const [sources, folder] = ["origin/src/seed/samples", path.join(root, "web/public/assets/samples")];
  const stampFile = path.join(root, ".local/samples.stamp");
  // Their twelve months end with the last whole one (UTC).
  const inputs = `${new Date().toISOString().slice(0, 7)} ${digestOf([sources])}`;
  const isThere = samples.every(([, , file]) => existsSync(path.join(folder, file)));
  if (isThere && isStamped(stampFile, inputs)) return;
  mkdirSync(folder, { recursive: true });
  for (const [module, maker, file] of samples) {
    const { [maker]: make } = await import(pathToFileURL(path.join(root, sources, module)).href);
    writeFileSync(path.join(folder, file), make());
  }
  stamp(stampFile, inputs);
}

/** Builds the single-page application into web/dist when something of it changed. */
export async function buildWeb() {
  await writeSamples();
  unlessUnchanged(path.join(root, "web/dist/.stamp"), ["web", "packages"], () => {
    console.log("Building the interface …");
    execFileSync(process.execPath, [path.join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"], {
      cwd: path.join(root, "web"),
      stdio: "inherit",
      // Also for tests: the build is the one that users use.
      env: { ...process.env, NODE_ENV: "production" },
    });
  });
}

/** wrangler's d1 on the local catalogue. @throws Error that says which migration failed, and the way back */
function d1(persistTo, ...args) {
  const line = ["d1", ...args, "--local", "-c", "origin/wrangler.toml", "--persist-to", persistTo];
  const env = { ...process.env, ...quiet, CI: "true" };
  const run = spawnSync(bin("wrangler"), line, { cwd: root, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", env });
  if (run.status !== 0) throw migrationFailure(persistTo, `${run.stdout}\n${run.stderr}`);
}

/**
 * Every migration as one script, each followed by its line in wrangler's own table: wrangler starts again for each one
 * that it applies, which for a new database takes longer than all the rest of a first start.
 */
function wholeCatalogue() {
  const folder = path.join(root, "origin/migrations");
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const table =
    "CREATE TABLE d1_migrations(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL);";
  const applied = names.map(
    (name) => `${readFileSync(path.join(folder, name), "utf8")};\nINSERT INTO d1_migrations (name) VALUES ('${name}');`,
  );
  return [table, ...applied].join("\n");
}

/** Applies the catalogue's migrations to the local database. @throws Error for one that is damaged or too new */
export function migrate(persistTo = state) {
  checkCatalogue(persistTo);
  unlessUnchanged(path.join(persistTo, ".migrated"), ["origin/migrations"], () => {
    console.log("Preparing the database …");
    const database = path.join(persistTo, "v3/d1");
    if (existsSync(database)) return d1(persistTo, "migrations", "apply", "DB");
    const script = path.join(persistTo, "catalogue.sql");
    mkdirSync(persistTo, { recursive: true });
    writeFileSync(script, wholeCatalogue());
    try {
      d1(persistTo, "execute", "DB", "--file", script, "--yes");
    } catch (error) {
      // Half a catalogue would be taken for a whole one of an earlier release.
      rmSync(database, { recursive: true, force: true });
      throw error;
    } finally {
      rmSync(script);
    }
  });
}

/** Refuses a port that a user else holds, with a sentence. */
export async function requireFreePort(port) {
  await new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", () =>
      reject(new Error(`Port ${port} is in use. Stop what runs there, or choose another: PORT=8899 npm start`)),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(resolve));
  });
}

/**
 * Settings files of the Workers: edge, idp, stand-in of linked accounts, chatbot and origin. The largest comes last, because
 * Miniflare copies all that it has written of them whenever it writes a little more.
 */
export const workerFiles = [
  "wrangler.toml",
  "idp/wrangler.toml",
  "link-stand-in/wrangler.toml",
  "chatbot/wrangler.toml",
  "origin/wrangler.toml",
];
/** Bundles that are kept: a system that runs on an older one is not disturbed by a new one. */
const bundlesKept = 4;

/** Settings of the Workers that need no built interface. */
export const apartFromInterface = workerFiles.filter((file) => file !== "wrangler.toml");

/**
 * Bundles the Workers as a deployment would, once per state of their sources; gives the folder of the bundles, which are
 * complete once all Workers were asked for.
 */
export function bundleWorkers(files = workerFiles) {
  const builds = path.join(root, ".local/build");
  const folder = path.join(
    builds,
    digestOf([
      "edge",
      "origin",
      "idp",
      "link-stand-in",
      "chatbot",
      "packages/api-types",
      "packages/analysis",
      "packages/worker",
      "wrangler.toml",
    ]).slice(0, 16),
  );
  if (existsSync(path.join(folder, ".complete"))) return folder;
  if (!existsSync(folder)) console.log("Bundling the Workers …");
  for (const file of files) {
    const { name } = parse(readFileSync(path.join(root, file), "utf8"));
    const done = path.join(folder, `${file.replaceAll("/", "-")}.bundled`);
    if (existsSync(done)) continue;
    execFileSync(bin("wrangler"), ["deploy", "--dry-run", "-c", file, "--outdir", path.join(folder, name)], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...quiet, CI: "true", NODE_ENV: "production" },
    });
    writeFileSync(done, "");
  }
  if (files.length < workerFiles.length) return folder;
  writeFileSync(path.join(folder, ".complete"), "");
  const old = readdirSync(builds)
    .map((entry) => ({ entry, at: statSync(path.join(builds, entry)).mtimeMs }))
    .toSorted((a, b) => b.at - a.at)
    .slice(bundlesKept);
  for (const { entry } of old) rmSync(path.join(builds, entry), { recursive: true, force: true });
  return folder;
}

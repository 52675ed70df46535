// npm run bench: measures next to named peers, ratios in one run, and writes tests/bench/results.md.
// npm run bench -- system runs those whose name contains the word.
// npm run bench -- --smoke starts each for a second, to see that it runs; nothing is measured or written.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import process from "node:process";
import { endWithParent } from "../support/exit-with-parent.mjs";
import { root } from "../support/places.mjs";

endWithParent();
const folder = path.join(root, "tests/bench");
const results = path.join(folder, "results.md");

// Its types need the packages that it measures next to, which npm test does not install.
const checked = spawnSync(
  path.join(root, "node_modules/.bin/oxlint"),
  ["--type-aware", "--type-check", "--deny-warnings", folder],
  { cwd: root, stdio: "inherit" },
);
if (checked.status !== 0) process.exit(checked.status ?? 1);

function run(file) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--max-old-space-size=6000", path.join(folder, file)], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      process.stdout.write(text);
      said += text;
    });
    child.on("exit", (code) =>
      code === 0 ? resolve(said.trimEnd()) : reject(new Error(`${file} ended with ${code}`)),
    );
  });
}

/** Sections of the results file, by bench; those that are not run again are kept. */
function sections() {
  if (!existsSync(results)) return new Map();
  const parts = readFileSync(results, "utf8")
    .split(/^## /m)
    .slice(1)
    .filter((part) => !part.startsWith("goals"));
  return new Map(
    parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1).trimEnd()]),
  );
}

/** Which section measures which goal; written by hand, put in front of the sections. */
const goals = readFileSync(path.join(folder, "goals.md"), "utf8");
const isSmoke = process.argv.includes("--smoke");
const wanted = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
const files = readdirSync(folder).filter((name) => name.endsWith(".bench.ts") && name.includes(wanted));
const known = sections();

/** A second of a bench; whatever it started ends with it. @returns null, or why it did not run */
function smoke(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(folder, file)], {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text) => (said += text));
    const end = () => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(end, 1000);
    child.on("exit", (code) => {
      clearTimeout(timer);
      end();
      resolve(code === null || code === 0 ? null : `${file} ended with ${code}: ${said.trim().slice(-500)}`);
    });
  });
}

if (isSmoke) {
  const failed = [];
  for (const file of files) {
    const why = await smoke(file);
    console.log(`${why === null ? "starts" : "FAILS "}  ${file}`);
    if (why !== null) failed.push(why);
  }
  if (failed.length > 0) console.error(`\n${failed.join("\n\n")}`);
  process.exit(failed.length > 0 ? 1 : 0);
}

/** A bench that found nothing to measure leaves the figures that are there. */
const isSkipped = (said) => /^\S+ bench skipped: /m.test(said);

try {
  for (const file of files) {
    const name = file.replace(".bench.ts", "");
    console.log(`\n── ${name}`);
    const said = await run(file);
    if (isSkipped(said)) continue;
    const machine = `${os.cpus()[0]?.model ?? "unknown CPU"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.arch()}, Node ${process.version}`;
    known.set(name, `${new Date().toISOString().slice(0, 10)}, ${machine}\n\n\`\`\`\n${said}\n\`\`\``);
    const body = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([title, text]) => `## ${title}\n${text}`);
    writeFileSync(
      results,
      `# Results of npm run bench\n\nRatios against named peers in one run; figures of another machine differ, ratios less so.\n\n${goals}\n${body.join("\n\n")}\n`,
    );
  }
  console.log(`\nWritten to tests/bench/results.md`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

// npm run bench: measures beside named peers, ratios in one run, and writes tests/bench/results.md.
// npm run bench -- system runs those whose name contains the word.
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

// Its types need the packages that it measures beside, which npm test does not install.
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
const wanted = process.argv[2] ?? "";
const files = readdirSync(folder).filter((name) => name.endsWith(".bench.ts") && name.includes(wanted));
const known = sections();
try {
  for (const file of files) {
    const name = file.replace(".bench.ts", "");
    console.log(`\n── ${name}`);
    const said = await run(file);
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

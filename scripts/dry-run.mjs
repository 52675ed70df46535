// Bundles each Worker as a deployment would, without deploying: `wrangler deploy --dry-run`.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./support/places.mjs";
import { workerFiles } from "./support/system.mjs";

for (const config of workerFiles) {
  const outdir = mkdtempSync(path.join(tmpdir(), "paygauge-deploy-"));
  try {
    const said = execFileSync(
      path.join(root, "node_modules/.bin/wrangler"),
      ["deploy", "--dry-run", "-c", config, "--outdir", outdir],
      {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, CI: "true", WRANGLER_SEND_METRICS: "false" },
      },
    );
    const size = /Total Upload: .*/.exec(said)?.[0] ?? "bundled";
    console.log(`${config}: ${size}`);
  } finally {
    rmSync(outdir, { recursive: true, force: true });
  }
}

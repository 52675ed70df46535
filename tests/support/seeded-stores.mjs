// Stores as a first start leaves them, made once for each state of the sources and copied for every system of the tests.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { seed } from "../../scripts/seed.mjs";
import { root } from "../../scripts/support/places.mjs";
import { bundleWorkers, migrate } from "../../scripts/support/system.mjs";
import { startRuntime } from "../../scripts/support/runtime.mjs";

const place = path.join(root, ".local/seeded");

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Seeds the stores in a folder through a system that runs for that. */
async function seedIn(persistTo, withJob) {
  const port = await freePort();
  const runtime = await startRuntime({ port, persistTo });
  await seed({ port, withJob, quiet: true });
  await runtime.dispose();
  rmSync(path.join(persistTo, `doors-${port}`), { recursive: true, force: true });
}

/** Anyone who is first gives a folder its name; the others' work is thrown away. */
function keep(folder, name) {
  try {
    renameSync(folder, name);
  } catch (error) {
    if (!existsSync(name)) throw error;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The folder of seeded stores, with the finished sample job or without it. Never to be run on: copy it. */
export async function seededStores(withJob) {
  const digest = path.basename(bundleWorkers());
  const [bare, full] = [path.join(place, `${digest}-bare`), path.join(place, `${digest}-job`)];
  const wanted = withJob ? full : bare;
  if (existsSync(wanted)) return wanted;
  mkdirSync(place, { recursive: true });
  const folder = mkdtempSync(path.join(place, "making-"));
  if (existsSync(bare)) cpSync(bare, folder, { recursive: true });
  else migrate(folder);
  await seedIn(folder, withJob);
  keep(folder, wanted);
  for (const name of readdirSync(place))
    if (!name.startsWith(digest) && !name.startsWith("making-")) rmSync(path.join(place, name), { recursive: true });
  return wanted;
}

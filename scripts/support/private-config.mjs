// Reads the runtime's settings from standard input and writes them with the host name that opens a door for remote calls
// replaced by a random one of the same length, since the settings are binary.
import { randomBytes } from "node:crypto";
import process from "node:process";
import { buffer } from "node:stream/consumers";

const known = Buffer.from("miniflare-unsafe-internal-capnp-connect");
const settings = await buffer(process.stdin);
let found = 0;
for (let at = settings.indexOf(known); at >= 0; at = settings.indexOf(known, at)) {
  settings.write(randomBytes(known.length).toString("hex").slice(0, known.length), at, "latin1");
  found += 1;
}
if (found === 0) {
  console.error("The runtime's settings name no host for remote calls: look at what this version of Miniflare does.");
  process.exit(1);
}
process.stdout.write(settings);

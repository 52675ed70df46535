import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { compressedType } from "@paygauge/api-types/compressed-types";

/** Files that the gateway serves compressed (edge/src/steps/files.ts): those in its two folders. */
const isServed = (file: string): boolean => /^(?:assets|public)\//.test(file) && compressedType(file) !== undefined;

const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
const forms = [
  { ending: ".br", make: brotli },
  { ending: ".gz", make: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes, { level: 9 }) },
];

/** The compressed form of a file: from an earlier build with the same bytes, or made now. Most files are those of the last build. */
async function formOf(cache: string, digest: string, bytes: Buffer, { ending, make }: (typeof forms)[number]) {
  const place = path.join(cache, `${digest}${ending}`);
  const known = await readFile(place).catch(() => null);
  if (known !== null) return known;
  const made = await make(bytes);
  // A build that is stopped here leaves no half of a file for the next one.
  await writeFile(`${place}.new`, made);
  await rename(`${place}.new`, place);
  return made;
}

async function compress(file: string, cache: string): Promise<string> {
  const bytes = readFileSync(file);
  const digest = createHash("sha256").update(bytes).digest("hex");
  for (const form of forms) {
    const made = await formOf(cache, digest, bytes, form);
    // A file that doesn't get smaller is served as it is.
    if (made.length < bytes.length) await writeFile(file + form.ending, made);
  }
  return digest;
}

/**
 * Writes each compressible file of a build again next to it, as Brotli of quality 11 (.br) and gzip (.gz).
 * @param cache folder of what earlier builds made; what this build has no use for is removed from it
 */
export async function compressFiles(folder: string, cache: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter(isServed);
  const digests = new Set<string>();
  // The library compresses on threads of its own.
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop())
      digests.add(await compress(path.join(folder, file), cache));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  for (const name of readdirSync(cache)) if (!digests.has(name.replace(/\..*$/, ""))) rmSync(path.join(cache, name));
}

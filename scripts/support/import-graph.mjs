// Which files of the product a change reaches, by the imports of its sources.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

const importing =
  /(?:^|\n)\s*(?:import|export)[^;'"]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g;
/** Packages of the product, and where their modules are. */
const packages = Object.fromEntries(
  ["api-types", "analysis", "worker", "ui"].map((name) => [`@paygauge/${name}`, `packages/${name}/src`]),
);

/** Project-relative target of an import; null for a package from elsewhere. */
function targetOf(file, from, known) {
  const inPackage = Object.entries(packages).find(([name]) => from === name || from.startsWith(`${name}/`));
  const place = from.startsWith(".")
    ? path.join(path.dirname(file), from)
    : inPackage && path.join(inPackage[1], from.slice(inPackage[0].length) || "index");
  if (!place) return null;
  return [place, `${place}.ts`, `${place}.tsx`, path.join(place, "index.ts")].find((each) => known.has(each)) ?? null;
}

/** Files that import a file, by that file. */
export function importersOf(files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [, from, lazy, bare] of text.matchAll(importing)) {
      const target = targetOf(file, from ?? lazy ?? bare ?? "", known);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** Files that the changed ones reach, with the least number of imports in between; the changed ones have 0. */
export function reachedBy(changed, importers) {
  const distances = new Map(changed.map((file) => [file, 0]));
  for (let rim = changed, distance = 1; rim.length > 0; distance += 1) {
    rim = [...new Set(rim.flatMap((file) => importers.get(file) ?? []))].filter((file) => !distances.has(file));
    for (const file of rim) distances.set(file, distance);
  }
  return distances;
}

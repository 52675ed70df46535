import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import satisfies from "spdx-satisfies";
import { describe, expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(path.join(root, name), "utf8");

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string };
    readonly expression?: string;
  }[];
}
interface Bill {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
}
const manifestAt = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Rooms whose dependencies are deployed or sent to browsers. */
const shipped = [
  "web",
  "edge",
  "origin",
  "chatbot",
  "packages/api-types",
  "packages/analysis",
  "packages/worker",
  "packages/ui",
];
/** Licences that what ships may have: permissive ones. No copyleft among them. */
const licences = [
  "MIT",
  "ISC",
  "Apache-2.0",
  "PSF-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "0BSD",
  "Unlicense",
  "OFL-1.1",
  "Zlib",
];
/** A manifest that names its licence without SPDX, by the licence that its LICENSE file has. */
const stated: Readonly<Record<string, string>> = { "duck@0.1.12": "BSD-2-Clause" };

/**
 * Whether a licence is permissive: an OR needs one permissive half, an AND both. What isn't an SPDX expression is not.
 */
function isPermissive(licence: string): boolean {
  try {
    return satisfies(licence.replaceAll(/\sand\s/g, " AND ").replaceAll(/\sor\s/g, " OR "), licences);
  } catch {
    return false;
  }
}

/** Every package that what ships depends on, by its real folder. */
function shippedPackages(): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  const visit = (folder: string): void => {
    const manifest = manifestAt(folder);
    if (found.has(folder)) return;
    found.set(folder, manifest);
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      for (let at = folder; ; at = path.dirname(at)) {
        const candidate = path.join(at, "node_modules", name);
        if (existsSync(candidate)) {
          visit(realpathSync(candidate));
          break;
        }
        if (at === path.dirname(at)) throw new Error(`${name} of ${manifest.name} is not installed.`);
      }
    }
  };
  for (const room of shipped) visit(path.join(root, room));
  return found;
}

describe("supply chain", () => {
  test("S63: every entry of the lockfile is a package of the npm registry, held by its digest", () => {
    const text = read("pnpm-lock.yaml");
    const packages = text.slice(text.indexOf("\npackages:\n"), text.indexOf("\nsnapshots:\n"));
    const entries = [...packages.matchAll(/^ {2}'?([^\s':]+@[^\s':]+)'?:\n((?: {4}.*\n)+)/gm)];
    expect(entries.length).toBeGreaterThan(200);
    const wrong = entries.filter(
      ([, , body = ""]) => !/^ {4}resolution: \{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/m.test(body),
    );
    expect(wrong.map(([, name]) => name)).toEqual([]);
    // Any other source is written with a protocol or an address.
    expect(
      /(?:git\+|https?:\/\/|git@|codeload|tarball:|directory:|file:)/.exec(
        packages.replaceAll(/^ {4}deprecated:.*$/gm, ""),
      ),
    ).toBeNull();
  });

  test("S63: versions are pinned: no range, no tag, no address", () => {
    const manifests = [
      "",
      "web",
      "edge",
      "origin",
      "idp",
      "link-stand-in",
      "tests",
      "packages/api-types",
      "packages/analysis",
      "packages/worker",
      "packages/ui",
    ];
    const loose = manifests.flatMap((room) => {
      const all: Record<string, Record<string, string> | undefined> = JSON.parse(read(path.join(room, "package.json")));
      return Object.entries({ ...all["dependencies"], ...all["devDependencies"] })
        .filter(([, version]) => version !== "workspace:*" && !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${room}: ${name} ${version}`);
    });
    expect(loose).toEqual([]);
  });

  test("S63: a licence is judged as an SPDX expression", () => {
    const verdicts = [
      ["MIT", true],
      ["(MIT OR GPL-3.0-only)", true],
      ["MIT and ISC", true],
      ["(MIT OR GPL-3.0-or-later)", true],
      ["MIT AND LGPL-2.1-only", false],
      ["MPL-2.0", false],
      ["GPL-3.0-or-later", false],
      ["AGPL-3.0-only", false],
      ["SEE LICENSE IN LICENSE.md", false],
      ["", false],
    ] as const;
    expect(verdicts.map(([licence]) => [licence, isPermissive(licence)])).toEqual(verdicts);
  });

  test("S63: the bill of materials names every package that ships, by its version, with a permissive licence", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "paygauge-sbom-"));
    try {
      const file = path.join(folder, "sbom.json");
      execFileSync(process.execPath, [path.join(root, "scripts/tasks/sbom.mjs"), file], { stdio: "ignore" });
      const bill: Bill = JSON.parse(readFileSync(file, "utf8"));
      expect(bill.bomFormat).toBe("CycloneDX");
      const foreign = bill.components.filter(({ group }) => group !== "@paygauge");
      const nameOf = ({ group, name, version }: Component) =>
        `${group === undefined ? "" : `${group}/`}${name}@${version}`;
      const named = new Set(foreign.map(nameOf));
      const shipping = [...shippedPackages().values()].filter(({ name }) => !name.startsWith("@paygauge/"));
      expect(shipping.length).toBeGreaterThan(20);
      expect(shipping.map(({ name, version }) => `${name}@${version}`).filter((each) => !named.has(each))).toEqual([]);
      const refused = foreign.flatMap((component) => {
        const told = (component.licenses ?? []).map(
          ({ license, expression }) => stated[nameOf(component)] ?? expression ?? license?.id ?? license?.name ?? "",
        );
        return told.length > 0 && told.every(isPermissive)
          ? []
          : [`${nameOf(component)}: ${told.join(", ") || "none"}`];
      });
      expect(refused).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("S63: only packages of the list run a script when they are installed", () => {
    const allowed = /^allowBuilds:\n((?: {2}.*\n)+)/m.exec(read("pnpm-workspace.yaml"))?.[1] ?? "";
    const names = [...allowed.matchAll(/^ {2}'?([^\s':]+)'?: true$/gm)].map(([, name]) => name ?? "");
    expect(names).toEqual(["esbuild", "workerd"]);
    // ssh2 has scripts for what it also does without them: they are named, so that an install does not ask.
    const refused = [...allowed.matchAll(/^ {2}'?([^\s':]+)'?: false$/gm)].map(([, name]) => name ?? "");
    expect(refused).toEqual(["cpu-features", "ssh2"]);
    expect(allowed.trim().split("\n")).toHaveLength(names.length + refused.length);
    expect(read("pnpm-workspace.yaml")).not.toMatch(/dangerouslyAllowAllBuilds/);
    // What ships needs none: those two are tools.
    const scripted = [...shippedPackages().values()].filter(({ scripts = {} }) =>
      ["preinstall", "install", "postinstall"].some((each) => each in scripts),
    );
    expect(scripted.map(({ name }) => name)).toEqual([]);
    expect(readdirSync(root).filter((name) => /^(?:package-lock\.json|yarn\.lock|\.npmrc)$/.test(name))).toEqual([]);
  });
});

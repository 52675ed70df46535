import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");

function sourcesBelow(folder: string): string[] {
  const full = path.join(root, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/node_modules|dist\//.test(name))
    .map((name) => path.join(folder, name));
}

const isTest = (file: string): boolean => /\.(test|preview|bench)\.tsx?$|\/test-support\//.test(file);
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(root, file), "utf8").matchAll(
      /(?:^|\n)\s*(?:import|export)[^;'"]*?from\s+["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)\s*import\s+["']([^"']+)["']/g,
    ),
  ].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? "");
/** Project-relative target of a relative import, "" for a package. */
const targetOf = (file: string, from: string): string =>
  from.startsWith(".") ? path.join(path.dirname(file), from) : "";

/** Packages of the product that a room may import (architecture, "Rooms"). */
const allowed: Record<string, readonly string[]> = {
  "packages/api-types/src": [],
  "packages/analysis/src": ["@paygauge/api-types"],
  "packages/worker/src": ["@paygauge/api-types"],
  // Table files are bytes: one writer of them for the screens and the origin. Of the catalogue the type of a message.
  "packages/ui/src": [
    "@paygauge/api-types/themes",
    "@paygauge/api-types/table-files",
    "@paygauge/api-types/catalogue/message",
  ],
  "web/src": ["@paygauge/api-types", "@paygauge/analysis", "@paygauge/ui"],
  "edge/src": ["@paygauge/api-types"],
  "origin/src": ["@paygauge/api-types", "@paygauge/analysis", "@paygauge/worker"],
  "chatbot/src": ["@paygauge/analysis", "@paygauge/api-types", "@paygauge/worker"],
  "idp/src": ["@paygauge/api-types"],
  "link-stand-in/src": ["@paygauge/api-types"],
  "connector/src": ["@paygauge/api-types"],
};

test.each(Object.entries(allowed))("%s imports no other room than it may", (room, may) => {
  const wrong: string[] = [];
  for (const file of sourcesBelow(room)) {
    for (const from of importsOf(file)) {
      if (
        from.startsWith("@paygauge/") &&
        !may.some((each) => from === each || from.startsWith(`${each}/`) || from.startsWith(each))
      )
        wrong.push(`${file}: ${from}`);
      const target = targetOf(file, from);
      if (target && !target.startsWith(`${room}/`) && !isTest(file)) wrong.push(`${file}: ${from}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("api-types and analysis import valibot and nothing else from outside", () => {
  const wrong = ["packages/api-types/src", "packages/analysis/src"]
    .flatMap(sourcesBelow)
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        // Of the other only types: a message's arguments, read from its text.
        .filter((from) => !from.startsWith(".") && from !== "valibot" && from !== "@schummar/icu-type-parser")
        .filter((from) => !from.startsWith("@paygauge/"))
        .map((from) => `${file}: ${from}`),
    );
  expect(wrong).toEqual([]);
});

test("the command kernel knows no step, no job and no area", () => {
  const wrong = sourcesBelow("origin/src/commands").flatMap((file) =>
    importsOf(file)
      .filter((from) => /\/(?:job|areas|tables|exports|vendors|mail|statements)\//.test(targetOf(file, from)))
      .map((from) => `${file}: ${from}`),
  );
  expect(wrong).toEqual([]);
});

test("Radix and the library of forms stay inside ui", () => {
  const wrong = sourcesBelow("web/src").flatMap((file) =>
    importsOf(file)
      .filter((from) => /radix-ui|hook-?form/.test(from))
      .map((from) => `${file}: ${from}`),
  );
  expect(wrong).toEqual([]);
});

test("ui knows no router, no data and no call", () => {
  const may =
    /^(react$|react\/|react-dom$|react-dom\/server$|@floating-ui\/|@radix-ui\/|@visx\/|@tanstack\/|class-variance-authority$|lucide-react$)/;
  const mayForms = /^(react-hook-form$|@hookform\/resolvers\/valibot$|valibot$)/;
  const wrong: string[] = [];
  for (const file of sourcesBelow("packages/ui/src").filter((each) => !isTest(each))) {
    const isForm = file.startsWith("packages/ui/src/form/");
    for (const from of importsOf(file)) {
      const isOwn = from.startsWith(".") || from.startsWith("@paygauge/");
      if (!isOwn && !may.test(from) && !(isForm && mayForms.test(from))) wrong.push(`${file}: ${from}`);
    }
    if (/\bfetch\(|\/api\/v1|\bXMLHttpRequest\b/.test(readFileSync(path.join(root, file), "utf8")))
      wrong.push(`${file}: a call`);
  }
  expect(wrong).toEqual([]);
});

test("areas of web import neither other areas nor the shell", () => {
  const wrong: string[] = [];
  for (const file of sourcesBelow("web/src/areas")) {
    const area = file.split("/")[3];
    for (const from of importsOf(file)) {
      const target = targetOf(file, from);
      const other = target.startsWith("web/src/areas/") && target.split("/")[3] !== area;
      if (other || target.startsWith("web/src/shell/")) wrong.push(`${file}: ${from}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("what all records share imports neither areas nor the shell", () => {
  const wrong = sourcesBelow("web/src/records").flatMap((file) =>
    importsOf(file)
      .filter((from) => /^web\/src\/(?:areas|shell)\//.test(targetOf(file, from)))
      .map((from) => `${file}: ${from}`),
  );
  expect(wrong).toEqual([]);
});

test("steps of the edge never import each other", () => {
  const wrong = sourcesBelow("edge/src/steps")
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((from) => targetOf(file, from).startsWith("edge/src/steps/"))
        .map((from) => `${file}: ${from}`),
    );
  expect(wrong).toEqual([]);
});

const ownSql =
  /^origin\/src\/(?:job|commands|proq|locks|tables|exports|vendors|global-insights|analytics|companies|linked-accounts|mail|outbound|health|prediction|support)\//;

test("only the job's own room touches the job's SQL", () => {
  // Queue, locks, imports of tables, exports of lists, vendors, their insights and queries, the company register, linked
  // accounts, mails, gates, health and models of predictions are objects with tables of their own.
  const wrong = sourcesBelow("origin/src")
    .filter((file) => !ownSql.test(file) && !isTest(file))
    .filter((file) =>
      /storage\.sql|SqlStorage|\bsql\b[^=;]*\}\s*=\s*[\w.#]*storage\b|\bsql\.exec\(/.test(
        readFileSync(path.join(root, file), "utf8"),
      ),
    );
  expect(wrong).toEqual([]);
});

test("links are made by the typed maker alone", () => {
  const wrong: string[] = [];
  for (const file of sourcesBelow("web/src")) {
    if (isTest(file)) continue;
    const text = readFileSync(path.join(root, file), "utf8");
    for (const [hit] of text.matchAll(/(?:href|to)=["'{`]+\/(?!public|samples|auth|api|")[a-z][^"'`}]*/g))
      wrong.push(`${file}: ${hit}`);
    for (const [hit] of text.matchAll(/navigate\(\s*["'`]\/[a-z][^"'`]*/g)) wrong.push(`${file}: ${hit}`);
  }
  expect(wrong).toEqual([]);
});

test("every form of web is guarded and kept: none uses the bare state or guards itself", () => {
  // The list preview holds a file, which no draft can hold; an attempt's note is about a user, whom a draft would keep
  // beyond the erasure.
  const mayGuard = [
    "web/src/data/drafts/use-draft.ts",
    "web/src/areas/admin/tenants/list-preview.tsx",
    "web/src/areas/campaigns/supplier/use-attempt.ts",
  ];
  const wrong = sourcesBelow("web/src").filter((file) => {
    if (isTest(file)) return false;
    const text = readFileSync(path.join(root, file), "utf8");
    const isBare = /\buseFormState\b/.test(text) && file !== "web/src/data/drafts/use-kept-form.ts";
    return isBare || (/\buseUnsaved\(/.test(text) && ![...mayGuard, "web/src/state/unsaved.ts"].includes(file));
  });
  expect(wrong).toEqual([]);
});

test("S40: the gateway reads bodies of requests by its one reader, which bounds their size and time", () => {
  const readers = ["edge/src/body/read-body.ts", "edge/src/proxy/take-body.ts"];
  const reads =
    /\b(?:req|request|raw)\.(?:text|json|formData|arrayBuffer|blob|bytes|parseBody)\(|\.raw\.body\b|\{ body \} = c\.req/;
  const found = sourcesBelow("edge/src")
    .filter((file) => !isTest(file) && !file.includes("/support/"))
    .filter((file) => reads.test(readFileSync(path.join(root, file), "utf8")));
  expect(found.toSorted()).toEqual(readers);
});

test("the evaluator of formulas, which is GPL, is the tests' alone: nothing that ships names it", () => {
  const rooms = [
    "packages/api-types",
    "packages/analysis",
    "packages/worker",
    "packages/ui",
    "web",
    "edge",
    "origin",
    "idp",
    ".",
  ];
  const named = rooms.filter((room) =>
    readFileSync(path.join(root, room, "package.json"), "utf8").includes("hyperformula"),
  );
  expect(named).toEqual([]);
  const own: { dependencies: object; devDependencies: object } = JSON.parse(
    readFileSync(path.join(root, "tests/package.json"), "utf8"),
  );
  expect(Object.keys(own.devDependencies)).toContain("hyperformula");
  expect(Object.keys(own.dependencies)).not.toContain("hyperformula");
  const users = Object.keys(allowed).flatMap((room) =>
    sourcesBelow(room).filter((file) => importsOf(file).some((from) => from.startsWith("hyperformula"))),
  );
  expect(users).toEqual([]);
});

test("what is measured in addition to is the measuring's alone: no test names it, and no other room installs it", () => {
  const manifestOf = (room: string): { readonly devDependencies?: object; readonly dependencies?: object } =>
    JSON.parse(readFileSync(path.join(root, room, "package.json"), "utf8"));
  const namesIn = (room: string) =>
    Object.keys({ ...manifestOf(room).dependencies, ...manifestOf(room).devDependencies });
  const others = [
    "packages/api-types",
    "packages/analysis",
    "packages/worker",
    "packages/ui",
    "web",
    "edge",
    "origin",
    "idp",
    "tests",
    ".",
  ].flatMap(namesIn);
  const peers = namesIn("tests/bench").filter((name) => !others.includes(name));
  expect(peers).toEqual(expect.arrayContaining(["ag-grid-react", "express", "fastify", "lighthouse", "recharts"]));
  const tests = sourcesBelow("tests").filter((file) => !file.startsWith("tests/bench/"));
  const users = tests.filter((file) =>
    importsOf(file).some(
      (from) => from.includes("/bench/") || peers.some((peer) => from === peer || from.startsWith(`${peer}/`)),
    ),
  );
  expect(users).toEqual([]);
  expect(readFileSync(path.join(root, "scripts/run.mjs"), "utf8")).toContain('bench: "bench"');
});

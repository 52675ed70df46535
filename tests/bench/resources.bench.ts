/** What declared resources cost who writes them: completion in their file, and the compiler's work. Run by `npm run bench -- resources`. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { goalLine, loadLine } from "./goal-line.ts";
import { LanguageServer } from "./language-server.ts";
import { makeResources } from "./made-resources.ts";

const root = path.resolve(import.meta.dirname, "../..");
const tsc = path.join(root, "node_modules/.bin/tsc");
const completionMs = 300;
const rounds = 30;

/** Instantiations of types in one compilation, counted by one checker so that the figure is the same each time. */
function instantiationsOf(folder: string): number {
  const said = execFileSync(tsc, ["-p", folder, "--extendedDiagnostics", "--singleThreaded"], { encoding: "utf8" });
  return Number(/Instantiations:\s+(\d+)/.exec(said)?.[1]);
}

/** ms from a key to its completions, in a file of a room, at a place in it; the first asks for the whole project. */
async function completionTimes(folder: string, file: string, after: string, wanted: string) {
  const server = new LanguageServer(folder);
  try {
    await server.open(folder);
    const uri = pathToFileURL(file).href;
    const text = readFileSync(file, "utf8");
    const at = text.indexOf(after) + after.length;
    const lines = text.slice(0, at).split("\n");
    const position = { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
    server.tell("textDocument/didOpen", { textDocument: { uri, languageId: "typescript", version: 0, text } });
    const times: number[] = [];
    const worked: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const typed = `${text.slice(0, at)}${"\n".repeat(round % 2)} ${text.slice(at)}`;
      const [started, before] = [performance.now(), server.cpuMs()];
      server.tell("textDocument/didChange", {
        textDocument: { uri, version: round },
        contentChanges: [{ text: typed }],
      });
      const answer = (await server.ask("textDocument/completion", { textDocument: { uri }, position })) as {
        readonly items: readonly { readonly label: string }[];
      };
      times.push(performance.now() - started);
      worked.push(server.cpuMs() - before);
      if (!answer.items.some(({ label }) => label.replaceAll(/[?"]/g, "") === wanted))
        throw new Error(
          `${wanted} is not among ${answer.items
            .map(({ label }) => label)
            .slice(0, 20)
            .join(", ")}`,
        );
    }
    const [first = 0, ...later] = times;
    const part = (of: readonly number[], share: number) =>
      of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? Number.NaN;
    return { first, median: part(later, 0.5), p95: part(later, 0.95), cpu: part(worked.slice(1), 0.95) };
  } finally {
    server.end();
  }
}

interface Place {
  readonly folder: string;
  readonly file: string;
  readonly after: string;
  readonly wanted: string;
}

async function showCompletion(what: string, { folder, file, after, wanted }: Place, goal: number | null) {
  const { first, median, p95, cpu } = await completionTimes(folder, file, after, wanted);
  const note = `median ${median.toFixed(0)} ms of ${rounds} keys; the first, with the whole project, ${first.toFixed(0)} ms`;
  goalLine(`${what}, p95`, { value: p95, unit: "ms", goal: null, better: "less" }, note);
  goalLine("  its work, p95", { value: cpu, unit: "ms CPU", goal, better: "less" });
}

loadLine();
const types = path.join(root, "packages/api-types");
const inTypes = (name: string, after: string, wanted: string): Place => ({
  folder: types,
  file: path.join(types, "src/endpoints", name),
  after,
  wanted,
});
const fieldParts = { after: "issuerName: { read: v.string(),", wanted: "update" };
const ordinary = inTypes("branding.ts", 'method: "POST",', "locked");
await showCompletion("completion of a call's parts in an ordinary file", ordinary, completionMs);
const field = inTypes("buyers.ts", fieldParts.after, fieldParts.wanted);
await showCompletion("completion of a field's parts in a resource file", field, completionMs);
const permission = inTypes("buyers.ts", '.access, create: "', "BuyerManagement_CREATE");
await showCompletion("completion of a permission there", permission, completionMs);

const folders = [0, 1, 20].map((count) => ({ count, folder: makeResources(count) }));
const [none = 0, one = 0, twenty = 0] = folders.map(({ folder }) => instantiationsOf(folder));
// Resources are in api-types; among the origin's two thousand files it is the number of resources that is compared.
for (const { count, folder } of folders.slice(1)) {
  const file = path.join(folder, `resource-${count}.ts`);
  await showCompletion(`the same among the origin's files, of ${count} made`, { folder, file, ...fieldParts }, null);
}
for (const { folder } of folders) rmSync(folder, { recursive: true });

goalLine("type instantiations with the product's own resource", { value: none, unit: "", goal: null, better: "less" });
goalLine("of one more", { value: one - none, unit: "", goal: null, better: "less" });
goalLine("of each of twenty more", { value: (twenty - none) / 20, unit: "", goal: one - none, better: "less" });

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
/** Inside the origin's room, whose packages the made files use. */
const place = (name: string) => path.join(root, "origin/.local", name);

const source = (file: string) => readFileSync(path.join(root, file), "utf8");
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** A file of buyers, from a folder of api-types, as that of another record: what is counted is what a real one costs. */
const renamed = (folder: string, at: number) =>
  source(`packages/api-types/src/${folder}/buyers.ts`)
    .split("export const buyersCalls")[0]
    ?.replaceAll('"buyer"', `"made${at}"`)
    .replaceAll('"buyerManager"', `"made${at}Manager"`)
    .replaceAll("/api/v1/buyers", `/api/v1/made${at}`)
    .replaceAll("/admin/buyer-manager", `/admin/made${at}`)
    .replaceAll("../sitemap/buyers.ts", `@made/pages-${at}.ts`)
    .replaceAll(/"\.\.\/([\w/-]+)\.ts"/g, '"@paygauge/api-types/$1"')
    .replaceAll(/"\.\/([\w/-]+)\.ts"/g, `"@paygauge/api-types/${folder}/$1"`)
    .replaceAll("@made/", "./") ?? "";

const handlersOf = (at: number) => `import { crud } from "../../src/records/crud.ts";
import type { RecordStore } from "../../src/records/record-store.ts";
import { buyerStore } from "../../src/areas/buyers/buyer-store.ts";
import { buyerResource } from "./resource-${at}.ts";
export const handlers = crud(buyerResource, buyerStore satisfies RecordStore<typeof buyerResource>);
`;

/**
 * The tables that all are joined into, as the product's are: calls, pages, typed links and handlers by their ids. The
 * product's own resource is there from the beginning, so that what is counted of another is its own.
 */
function joined(count: number): string {
  const each = (line: (at: number) => string) => numbers(count).map(line).join("\n");
  return `import { calls as ownCalls } from "@paygauge/api-types/endpoints";
import { buyersHandlers } from "../../src/areas/buyers/handlers.ts";
import type { InferOutput, GenericSchema } from "valibot";
import type { ParamName } from "@paygauge/api-types/paths";
${each((at) => `import { buyerResource as r${at} } from "./resource-${at}.ts";`)}
${each((at) => `import { buyerPages as p${at} } from "./pages-${at}.ts";`)}
${each((at) => `import { handlers as h${at} } from "./handlers-${at}.ts";`)}
export const own = [ownCalls, buyersHandlers];
const calls = { ${numbers(count)
    .map((at) => `...r${at}.calls`)
    .join(", ")} } as const;
const pages = { ${numbers(count)
    .map((at) => `...p${at}.entries`)
    .join(", ")} } as const;
type Id = keyof typeof calls;
type Answer<I extends Id> = (typeof calls)[I] extends { answer: infer S extends GenericSchema } ? InferOutput<S> : never;
export const handlers: { readonly [I in Id]: (context: never) => Promise<Answer<I>> } = { ${numbers(count)
    .map((at) => `...h${at}`)
    .join(", ")} };
export type Links = { readonly [P in keyof typeof pages]: ParamName<(typeof pages)[P]["path"]> };
export const links: Partial<Links> = {};
`;
}

/** Writes a room of so many resources, alike but for their names; gives its folder. */
export function makeResources(count: number): string {
  const folder = place(`resources-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const at of numbers(count)) {
    writeFileSync(path.join(folder, `pages-${at}.ts`), renamed("sitemap", at));
    writeFileSync(path.join(folder, `resource-${at}.ts`), renamed("endpoints", at));
    writeFileSync(path.join(folder, `handlers-${at}.ts`), handlersOf(at));
  }
  writeFileSync(path.join(folder, "joined.ts"), joined(count));
  cpSync(path.join(root, "origin/tsconfig.json"), path.join(folder, "tsconfig.json"));
  const settings = { extends: "../../tsconfig.json", include: ["*.ts", "../../src/worker-configuration.d.ts"] };
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(settings));
  return folder;
}

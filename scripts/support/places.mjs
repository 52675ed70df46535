import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const toolchain = path.join(root, ".toolchain");
export const state = path.join(root, ".wrangler/state");

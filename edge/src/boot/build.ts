import { isLocal, type EdgeBindings } from "../environment.ts";
import { readManifest, type BuildManifest } from "./page-preload.ts";

export interface Build {
  readonly html: string;
  /** Of the printable frame, which loads no part of the shell. */
  readonly printable: string | null;
  readonly manifest: BuildManifest | null;
  /** Changes with every build: the shell compares it to learn of a new version. */
  readonly release: string;
  readonly at: number;
}

let kept: Build | null = null;

async function textOf(env: EdgeBindings, path: string): Promise<string | null> {
  const found = await env.ASSETS.fetch(`https://assets.internal${path}`);
  return found.status === 200 ? found.text() : null;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 6), (each) => each.toString(16).padStart(2, "0")).join("");
}

/** The build's page and manifest; read again after a second locally, where builds come and go under a running edge. */
export async function currentBuild(env: EdgeBindings): Promise<Build | null> {
  if (kept && Date.now() - kept.at < (isLocal(env) ? 1000 : 60_000)) return kept;
  const html = await textOf(env, "/index.html");
  if (html === null) return null;
  const [printable, manifest] = [await textOf(env, "/printable.html"), await textOf(env, "/.vite/manifest.json")];
  kept = {
    html,
    printable,
    manifest: manifest === null ? null : readManifest(manifest),
    release: await digest(html),
    at: Date.now(),
  };
  return kept;
}

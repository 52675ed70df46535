/** SHA-256, in hex, of what a version says: its template, its settings and the contract that it was written for. */
export async function versionDigest(parts: {
  readonly template: string;
  readonly config: string;
  readonly contract: string;
}): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([parts.template, parts.config, parts.contract]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((each) => each.toString(16).padStart(2, "0")).join("");
}

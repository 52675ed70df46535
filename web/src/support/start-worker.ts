interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

let policy: ReturnType<Policies["createPolicy"]> | undefined;

/** Throws for an address of another origin: only files of the build are started. */
function ownAddress(text: string): string {
  const { origin } = globalThis.location;
  if (new URL(text, origin).origin !== origin) throw new Error("A worker must be a file of the build.");
  return text;
}

/** Starts a worker of the build. The page's policy allows trusted addresses of this name and of no other. */
export function startWorker(address: string): Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("paygauge-workers", { createScriptURL: ownAddress });
  return new Worker(policy === undefined ? address : policy.createScriptURL(address), { type: "module" });
}

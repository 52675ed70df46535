// The build gives its address.
// oxlint-disable-next-line import/default
import address from "./draws.worker.ts?worker&url";

interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string },
  ) => { readonly createScriptURL: (text: string) => string };
}

let policy: ReturnType<Policies["createPolicy"]> | undefined;

/** Starts the worker that draws. Its address is the build's own; the page's policy lets this name through and no other. */
export function startDrawsWorker(): Worker {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("paygauge-draws", { createScriptURL: () => address });
  return new Worker(policy === undefined ? address : policy.createScriptURL(address), { type: "module" });
}

/** Bindings that fail as a part of the system would; each breaks one part and leaves the others as they are. */
import type { Integration } from "@paygauge/api-types/entities/system-health";
import type { Env } from "../env.ts";
import type { SharedGate } from "../outbound/outbound.ts";

export const fails = (): never => {
  throw new Error("This part is broken.");
};
export const hangs = (): Promise<never> => new Promise(() => {});

/** A binding whose every method does the same; of what kind it is, the caller knows. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each binding is of another type
export function broken<T extends object>(does: (...asked: unknown[]) => unknown): T {
  // What a binding is asked does not matter: no method works.
  return new Proxy<T>({} as T, { get: () => does });
}

export const workerThat = (answer: () => Response | Promise<Response>): Fetcher => broken<Fetcher>(() => answer());

/** A namespace whose objects answer every call with this. */
export const namespaceOf = (does: () => unknown): DurableObjectNamespace =>
  ({ idFromName: (name: string) => name, get: () => broken(does) }) as unknown as DurableObjectNamespace;

/** Admits every call and remembers nothing. */
export const openGate: SharedGate = { acquire: () => ({ admitted: true }), report: () => {} };

/** A service at an address where nothing listens, with its settings complete. */
export const deadServices: Readonly<Record<Integration, Partial<Env>>> = {
  mail: { MAIL_PROVIDER: "sendgrid", MAIL_PROVIDER_URL: "http://127.0.0.1:9/send", MAIL_PROVIDER_KEY: "SG.key" },
  model: {
    MODEL_PROVIDER: "openai",
    MODEL_URL: "http://127.0.0.1:9/v1",
    MODEL_KEY: "sk-model",
    MODEL_ALIASES: JSON.stringify({ default: { model: "small", input: 0, output: 0 } }),
  },
  match: {
    MATCH_SERVICE: "visa",
    MATCH_SERVICE_URL: "http://127.0.0.1:9",
    MATCH_SERVICE_USER: "project",
    MATCH_SERVICE_SECRET: "pass-word",
  },
  malware: { MALWARE_SCANNER: "clamd://127.0.0.1:9" },
  merge: { MERGE_PROVIDER: "real", MERGE_URL: "http://127.0.0.1:9", MERGE_API_KEY: "merge-key" },
  rutter: {
    RUTTER_PROVIDER: "real",
    RUTTER_URL: "http://127.0.0.1:9/versioned",
    RUTTER_CLIENT_ID: "client",
    RUTTER_CLIENT_SECRET: "client-secret",
  },
};

/** Bindings, settings and secrets of the chatbot, as chatbot/wrangler.toml and .dev.vars name them. */
export interface Env {
  readonly ORIGIN: Fetcher;
  readonly FILES: R2Bucket;
  readonly CORPUS: DurableObjectNamespace;
  readonly READER: DurableObjectNamespace;
  readonly CONVERSATIONS: DurableObjectNamespace;
  /** Name of the deployment; the edge's must be the same. */
  readonly ENVIRONMENT: string;
  /** JWKS of the edge as JSON text. */
  readonly EDGE_JWKS: string;
}

/** Returns the object of a class that a namespace holds by this name. The class is stated here and in wrangler.toml. */
export function objectNamed<T extends Rpc.DurableObjectBranded>(
  namespace: DurableObjectNamespace,
  name: string,
): DurableObjectStub<T> {
  return namespace.get(namespace.idFromName(name)) as DurableObjectStub<T>;
}

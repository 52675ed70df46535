import type { AuditChain } from "./audit/audit-chain.ts";
import type { ListExport } from "./exports/list-export-object.ts";
import type { EntityLocks } from "./locks/entity-locks.ts";
import type { JobObject } from "./job/job-object.ts";
import type { Matcher } from "./job/matcher-object.ts";
import type { TableImport } from "./tables/table-object.ts";
import type { ProQ } from "./proq/proq.ts";

/** Bindings, settings and secrets of the origin, as origin/wrangler.toml and .dev.vars name them. */
export interface Env {
  readonly DB: D1Database;
  readonly FILES: R2Bucket;
  readonly JOB: DurableObjectNamespace<JobObject>;
  readonly TABLE_IMPORT: DurableObjectNamespace<TableImport>;
  readonly LIST_EXPORT: DurableObjectNamespace<ListExport>;
  readonly PROQ: DurableObjectNamespace<ProQ>;
  readonly MATCHER: DurableObjectNamespace<Matcher>;
  readonly AUDIT_CHAIN: DurableObjectNamespace<AuditChain>;
  readonly LOCKS: DurableObjectNamespace<EntityLocks>;
  /** Name of the deployment; the edge's and the session's must be the same. */
  readonly ENVIRONMENT: string;
  /** What the notification bar says unless a message was set by a call. */
  readonly SYSTEM_MESSAGE?: string;
  /** Bytes, unpacked, as decimal digits. */
  readonly MAX_UPLOAD_BYTES: string;
  /** JWKS of the edge as JSON text. */
  readonly EDGE_JWKS: string;
  /** Where acceptors are looked up: "directory" (default), "visa" or "mastercard". */
  readonly MATCH_SERVICE?: string;
  /** Address, user and secret of the network's service; read only where one is chosen. */
  readonly MATCH_SERVICE_URL?: string;
  readonly MATCH_SERVICE_USER?: string;
  readonly MATCH_SERVICE_SECRET?: string;
  /** Client certificate for two-way TLS: an mTLS binding of the deployment. */
  readonly MATCH_SERVICE_CERTIFICATE?: Fetcher;
  /** Who carries mails: "outbox" (default, kept here and sent to nobody) or "sendgrid". */
  readonly MAIL_PROVIDER?: string;
  /** Another address than the provider's own. */
  readonly MAIL_PROVIDER_URL?: string;
  readonly MAIL_PROVIDER_KEY?: string;
  /** Issuer of the embedded identity provider; only the seed reads it. */
  readonly SEED_IDP_ISSUER?: string;
}

/** The one queue of commands. */
export function queueOf(env: Pick<Env, "PROQ">): DurableObjectStub<ProQ> {
  return env.PROQ.get(env.PROQ.idFromName("proq"));
}

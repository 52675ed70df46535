/** Directives that are the same on every answer. */
const fixedPolicy = [
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // Nothing of ours makes script or markup from text: the one policy names the build’s own workers, and nothing else.
  "require-trusted-types-for 'script'",
  "trusted-types paygauge-workers",
].join("; ");

/** Headers that are the same on every answer; a cached file stores them with it. */
export const fixedHeaders = {
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  "x-frame-options": "DENY",
} as const;

/**
 * The policy of one answer (S29). `nonce` allows this answer's own scripts and styles; `formTargets` are origins, besides
 * our own, that a form may lead to (the identity provider's).
 */
export function contentPolicy(nonce: string, formTargets: readonly string[]): string {
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${fixedPolicy}; form-action ${["'self'", ...formTargets].join(" ")}`;
}

/** The policy of a worker's script: what it computes with, such as a user's file, can reach no network at all. */
export const workerPolicy = (nonce: string): string =>
  contentPolicy(nonce, []).replace("connect-src 'self'", "connect-src 'none'");

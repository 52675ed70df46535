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
  // Nothing of ours makes script or markup from text: the one policy names the build's own worker, and nothing else.
  "require-trusted-types-for 'script'",
  "trusted-types paygauge-draws",
].join("; ");

/** Headers that are the same on every answer; what is kept to be answered again keeps them with it. */
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
 * The policy of one answer (S29). `nonce` allows this answer's own scripts and styles; `formTargets` are origins beside
 * our own that a form may lead to (the identity provider's).
 */
export function contentPolicy(nonce: string, formTargets: readonly string[]): string {
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ${fixedPolicy}; form-action ${["'self'", ...formTargets].join(" ")}`;
}

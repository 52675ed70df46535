/**
 * Texts worded exactly by docs/specification.md sections 4 and 8, and `readOnly`, which is ours and is used by the bar
 * and by the refusal of a change. All other texts are in the catalogues.
 */
export const messages = {
  maintenance:
    "The system is currently offline for essential maintenance. Please check back again later. We apologize for any inconvenience",
  idleOff: "Auto Logout On Idle feature is currently turned off in the site configuration.",
  errorForOrdinaryUsers: "Oops, it looks like there was a problem.",
  errorForStaff: "There was a problem with the operation: {operation} - {message}",
  copied: "Copied!",
  copyToClipboard: "Copy to Clipboard",
  chatFailure: "Something went wrong. Please try again later.",
  verificationSucceeded: "Verification completed successfully",
  verificationFailed: "Verification failed, with message(s):",
  verificationLine: "Integration {name}: {message}",
  unknownError: "Unknown error",
  idleNotice: "you will be logged out automatically in a minute due to inactivity",
  stayLoggedIn: "Stay Logged In",
  refreshNow: "Refresh Now",
  dontRefresh: "Don't Refresh",
  authenticating: "Authenticating...",
  redirecting: "Redirecting...",
  initializing: "Initializing...",
  loading: "Loading...",
  notAvailable: "N/A",
  readOnly:
    "The system is in read-only mode. You can view everything; you can make changes again when the mode is Live.",
} as const;

/** Codes carried to /login in `error`. */
export const loginErrors = [
  "SESSION_EXPIRED",
  "DOMAIN_REDIRECT",
  "PUBLIC_BRANDING",
  "SIGN_IN_FAILED",
  "SIGNED_OUT",
] as const;
export type LoginError = (typeof loginErrors)[number];

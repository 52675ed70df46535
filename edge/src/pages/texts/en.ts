import { messages, type LoginError } from "@paygauge/api-types/messages";

/** Exact in English (specification sections 4 and 8). */
const maintenance: string = messages.maintenance;
const initializing: string = messages.initializing;
const authenticating: string = messages.authenticating;

/** Words of the pages that the edge draws. Functions put names in. */
export const edgeTexts = {
  statement: "Know how every supplier can be paid.",
  trust: "Eight ways to pay, scored for each of your suppliers from the payments you already make.",
  about: (brand: string) => `About ${brand}`,
  foot: (environment: string | null, reference: string) =>
    `${environment === null ? "" : `Environment ${environment} · `}Reference ${reference}`,
  language: "Language",
  start: "Go to the start page",
  signOut: "Sign out",
  initializing,
  login: {
    authenticating,
    title: "Sign in",
    heading: (brand: string) => `Sign in to ${brand}`,
    lead: "Your organisation's identity provider checks who you are. There is no separate password here.",
    local: "Continue with the local identity provider",
    work: "Continue with your work account",
    back: "You will return to",
    errors: {
      SESSION_EXPIRED: "Your session ended after inactivity. Sign in to continue where you were.",
      DOMAIN_REDIRECT: "Your account belongs to this site, so you were brought here. Please sign in again.",
      PUBLIC_BRANDING: "The look of this site could not be loaded. You can sign in as usual.",
      SIGN_IN_FAILED: "The sign-in did not finish. Nothing was changed; please try again.",
      SIGNED_OUT: "You are signed out.",
    } satisfies Record<LoginError, string>,
  },
  maintenance: {
    title: "Maintenance",
    heading: "We will be back soon",
    message: maintenance,
    lead: "This page asks again every ten seconds and opens by itself.",
    staff: "Staff sign-in",
  },
  unauthorized: {
    title: "You may not open this page",
    lead: "Your roles do not include the permission that it needs. Ask an administrator of your organisation for it, or switch your roles if you narrowed them.",
  },
  notFound: {
    title: "This page is not here",
    lead: "The address may be misspelt, the page may have moved, or its feature may be switched off for your organisation.",
  },
  serverError: {
    title: "Something went wrong on our side",
    lead: "Nothing you entered is to blame. Try again in a moment; if it happens again, tell support the reference below.",
  },
  tooMany: { title: "Too often within a minute" },
  environment: {
    title: "This site and its service do not match",
    lead: "The page belongs to one environment and the service behind it to another, so nothing is shown. An operator must put the same environment name in both.",
  },
  unavailable: {
    title: "Service unavailable",
    heading: "The service does not answer",
    lead: "Your work is kept. This page asks again every ten seconds and opens by itself.",
    again: "Try again now",
  },
  lobby: {
    title: "Lobby",
    heading: "Not quite yet",
    signedInAs: "Signed in as",
    check: "Check again",
    signIn: "Sign in",
    anonymous: "Sign in to see whether your account is ready.",
    deactivated: "Your account is deactivated. An administrator of your organisation can reactivate it.",
    pending: "Your invitation is on its way through. You can start as soon as it is accepted and approved.",
    unapproved: "Your account is waiting for approval. An administrator of your organisation can approve it.",
    noRole: "Your account holds no role yet. An administrator of your organisation can give you one.",
    ready: "Your account is ready.",
  },
};

export type EdgeTexts = typeof edgeTexts;

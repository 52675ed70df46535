import type { ThemeKey } from "@paygauge/api-types/themes/theme-types";
import { messages, type LoginError } from "@paygauge/api-types/messages";

/** Exact in English (docs/specification.md sections 4 and 8). */
const maintenance: string = messages.maintenance;
const initializing: string = messages.initializing;
const authenticating: string = messages.authenticating;

/** Words of the pages that the edge draws. Functions put names in. */
export const edgeTexts = {
  /** Of the brands of each theme, in its own voice. */
  statements: {
    t1: "Know how every supplier can be paid.",
    t2: "See which spend can move before you move it.",
    t3: "Good suppliers, paid on good terms.",
    t4: "Put the cards you issue to work.",
    t5: "A place to try things out.",
  } satisfies Record<ThemeKey, string>,
  testTheme: "Test theme",
  trust: "Eight ways to pay, scored for each of your suppliers from the payments you already make.",
  about: (brand: string) => `About ${brand}`,
  foot: (environment: string | null, reference: string) =>
    `${environment === null ? "" : `Environment ${environment} · `}Reference ${reference}`,
  language: "Language",
  start: "Go to home page",
  signOut: "Sign out",
  initializing,
  localBrands: {
    title: "Choose a brand",
    lead: "This is a local system. Each brand has its own domain; sign in on any of them.",
  },
  login: {
    authenticating,
    title: "Sign in",
    heading: (brand: string) => `Sign in to ${brand}`,
    lead: "Sign in with your organisation’s identity provider. There is no separate password here.",
    local: "Continue with the local identity provider",
    work: "Continue with your work account",
    back: "After sign-in, you’ll return to",
    errors: {
      SESSION_EXPIRED: "Your session ended. Sign in to continue where you were.",
      DOMAIN_REDIRECT: "Your account belongs to this site, so we redirected you. Sign in again.",
      PUBLIC_BRANDING: "This site’s branding couldn’t be loaded. You can sign in as usual.",
      SIGN_IN_FAILED: "Sign-in didn’t finish. Nothing was changed. Try again.",
      SIGNED_OUT: "You’re signed out.",
    } satisfies Record<LoginError, string>,
  },
  maintenance: {
    title: "Maintenance",
    heading: "We’ll be back soon",
    message: maintenance,
    lead: "This page checks every 10 seconds and opens automatically.",
    staff: "Staff sign-in",
  },
  unauthorized: {
    title: "You don’t have access to this page",
    lead: "Your roles don’t include the permission it requires. Ask your administrator for access, or switch back to all your roles.",
    askFor: (name: string, job: string) => `Your roles don’t open this part of ${job}. Ask ${name} for access.`,
  },
  notFound: {
    title: "Page not found",
    lead: "Check the address. The page may have moved, or its feature may be turned off for your organisation.",
  },
  serverError: {
    title: "Something went wrong on our side",
    lead: "This isn’t caused by anything you entered. Try again in a moment. If it happens again, give support the reference below.",
  },
  tooMany: { title: "Too many requests" },
  environment: {
    title: "This site and its service don’t match",
    lead: "The site and the service behind it belong to different environments, so nothing is shown. An operator must set the same environment name in both.",
  },
  refused: { title: "This page can’t be opened" },
  unavailable: {
    title: "Service unavailable",
    heading: "The service isn’t responding",
    lead: "Your work is saved. This page checks every 10 seconds and opens automatically.",
    again: "Try again now",
  },
  mailStop: {
    title: "Emails from us",
    ask: (buyer: string) => `Stop emails about payments from ${buyer}?`,
    lead: (sender: string) => `${sender} won’t write to your address again. Nothing else changes.`,
    act: "Stop these emails",
    done: "You won’t receive these emails again.",
    doneLead: (sender: string) => `${sender} doesn’t write to your address again.`,
    gone: "This link no longer works",
    goneLead: "Reply to the email instead, and ask to be removed.",
  },
  lobby: {
    title: "Lobby",
    signedInAs: "Signed in as",
    check: "Check again",
    signIn: "Sign in",
    states: {
      anonymous: { heading: "Sign in", lead: "Sign in to see whether your account is ready." },
      deactivated: { heading: "Account deactivated", lead: "Ask your administrator to reactivate your account." },
      pending: { heading: "Invitation pending", lead: "You can start once your invitation is accepted and approved." },
      unapproved: { heading: "Waiting for approval", lead: "Ask your administrator to approve your account." },
      noRole: { heading: "No roles yet", lead: "Ask your administrator to assign a role to your account." },
      ready: { heading: "Your account is ready", lead: "Check again to open the app." },
    },
  },
};

export type EdgeTexts = typeof edgeTexts;

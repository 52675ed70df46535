import { atom, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { AroundNavHandler } from "wouter";
import { withPerspective } from "./perspective.ts";
import { store } from "./store.ts";

/** How many forms hold something that is not saved. */
const unsavedCount = atom(0);

/** True while some form holds something that is not saved. */
export const isUnsavedAtom = atom((get) => get(unsavedCount) > 0);

let leavesUnasked = false;

/** The session is over: the page is left without a question, and drafts keep what was typed. */
export function leaveUnasked(): void {
  leavesUnasked = true;
}

/** True when the user was asked already, or there is nothing to ask. */
export const isLeavingUnasked = () => leavesUnasked;

/** A navigation that waits for the user's yes; the shell asks. */
export const heldNavigationAtom = atom<{ readonly go: () => void } | null>(null);

/**
 * Does at once what takes the page away (a link, a switch of roles, signing out) while nothing is unsaved; otherwise the
 * user is asked first. On No it is not done.
 */
export function guarded(go: () => void): void {
  if (store.get(unsavedCount) === 0) go();
  else store.set(heldNavigationAtom, { go });
}

/** Holds every navigation of the router while something is unsaved; within a job it keeps the run that is looked at. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) =>
  guarded(() => navigate(withPerspective(to, location), options));

/** Goes where the user wanted to go after all. */
export function releaseNavigation(): void {
  const held = store.get(heldNavigationAtom);
  store.set(heldNavigationAtom, null);
  store.set(unsavedCount, 0);
  held?.go();
}

/** What was unsaved is saved: the next navigation is not held. */
export function clearUnsaved(): void {
  store.set(unsavedCount, 0);
}

const sentinel = "paygauge.unsaved";

/** The address of the guard's entry of the history while the page is on it. */
let guardAt: string | null = null;
/** The history that is watched: tests have one after the other. */
let watched: History | null = null;

/**
 * The guard's entry stays in the history when nothing is unsaved any more; its address is that of the entry below it.
 * Back over it goes one further, or the first press would lead nowhere.
 */
function watchHistory(): void {
  if (watched === history) return;
  watched = history;
  const note = () => {
    guardAt = history.state === sentinel ? location.href : null;
  };
  // The router tells of what it pushes and replaces by these.
  addEventListener("pushState", note);
  addEventListener("replaceState", note);
  addEventListener("popstate", () => {
    const left = guardAt;
    note();
    const isSpent = left === location.href && guardAt === null && store.get(unsavedCount) === 0;
    if (isSpent) history.back();
  });
}

/**
 * Guards a form while it is dirty: links are held, closing the tab is asked about, and Back meets a history entry of
 * ours first, because the router does not see it.
 */
export function useUnsaved(dirty: boolean): void {
  const hold = useSetAtom(heldNavigationAtom);
  const count = useSetAtom(unsavedCount);
  useEffect(() => {
    if (!dirty) return undefined;
    count((before) => before + 1);
    watchHistory();
    if (history.state !== sentinel) history.pushState(sentinel, "");
    guardAt = location.href;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leavesUnasked) event.preventDefault();
    };
    const onPop = () => {
      if (history.state === sentinel) return;
      history.pushState(sentinel, "");
      guardAt = location.href;
      hold({
        go: () => {
          // This goes over both entries by itself.
          guardAt = null;
          history.go(-2);
        },
      });
    };
    addEventListener("beforeunload", onUnload);
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("beforeunload", onUnload);
      removeEventListener("popstate", onPop);
      count((before) => Math.max(0, before - 1));
      // It was being saved while the user wanted to leave: nothing is left to ask.
      if (store.get(unsavedCount) === 0 && store.get(heldNavigationAtom) !== null) releaseNavigation();
    };
  }, [dirty, hold, count]);
}

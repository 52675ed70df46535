import { ownValue } from "@paygauge/api-types/own-value";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";

/** What windows of one presentation tell each other. */
type Said = { readonly kind: "at"; readonly place: number } | { readonly kind: "where" };

const isSaid = (data: unknown): data is Said =>
  typeof data === "object" && data !== null && "kind" in data && (data.kind === "at" || data.kind === "where");

function tell(channel: BroadcastChannel, said: Said): void {
  // A channel is of this origin alone: there is none to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(said);
}

export interface DeckPlace {
  /** From 0. */
  readonly place: number;
  readonly go: (to: number) => void;
}

/**
 * Which slide is shown: the address says it, and every window of the same presentation follows. One that is opened or
 * reloaded asks where the others are.
 */
export function useDeckPlace(channelName: string, total: number): DeckPlace {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("slide") ?? "1");
  const place = Math.max(0, Math.min(total - 1, Number.isInteger(asked) ? asked - 1 : 0));
  const channel = useRef<BroadcastChannel | null>(null);
  const here = useRef(place);
  const show = useCallback(
    (to: number) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (to === 0) next.delete("slide");
          else next.set("slide", String(to + 1));
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const showLatest = useRef(show);
  useEffect(() => {
    here.current = place;
    showLatest.current = show;
  });
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    channel.current = opened;
    opened.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isSaid(data)) return;
      if (data.kind === "where") tell(opened, { kind: "at", place: here.current });
      else if (data.place !== here.current) showLatest.current(data.place);
    });
    tell(opened, { kind: "where" });
    return () => {
      channel.current = null;
      opened.close();
    };
  }, [channelName]);
  const go = useCallback(
    (to: number) => {
      const next = Math.max(0, Math.min(total - 1, to));
      if (next === here.current) return;
      show(next);
      if (channel.current !== null) tell(channel.current, { kind: "at", place: next });
    },
    [show, total],
  );
  return { place, go };
}

/** What the keys of a presentation do. */
interface DeckKeys {
  readonly onFullscreen?: () => void;
  readonly onNotes?: () => void;
  readonly onPresenter?: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null;

/** Keys of a presentation while nothing is typed and no dialog is open. */
export function useDeckKeys({ place, go }: DeckPlace, total: number, keys: DeckKeys): void {
  const latest = useRef({ place, go, total, keys });
  useEffect(() => {
    latest.current = { place, go, total, keys };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isOverlaid = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented || isTyping(target) || isOverlaid) return;
      const now = latest.current;
      const to: Readonly<Record<string, number>> = {
        ArrowRight: now.place + 1,
        PageDown: now.place + 1,
        ArrowLeft: now.place - 1,
        PageUp: now.place - 1,
        Home: 0,
        End: now.total - 1,
      };
      const next = ownValue(to, key);
      const other = { f: now.keys.onFullscreen, n: now.keys.onNotes, p: now.keys.onPresenter }[key.toLowerCase()];
      if (next === undefined && other === undefined) return;
      // A list of sections is moved by the same keys while its handle has the focus.
      if (next !== undefined && target instanceof HTMLElement && target.dataset["handle"] !== undefined) return;
      event.preventDefault();
      if (next === undefined) other?.();
      else now.go(next);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** Whether an element fills the screen, and what changes it. */
export function useFullscreen(element: { readonly current: HTMLElement | null }) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const onChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  const toggle = () => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    // A browser that refuses leaves the slide where it is.
    else void element.current?.requestFullscreen().catch(() => {});
  };
  return { isFull, toggle };
}

import { useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "@paygauge/api-types/languages";
import { seek, setRate, showTrack, toggleFullScreen, toggleMute, togglePlay } from "./media.ts";
import { actionOf, type PlayerAction } from "./player-keys.ts";

export interface Player {
  readonly second: number;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly rate: number;
  readonly hasFailed: boolean;
  /** The language of the captions that are shown; null: none are. */
  readonly captions: Language | null;
  readonly setRate: (rate: number) => void;
  readonly setCaptions: (language: Language | null) => void;
  readonly goTo: (second: number) => void;
  readonly retry: () => void;
  readonly act: (action: PlayerAction) => void;
}

interface Watched {
  readonly second: number;
  readonly isPaused: boolean;
  readonly isMuted: boolean;
  readonly rate: number;
  readonly hasFailed: boolean;
}

const events = [
  "timeupdate",
  "seeked",
  "play",
  "pause",
  "ended",
  "volumechange",
  "ratechange",
  "loadedmetadata",
  "error",
] as const;
const asleep: Watched = { second: 0, isPaused: true, isMuted: false, rate: 1, hasFailed: false };

const read = (video: HTMLVideoElement): Watched => ({
  second: video.currentTime,
  isPaused: video.paused,
  isMuted: video.muted,
  rate: video.playbackRate,
  hasFailed: video.error !== null,
});

/** What the element does, as state. */
function useWatched(video: RefObject<HTMLVideoElement | null>): Watched {
  const [watched, setWatched] = useState(asleep);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const look = () => setWatched(read(element));
    for (const name of events) element.addEventListener(name, look);
    return () => {
      for (const name of events) element.removeEventListener(name, look);
    };
  }, [video]);
  return watched;
}

/** The browser's own tracks show the captions, so that they are there in its full screen too. */
function useTracks(video: RefObject<HTMLVideoElement | null>, captions: Language | null): void {
  useEffect(() => {
    if (video.current !== null) showTrack(video.current, captions);
  }, [video, captions]);
}

interface PlayerElements {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** With the controls: what full screen shows, and where keys are listened to. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Keys work while the focus is inside of the player. */
function useKeys(frame: RefObject<HTMLElement | null>, act: (action: PlayerAction) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLElement)) return;
      const action = actionOf(event, target.tagName, target instanceof HTMLInputElement ? target.type : "");
      if (action === null) return;
      event.preventDefault();
      latest.current(action);
    };
    element.addEventListener("keydown", onKey);
    return () => element.removeEventListener("keydown", onKey);
  }, [frame]);
}

/** A player around the browser's video element. @param usual the captions that key and button switch on */
export function usePlayer({ video, frame }: PlayerElements, seconds: number, usual: Language | null): Player {
  const [captions, setCaptions] = useState<Language | null>(null);
  const watched = useWatched(video);
  useTracks(video, captions);
  const goTo = (second: number) => {
    if (video.current !== null) seek(video.current, second, seconds);
  };
  const act = (action: PlayerAction) => {
    const element = video.current;
    if (element === null) return;
    switch (action.kind) {
      case "toggle":
        return togglePlay(element);
      case "mute":
        return toggleMute(element);
      case "captions":
        return setCaptions(captions === null ? usual : null);
      case "fullScreen":
        return toggleFullScreen(frame.current);
      case "by":
        return goTo(element.currentTime + action.seconds);
      case "to":
        return goTo((seconds * action.tenths) / 10);
    }
  };
  useKeys(frame, act);
  return {
    ...watched,
    captions,
    setCaptions,
    act,
    goTo,
    retry: () => video.current?.load(),
    setRate: (rate) => {
      if (video.current !== null) setRate(video.current, rate);
    },
  };
}

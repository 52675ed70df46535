import { useEffect, useRef, type RefObject } from "react";
import { callApi } from "../../../data/call-api.ts";
import { PlayedSeconds } from "./played-seconds.ts";

/** How often a playing video's position is saved, ms. */
const everyMs = 10_000;

/**
 * Saves where the user is and what they played: every few seconds, at a pause, and when the page is left. What is not
 * saved is part of the next report.
 */
export function useReports(video: RefObject<HTMLVideoElement | null>, itemId: string, onWatched: () => void): void {
  const watched = useRef(onWatched);
  useEffect(() => {
    watched.current = onWatched;
  });
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const played = new PlayedSeconds();
    let isDone = false;
    const save = async (keepalive: boolean) => {
      const ranges = played.take();
      if (ranges.length === 0) return;
      const body = {
        second: Math.floor(element.currentTime),
        played: ranges.map(([from, until]): [number, number] => [from, until]),
      };
      try {
        const { readOn } = await callApi("saveHubPlaying", { params: { hubItemId: itemId }, body }, { keepalive });
        if (readOn !== null && !isDone) watched.current();
        isDone = readOn !== null;
      } catch {
        played.putBack(ranges);
      }
    };
    const onTime = () => {
      if (!element.paused && !element.seeking) played.at(element.currentTime);
    };
    const onStop = () => {
      played.stop();
      void save(false);
    };
    const onSeek = () => played.stop();
    const onLeave = () => void save(true);
    const timer = setInterval(() => void save(false), everyMs);
    element.addEventListener("timeupdate", onTime);
    element.addEventListener("seeking", onSeek);
    element.addEventListener("pause", onStop);
    addEventListener("pagehide", onLeave);
    return () => {
      clearInterval(timer);
      element.removeEventListener("timeupdate", onTime);
      element.removeEventListener("seeking", onSeek);
      element.removeEventListener("pause", onStop);
      removeEventListener("pagehide", onLeave);
      onLeave();
    };
  }, [video, itemId]);
}

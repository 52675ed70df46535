import type { Language } from "@paygauge/api-types/languages";

/** Steps on the browser's media element. */
export function seek(element: HTMLVideoElement, second: number, total: number): void {
  element.currentTime = Math.min(Math.max(0, second), total);
}

export function togglePlay(element: HTMLVideoElement): void {
  // A browser may refuse to play; the element's state shows it.
  if (element.paused) void element.play().catch(() => undefined);
  else element.pause();
}

export function toggleMute(element: HTMLVideoElement): void {
  element.muted = !element.muted;
}

export function setRate(element: HTMLVideoElement, rate: number): void {
  element.playbackRate = rate;
}

/** Shows the captions of one language; null: none. */
export function showTrack({ textTracks }: HTMLVideoElement, language: Language | null): void {
  for (const track of textTracks)
    track.mode = track.kind === "captions" && track.language === language ? "showing" : "disabled";
}

export function toggleFullScreen(frame: HTMLElement | null): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else void frame?.requestFullscreen().catch(() => undefined);
}

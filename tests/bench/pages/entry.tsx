import { everyThemeCss, scaleCss } from "@paygauge/api-types/themes/theme-css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { ReactElement } from "react";

import "../../../packages/ui/preview/gallery.css";

declare global {
  interface Window {
    /** Draws the variant; resolves after the frame that shows it. */
    start(): Promise<void>;
  }
}

/** `?variant=` names a module of this folder; `start()` draws it, and the time until the next frame is the mount. */
const variants: Readonly<Record<string, () => Promise<{ readonly draw: (count: number) => ReactElement }>>> = {
  "bars-ours": () => import("./bars-ours.tsx"),
  "bars-visx": () => import("./bars-visx.tsx"),
  "bars-recharts": () => import("./bars-recharts.tsx"),
  "grid-ours": () => import("./grid-ours.tsx"),
  "grid-ag": () => import("./grid-ag.tsx"),
};

const load = variants[new URLSearchParams(location.search).get("variant") ?? ""];
const root = document.getElementById("root");
if (load === undefined || root === null) throw new Error("Name a variant in the address.");
const holder = root;
const { draw } = await load();
const style = document.createElement("style");
style.textContent = everyThemeCss() + scaleCss();
document.head.append(style);

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const mark = "[role=gridcell], .recharts-bar-rectangle, .visx-bar, .fill-accent-text";

/** Draws so many bars or rows; resolves when they are there and the main thread is idle. */
async function show(count: number): Promise<() => void> {
  const place = createRoot(holder);
  flushSync(() => place.render(draw(count)));
  // Some draw in later frames, and again after they measured themselves.
  do await frame();
  while (holder.querySelector(mark) === null);
  await new Promise((resolve) => requestIdleCallback(resolve));
  return () => place.unmount();
}

// A small one first: compiled code and formatters are there, so that what is measured is the many.
const clear = await show(12);
clear();
window.start = async () => {
  await show(Infinity);
};
document.documentElement.dataset["ready"] = "true";

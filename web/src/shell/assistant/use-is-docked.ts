import { useEffect, useState, type RefObject } from "react";

/** What a pointer or a reader looks for: anything else under the bubble is empty ground. */
const contents = "a, button, input, select, textarea, summary, label, svg, img, canvas, video, td, th, [role]";

const hasText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "");

/** Whether an element scrolls, so that any of its lines can move under the bubble. */
const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Whether something is or can come under a place of the window. */
function isTaken(place: DOMRect): boolean {
  const steps = [0, 0.5, 1];
  const points = steps.flatMap((x) =>
    steps.map((y) => [place.x + x * place.width, place.y + y * place.height] as const),
  );
  const under = new Set(points.flatMap(([x, y]) => document.elementsFromPoint(x, y)));
  return [...under].some(
    (element) =>
      element.closest("[data-floating]") === null &&
      (scrolls(element) ||
        (element.closest("main, footer") !== null && element.matches(`${contents}:not(main)`)) ||
        hasText(element)),
  );
}

/** Milliseconds without a change after which the button may leave the bar for its place. */
const calm = 1000;

/**
 * Whether the assistant's button has to leave its place at the bottom of the window, because something is under it or can
 * be scrolled there. It leaves in the next frame after a change, and comes back once the page is calm.
 */
export function useIsDocked(place: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setDocked] = useState(true);
  useEffect(() => {
    const main = document.querySelector("main");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      if (place.current !== null) setDocked(isTaken(place.current.getBoundingClientRect()));
    };
    const changed = () => {
      // While it is docked, nothing is measured until the page is calm.
      if (!isDocked) frame ??= requestAnimationFrame(look);
      clearTimeout(timer);
      timer = setTimeout(look, calm);
    };
    const changes = new MutationObserver(changed);
    const sizes = new ResizeObserver(changed);
    if (main !== null) {
      changes.observe(main, { childList: true, subtree: true, characterData: true });
      sizes.observe(main);
    }
    changed();
    return () => {
      clearTimeout(timer);
      if (frame !== undefined) cancelAnimationFrame(frame);
      changes.disconnect();
      sizes.disconnect();
    };
  }, [place, isDocked]);
  return isDocked;
}

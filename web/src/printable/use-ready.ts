import { useEffect, useRef, useState } from "react";

async function imagesThere(): Promise<void> {
  // A logo that does not come is drawn by its name: that, too, is an end of waiting.
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
}

async function fontsThere(): Promise<void> {
  // Fonts are asked for when something is laid out in them.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/**
 * True once everything of `name` is on the page: its sections, their fonts and pictures. The document
 * shows it as well, with the ids of the drawn sections, for printing from outside the page.
 * `settle` runs once all that has a size is there, and completes what depends on it.
 */
export function useReady(name: string, settle: () => void): boolean {
  const [ready, setReady] = useState("");
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset["reportReady"];
    let isOver = false;
    const wait = async (): Promise<void> => {
      await fontsThere();
      await imagesThere();
      await fontsThere();
      if (isOver) return;
      latest.current();
      const drawn = [...document.querySelectorAll<HTMLElement>("[data-section]")].map(
        (each) => each.dataset["section"],
      );
      dataset["reportReady"] = drawn.join(" ");
      setReady(name);
    };
    void wait();
    return () => {
      isOver = true;
    };
  }, [name]);
  return ready === name;
}

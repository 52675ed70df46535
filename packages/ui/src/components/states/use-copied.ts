import { useEffect, useState } from "react";

/** Milliseconds the notice stays (docs/specification.md section 9). */
const shownFor = 2000;

interface Copied {
  readonly copied: boolean;
  readonly copy: (text: string) => void;
  /** What else was written to the clipboard: told when it is there. */
  readonly note: (written: Promise<unknown>) => void;
}

/** Writes to the clipboard and tells for two seconds that it did; a refusal changes nothing. */
export function useCopied(): Copied {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), shownFor);
    return () => clearTimeout(timer);
  }, [count]);
  const note = (written: Promise<unknown>) => {
    written.then(
      () => setCount((before) => before + 1),
      () => setCount(0),
    );
  };
  return { copied: count > 0, copy: (text) => note(navigator.clipboard.writeText(text)), note };
}

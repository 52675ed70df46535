import { useEffect, useState } from "react";

/** Milliseconds the notice stays (specification, section 9). */
const shownFor = 2000;

interface Copied {
  readonly copied: boolean;
  readonly copy: (text: string) => void;
}

/** Writes to the clipboard and tells for two seconds that it did; a refusal changes nothing. */
export function useCopied(): Copied {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return undefined;
    const timer = setTimeout(() => setCount(0), shownFor);
    return () => clearTimeout(timer);
  }, [count]);
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCount((before) => before + 1),
      () => setCount(0),
    );
  };
  return { copied: count > 0, copy };
}

import { useEffect, useState } from "react";

/** Titles of industry codes. They come after the page: their tables are larger than it. */
export type CodeTitles = typeof import("@paygauge/analysis/industry/industries");

/** undefined until they are there; without them codes stand alone. */
export function useCodeTitles(): CodeTitles | undefined {
  const [titles, setTitles] = useState<CodeTitles>();
  useEffect(() => {
    let isGone = false;
    void (async () => {
      try {
        const loaded = await import("@paygauge/analysis/industry/industries");
        if (!isGone) setTitles(loaded);
      } catch {
        // Codes can be edited without their titles; the next opening asks again.
      }
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return titles;
}

import { useEffect, useRef } from "react";

/** Asks for rows again when the job was published or undone: what a connection opens has changed then. */
export function useReloadAfter(publication: number | undefined, reload: () => void): void {
  const before = useRef(publication);
  useEffect(() => {
    if (before.current === publication) return;
    const isFirst = before.current === undefined;
    before.current = publication;
    if (!isFirst) reload();
  }, [publication, reload]);
}

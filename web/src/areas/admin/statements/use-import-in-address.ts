import { useSearchParams } from "wouter";

/** The import that the address names, so that a reload comes back to it. */
export function useImportInAddress(): readonly [string | null, (importId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const goTo = (importId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (importId === null) next.delete("import");
        else next.set("import", importId);
        return next;
      },
      { replace: true },
    );
  return [params.get("import"), goTo];
}

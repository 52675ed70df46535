import { useCallback, useMemo, useState, type ReactNode } from "react";
import { CaveatContext } from "../../../state/caveat.tsx";
import { CaveatLine } from "./caveat-line.tsx";

type Named = readonly { readonly id: string; readonly short: string }[];

/** Lists the caveats that its children declare in one line above them. */
export function Caveats({ children }: { readonly children: ReactNode }) {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [named, setNamed] = useState<Named>([]);
  const add = useCallback((id: string, short: string) => {
    setNamed((all) => [...all, { id, short }]);
    return () => setNamed((all) => all.filter((each) => each.id !== id));
  }, []);
  const place = useMemo(() => ({ list, add }), [list, add]);
  return (
    <CaveatContext value={place}>
      <CaveatLine names={named.map(({ short }) => short)} listRef={setList} />
      {children}
    </CaveatContext>
  );
}

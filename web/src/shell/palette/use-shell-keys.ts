import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { overlayAtom } from "../../state/overlay.ts";
import { useGuard } from "../../state/permissions.ts";
import { makeKeyReader } from "./jumps.ts";

/** The keys that work everywhere. */
export function useShellKeys(): void {
  const show = useSetAtom(overlayAtom);
  const [, go] = useLocation();
  const { opens } = useGuard();
  useEffect(() => {
    const read = makeKeyReader();
    const listen = (event: KeyboardEvent) =>
      read(event, { palette: () => show("palette"), shortcuts: () => show("shortcuts"), go, opens });
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [show, go, opens]);
}

import { lazy, Suspense, useEffect, useState } from "react";
import type { ComponentType } from "react";
import type { ModalFrameProps } from "./modal-props.ts";

let loaded: ComponentType<ModalFrameProps> | undefined;
const fetched = async () => {
  const part = await import("./modal-content.tsx");
  loaded = part.default;
  return part;
};
const Late = lazy(fetched);
const newPart = () => ({ Content: loaded ?? Late });

/**
 * What dialogs and drawers share. Its part comes once the page that has one is drawn, not before: no one meets a dialog
 * at once, and one that says that nothing answers has to be here by then.
 */
export function ModalFrame(props: ModalFrameProps) {
  const [part, setPart] = useState<ReturnType<typeof newPart> | null>(null);
  useEffect(() => {
    // A part that does not come is said where it is drawn.
    void fetched().catch(() => undefined);
  }, []);
  if (props.open && part === null) setPart(newPart());
  return (
    part !== null && (
      <Suspense>
        <part.Content {...props} />
      </Suspense>
    )
  );
}

import { ModalFrame } from "./modal-frame.tsx";
import type { ModalFrameProps } from "./modal-props.ts";

export type DrawerProps = Omit<ModalFrameProps, "placeClass" | "role"> & {
  readonly side?: "left" | "right" | "bottom";
};

const places = {
  left: "inset-y-0 start-0 w-[min(320px,calc(100vw-40px))]",
  right: "inset-y-0 end-0 w-[min(440px,100vw)]",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-dialog",
} as const;

/** A panel at an edge of the screen; `bottom` is the sheet of narrow screens. */
export function Drawer({ side = "right", ...rest }: DrawerProps) {
  return <ModalFrame {...rest} placeClass={places[side]} />;
}

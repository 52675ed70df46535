import type { Preview } from "../../preview-type.ts";
import { DemoMark } from "./demo-mark.tsx";

export const previews: Preview[] = [
  {
    component: "DemoMark",
    state: "behind a figure",
    render: () => (
      <p>
        £7.4m
        <DemoMark />
      </p>
    ),
  },
];

import type { Preview } from "../../preview-type.ts";
import { ProgressBar } from "./progress-bar.tsx";
import { Stepper } from "./stepper.tsx";

export const previews: Preview[] = [
  {
    component: "ProgressBar",
    state: "part, done, failed",
    render: () => (
      <div className="flex max-w-md flex-col gap-3">
        <ProgressBar label="Upload" value={6.2} max={10.7} amount="6.2 of 10.7 MB" />
        <ProgressBar label="Match" value={12486} max={12486} amount="12,486 of 12,486 rows" tone="success" />
        <ProgressBar label="Score" value={340} max={12486} amount="340 of 12,486 suppliers" tone="danger" />
      </div>
    ),
  },
  {
    component: "Stepper",
    state: "four steps",
    render: () => (
      <Stepper
        label="New job"
        steps={[
          { key: "base", label: "Base", state: "done", onOpen: () => undefined },
          { key: "file", label: "File", state: "failed", note: "No header row" },
          { key: "map", label: "Map", state: "current" },
          { key: "check", label: "Check", state: "todo" },
        ]}
      />
    ),
  },
];

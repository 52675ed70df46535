import type { Preview } from "../../preview-type.ts";
import { Skeleton } from "./skeleton.tsx";

export const previews: Preview[] = [
  { component: "Skeleton", state: "table", render: () => <Skeleton kind="table" columns={6} rows={4} /> },
  { component: "Skeleton", state: "form", render: () => <Skeleton kind="form" fields={2} /> },
  { component: "Skeleton", state: "chart", render: () => <Skeleton kind="chart" height={120} /> },
];

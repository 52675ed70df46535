import type { Preview } from "../../preview-type.ts";
import { PageShape, pageShapeKinds } from "./page-shape.tsx";
import { Skeleton } from "./skeleton.tsx";

export const previews: Preview[] = [
  { component: "Skeleton", state: "table", render: () => <Skeleton kind="table" columns={6} rows={4} /> },
  { component: "Skeleton", state: "form", render: () => <Skeleton kind="form" fields={2} /> },
  { component: "Skeleton", state: "figures", render: () => <Skeleton kind="figures" cells={4} /> },
  { component: "Skeleton", state: "chart", render: () => <Skeleton kind="chart" height={120} /> },
  ...pageShapeKinds.map((kind): Preview => ({
    component: "PageShape",
    state: kind,
    render: () => (
      <div style={{ height: 240 }}>
        <PageShape kind={kind} />
      </div>
    ),
  })),
];

import type { ReactNode } from "react";

/** One named state of one component, shown in the gallery and rendered by tests. */
export interface Preview {
  readonly component: string;
  readonly state: string;
  readonly render: () => ReactNode;
}

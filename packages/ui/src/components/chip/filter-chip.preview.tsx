import type { Preview } from "../../preview-type.ts";
import { FilterChip } from "./filter-chip.tsx";

export const previews: Preview[] = [
  {
    component: "FilterChip",
    state: "fixed and editable",
    render: () => (
      <div className="flex flex-wrap gap-2">
        <FilterChip field="Spend" words="greater than or equal 100,000" onRemove={() => undefined} />
        <FilterChip field="Country" words="equal GBR, FRA, +4" onRemove={() => undefined} onEdit={() => undefined} />
      </div>
    ),
  },
];

import type { Preview } from "../../preview-type.ts";
import { Badge } from "../badge/badge.tsx";
import { FactList } from "./fact-list.tsx";

export const previews: Preview[] = [
  {
    component: "FactList",
    state: "of a person",
    render: () => (
      <FactList
        facts={[
          ["Name", "Sasha Sysadmin"],
          ["Email", "sasha.sysadmin@example.org"],
          ["Left out, as it says nothing", null],
          ["State", <Badge key="state">Active</Badge>],
        ]}
      />
    ),
  },
];

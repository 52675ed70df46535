import type { Preview } from "../preview-type.ts";
import { ViewMenu } from "./view-menu.tsx";
import type { GridView, ViewMenuProps } from "./view-menu.tsx";

const view = (id: string, name: string, more: Partial<GridView> = {}): GridView => ({
  id,
  name,
  sharedWith: undefined,
  isOwn: true,
  isDefault: false,
  ...more,
});
const views = [
  view("1", "High STP, unmatched", { isDefault: true }),
  view("2", "Large and paid by cheque"),
  view("3", "Ready for the campaign", { isOwn: false, sharedWith: "Harbour Payments" }),
];
const nothing = () => undefined;
const shared: Omit<ViewMenuProps, "current" | "changed"> = {
  views,
  canSave: true,
  onChoose: nothing,
  onSave: nothing,
  onSaveAs: nothing,
  onRename: nothing,
  onDelete: nothing,
  onDefault: nothing,
};

export const previews: Preview[] = [
  {
    component: "ViewMenu",
    state: "as designed, chosen, changed",
    render: () => (
      <div className="flex flex-wrap gap-3">
        <ViewMenu {...shared} current={undefined} changed={false} />
        <ViewMenu {...shared} current={views[0]} changed={false} />
        <ViewMenu {...shared} current={views[0]} changed />
      </div>
    ),
  },
];

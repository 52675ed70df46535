import type { Preview } from "../preview-type.ts";
import { useState } from "react";
import { Button } from "../components/button/button.tsx";
import { ViewDialog } from "./view-dialog.tsx";
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

function DialogPreview() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save a view</Button>
      {open && (
        <ViewDialog
          title="Save as a new view"
          start={{ name: "", sharedWith: undefined }}
          options={[{ value: "harbour", label: "Harbour Payments" }]}
          submitting={false}
          problem={undefined}
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const previews: Preview[] = [
  { component: "ViewDialog", state: "closed", render: () => <DialogPreview /> },
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

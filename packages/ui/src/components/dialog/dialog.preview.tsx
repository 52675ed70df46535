import { useState } from "react";
import type { Preview } from "../../preview-type.ts";
import { Button } from "../button/button.tsx";
import { ConfirmDialog, Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";

function ConfirmPreview() {
  const [open, setOpen] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the question</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Stop the queue service?"
        description="Commands in progress finish first; 1,204 stay queued."
        submitting={submitting}
        onConfirm={() => setSubmitting(true)}
        danger
      />
    </>
  );
}

function DialogPreview() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="A new version is there"
        description="It is loaded in 60 seconds."
        footer={<Button onClick={() => setOpen(false)}>Don&apos;t refresh</Button>}
      />
    </>
  );
}

function DrawerPreview() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the drawer</Button>
      <Drawer open={open} onOpenChange={setOpen} title="Aldgate Facilities Ltd">
        <p>7349 Cleaning, matched.</p>
      </Drawer>
    </>
  );
}

export const previews: Preview[] = [
  { component: "ConfirmDialog", state: "closed", render: () => <ConfirmPreview /> },
  { component: "Dialog", state: "closed", render: () => <DialogPreview /> },
  { component: "Drawer", state: "closed", render: () => <DrawerPreview /> },
];

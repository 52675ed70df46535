import { DropdownMenu, IconButton, type MenuItem } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { callHref } from "../../data/call-api.ts";
import { useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { ownerOptions, type Documents, type ListedDocument } from "./owner-options.ts";
import { RenameDialog } from "./rename-dialog.tsx";

interface DocumentMenuProps {
  readonly data: Documents;
  readonly document: ListedDocument;
  readonly onReplace: () => void;
  readonly onChanged: () => void;
}

/** What can be done with a document. Help pages belong to the product: they can be deleted, and nothing else. */
export function DocumentMenu({ data, document, onReplace, onChanged }: DocumentMenuProps) {
  const words = useTranslations("chatDocuments.list");
  const mayChange = useMayChange();
  const [open, setOpen] = useState<"rename" | "move" | "delete" | null>(null);
  const isHelp = document.added_by === null;
  const isManaged = document.issuer_id !== null || data.manages_everyone;
  const canMove = ownerOptions(data, "").length > 1;
  const change = (key: string, label: string, onSelect: () => void): MenuItem => ({
    key,
    label,
    onSelect,
    disabled: !mayChange || !isManaged,
  });
  const items: MenuItem[] = [
    ...(isHelp
      ? []
      : [
          {
            key: "download",
            label: words("download"),
            href: callHref("chatDocumentFile", { params: { documentId: document.id } }),
          },
          change("rename", words("rename"), () => setOpen("rename")),
          ...(canMove ? [change("move", words("visibility"), () => setOpen("move"))] : []),
          change("replace", words("replace"), onReplace),
        ]),
    { ...change("delete", words("delete"), () => setOpen("delete")), danger: true },
  ];
  const dialog = { document, onClose: () => setOpen(null), onChanged };
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <IconButton
            label={words("actions", { name: document.name })}
            icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
          />
        }
        groups={[{ key: "document", items }]}
      />
      {open === "rename" && <RenameDialog {...dialog} />}
      {open === "move" && <MoveDialog {...dialog} data={data} />}
      {open === "delete" && <DeleteDialog {...dialog} />}
    </>
  );
}

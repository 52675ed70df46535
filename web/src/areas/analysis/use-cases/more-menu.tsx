import { Button, ConfirmDialog, DropdownMenu } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { Job } from "@paygauge/api-types/entities/jobs";
import type { UseCase } from "@paygauge/api-types/entities/use-cases";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import type { UseCaseChange } from "./use-case-writing.ts";

// Only who opens them needs them.
const SaveUseCaseDialog = lazy(async () => ({
  default: (await import("./save-use-case-dialog.tsx")).SaveUseCaseDialog,
}));
const RenameDialog = lazy(async () => ({ default: (await import("./rename-dialog.tsx")).RenameDialog }));

interface MoreMenuProps {
  readonly job: Job;
  readonly found: UseCase;
  readonly write: (change: UseCaseChange) => Promise<boolean>;
  readonly pending: boolean;
}

/** What is done with a use case now and then. */
export function MoreMenu({ job, found, write, pending }: MoreMenuProps) {
  const words = useTranslations("useCases.page");
  const [open, setOpen] = useState<"copy" | "rename" | "delete" | null>(null);
  const close = () => setOpen(null);
  const item = (key: "copy" | "rename" | "delete") => ({ key, label: words(key), onSelect: () => setOpen(key) });
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button
            aria-label={words("more")}
            className="pointer-coarse:min-w-11"
            icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
          />
        }
        groups={[
          { key: "more", items: [item("rename"), item("copy")] },
          { key: "delete", items: [item("delete")] },
        ]}
      />
      <Suspense fallback={null}>
        {open === "copy" && (
          <SaveUseCaseDialog
            job={job}
            from={{
              method: found.method,
              criteria: found.criteria,
              typed: found.typed,
              name: words("copyOf", { name: found.name }),
            }}
            onClose={close}
          />
        )}
        {open === "rename" && <RenameDialog {...{ found, write, pending }} onClose={close} />}
      </Suspense>
      {open === "delete" && <DeleteDialog {...{ job, found }} onClose={close} />}
    </>
  );
}

function DeleteDialog({
  job,
  found,
  onClose,
}: Pick<MoreMenuProps, "job" | "found"> & { readonly onClose: () => void }) {
  const words = useTranslations("useCases.page");
  const [, navigate] = useLocation();
  const { run, pending } = useAction("deleteUseCase", { operation: words("deleteOperation") });
  const remove = async () => {
    const outcome = await run({ params: { jobId: job.id, useCaseId: found.useCaseId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("jobUseCases", { jobId: job.id }));
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words("deleteOf", { name: found.name })}
      description={words("deleteIntro", { count: found.totals.suppliers })}
      confirmLabel={words("delete")}
      cancelLabel={words("cancel")}
      submitting={pending}
      onOpenChange={onClose}
      onConfirm={() => void remove()}
    >
      {null}
    </ConfirmDialog>
  );
}

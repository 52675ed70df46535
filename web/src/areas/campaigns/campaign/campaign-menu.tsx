import { Button, ConfirmDialog, DropdownMenu, type MenuItem } from "@paygauge/ui";
import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useAction } from "../../../data/use-action.ts";
import { useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { useCampaignView } from "./campaign-view.ts";

// Only who changes the stage needs it.
const StageDialog = lazy(async () => ({ default: (await import("./stage-dialog.tsx")).StageDialog }));
const CalendarDialog = lazy(async () => ({ default: (await import("./calendar-dialog.tsx")).CalendarDialog }));
const ImportDialog = lazy(async () => ({ default: (await import("../files/import-dialog.tsx")).ImportDialog }));

/** What is done with a campaign now and then. */
export function CampaignMenu() {
  const words = useTranslations("campaigns.page");
  const files = useTranslations("campaigns.files");
  const mails = useTranslations("campaigns.mails.calendar");
  const { job, found } = useCampaignView();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<"Active" | "Completed" | "delete" | "import" | "calendar" | null>(null);
  const { campaignWorkflowId, stage, route } = found.campaign;
  const isExternal = route === "External";
  const settings: MenuItem = {
    key: "settings",
    label: words("settings"),
    onSelect: () => navigate(linkTo("jobCampaignCreate", { jobId: job.id, campaignWorkflowId })),
  };
  const complete: MenuItem = { key: "complete", label: words("complete"), onSelect: () => setOpen("Completed") };
  const reopen: MenuItem = { key: "reopen", label: words("reopen"), onSelect: () => setOpen("Active") };
  const remove: MenuItem = { key: "delete", label: words("delete"), onSelect: () => setOpen("delete") };
  const importFile: MenuItem = {
    key: "import",
    label: files(isExternal ? "openAgain" : "openContacts"),
    onSelect: () => setOpen("import"),
  };
  const calendar: MenuItem = {
    key: "calendar",
    label: mails("title"),
    onSelect: () => setOpen("calendar"),
  };
  const own = [
    ...(isExternal ? [] : [settings]),
    importFile,
    calendar,
    ...(isExternal || stage !== "Active" ? [] : [complete]),
    ...(isExternal || stage !== "Completed" ? [] : [reopen]),
  ];
  const groups = [
    { key: "own", items: own },
    { key: "delete", items: isExternal || stage === "Pending" ? [remove] : [] },
  ].filter(({ items }) => items.length > 0);
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
        groups={groups}
      />
      <Suspense fallback={null}>
        {(open === "Active" || open === "Completed") && <StageDialog to={open} onClose={() => setOpen(null)} />}
        {open === "calendar" && <CalendarDialog onClose={() => setOpen(null)} />}
        {open === "import" && <ImportFile onClose={() => setOpen(null)} />}
      </Suspense>
      {open === "delete" && <DeleteDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/** Contacts of the suppliers, or a newer file of an imported campaign. */
function ImportFile({ onClose }: { readonly onClose: () => void }) {
  const { job, found, reload } = useCampaignView();
  const { campaign } = found;
  return (
    <ImportDialog
      job={job}
      kind={campaign.route === "External" ? "external" : "contacts"}
      campaign={campaign}
      onClose={onClose}
      onKept={() => {
        onClose();
        reload();
      }}
    />
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.page");
  const { job, found } = useCampaignView();
  const [, navigate] = useLocation();
  const { run, pending } = useAction("deleteCampaign", { operation: words("deleteOperation") });
  const { campaignWorkflowId, name } = found.campaign;
  const remove = async () => {
    const outcome = await run({ params: { jobId: job.id, campaignWorkflowId } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(linkTo("jobCampaigns", { jobId: job.id }));
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words("deleteOf", { name })}
      description={words("deleteIntro", { count: found.counters.Total.suppliers })}
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

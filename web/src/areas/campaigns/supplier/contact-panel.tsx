import { Avatar, buttonStyle, Button, ConfirmDialog, Panel } from "@paygauge/ui";
import { Mail, Phone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CampaignContact } from "@paygauge/api-types/entities/campaign-suppliers";
import { useAction } from "../../../data/use-action.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { isOutcome } from "@paygauge/api-types/campaigns/campaign-rules";
import { useNextWords } from "../words/next-line.tsx";
import { telOf } from "../words/tel-of.ts";
import { useCampaignWords } from "../words/use-campaign-words.ts";
import { useSupplierView } from "./supplier-view.ts";

// Only who changes them needs them.
const ContactDialog = lazy(async () => ({ default: (await import("./contact-dialog.tsx")).ContactDialog }));
const NextDialog = lazy(async () => ({ default: (await import("./next-dialog.tsx")).NextDialog }));

const tones = { plain: "text-text-2", due: "font-semibold", late: "font-medium text-warning" } as const;

/** What comes next, and with whom. */
export function ContactPanel() {
  const words = useTranslations("campaigns.supplier");
  const { supplier, mayRun } = useSupplierView();
  const [open, setOpen] = useState<"contact" | "next" | "erase" | null>(null);
  const close = () => setOpen(null);
  const { contact, member } = supplier;
  return (
    <div className="flex min-w-0 flex-col gap-3.5">
      {!isOutcome(member.status) && <NextPanel onMove={() => setOpen("next")} />}
      <Panel
        title={words("contact")}
        actions={
          mayRun && (
            <>
              {contact !== null && (
                <Button size="sm" variant="quiet" onClick={() => setOpen("erase")}>
                  {words("erase")}
                </Button>
              )}
              <Button size="sm" variant="quiet" onClick={() => setOpen("contact")}>
                {words(contact === null ? "addContact" : "edit")}
              </Button>
            </>
          )
        }
      >
        {contact === null ? <NoContact /> : <ContactDrawn contact={contact} />}
      </Panel>
      <Suspense fallback={null}>
        {open === "contact" && <ContactDialog onClose={close} />}
        {open === "next" && <NextDialog onClose={close} />}
      </Suspense>
      {open === "erase" && <EraseDialog onClose={close} />}
    </div>
  );
}

function NextPanel({ onMove }: { readonly onMove: () => void }) {
  const words = useTranslations("campaigns.supplier");
  const next = useNextWords();
  const { supplier, mayWork } = useSupplierView();
  const { text, tone, icon: Icon } = next(supplier.member);
  return (
    <section aria-label={words("next")} className="rounded-card border border-accent bg-accent-subtle px-4 py-3">
      <div className="flex items-start gap-2">
        <Icon aria-hidden size={16} strokeWidth={1.6} className="mt-0.5 shrink-0 text-accent-text" />
        <p className={`min-w-0 grow text-body ${tones[tone]}`}>{text}</p>
        {mayWork && (
          <Button size="sm" variant="quiet" onClick={onMove}>
            {words("move")}
          </Button>
        )}
      </div>
      {supplier.note !== null && supplier.note !== "" && <p className="mt-1 ps-6 text-data">{supplier.note}</p>}
    </section>
  );
}

function NoContact() {
  const words = useTranslations("campaigns.supplier");
  const { supplier, mayRun } = useSupplierView();
  const { contact } = supplier.member;
  if (!mayRun && contact !== "none") return <p className="text-data text-text-2">{words("contactHidden")}</p>;
  return <p className="text-data text-text-2">{words(contact === "erased" ? "contactErased" : "contactNone")}</p>;
}

/** Initials are of the first and the last word. */
function personOf(name: string) {
  const words = name.trim().split(/\s+/);
  return { givenName: words[0], surname: words.length > 1 ? words.at(-1) : undefined, username: name };
}

function ContactDrawn({ contact }: { readonly contact: CampaignContact }) {
  const words = useTranslations("campaigns.supplier");
  const say = useCampaignWords();
  const formats = useFormats();
  const tel = telOf(contact.phone);
  const verified =
    contact.isVerified && contact.verifiedOn !== null
      ? words("verified", { day: say.day(contact.verifiedOn) })
      : words("unverified");
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar person={personOf(contact.name)} />
        <div className="min-w-0">
          <p className="text-data font-semibold wrap-anywhere">{contact.name}</p>
          <p className={`text-label ${contact.isVerified ? "text-text-2" : "text-warning"}`}>
            {[contact.role, verified].filter((each) => each !== "").join(", ")}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {tel !== null && (
          <a
            href={tel}
            className={buttonStyle({ className: "grow max-sm:h-11" })}
            aria-label={words("callContact", { phone: contact.phone })}
          >
            <Phone aria-hidden size={16} strokeWidth={1.6} />
            {contact.phone}
          </a>
        )}
        {contact.mail !== "" && (
          <a
            href={`mailto:${contact.mail}`}
            className={buttonStyle({ className: "grow max-sm:h-11" })}
            aria-label={words("writeContact", { mail: contact.mail })}
          >
            <Mail aria-hidden size={16} strokeWidth={1.6} />
            {words("write")}
          </a>
        )}
      </div>
      {contact.mail !== "" && <p className="text-label wrap-anywhere text-text-2">{contact.mail}</p>}
      <p className="text-label text-text-2">
        {words(`source.${contact.source}`, { name: contact.sourceName, day: formats.day(contact.on) })}
      </p>
    </div>
  );
}

function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useTranslations("campaigns.supplier");
  const { params, reload } = useSupplierView();
  const { run, pending } = useAction("eraseCampaignContact", { operation: words("eraseOperation") });
  const erase = async () => {
    const outcome = await run({ params });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    reload();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words("eraseTitle")}
      description={words("eraseText")}
      confirmLabel={words("eraseAct")}
      cancelLabel={words("cancel")}
      submitting={pending}
      onOpenChange={onClose}
      onConfirm={() => void erase()}
    >
      {null}
    </ConfirmDialog>
  );
}

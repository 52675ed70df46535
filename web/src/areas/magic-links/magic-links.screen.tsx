import { Button, PageHeader } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { callParts } from "../../data/call-parts.derived.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { lazyWithTexts } from "../../texts/catalogue.ts";
import { LinksGrid } from "./links-grid.tsx";
import { StateCounts } from "./state-counts.tsx";

const FromAccount = lazyWithTexts(() => import("./from-account.tsx"), callParts.linkedAccounts);
const LinkPanel = lazy(async () => ({ default: (await import("./link-panel.tsx")).LinkPanel }));
const ShownOnce = lazy(async () => ({ default: (await import("./shown-once.tsx")).ShownOnce }));
const NewLinkDialog = lazy(async () => ({ default: (await import("./new-link-dialog.tsx")).NewLinkDialog }));

/** Links by which files arrive without an account: their states, and one with its timeline next to the list. */
export default function MagicLinksScreen() {
  const mayChange = useMayChange();
  const [open, setOpen] = useAddressPart("link");
  const [isNew, setNew] = useAddressPart("new");
  const showMade = useShowMade();
  const [address, setAddress] = useState("");
  const [changes, setChanges] = useState(0);
  const counts = useCall("magicLinkCounts", {});
  const changed = () => {
    counts.reload();
    setChanges((before) => before + 1);
  };
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <ScreenHead onNew={() => setNew("1")} mayChange={mayChange} />
      <div className="flex flex-col gap-3 p-5 pt-4 max-lg:p-4">
        <AccountOffer />
        <StateCounts counts={counts.data} />
      </div>
      <div className="flex min-h-0 grow border-t border-line max-lg:flex-col">
        <LinksGrid changes={changes} shown={open} onShow={setOpen} />
        {open !== null && (
          <Suspense fallback={null}>
            <LinkPanel
              key={open}
              magicLinkId={open}
              onClose={() => setOpen(null)}
              onChanged={changed}
              onAddress={setAddress}
            />
          </Suspense>
        )}
      </div>
      {isNew !== null && mayChange && (
        <Suspense fallback={null}>
          <NewLinkDialog
            onClose={() => setNew(null)}
            onMade={(made) => {
              changed();
              showMade(made.id);
              setAddress(made.address);
            }}
          />
        </Suspense>
      )}
      {address !== "" && (
        <Suspense fallback={null}>
          <ShownOnce address={address} onClose={() => setAddress("")} />
        </Suspense>
      )}
    </div>
  );
}

/** Linking by mail, for those who may link accounts. */
function AccountOffer() {
  const sees = useMay("IntegrationPlatformLinkedAccounts_VIEW");
  const edits = useMay("IntegrationPlatformLinkedAccounts_CRUD");
  if (!sees || !edits) return null;
  return (
    <Suspense fallback={null}>
      <FromAccount />
    </Suspense>
  );
}

interface ScreenHeadProps {
  readonly mayChange: boolean;
  readonly onNew: () => void;
}

function ScreenHead({ mayChange, onNew }: ScreenHeadProps) {
  const words = useTranslations("magicLinks");
  const title = usePageNames().title("magicLinks");
  return (
    <PageHeader
      title={title}
      facts={words("facts")}
      actions={
        <Button variant="primary" disabled={!mayChange} onClick={onNew}>
          <Plus aria-hidden size={16} strokeWidth={1.6} />
          {words("create")}
        </Button>
      }
    />
  );
}

/** Closes the form and opens the new link in one step of the address. */
function useShowMade(): (magicLinkId: string) => void {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (magicLinkId) => {
    const params = new URLSearchParams(search);
    params.delete("new");
    params.set("link", magicLinkId);
    navigate(`${path}?${params.toString()}`, { replace: true });
  };
}

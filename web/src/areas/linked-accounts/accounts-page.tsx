import { Button, PageHeader } from "@paygauge/ui";
import { Link, RefreshCw } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { LinkProvider } from "@paygauge/api-types/entities/linked-accounts";
import { useAction } from "../../data/use-action.ts";
import { useAddressPart } from "../../data/use-address-part.ts";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { usePageNames } from "../../state/language.ts";
import { useMay } from "../../state/permissions.ts";
import { useMayChange } from "../../state/system.ts";
import { AccountsGrid } from "./accounts-grid.tsx";
import { ProviderNotice } from "./provider-notice.tsx";
import { StatusCounts } from "./status-counts.tsx";

const AccountPanel = lazy(async () => ({ default: (await import("./account-panel.tsx")).AccountPanel }));
const PageReady = lazy(async () => ({ default: (await import("./page-ready.tsx")).PageReady }));
const NewAccountDialog = lazy(async () => ({ default: (await import("./new-account-dialog.tsx")).NewAccountDialog }));

interface AccountsPageProps {
  readonly page: "integrationPlatformLinkedAccounts" | "mergeLinkedAccounts";
  /** The one provider whose accounts are listed; null: every one. */
  readonly only: LinkProvider | null;
}

/** The list of linked accounts with the one that is open next to it. */
export function AccountsPage({ page, only }: AccountsPageProps) {
  const [open, setOpen] = useAddressPart("account");
  const [isNew, setNew] = useAddressPart("new");
  const [address, setAddress] = useState("");
  const [changes, setChanges] = useState(0);
  const state = useCall("linkedAccountsState", {});
  const { reload } = state;
  const changed = useCallback(() => {
    reload();
    setChanges((before) => before + 1);
  }, [reload]);
  const refresh = useRefresh(changed);
  const isEditor = useMay("IntegrationPlatformLinkedAccounts_CRUD");
  const mayChange = useMayChange();
  const mayEdit = isEditor && mayChange;
  return (
    <div className="flex min-h-full flex-col roomy:h-full">
      <Head page={page} only={only} refresh={refresh} mayEdit={mayEdit} onNew={() => setNew("1")} />
      <ProviderNotice modes={state.data?.providers} only={only} />
      <div className="p-5 pt-4 max-lg:p-4">
        <StatusCounts page={page} counts={state.data?.counts} only={only} />
      </div>
      <div className="flex min-h-0 grow border-t border-line max-lg:flex-col">
        <AccountsGrid only={only} changes={changes} shown={open} onShow={setOpen} />
        {open !== null && (
          <Suspense fallback={null}>
            <AccountPanel
              key={open}
              linkedAccountId={open}
              mayEdit={mayEdit}
              onClose={() => setOpen(null)}
              onChanged={changed}
              onAddress={setAddress}
            />
          </Suspense>
        )}
      </div>
      {isNew !== null && mayEdit && (
        <Suspense fallback={null}>
          <NewAccountDialog
            issuers={state.data?.issuers}
            only={only}
            prefersMail={isNew === "mail"}
            onClose={() => setNew(null)}
            onMade={(made) => {
              setNew(null);
              changed();
              setAddress(made.address);
            }}
          />
        </Suspense>
      )}
      {address !== "" && (
        <Suspense fallback={null}>
          <PageReady address={address} onClose={() => setAddress("")} />
        </Suspense>
      )}
    </div>
  );
}

/** Asks the providers for the statuses: when the page opens, and at the button. */
function useRefresh(changed: () => void): { readonly ask: () => void; readonly pending: boolean } {
  const operation = useTranslations("linkedAccounts")("refresh");
  const { run, pending } = useAction("refreshLinkedAccounts", { operation });
  const ask = useCallback(() => {
    void run({}).then((outcome) => {
      if (outcome?.ok === true) changed();
    });
  }, [run, changed]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, [ask]);
  return { ask, pending };
}

interface HeadProps extends AccountsPageProps {
  readonly refresh: ReturnType<typeof useRefresh>;
  readonly mayEdit: boolean;
  readonly onNew: () => void;
}

function Head({ page, only, refresh, mayEdit, onNew }: HeadProps) {
  const words = useTranslations("linkedAccounts");
  const title = usePageNames().title(page);
  const icon = { "aria-hidden": true, size: 16, strokeWidth: 1.6 } as const;
  return (
    <PageHeader
      title={title}
      facts={words(only === null ? "facts" : "factsMerge")}
      actions={
        <>
          <Button pending={refresh.pending} icon={<RefreshCw {...icon} />} onClick={refresh.ask}>
            {words("refresh")}
          </Button>
          <Button variant="primary" disabled={!mayEdit} icon={<Link {...icon} />} onClick={onNew}>
            {words("create")}
          </Button>
        </>
      }
    />
  );
}

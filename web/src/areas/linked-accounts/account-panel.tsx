import { ErrorState, IconButton, MessageText, Skeleton } from "@paygauge/ui";
import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import type { LinkedAccountDetail } from "@paygauge/api-types/entities/linked-accounts";
import { problemView } from "../../data/grid-error.ts";
import { useCall } from "../../data/use-call.ts";
import { useFormats, useTranslations } from "../../state/formats.ts";
import { AccountActs } from "./account-acts.tsx";
import { AccountJobs } from "./account-jobs.tsx";
import { AccountSchedule } from "./account-schedule.tsx";
import { AccountToken } from "./account-token.tsx";
import { ModelRows } from "./model-rows.tsx";
import { StatusMark } from "./status-mark.tsx";

interface AccountPanelProps {
  readonly linkedAccountId: string;
  readonly mayEdit: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  /** A new address, which is shown once. */
  readonly onAddress: (address: string) => void;
}

/** How often an account is asked about: while it is being read, and otherwise. */
const pollMs = (account: LinkedAccountDetail | undefined) => (account?.sync.state === "running" ? 1500 : 15_000);

/** One account next to the list: its status, its data, what happened, and what can be done. */
export function AccountPanel({ linkedAccountId, mayEdit, onClose, onChanged, onAddress }: AccountPanelProps) {
  const words = useTranslations("linkedAccounts.panel");
  const panel = useRef<HTMLElement>(null);
  useEscape(panel, onClose);
  const { data, problem, reload, refreshing } = useCall("linkedAccount", { params: { linkedAccountId } }, { pollMs });
  useTold(data, onChanged);
  const changed = () => {
    reload();
    onChanged();
  };
  const close = <IconButton size="sm" label={words("close")} icon={<X aria-hidden size={16} />} onClick={onClose} />;
  return (
    <aside
      ref={panel}
      aria-label={words("label")}
      className="flex w-104 shrink-0 flex-col gap-4 overflow-auto border-s border-line bg-surface px-5 py-4 max-lg:order-first max-lg:w-auto max-lg:border-s-0 max-lg:border-b max-lg:px-4"
    >
      {data === undefined ? (
        <>
          <div className="flex justify-end">{close}</div>
          {problem === undefined ? (
            <Skeleton kind="form" fields={4} />
          ) : (
            <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
          )}
        </>
      ) : (
        <>
          <PanelHead account={data} close={close} />
          <ModelRows account={data} />
          <AccountJobs account={data} mayEdit={mayEdit} />
          {mayEdit && <AccountToken account={data} onChanged={changed} />}
          {mayEdit && data.status !== "Deleted" && (
            <AccountActs account={data} onChanged={changed} onAddress={onAddress} />
          )}
          {mayEdit && data.status === "Linked" && (
            <AccountSchedule key={data.version} account={data} onChanged={changed} />
          )}
          <Activity account={data} />
          <Captured account={data} />
        </>
      )}
    </aside>
  );
}

/** The list is read again when status or reading change under the panel. */
function useTold(account: LinkedAccountDetail | undefined, onChanged: () => void): void {
  const told = account === undefined ? null : `${account.status} ${account.sync.state}`;
  const seen = useRef(told);
  useEffect(() => {
    if (told !== null && seen.current !== null && seen.current !== told) onChanged();
    if (told !== null) seen.current = told;
  }, [told, onChanged]);
}

/** Escape inside the panel closes it, unless a dialog of it took the key. */
function useEscape(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const { current } = panel;
    const hear = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    current?.addEventListener("keydown", hear);
    return () => current?.removeEventListener("keydown", hear);
  });
}

function PanelHead({ account, close }: { readonly account: LinkedAccountDetail; readonly close: ReactNode }) {
  const words = useTranslations("linkedAccounts.panel");
  const names = useTranslations("linkedAccounts");
  const { locale } = useFormats();
  const { provider, issuerName: issuer, email, status, reason, providerStatus, statusOn } = account;
  const system = account.integration === "" ? names("notChosen") : account.integration;
  const when =
    statusOn === null ? null : new Date(statusOn).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
  return (
    <header className="flex flex-col gap-1">
      <div className="flex items-start gap-2">
        <h2 className="min-w-0 grow text-section font-semibold wrap-anywhere">{account.buyerName}</h2>
        {close}
      </div>
      <p className="text-data">
        <StatusMark row={account} />
      </p>
      <p className="text-label text-text-2 wrap-anywhere">{words("facts", { system, provider, issuer, email })}</p>
      {providerStatus !== "" && (
        <p className="text-label text-text-2 wrap-anywhere">{words("raw", { provider, status: providerStatus })}</p>
      )}
      {when !== null && <p className="text-label text-text-2">{words("asked", { when })}</p>}
      {reason !== "" && <p className="text-data">{words("reason", { provider, reason })}</p>}
      {status === "Incomplete" && !account.hasToken && <p className="text-data">{words("incomplete")}</p>}
      {status === "RelinkNeeded" && <p className="rounded-card bg-warning-bg px-3 py-2 text-data">{words("relink")}</p>}
      {status === "Deleted" && <p className="text-data">{words("deleted")}</p>}
    </header>
  );
}

function Activity({ account }: { readonly account: LinkedAccountDetail }) {
  const words = useTranslations("linkedAccounts.panel");
  const { locale } = useFormats();
  return (
    <section>
      <h3 className="mb-1 text-label font-medium text-text-2">{words("activity")}</h3>
      {account.activity.length === 0 && <p className="text-data text-text-2">{words("nothing")}</p>}
      <ol className="flex flex-col gap-1.5">
        {account.activity.map(({ id, on, text }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3 text-data">
            <span className="min-w-0 wrap-anywhere">
              <MessageText message={text} />
            </span>
            <time dateTime={on} className="text-label text-text-2">
              {new Date(on).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The captured email where the outbox replaces a provider. */
function Captured({ account: { capturedMail } }: { readonly account: LinkedAccountDetail }) {
  const words = useTranslations("linkedAccounts.panel");
  if (capturedMail === null) return null;
  return (
    <details className="rounded-card border border-line bg-canvas px-3 py-2.5 text-data">
      <summary className="min-h-6 cursor-pointer">
        {words("captured")}{" "}
        <span className="rounded-control border border-dashed border-control px-1 text-label text-text-2">
          {words("testMode")}
        </span>
      </summary>
      <pre className="mt-2 font-sans whitespace-pre-wrap wrap-anywhere">{capturedMail}</pre>
    </details>
  );
}

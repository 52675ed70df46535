import { Button, TextLink } from "@paygauge/ui";
import { useLocation } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import type { LinkedAccountRow } from "@paygauge/api-types/entities/linked-accounts";
import type { PagedRequest } from "@paygauge/api-types/entities/paging";
import { openLinks } from "../../../data/open-links.ts";
import { useAction } from "../../../data/use-action.ts";
import { useCall } from "../../../data/use-call.ts";
import { useFormats, useTranslations } from "../../../state/formats.ts";
import { notifyDone } from "../../../state/notifications.ts";
import { draftHref } from "../drop/draft-href.ts";

const linked = {
  orderBy: "-lastSyncOn",
  filters: { filterItems: [{ propertyName: "status", itemComparisonOperator: "Equal", itemValue: "Linked" }] },
  pageNumber: 1,
  pageSize: 10,
} as const satisfies PagedRequest;

/** The buyer's own accounting system in place of a file, where an issuer's settings allow it. */
export default function FromAccount() {
  const words = useTranslations("create.account");
  const { locale } = useFormats();
  const { data: state } = useCall("linkedAccountsState", {});
  const { data: accounts } = useCall("linkedAccountsPage", { body: linked });
  const issuers = state?.issuers ?? [];
  const providers = openLinks(issuers, "any");
  if (providers.length === 0) return null;
  const offers = (account: LinkedAccountRow) =>
    issuers.some(
      ({ id, options }) => id === account.issuerId && options.some(({ provider }) => provider === account.provider),
    );
  const offered = (accounts?.collection ?? []).filter(offers);
  return (
    <section aria-label={words("title")} className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{words("title")}</h2>
      <p className="text-data">
        {words("text", { providers: new Intl.ListFormat(locale, { type: "disjunction" }).format(providers) })}{" "}
        <TextLink href={linkTo("integrationPlatformLinkedAccounts", undefined, { new: "1" })}>{words("link")}</TextLink>
      </p>
      {offered.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {offered.map((account) => (
            <Account key={account.id} account={account} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A linked account, whose rows become a draft; one that was never read is read on its own page first. */
function Account({ account }: { readonly account: LinkedAccountRow }) {
  const words = useTranslations("create.account");
  const { locale } = useFormats();
  const [, navigate] = useLocation();
  const { run, pending } = useAction("createLinkedJob", { operation: words("make") });
  const { id, buyerName, integration: system, provider, rows, lastSyncOn, syncState } = account;
  const make = async () => {
    const outcome = await run({ params: { linkedAccountId: id } });
    if (outcome?.ok !== true) return;
    notifyDone(outcome.answer.message);
    navigate(draftHref(outcome.answer.id, null));
  };
  const when = lastSyncOn === null ? "" : new Date(lastSyncOn).toLocaleString(locale, { dateStyle: "medium" });
  const isRead = lastSyncOn !== null && rows > 0 && syncState !== "running";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-[min(15rem,100%)] grow basis-0">
        <h3 className="text-body font-semibold wrap-anywhere">{buyerName}</h3>
        <p className="text-data text-text-2">
          {words("system", { system, provider })} {lastSyncOn !== null && words("rows", { rows, when })}
        </p>
      </div>
      {isRead ? (
        <Button pending={pending} onClick={() => void make()}>
          {words("make")}
        </Button>
      ) : (
        <TextLink href={linkTo("integrationPlatformLinkedAccounts", undefined, { account: id })}>
          {words("read")}
        </TextLink>
      )}
    </li>
  );
}

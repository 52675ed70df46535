import { Badge, AppLink, buttonStyle, ErrorState, PageHeader, useTexts } from "@paygauge/ui";
import { EmptyList } from "../../../data/empty/empty.tsx";
import { useAtomValue } from "jotai";
import { lazy, Suspense } from "react";
import { useLocation, useSearch } from "wouter";
import { limits } from "@paygauge/api-types/limits";
import { linkTo, sitemap, type PageId } from "@paygauge/api-types/sitemap";
import type { IssuerOption } from "@paygauge/api-types/entities/issuers";
import type { LedgerKind } from "@paygauge/api-types/entities/ledger";
import { problemView } from "../../../data/grid-error.ts";
import { callParts } from "../../../data/call-parts.derived.ts";
import { useCall } from "../../../data/use-call.ts";
import { bootAtom } from "../../../state/boot.ts";
import { useTranslations } from "../../../state/formats.ts";
import { OwnShape } from "../../../state/own-shape.tsx";
import { useGuard, useMay } from "../../../state/permissions.ts";
import { lazyWithTexts } from "../../../texts/catalogue.ts";
import { draftHref, draftParam } from "../drop/draft-href.ts";
import { guessIssuer } from "../drop/guess-issuer.ts";
import { Samples } from "../drop/samples.tsx";

// The reader of ledgers loads while the user looks for the file.
const BeforeFile = lazy(async () => ({ default: (await import("../drop/before-file.tsx")).BeforeFile }));
const DraftPage = lazy(async () => ({ default: (await import("../drop/draft-page.tsx")).DraftPage }));

const FromAccount = lazyWithTexts(() => import("./from-account.tsx"), callParts.linkedAccounts);

const kinds = [
  { kind: "base", page: "jobCreateBase" },
  { kind: "advanced", page: "jobCreateAdvanced" },
  { kind: "matchedDataOnly", page: "jobCreateMatchedDataOnly" },
] as const satisfies readonly { readonly kind: LedgerKind; readonly page: PageId }[];

/** A file makes the job: it is dropped and read, and the page asks for the facts that it leaves open. */
export default function NewJobScreen() {
  const words = useTranslations("create.choose");
  const { data: issuers, problem, reload, refreshing } = useCall("issuerOptions", {});
  if (issuers === undefined && problem === undefined) return <OwnShape />;
  return (
    // Around the heading too, which the shape has itself.
    <Suspense fallback={<OwnShape />}>
      <div className="flex min-h-full flex-col">
        <PageHeader title={words("title")} marks={<DraftMark />} />
        {issuers === undefined && problem !== undefined && (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
        {issuers?.length === 0 && <EmptyList list="jobIssuers" />}
        {issuers !== undefined && issuers.length > 0 && <NewJob issuers={issuers} />}
      </div>
    </Suspense>
  );
}

/** Shows that nothing is imported yet, and when the draft is deleted: files from a magic link stay until discarded. */
function DraftMark() {
  const words = useTranslations("create.drop");
  const draftId = new URLSearchParams(useSearch()).get(draftParam);
  const { data: job } = useCall("job", draftId === null ? null : { params: { jobId: draftId } });
  if (draftId === null) return null;
  const isOwn = job !== undefined && job.buyerId === job.id;
  return (
    <>
      <Badge>{words("draft")}</Badge>
      {isOwn && <span className="text-label text-text-2">{words("draftKept", { days: limits.draftsKeptDays })}</span>}
    </>
  );
}

function NewJob({ issuers }: { readonly issuers: readonly IssuerOption[] }) {
  const draftId = new URLSearchParams(useSearch()).get(draftParam);
  const [path, navigate] = useLocation();
  const { ask } = useGuard();
  const [seesAccounts, editsAccounts] = [
    useMay("IntegrationPlatformLinkedAccounts_VIEW"),
    useMay("IntegrationPlatformLinkedAccounts_CRUD"),
  ];
  const brand = useAtomValue(bootAtom)?.brand.brandingDisplayName ?? "";
  const permitted = kinds.filter(({ page }) => ask(page) === "open").map(({ kind }) => kind);
  const issuer = guessIssuer(issuers, brand);
  const order = (["advanced", "base", "matchedDataOnly"] as const).filter((kind) => permitted.includes(kind));
  if (draftId !== null)
    return (
      <DraftPage
        key={draftId}
        draftId={draftId}
        issuers={issuers}
        permitted={order}
        onGone={() => navigate(path, { replace: true })}
      />
    );
  if (issuer === undefined) return null;
  const open = (id: string) => navigate(draftHref(id, null));
  return (
    <BeforeFile issuer={issuer} permitted={order} onBegun={open}>
      <Samples permitted={order} />
      {seesAccounts && editsAccounts && (
        <Suspense fallback={null}>
          <FromAccount />
        </Suspense>
      )}
      <WithoutFile />
    </BeforeFile>
  );
}

/** The job first and its file later: for who has none at hand. */
function WithoutFile() {
  const words = useTranslations("create.choose");
  const { labelled } = useTexts();
  const { ask } = useGuard();
  return (
    <section aria-label={words("without")} className="flex flex-col gap-2">
      <h2 className="text-section font-semibold">{words("without")}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {kinds.map(({ kind, page }) => {
          const released = sitemap[page].released;
          const permitted = ask(page) === "open";
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-[min(15rem,100%)] grow basis-0">
                <h3 className={`text-body font-semibold ${released && permitted ? "" : "text-text-3"}`}>
                  {words(kind)}
                </h3>
                <p className="text-data text-text-2">{words(`${kind}Needs`)}</p>
              </div>
              {!released && <Badge>{words("notReleased")}</Badge>}
              {released && !permitted && <Badge>{words("notPermitted")}</Badge>}
              {released && permitted && (
                <AppLink
                  href={linkTo(page)}
                  aria-label={labelled(words("begin"), words(kind))}
                  className={buttonStyle({})}
                >
                  {words("begin")}
                </AppLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

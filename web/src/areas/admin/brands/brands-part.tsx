import { AppLink, Badge, Button, buttonStyle, EmptyState, ErrorState, KeptFocus, Panel, Skeleton } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { useLocation, useSearch } from "wouter";
import { linkTo } from "@paygauge/api-types/sitemap";
import { themeKeys, type Brand } from "@paygauge/api-types/entities/identity";
import { problemView } from "../../../data/grid-error.ts";
import { useEntityLock } from "../../../data/locks/use-entity-lock.ts";
import { useCall } from "../../../data/use-call.ts";
import { useTranslations } from "../../../state/formats.ts";
import { useMay } from "../../../state/permissions.ts";
import { BrandEditor } from "./brand-editor.tsx";

const here = (more: Record<string, string> = {}) => linkTo("issuerManager", undefined, { part: "brands", ...more });

/** Brands: each with its domain, theme, pictures and words. The one that the address names is open. */
export function BrandsPart() {
  const words = useTranslations("tenants.brands");
  const chosen = new URLSearchParams(useSearch()).get("brand");
  const [, navigate] = useLocation();
  const { data, problem, reload, refreshing } = useCall("brandings", {});
  const open = data?.find(({ brandingId }) => brandingId === chosen);
  const close = () => navigate(here());
  return (
    <div className="grid max-w-360 items-start gap-3.5 p-5 max-lg:p-4 lg:grid-cols-[2fr_3fr]">
      <Panel
        title={words("title")}
        actions={
          <AppLink href={here({ brand: "new" })} className={buttonStyle({ size: "sm" })}>
            <Plus aria-hidden size={16} strokeWidth={1.6} />
            {words("create")}
          </AppLink>
        }
      >
        {data === undefined && problem === undefined && <Skeleton kind="form" fields={5} />}
        {data === undefined && problem !== undefined && (
          <ErrorState {...problemView(problem)} onRetry={reload} retrying={refreshing} />
        )}
        <ul className="flex flex-col divide-y divide-line">
          {data?.map((brand) => (
            <BrandRow key={brand.brandingId} brand={brand} isOpen={brand === open} />
          ))}
        </ul>
      </Panel>
      {chosen === "new" && <BrandEditor key="new" brand={null} onDone={reload} onClose={close} />}
      {open !== undefined && <BrandLock brandingId={open.brandingId} />}
      {open !== undefined && (
        <KeptFocus>
          <BrandEditor key={`${open.brandingId} ${open.version}`} brand={open} onDone={reload} onClose={close} />
        </KeptFocus>
      )}
      {chosen === null && <EmptyState title={words("chooseTitle")}>{words("choose")}</EmptyState>}
      {chosen !== null && chosen !== "new" && data !== undefined && open === undefined && (
        <EmptyState title={words("missing")} action={<Button onClick={close}>{words("toList")}</Button>} />
      )}
    </div>
  );
}

/** The write lock of the open brand; it outlives the editor, which begins again with each version. */
function BrandLock({ brandingId }: { readonly brandingId: string }) {
  useEntityLock("branding", brandingId, useMay("Branding_CRUD"));
  return null;
}

function BrandRow({ brand, isOpen }: { readonly brand: Brand; readonly isOpen: boolean }) {
  const words = useTranslations("tenants.brands");
  return (
    <li className="flex items-center gap-3 py-2">
      {brand.logoPath !== null && <img src={brand.logoPath} alt="" className="size-8 shrink-0 object-contain" />}
      <span className="min-w-0 grow text-data">
        <AppLink
          href={here({ brand: brand.brandingId })}
          aria-current={isOpen ? "true" : undefined}
          className="reach font-medium underline aria-[current=true]:no-underline"
        >
          {brand.brandingDisplayName}
        </AppLink>
        <span className="block text-label wrap-anywhere text-text-3">{brand.fullDomainName}</span>
      </span>
      <Badge>{words("theme", { number: themeKeys.indexOf(brand.theme) + 1 })}</Badge>
    </li>
  );
}

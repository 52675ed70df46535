import { AppLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types";
import { useBoot } from "../state/boot.ts";

/** The brand's sign and name; the way to the first page. */
export function BrandMark({ narrow = false }: { readonly narrow?: boolean }) {
  const { brand } = useBoot();
  const name = brand.brandingDisplayName;
  return (
    <AppLink
      href={linkTo("home")}
      aria-label={narrow ? name : undefined}
      className={`flex h-13 shrink-0 items-center gap-2.5 text-body font-semibold text-nav-text ${narrow ? "justify-center" : "px-4"}`}
    >
      {brand.logoPath === null ? (
        <span
          aria-hidden
          className="inline-flex size-6.5 shrink-0 items-center justify-center rounded-control bg-nav-mark text-data font-semibold text-nav"
        >
          {Array.from(name)[0]?.toLocaleUpperCase()}
        </span>
      ) : (
        <img src={brand.logoPath} alt="" className="size-6.5 shrink-0 object-contain" />
      )}
      {!narrow && <span className="truncate">{name}</span>}
    </AppLink>
  );
}

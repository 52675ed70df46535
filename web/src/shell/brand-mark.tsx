import { AppLink } from "@paygauge/ui";
import { linkTo } from "@paygauge/api-types/sitemap";
import { useBoot } from "../state/boot.ts";

/** The brand's sign and name, both as the gateway's CSS of its theme draws them; the way to the first page. */
export function BrandMark({ narrow = false }: { readonly narrow?: boolean }) {
  const { brand } = useBoot();
  const name = brand.brandingDisplayName;
  const [first, ...others] = name.split(" ");
  return (
    <AppLink
      href={linkTo("home")}
      aria-label={narrow ? name : undefined}
      className={`flex h-13 shrink-0 items-center gap-2.5 text-body font-semibold text-nav-text ${narrow ? "justify-center" : "px-4"}`}
    >
      {brand.logoPath === null ? (
        <span aria-hidden className="brand-mark size-7 text-nav-mark" />
      ) : (
        <img src={brand.logoPath} alt="" className="size-6.5 shrink-0 object-contain" />
      )}
      {!narrow && (
        <span translate="no" className="wordmark min-w-0 truncate">
          <b>{first}</b> {others.length > 0 && <span>{others.join(" ")}</span>}
        </span>
      )}
    </AppLink>
  );
}

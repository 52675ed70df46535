import { DropdownMenu, type MenuItem } from "@paygauge/ui";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../data/use-call.ts";
import { useTranslations } from "../../state/formats.ts";
import { jobHref } from "../../state/job-href.ts";
import { usePageNames } from "../../state/language.ts";
import { useGuard } from "../../state/permissions.ts";
import type { PageId } from "@paygauge/api-types/sitemap";
import type { Sibling } from "./siblings-of.ts";

interface MenuProps {
  /** What the crumb says. */
  readonly of: string;
  readonly items: readonly MenuItem[];
  readonly onOpenChange?: (open: boolean) => void;
}

function SiblingMenu({ of, items, onOpenChange }: MenuProps) {
  const words = useTranslations("shell");
  return (
    <DropdownMenu
      groups={[{ key: "beside", items }]}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
      trigger={
        <button
          type="button"
          aria-label={words("beside", { name: of })}
          className="reach inline-flex size-4 shrink-0 items-center justify-center rounded-chip text-text-3 hover:bg-hover hover:text-text"
        >
          <ChevronDown aria-hidden size={12} strokeWidth={1.6} />
        </button>
      }
    />
  );
}

interface PageSiblingsProps {
  readonly of: string;
  readonly pages: readonly Sibling[];
  readonly here: PageId;
}

/** The pages that are next to the one of a crumb. */
export function PageSiblings({ of, pages, here }: PageSiblingsProps) {
  const pageNames = usePageNames();
  const items = pages.map(({ id, href }) => ({
    key: id,
    label: pageNames.title(id),
    ...(id === here ? { disabled: true } : { href }),
  }));
  return <SiblingMenu of={of} items={items} />;
}

/** The newest other jobs, asked for when the menu opens. */
export function JobSiblings({ of, jobId }: { readonly of: string; readonly jobId: string }) {
  const words = useTranslations("shell");
  const { opens } = useGuard();
  const [open, setOpen] = useState(false);
  const asked = open ? { body: { pageNumber: 1, pageSize: 9, orderBy: "-createdOn" } } : null;
  const { data, loading } = useCall("jobs", asked);
  const others = (data?.collection ?? []).filter(({ id }) => id !== jobId).slice(0, 8);
  const items: MenuItem[] = others.map((job) => ({ key: job.id, label: job.name, href: jobHref(job, opens) }));
  if (items.length === 0)
    items.push({
      key: "none",
      label: words(loading || data === undefined ? "besideLoading" : "besideNone"),
      disabled: true,
    });
  return <SiblingMenu of={of} items={items} onOpenChange={setOpen} />;
}

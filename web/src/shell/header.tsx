import { Breadcrumb, IconButton } from "@paygauge/ui";
import { Menu, Search } from "lucide-react";
import { useAtomValue, useSetAtom } from "jotai";
import { memo, Suspense } from "react";
import { hasLockAtom } from "../state/entity-lock.ts";
import { overlayAtom } from "../state/overlay.ts";
import { useBoot } from "../state/boot.ts";
import { useTranslations } from "../state/formats.ts";
import { areaTexts, lazyWithTexts } from "../texts/catalogue.ts";
import { assistantDocks } from "./assistant-docks.ts";
import { NoticeBell } from "./notice-bell.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { useCrumbs } from "./crumbs/use-crumbs.tsx";

const RoleBadge = lazyWithTexts(
  async () => ({ default: (await import("./roles/role-badge.tsx")).RoleBadge }),
  areaTexts.roles,
);

const LockControl = lazyWithTexts(
  async () => ({ default: (await import("./locks/lock-control.tsx")).LockControl }),
  areaTexts.locks,
);

/** Breadcrumb, who edits the record, the roles viewed as, messages of this visit and the user's own menu. */
export const Header = memo(function Header({
  onOpenNavigation,
}: {
  readonly onOpenNavigation: (() => void) | undefined;
}) {
  const words = useTranslations("shell");
  const show = useSetAtom(overlayAtom);
  const crumbs = useCrumbs();
  const { me } = useBoot();
  const isLocked = useAtomValue(hasLockAtom);
  const isNarrowed = [...me.roles.standard, ...me.roles.tabbedView].some(
    ({ role }) => !me.effectiveRoles.includes(role),
  );
  return (
    // With large text on a small phone the name of the page has a row of its own.
    <header className="@container flex min-h-13 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-5 max-lg:px-4 print:hidden">
      {onOpenNavigation !== undefined && (
        <div className="-ms-1 md:hidden">
          <IconButton
            size="lg"
            label={words("openNavigation")}
            onClick={onOpenNavigation}
            icon={<Menu aria-hidden size={20} strokeWidth={1.6} />}
          />
        </div>
      )}
      <div className="min-w-0 grow basis-0 @max-[20rem]:order-last @max-[20rem]:basis-full">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <Suspense>{isLocked && <LockControl />}</Suspense>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show("palette")}
        className="inline-flex min-h-8 shrink-0 items-center gap-2 rounded-control px-2 text-label text-text-2 hover:bg-hover max-md:min-h-11 max-md:min-w-11 max-md:justify-center md:w-48 md:border md:border-control"
      >
        <Search aria-hidden size={16} strokeWidth={1.6} />
        <span className="grow text-start max-md:sr-only">{words("search")}</span>
        <kbd aria-hidden className="font-sans text-micro text-text-3 max-md:hidden">
          Ctrl K
        </kbd>
      </button>
      <Suspense>{isNarrowed && <RoleBadge />}</Suspense>
      <span id={assistantDocks.header} className="contents" />
      <NoticeBell />
      <ProfileMenu />
    </header>
  );
});

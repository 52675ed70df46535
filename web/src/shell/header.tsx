import { Breadcrumb, IconButton } from "@paygauge/ui";
import { Menu } from "lucide-react";
import { useWords } from "../state/formats.ts";
import { NoticeBell } from "./notice-bell.tsx";
import { ModeMenu } from "./mode-menu.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { useCrumbs } from "./use-crumbs.ts";

/** Breadcrumb, messages of this visit, colour mode and the person's own menu. */
export function Header({ onOpenNavigation }: { readonly onOpenNavigation: (() => void) | undefined }) {
  const words = useWords("shell");
  const crumbs = useCrumbs();
  return (
    <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line bg-surface px-5 max-lg:px-4 print:hidden">
      {onOpenNavigation !== undefined && (
        <div className="-ml-1 md:hidden">
          <IconButton
            size="lg"
            label={words("openNavigation")}
            onClick={onOpenNavigation}
            icon={<Menu aria-hidden size={20} strokeWidth={1.6} />}
          />
        </div>
      )}
      <div className="min-w-0 grow">
        <Breadcrumb crumbs={crumbs} />
      </div>
      <NoticeBell />
      <ModeMenu />
      <ProfileMenu />
    </header>
  );
}

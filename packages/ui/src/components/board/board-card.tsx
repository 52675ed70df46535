import { Ellipsis } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { AppLink } from "../../context/ui-context.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { DropdownMenu } from "../menu/dropdown-menu.tsx";
import type { MenuGroup } from "../menu/menu-entries.ts";

interface BoardCardProps {
  readonly cardKey: string;
  readonly name: string;
  readonly href: string;
  readonly fact: ReactNode;
  readonly body: ReactNode;
  readonly keysHintId: string;
  readonly menuLabel: string;
  readonly groups: readonly MenuGroup[];
  /** The one card of its column that Tab reaches. */
  readonly isCurrent: boolean;
  readonly isMoving: boolean;
  readonly isRefused: boolean;
  readonly menuOpen: boolean;
  readonly onMenu: (open: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: () => void;
}

/** One card: its name leads to its page, its menu moves it. */
export function BoardCard(props: BoardCardProps) {
  const { cardKey, name, href, fact, body, keysHintId, menuLabel, groups, isCurrent, isMoving, isRefused } = props;
  const focusSelf = () => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardKey)}"]`)?.focus();
  return (
    <div
      aria-busy={isMoving || undefined}
      className={`group relative flex h-20 flex-col justify-between rounded-control border bg-surface px-2.5 pt-2 pb-2.5 focus-within:border-accent hover:border-line-2 ${isRefused ? "border-danger" : "border-line"} ${isMoving ? "opacity-55" : ""}`}
    >
      <div className="flex items-baseline gap-2">
        <AppLink
          href={href}
          draggable={false}
          data-card={cardKey}
          tabIndex={isCurrent ? 0 : -1}
          aria-describedby={keysHintId}
          aria-keyshortcuts={groups.length > 0 ? "M" : undefined}
          onKeyDown={props.onKeyDown}
          onFocus={props.onFocus}
          className="reach flex min-w-0 grow rounded-chip text-data font-medium hover:underline"
        >
          <span className="truncate">{name}</span>
        </AppLink>
        <span className="shrink-0 text-label text-text-2">{fact}</span>
      </div>
      {body}
      {groups.length > 0 && (
        <span
          className={`absolute end-1 top-1 rounded-control bg-surface pointer-coarse:opacity-100 print:hidden ${props.menuOpen ? "" : "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100"}`}
        >
          <DropdownMenu
            align="end"
            open={props.menuOpen}
            onOpenChange={props.onMenu}
            focusAfter={focusSelf}
            groups={groups}
            trigger={
              <IconButton
                size="sm"
                tabIndex={isCurrent ? 0 : -1}
                label={menuLabel}
                icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
              />
            }
          />
        </span>
      )}
    </div>
  );
}

import { AppLink, Button, buttonStyle, DropdownMenu, IconButton, type MenuGroup } from "@paygauge/ui";
import {
  CircleAlert,
  Copy,
  EllipsisVertical,
  Lock,
  PhoneMissed,
  Send,
  Tags,
  TriangleAlert,
  UserCheck,
  type LucideIcon,
} from "lucide-react";
import type { Need, NeedKind } from "@paygauge/api-types/entities/needs";
import { useTranslations } from "../../state/formats.ts";
import { useMayChange } from "../../state/system.ts";
import { needHref } from "./need-href.ts";
import { useAge } from "./use-age.ts";
import { useNeedWords } from "./use-need-words.ts";
import type { Settling } from "./use-settle.ts";

/** Amber for what keeps the user's own work from going on. */
const marks: Readonly<Record<NeedKind, { readonly icon: LucideIcon; readonly colour: string }>> = {
  lockRequest: { icon: Lock, colour: "text-info" },
  approveUsers: { icon: UserCheck, colour: "text-info" },
  fixRows: { icon: TriangleAlert, colour: "text-warning" },
  failed: { icon: CircleAlert, colour: "text-danger" },
  publish: { icon: Send, colour: "text-info" },
  duplicates: { icon: Copy, colour: "text-info" },
  payees: { icon: Tags, colour: "text-info" },
  followUp: { icon: PhoneMissed, colour: "text-warning" },
};

/** The attribute of a row's action, by which the focus goes from row to row. */
export const actionMark = "data-need-action";

interface NeedRowProps {
  readonly need: Need;
  readonly settling: Settling;
}

/** One thing that waits, with its action; "Later" and "Deny" are in its menu. */
export function NeedRow({ need, settling }: NeedRowProps) {
  const words = useTranslations("main.home.needs");
  const { title, detail } = useNeedWords()(need);
  const mayChange = useMayChange();
  const age = useAge(need.since);
  const { icon: Icon, colour } = marks[need.kind];
  const href = needHref(need);
  const isLock = need.kind === "lockRequest";
  const entry = (key: "tomorrow" | "week" | "month", days: number) => ({
    key,
    label: words(key),
    onSelect: () => void settling.postpone(need, days, words(key)),
  });
  const denial = { key: "deny", label: words("deny"), onSelect: () => void settling.deny(need, words("deny")) };
  const groups: MenuGroup[] = isLock
    ? [{ key: "lock", items: [denial] }]
    : [{ key: "later", items: [entry("tomorrow", 1), entry("week", 7), entry("month", 30)] }];
  const common = { [actionMark]: need.id, "aria-describedby": `need-${need.id}` };
  return (
    <li className="flex items-center gap-3 py-2">
      <Icon aria-hidden size={18} strokeWidth={1.6} className={`shrink-0 ${colour}`} />
      <div id={`need-${need.id}`} className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-label wrap-anywhere text-text-2">
          {detail} <span className="whitespace-nowrap text-text-3 sm:hidden">· {age}</span>
        </p>
      </div>
      <span className="shrink-0 text-label whitespace-nowrap text-text-3 max-sm:hidden">{age}</span>
      {href !== null && (
        <AppLink {...common} href={href} className={buttonStyle({ className: "min-w-24 max-sm:h-11" })}>
          {words(`verbs.${need.kind}`)}
        </AppLink>
      )}
      {href === null && mayChange && (
        <Button
          {...common}
          className="min-w-24 max-sm:h-11"
          pending={settling.busy === need.id}
          onClick={() => void settling.settle(need, words(`verbs.${need.kind}`))}
        >
          {words(`verbs.${need.kind}`)}
        </Button>
      )}
      {mayChange && (
        <DropdownMenu
          align="end"
          groups={groups}
          trigger={
            <IconButton
              label={words("menu", { what: title })}
              icon={<EllipsisVertical aria-hidden size={16} strokeWidth={1.6} />}
            />
          }
        />
      )}
    </li>
  );
}

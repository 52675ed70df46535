import { AppLink, Button, buttonStyle, DropdownMenu, IconButton } from "@paygauge/ui";
import {
  Activity,
  CircleAlert,
  Copy,
  EllipsisVertical,
  FileCheck,
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
  systemAlert: { icon: Activity, colour: "text-warning" },
  linkFile: { icon: FileCheck, colour: "text-info" },
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

/** One thing that waits, with its action; "Later" is in its menu. */
export function NeedRow({ need, settling }: NeedRowProps) {
  const { title, detail } = useNeedWords()(need);
  const mayChange = useMayChange();
  const age = useAge(need.since);
  const { icon: Icon, colour } = marks[need.kind];
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
      <NeedAction need={need} settling={settling} mayChange={mayChange} />
      {mayChange && <NeedMenu need={need} settling={settling} title={title} />}
    </li>
  );
}

/** The one action of a row: a link to where it is settled, or a call. */
function NeedAction({ need, settling, mayChange }: NeedRowProps & { readonly mayChange: boolean }) {
  const words = useTranslations("main.home.needs");
  const href = needHref(need);
  const verb = words(`verbs.${need.kind}`);
  const common = { [actionMark]: need.id, "aria-describedby": `need-${need.id}` };
  if (href !== null)
    return (
      <AppLink {...common} href={href} className={buttonStyle({ className: "min-w-24 max-sm:h-11" })}>
        {verb}
      </AppLink>
    );
  if (!mayChange) return null;
  return (
    <Button
      {...common}
      className="min-w-24 max-sm:h-11"
      pending={settling.busy === need.id}
      onClick={() => void settling.settle(need, verb)}
    >
      {verb}
    </Button>
  );
}

/** "Later", or of a lock request "Deny", which is a button where there is room. */
function NeedMenu({ need, settling, title }: NeedRowProps & { readonly title: string }) {
  const words = useTranslations("main.home.needs");
  const isLock = need.kind === "lockRequest";
  const later = (key: "tomorrow" | "week" | "month", days: number) => ({
    key,
    label: words(key),
    onSelect: () => void settling.postpone(need, days, words(key)),
  });
  const denial = { key: "deny", label: words("deny"), onSelect: () => void settling.deny(need, words("deny")) };
  const items = isLock ? [denial] : [later("tomorrow", 1), later("week", 7), later("month", 30)];
  return (
    <>
      {isLock && (
        <Button variant="quiet" className="max-sm:hidden" onClick={denial.onSelect}>
          {denial.label}
        </Button>
      )}
      <DropdownMenu
        align="end"
        groups={[{ key: "more", items }]}
        trigger={
          <IconButton
            className={isLock ? "sm:hidden" : ""}
            label={words("menu", { what: title })}
            icon={<EllipsisVertical aria-hidden size={16} strokeWidth={1.6} />}
          />
        }
      />
    </>
  );
}

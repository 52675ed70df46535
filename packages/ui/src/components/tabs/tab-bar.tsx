import { ChevronDown, ChevronRight, Ellipsis } from "lucide-react";
import { Fragment } from "react";
import { AppLink, useTexts } from "../../context/ui-context.tsx";
import { DropdownMenu } from "../menu/dropdown-menu.tsx";
import { TabChoice } from "./tab-choice.tsx";
import type { TabLink } from "./tab-link.ts";
import { useFittingGroups } from "./use-fitting-groups.ts";

export interface TabGroup {
  readonly key: string;
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

export interface TabBarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  readonly groups: readonly TabGroup[];
  readonly currentKey: string | undefined;
  readonly expanded: readonly string[];
  readonly onExpandedChange: (expanded: readonly string[]) => void;
  /** All tabs next to each other, without their groups. */
  readonly flat?: boolean;
  /** Below 640 px the bar is one list; choosing an entry calls this. */
  readonly onNavigate: (href: string) => void;
}

/** Links in groups that open and close; pages, not ARIA tabs, so the current one has aria-current. */
export function TabBar(props: TabBarProps) {
  const { label, groups, currentKey, flat = false, onNavigate } = props;
  const all = groups.flatMap((group) => group.tabs.map((tab) => ({ ...tab, group: group.label })));
  const opened = props.expanded.filter((key) => isKnown(groups, key) && !isCurrent(groups, key, currentKey));
  const content = [flat, currentKey, ...opened, ...all.map((tab) => tab.label)].join("|");
  const hidable = flat ? tabsAsGroups(groups, currentKey) : hidableOf(groups, currentKey);
  const { row, open, hidden } = useFittingGroups({ opened: flat ? [] : opened, hideable: hidable.length, content });
  const inMenu = hidable.slice(hidable.length - hidden);
  const shown = { ...props, groups: groups.map((group) => withoutTabs(group, inMenu)) };
  return (
    <nav
      aria-label={label}
      className="border-b border-line bg-surface max-sm:min-w-0 max-sm:grow max-sm:border-b-0 print:hidden"
    >
      <TabChoice label={label} links={all} currentKey={currentKey} onNavigate={onNavigate} />
      <ul ref={row} className="flex h-10 items-stretch overflow-x-auto px-5 max-sm:hidden">
        {flat ? <FlatTabs {...shown} all={groups} /> : <GroupedTabs {...shown} shown={open} />}
        {inMenu.length > 0 && <MoreTabs groups={inMenu} />}
      </ul>
    </nav>
  );
}

type Groups = readonly TabGroup[];

/** What can go into the menu, from its end: other groups as a whole, then tabs in the group of the current one. */
function hidableOf(groups: Groups, currentKey: string | undefined): Groups {
  const [own, others] = [true, false].map((wanted) =>
    groups.filter(({ key }) => isCurrent(groups, key, currentKey) === wanted),
  );
  return [...tabsAsGroups(own ?? [], currentKey), ...(others ?? [])];
}

/** Tabs that are not the current one, each by itself. */
const tabsAsGroups = (groups: Groups, currentKey: string | undefined): Groups =>
  groups.flatMap(({ key, label, tabs }) =>
    tabs.filter((tab) => tab.key !== currentKey).map((tab) => ({ key, label, tabs: [tab] })),
  );

const withoutTabs = (group: TabGroup, inMenu: readonly TabGroup[]): TabGroup => ({
  ...group,
  tabs: group.tabs.filter(({ key }) => !inMenu.some(({ tabs }) => tabs.some((tab) => tab.key === key))),
});

/** Pages for which the row has no room. */
function MoreTabs({ groups }: { readonly groups: readonly TabGroup[] }) {
  const texts = useTexts();
  return (
    <li className="flex shrink-0 items-center ps-1">
      <DropdownMenu
        align="end"
        trigger={
          <button
            type="button"
            aria-label={texts.morePages}
            title={texts.morePages}
            className="rounded-control p-1.5 text-text-3 hover:bg-hover hover:text-text"
          >
            <Ellipsis aria-hidden size={16} strokeWidth={1.6} />
          </button>
        }
        groups={[...Map.groupBy(groups, ({ label }) => label)].map(([label, parts]) => ({
          key: label,
          label,
          items: parts
            .flatMap(({ tabs }) => tabs)
            .map(({ key, label: name, count, href }) => ({
              key,
              label: count === undefined ? name : `${name} ${count}`,
              href,
            })),
        }))}
      />
    </li>
  );
}

const isKnown = (groups: readonly TabGroup[], key: string): boolean => groups.some((group) => group.key === key);

/** The group of the page that is shown: it is open whatever else is. */
function isCurrent(groups: readonly TabGroup[], key: string, currentKey: string | undefined): boolean {
  const tabs = groups.find((group) => group.key === key)?.tabs ?? [];
  return tabs.some((tab) => tab.key === currentKey);
}

/** Every tab; where two are called alike, each says its group as well. */
function FlatTabs({ groups, currentKey, all }: TabBarProps & { readonly all: readonly TabGroup[] }) {
  const texts = useTexts();
  const labels = all.flatMap(({ tabs }) => tabs.map((tab) => tab.label));
  const isAlone = (label: string) => labels.indexOf(label) === labels.lastIndexOf(label);
  return groups.flatMap((group) =>
    group.tabs.map((tab) => {
      const label = isAlone(tab.label) ? tab.label : texts.labelled(group.label, tab.label);
      return <Tab key={tab.key} tab={{ ...tab, label }} current={tab.key === currentKey} />;
    }),
  );
}

/** `shown`: the groups that there is room for besides the current one; a press opens a group, or closes one that is seen. */
function GroupedTabs({
  groups,
  currentKey,
  expanded,
  shown,
  onExpandedChange,
}: TabBarProps & { readonly shown: readonly string[] }) {
  const isOpen = (key: string) => shown.includes(key) || isCurrent(groups, key, currentKey);
  const seen = groups.filter(({ tabs }) => tabs.length > 0);
  const toggle = (key: string) => {
    const others = expanded.filter((each) => each !== key);
    // The group opened last is at the end, and the last to close for want of room.
    onExpandedChange(isOpen(key) && expanded.includes(key) ? others : [...others, key]);
  };
  return (
    <>
      {seen.map((group, index) => {
        const open = isOpen(group.key);
        const before = seen[index - 1];
        return (
          <Fragment key={group.key}>
            {before !== undefined && (open || isOpen(before.key)) && (
              <li aria-hidden className="mx-2.5 my-3 w-px shrink-0 bg-line-2" />
            )}
            <li className="flex shrink-0">
              <GroupButton label={group.label} open={open} onToggle={() => toggle(group.key)} />
            </li>
            {open && group.tabs.map((tab) => <Tab key={tab.key} tab={tab} current={tab.key === currentKey} />)}
          </Fragment>
        );
      })}
    </>
  );
}

interface GroupButtonProps {
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function GroupButton({ label, open, onToggle }: GroupButtonProps) {
  const texts = useTexts();
  const Mark = open ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      aria-expanded={open}
      title={open ? texts.collapseGroup(label) : texts.expandGroup(label)}
      onClick={onToggle}
      className="flex items-center gap-1 px-2.5 text-label text-text-3 -outline-offset-2 hover:text-text"
    >
      {label}
      <Mark aria-hidden size={14} strokeWidth={1.6} />
    </button>
  );
}

function Tab({ tab, current }: { readonly tab: TabLink; readonly current: boolean }) {
  return (
    <li className="flex shrink-0">
      <AppLink
        href={tab.href}
        aria-current={current ? "page" : undefined}
        className="flex items-center gap-1.5 border-b-2 border-transparent px-2.5 text-data text-text-2 -outline-offset-2 hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-text"
      >
        {tab.label}
        {tab.count !== undefined && <span className="text-label text-text-3">{tab.count}</span>}
      </AppLink>
    </li>
  );
}

import { useTexts } from "../context/ui-context.tsx";
import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import { ViewButton } from "./view-button.tsx";
import type { MenuGroup, MenuItem } from "../components/menu/menu-entries.ts";

/** A kept state of a grid as its menu shows it. */
export interface GridView {
  readonly id: string;
  readonly name: string;
  /** Whose users see it too; undefined for a private one. */
  readonly sharedWith: string | undefined;
  /** The reader made it and may change it. */
  readonly isOwn: boolean;
  readonly isDefault: boolean;
}

export interface ViewMenuProps {
  readonly views: readonly GridView[];
  /** The chosen one; undefined for the grid as designed. */
  readonly current: GridView | undefined;
  /** The grid shows something else than the chosen view by now. */
  readonly changed: boolean;
  readonly canSave: boolean;
  readonly onChoose: (view: GridView | undefined) => void;
  /** Keeps the changes in the chosen view. */
  readonly onSave: () => void;
  readonly onSaveAs: () => void;
  readonly onRename: (view: GridView) => void;
  readonly onDelete: (view: GridView) => void;
  readonly onDefault: (view: GridView | undefined) => void;
}

/** Kept states of a grid: chosen, saved, shared, and which of them it opens with. */
export function ViewMenu(props: ViewMenuProps) {
  const { current, changed } = props;
  return <DropdownMenu groups={useGroups(props)} trigger={<ViewButton name={current?.name} changed={changed} />} />;
}

function useGroups(props: ViewMenuProps): readonly MenuGroup[] {
  const { views, current, changed, canSave, onChoose, onDefault } = props;
  const texts = useTexts();
  const entry = (view: GridView): MenuItem => ({
    key: view.id,
    label: view.isDefault ? texts.views.opensWith(view.name) : view.name,
    checked: view.id === current?.id,
    onSelect: () => onChoose(view),
  });
  const group = (key: string, label: string, some: readonly GridView[]): readonly MenuGroup[] =>
    some.length === 0 ? [] : [{ key, label, items: some.map(entry) }];
  const standard: MenuItem = {
    key: "standard",
    label: texts.views.standard,
    checked: current === undefined,
    onSelect: () => onChoose(undefined),
  };
  const shared = [...new Set(views.flatMap((view) => (view.isOwn ? [] : (view.sharedWith ?? []))))];
  return [
    { key: "standard", items: [standard] },
    ...group(
      "own",
      texts.views.own,
      views.filter((view) => view.isOwn),
    ),
    ...shared.flatMap((with_) =>
      group(
        with_,
        texts.views.sharedBy(with_),
        views.filter((view) => !view.isOwn && view.sharedWith === with_),
      ),
    ),
    ...(canSave ? [{ key: "keep", items: keepItems(props, texts.views) }] : []),
    ...(canSave && current !== undefined && !changed ? [defaultGroup(current, texts.views, onDefault)] : []),
  ];
}

type Words = ReturnType<typeof useTexts>["views"];

function keepItems({ current, changed, onSave, onSaveAs, onRename, onDelete }: ViewMenuProps, words: Words) {
  const items: MenuItem[] = [];
  const own = current?.isOwn === true ? current : undefined;
  if (own !== undefined && changed) items.push({ key: "save", label: words.save(own.name), onSelect: onSave });
  items.push({ key: "saveAs", label: words.saveAs, onSelect: onSaveAs });
  if (own === undefined) return items;
  items.push({ key: "rename", label: words.rename, onSelect: () => onRename(own) });
  items.push({ key: "delete", label: words.delete, danger: true, onSelect: () => onDelete(own) });
  return items;
}

function defaultGroup(view: GridView, words: Words, onDefault: ViewMenuProps["onDefault"]): MenuGroup {
  const item: MenuItem = view.isDefault
    ? { key: "default", label: words.stopDefault, onSelect: () => onDefault(undefined) }
    : { key: "default", label: words.makeDefault, onSelect: () => onDefault(view) };
  return { key: "default", items: [item] };
}

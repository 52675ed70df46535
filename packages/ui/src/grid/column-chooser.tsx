import { ArrowDown, ArrowUp, ArrowUpDown, Columns3, Rows3 } from "lucide-react";
import { useTexts } from "../context/ui-context.tsx";
import { IconButton } from "../components/button/icon-button.tsx";
import { Checkbox } from "../components/field/checkbox.tsx";
import { DropdownMenu } from "../components/menu/dropdown-menu.tsx";
import { Popover } from "../components/popover/popover.tsx";
import { moveKey, toggleColumn } from "./column-order.ts";
import type { Pinning } from "./column-order.ts";
import type { GridColumn } from "./grid-column.ts";
import { changeQuery, densities, nextSort } from "./grid-query.ts";
import type { GridQuery } from "./grid-query.ts";

interface ColumnChooserProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly shown: readonly string[];
  readonly pins: Pinning["pins"];
  readonly onChange: (next: Pinning) => void;
}

/** Which columns are shown and in which order, by checkbox and buttons (no dragging needed). */
export function ColumnChooser<Row>({ columns: every, shown, pins, onChange }: ColumnChooserProps<Row>) {
  const texts = useTexts();
  const columns = every.filter((column) => column.filterOnly !== true);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  const away = columns.filter((column) => !shown.includes(column.key)).map((column) => column.key);
  return (
    <Popover
      label={texts.grid.columns}
      align="end"
      trigger={
        <IconButton
          variant="bordered"
          label={texts.grid.columnsShown(String(shown.length), String(columns.length))}
          icon={<Columns3 aria-hidden size={16} strokeWidth={1.6} />}
        />
      }
    >
      <ul className="flex flex-col">
        {[...shown, ...away].map((key, index) => (
          <li key={key} className="flex min-h-7 items-center gap-2">
            <span className="grow">
              <Checkbox
                label={index === 0 ? `${titleOf(key)} (${texts.grid.pinned})` : titleOf(key)}
                checked={shown.includes(key)}
                disabled={index === 0}
                onChange={() => onChange(toggleColumn({ shown, pins }, key))}
              />
            </span>
            {shown.includes(key) && index > 0 && (
              <>
                <IconButton
                  size="sm"
                  label={texts.grid.moveUp(titleOf(key))}
                  disabled={index === 1}
                  onClick={() => onChange({ shown: moveKey(shown, key, -1), pins })}
                  icon={<ArrowUp aria-hidden size={14} strokeWidth={1.6} />}
                />
                <IconButton
                  size="sm"
                  label={texts.grid.moveDown(titleOf(key))}
                  disabled={index === shown.length - 1}
                  onClick={() => onChange({ shown: moveKey(shown, key, 1), pins })}
                  icon={<ArrowDown aria-hidden size={14} strokeWidth={1.6} />}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Popover>
  );
}

interface DensityMenuProps {
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
}

/** Three row heights. */
export function DensityMenu({ query, onQueryChange }: DensityMenuProps) {
  const texts = useTexts();
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          variant="bordered"
          label={texts.labelled(texts.grid.density, texts.grid.densities[query.density])}
          icon={<Rows3 aria-hidden size={16} strokeWidth={1.6} />}
        />
      }
      groups={[
        {
          key: "density",
          label: texts.grid.density,
          items: densities.map((density) => ({
            key: density,
            label: texts.grid.densities[density],
            checked: density === query.density,
            onSelect: () => onQueryChange(changeQuery(query, { density })),
          })),
        },
      ]}
    />
  );
}

interface SortMenuProps<Row> extends DensityMenuProps {
  readonly columns: readonly GridColumn<Row>[];
}

/** The order of the rows where no header shows it: choosing a column again turns it; the second key is below. */
export function SortMenu<Row>({ columns, query, onQueryChange }: SortMenuProps<Row>) {
  const texts = useTexts();
  const { grid } = texts;
  const current = columns.find((column) => column.key === query.orderBy?.property);
  const Arrow = query.orderBy?.direction === "desc" ? ArrowDown : ArrowUp;
  const Mark = current === undefined ? ArrowUpDown : Arrow;
  const able = columns.filter((column) => column.sortable !== false && column.filterOnly !== true);
  const items = (second: boolean) =>
    able.map((column) => ({
      key: column.key,
      label: column.title,
      checked: column.key === (second ? query.secondaryOrderBy : query.orderBy)?.property,
      onSelect: () => onQueryChange(nextSort(query, column.key, second)),
    }));
  const first = { key: "order", label: grid.order, items: items(false) };
  const second = { key: "then", label: grid.thenBy, items: items(true).filter(({ key }) => key !== current?.key) };
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          size="lg"
          variant="bordered"
          label={current === undefined ? grid.order : texts.labelled(grid.order, current.title)}
          icon={<Mark aria-hidden size={18} strokeWidth={1.6} />}
        />
      }
      groups={current === undefined ? [first] : [first, second]}
    />
  );
}

import {
  Combobox,
  DropdownMenu,
  IconButton,
  OrderedList,
  Button,
  Panel,
  type OrderedRow,
  type OrderWords,
} from "@paygauge/ui";
import { Ellipsis, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { datapointLabels } from "@paygauge/api-types/datapoints/datapoint-labels";
import { datapointsOf, isDatapoint, type DatapointKey } from "@paygauge/api-types/datapoints/datapoints";
import { labelOf, type ProfileField } from "@paygauge/api-types/datapoints/profile-field";
import { useTranslations } from "../../../state/formats.ts";
import { useLanguage } from "../../../state/language.ts";
import { fieldProblems, type ProfileDraft } from "./use-profile-draft.ts";

interface FieldListProps {
  readonly draft: ProfileDraft;
  readonly selected: DatapointKey | null;
  readonly readOnly: boolean;
  readonly onSelect: (key: DatapointKey | null) => void;
}

/** What the ordered list says of fields. */
function useOrderWords(): OrderWords {
  const words = useTranslations("downloads.profile");
  return {
    hint: words("moveHint"),
    move: (name, place, total) => words("move", { name, place, total }),
    moved: (name, place, total) => words("moved", { name, place, total }),
    first: words("first"),
    up: words("up"),
    down: words("down"),
    last: words("last"),
  };
}

/** The columns in their order: moved by handle, by Alt and arrow keys, or by their menu; one is selected to be edited. */
export function FieldList({ draft, selected, readOnly, onSelect }: FieldListProps) {
  const words = useTranslations("downloads.profile");
  const orderWords = useOrderWords();
  const [language] = useLanguage();
  const { fields, kind, removed } = draft;
  const remove = (key: DatapointKey) => {
    draft.remove(key);
    if (key === selected) onSelect(null);
  };
  return (
    <Panel
      title={words("fields")}
      facts={words("fieldsFacts", { count: fields.length, total: datapointsOf(kind).length })}
    >
      {!readOnly && <p className="mb-2 text-label text-text-2 max-sm:hidden">{words("moveKeys")}</p>}
      <OrderedList
        label={words("fields")}
        items={fields}
        keyOf={({ key }) => key}
        nameOf={(field) => labelOf(field, language)}
        words={orderWords}
        readOnly={readOnly}
        onMove={draft.move}
        renderRow={(field, place) => (
          <FieldRow
            {...{ field, place, readOnly }}
            name={labelOf(field, language)}
            isSelected={field.key === selected}
            onSelect={() => onSelect(field.key)}
            onRemove={() => remove(field.key)}
          />
        )}
      />
      {removed !== null && (
        <output className="mt-2 flex flex-wrap items-center gap-2 text-data text-text-2">
          {words("removed", { name: labelOf(removed, language) })}
          <Button size="sm" variant="quiet" onClick={draft.undoRemove}>
            {words("undo")}
          </Button>
        </output>
      )}
      {!readOnly && <AddField draft={draft} onAdded={onSelect} />}
    </Panel>
  );
}

function AddField({
  draft,
  onAdded,
}: Pick<FieldListProps, "draft"> & { readonly onAdded: (key: DatapointKey) => void }) {
  const words = useTranslations("downloads.profile");
  const [language] = useLanguage();
  const add = (key: string) => {
    if (!isDatapoint(key)) return;
    draft.add(key);
    onAdded(key);
  };
  if (draft.left.length === 0) return <p className="mt-2 text-data text-text-2">{words("noneLeft")}</p>;
  return (
    <div className="mt-3 max-w-80">
      <Combobox
        label={words("add")}
        placeholder={words("addHint")}
        value={undefined}
        options={draft.left.map((key) => ({ value: key, label: datapointLabels[language][key] }))}
        onChange={add}
      />
    </div>
  );
}

interface FieldRowProps {
  readonly field: ProfileField;
  readonly name: string;
  readonly place: OrderedRow;
  readonly readOnly: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onRemove: () => void;
}

function FieldRow({ field, name, place, readOnly, isSelected, onSelect, onRemove }: FieldRowProps) {
  const formats = useTranslations("downloads.formats");
  const filters = useTranslations("downloads.filters");
  const isWrong = Object.keys(fieldProblems(field)).length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (readOnly) return;
    const step = event.altKey ? { ArrowUp: "up", ArrowDown: "down" }[event.key] : undefined;
    const move = place.moves.find(({ key }) => key === step);
    if (event.key !== "Delete" && (move === undefined || move.disabled === true)) return;
    event.preventDefault();
    if (event.key === "Delete") onRemove();
    else move?.onSelect?.();
  };
  return (
    <div
      data-field={field.key}
      className={`flex items-center gap-2 border-s-2 px-2 py-0.5 ${isSelected ? "border-accent bg-selected" : "border-transparent"}`}
    >
      {place.handle}
      <span className="w-6 shrink-0 text-end text-label text-text-2 tabular-nums">{place.at + 1}</span>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        onKeyDown={onKeyDown}
        className="grid min-h-8 min-w-0 grow grid-cols-[minmax(0,2fr)_minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.5fr)] items-center gap-x-3 text-start text-data pointer-coarse:min-h-11 max-sm:grid-cols-1 max-sm:gap-y-0.5"
      >
        <span className={`wrap-anywhere font-medium ${isWrong ? "text-danger" : ""}`}>{name}</span>
        <span className="truncate font-mono text-label text-text-2 max-sm:hidden">{field.key}</span>
        <span className="truncate text-text-2 max-sm:hidden">{formats(field.format)}</span>
        <span className="truncate text-text-2">{filters(field.filter)}</span>
      </button>
      {!readOnly && <FieldMenu {...{ name, place, onRemove }} />}
    </div>
  );
}

function FieldMenu({ name, place, onRemove }: Pick<FieldRowProps, "name" | "place" | "onRemove">) {
  const words = useTranslations("downloads.profile");
  const remove = {
    key: "remove",
    label: words("remove"),
    icon: <Trash2 aria-hidden size={16} strokeWidth={1.6} />,
    onSelect: onRemove,
  };
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton
          size="sm"
          label={words("menu", { name })}
          icon={<Ellipsis aria-hidden size={16} strokeWidth={1.6} />}
        />
      }
      groups={[
        { key: "order", items: place.moves },
        { key: "remove", items: [remove] },
      ]}
    />
  );
}

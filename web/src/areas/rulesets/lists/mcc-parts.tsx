import { Button, Combobox, MessageText, type PlainColumn } from "@paygauge/ui";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { mccLists } from "@paygauge/api-types/entities/ruleset-lists-check";
import { useTranslations } from "../../../state/formats.ts";
import { CodeField } from "./code-field.tsx";
import { holds, joined, mccText, rangeText, type CodeRange } from "./code-ranges.ts";
import { EntryTable, type Placed } from "./entry-table.tsx";
import { problemAt, withLists, type ListPartProps } from "./list-part.ts";
import { ListPanel } from "./list-panel.tsx";
import { removed, replaced } from "../editor/list-edits.ts";
import { useCodeTitles, type CodeTitles } from "./use-code-titles.ts";

type Codes = ReturnType<CodeTitles["mccCodes"]>;

/** The lists of merchant categories: excluded, purchase card, travel, and the tiers. */
export function MccParts({ body, onChange, problems, readOnly }: ListPartProps) {
  const titles = useCodeTitles();
  const codes = useMemo(() => titles?.mccCodes() ?? [], [titles]);
  return mccLists.map((list) => (
    <MccPanel
      key={list}
      list={list}
      codes={codes}
      ranges={body.lists[list]}
      onRanges={(ranges) => onChange(withLists(body, { [list]: ranges }))}
      problems={problems}
      readOnly={readOnly}
    />
  ));
}

interface MccPanelProps extends Pick<ListPartProps, "problems" | "readOnly"> {
  readonly list: (typeof mccLists)[number];
  readonly codes: Codes;
  readonly ranges: readonly CodeRange[];
  readonly onRanges: (ranges: [number, number][]) => void;
}

const within = (codes: Codes, range: CodeRange): Codes => codes.filter(({ code }) => holds([range], code));
const copies = (ranges: readonly CodeRange[]): [number, number][] => ranges.map(([from, to]) => [from, to]);
const icon = <Plus aria-hidden size={16} strokeWidth={1.6} />;

function MccPanel(props: MccPanelProps) {
  const { list, codes, ranges, onRanges, problems, readOnly } = props;
  const words = useTranslations("rulesets.entries");
  const title = words(`mcc.${list}`);
  const path = `lists.${list}`;
  const covered = codes.filter(({ code }) => holds(ranges, code));
  const add = (more: readonly CodeRange[]) => onRanges(joined([...ranges, ...more]));
  const columns = useRangeColumns(props);
  return (
    <ListPanel<[number, number]>
      title={title}
      facts={words("mcc.count", { ranges: ranges.length, codes: covered.length })}
      hint={words(`mcc.hints.${list}`)}
      problem={problems[path]}
      readOnly={readOnly}
      head={[words("columns.from"), words("columns.to"), words("columns.title")]}
      rows={() => ranges.map((range) => [...range.map(mccText), within(codes, range)[0]?.title ?? ""])}
      paste={{
        hint: words("mcc.pasteHint"),
        read: (reader, text) => reader.readRanges(text),
        onAdd: add,
        onReplace: (more) => onRanges(joined(more)),
      }}
    >
      <EntryTable
        label={title}
        entries={ranges}
        searchText={(range) =>
          `${rangeText(range)} ${within(codes, range)
            .map((each) => each.title)
            .join(" ")}`.toLowerCase()
        }
        isFound={(range, typed) => /^\d{3,4}$/.test(typed) && holds([range], Number(typed))}
        nameOf={rangeText}
        hasProblem={(at) => problemAt(problems, `${path}.${at}`) !== undefined}
        onRemove={(at) => onRanges(removed(copies(ranges), at))}
        readOnly={readOnly}
        columns={columns}
        add={<AddCategory {...props} title={title} onAdd={(code) => add([[code, code]])} />}
      />
    </ListPanel>
  );
}

type AddCategoryProps = Pick<MccPanelProps, "codes" | "ranges" | "onRanges"> & {
  readonly title: string;
  readonly onAdd: (code: number) => void;
};

/** One category by its description, or a range to be typed. */
function AddCategory({ codes, ranges, onRanges, title, onAdd }: AddCategoryProps) {
  const words = useTranslations("rulesets.entries.mcc");
  const free = codes.filter(({ code }) => !holds(ranges, code));
  return (
    <>
      <div className="min-w-48 grow basis-48">
        <Combobox
          label={words("addTo", { list: title })}
          labelHidden
          placeholder={words("add")}
          options={free.map((each) => ({ value: String(each.code), label: `${mccText(each.code)} ${each.title}` }))}
          value={undefined}
          onChange={(code) => onAdd(Number(code))}
        />
      </div>
      <Button icon={icon} onClick={() => onRanges([[Number.NaN, Number.NaN], ...copies(ranges)])}>
        {words("addRange")}
      </Button>
    </>
  );
}

function useRangeColumns({ list, codes, ranges, onRanges, problems, readOnly }: MccPanelProps) {
  const words = useTranslations("rulesets.entries");
  const problemOf = (at: number) => problemAt(problems, `lists.${list}.${at}`);
  const ends = (["from", "to"] as const).map((end, side): PlainColumn<Placed<CodeRange>> => ({
    key: end,
    title: words(`columns.${end}`),
    className: "w-20 tabular-nums",
    namesRow: side === 0,
    render: ({ entry, at }) =>
      readOnly ? (
        mccText(entry[side] ?? Number.NaN)
      ) : (
        <CodeField
          label={words("mcc.codeOf", {
            end: words(`columns.${end}`),
            place: String(at + 1),
            list: words(`mcc.${list}`),
          })}
          value={entry[side] ?? Number.NaN}
          isWrong={problemOf(at) !== undefined}
          onChange={(code) => onRanges(replaced(copies(ranges), at, side === 0 ? [code, entry[1]] : [entry[0], code]))}
        />
      ),
  }));
  const title: PlainColumn<Placed<CodeRange>> = {
    key: "title",
    title: words("columns.title"),
    className: "align-middle wrap-anywhere",
    render: ({ entry, at }) => (
      <>
        <RangeTitle found={within(codes, entry)} />
        <Problem text={problemOf(at)} />
      </>
    ),
  };
  return [...ends, title];
}

/** "Caterers – Fast Food Restaurants, 4 codes": the first and the last category of a range. */
function RangeTitle({ found }: { readonly found: Codes }) {
  const words = useTranslations("rulesets.entries.mcc");
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return <span className="text-text-3">{words("unknown")}</span>;
  return (
    <>
      <span lang="en">{first === last ? first.title : `${first.title} – ${last.title}`}</span>
      {found.length > 1 && <span className="text-text-2"> ({words("codes", { count: found.length })})</span>}
    </>
  );
}

/** What is wrong with an entry, below it. */
function Problem({ text }: { readonly text: string | undefined }) {
  return (
    text !== undefined && (
      <span className="block text-label font-medium text-danger">
        <MessageText message={text} />
      </span>
    )
  );
}

import { Button, SelectField, TextField, type PlainColumn } from "@paygauge/ui";
import { Plus } from "lucide-react";
import {
  codeLengths,
  crossWalks,
  industryTiers,
  travelClasses,
} from "@paygauge/api-types/entities/ruleset-lists-check";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { useTranslations } from "../../../state/formats.ts";
import { removed, replaced } from "../editor/list-edits.ts";
import { EntryTable, type Placed } from "./entry-table.tsx";
import { problemAt, withLists, type ListPartProps } from "./list-part.ts";
import { ListPanel } from "./list-panel.tsx";
import type { MappedCode } from "./read-pasted.ts";
import { useCodeTitles, type CodeTitles } from "./use-code-titles.ts";

type Kind = (typeof crossWalks)[number];
type Lines = ScoringRuleset["lists"]["crossWalk"]["naics"];
/** A code with the line of the ruleset that has it: problems are told by lines. */
type PlacedCode = MappedCode & { readonly line: number };

const icon = <Plus aria-hidden size={16} strokeWidth={1.6} />;

/** One entry per code. The order of lines says nothing: the longest code that fits decides. */
const codesOf = (lines: Lines): PlacedCode[] =>
  lines.flatMap(({ prefixes, tande, tier }, line) =>
    (prefixes.length === 0 ? [""] : prefixes).map((prefix) => ({ prefix, tande, tier, line })),
  );
const linesOf = (codes: readonly MappedCode[]): Lines =>
  codes.map(({ prefix, tande, tier }) => ({ prefixes: prefix === "" ? [] : [prefix], tande, tier }));

/** What class and tier the codes of other classifications have, for suppliers without a merchant category. */
export function MappingPart({ body, onChange, problems, readOnly }: ListPartProps) {
  const titles = useCodeTitles();
  const { crossWalk } = body.lists;
  return crossWalks.map((kind) => (
    <MappingPanel
      key={kind}
      kind={kind}
      titles={titles}
      lines={crossWalk[kind]}
      onLines={(lines) => onChange(withLists(body, { crossWalk: { ...crossWalk, [kind]: lines } }))}
      problems={problems}
      readOnly={readOnly}
    />
  ));
}

interface MappingPanelProps extends Pick<ListPartProps, "problems" | "readOnly"> {
  readonly kind: Kind;
  readonly titles: CodeTitles | undefined;
  readonly lines: Lines;
  readonly onLines: (lines: Lines) => void;
}

/** Words of a code: what it is about, its travel class and its tier. */
function useMappingWords(kind: Kind, titles: CodeTitles | undefined) {
  const words = useTranslations("rulesets.entries.mapping");
  return {
    classOf: (tande: string) => words(`classes.${tande === "core" || tande === "other" ? tande : "none"}`),
    tierOf: (tier: string) => words(`tiers.${tier === "A" || tier === "B" ? tier : "none"}`),
    titleOf: (prefix: string) => {
      const found = titles?.industryTitle(kind, prefix) ?? null;
      if (found === null) return "";
      return found.more === 0 ? found.title : words("andMore", { title: found.title, count: found.more });
    },
  };
}

/** Those that are there and others: of two with one code the other counts. */
const merged = (codes: readonly MappedCode[], more: readonly MappedCode[]): MappedCode[] => {
  const taken = new Set(more.map((each) => each.prefix));
  return [...codes.filter((each) => !taken.has(each.prefix)), ...more];
};

function MappingPanel(props: MappingPanelProps) {
  const { kind, titles, lines, onLines, problems, readOnly } = props;
  const words = useTranslations("rulesets.entries");
  const { classOf, tierOf, titleOf } = useMappingWords(kind, titles);
  const codes = codesOf(lines);
  const set = (next: readonly MappedCode[]) => onLines(linesOf(next));
  const columns = useMappingColumns(props, codes, (at, part) => {
    const before = codes[at];
    if (before !== undefined) set(replaced<MappedCode>(codes, at, { ...before, ...part }));
  });
  const list = words(`mapping.${kind}`);
  return (
    <ListPanel<MappedCode>
      title={list}
      facts={words("mapping.count", { count: codes.length })}
      hint={words("mapping.hint")}
      problem={problems[`lists.crossWalk.${kind}`]}
      readOnly={readOnly}
      head={(["code", "travel", "tier", "title"] as const).map((column) => words(`columns.${column}`))}
      rows={() => codes.map(({ prefix, tande, tier }) => [prefix, tande, tier, titleOf(prefix)])}
      paste={{
        hint: words("mapping.pasteHint"),
        read: (reader, text) => reader.readMapping(text, codeLengths[kind]),
        onAdd: (more) => set(merged(codes, more)),
        onReplace: set,
      }}
    >
      <EntryTable<PlacedCode>
        label={list}
        entries={codes}
        searchText={({ prefix, tande, tier }) =>
          `${prefix} ${titleOf(prefix)} ${classOf(tande)} ${tierOf(tier)}`.toLowerCase()
        }
        nameOf={({ prefix }) => prefix}
        hasProblem={(at) => problemAt(problems, `lists.crossWalk.${kind}.${codes[at]?.line}`) !== undefined}
        onRemove={(at) => set(removed(codes, at))}
        readOnly={readOnly}
        columns={columns}
        add={
          <Button icon={icon} onClick={() => set([{ prefix: "", tande: "", tier: "" }, ...codes])}>
            {words("mapping.add")}
          </Button>
        }
      />
    </ListPanel>
  );
}

function useMappingColumns(
  props: MappingPanelProps,
  codes: readonly PlacedCode[],
  put: (at: number, part: Partial<MappedCode>) => void,
): PlainColumn<Placed<PlacedCode>>[] {
  const words = useTranslations("rulesets.entries");
  const { kind, titles, problems, readOnly } = props;
  const { titleOf } = useMappingWords(kind, titles);
  const problemOf = (at: number) => problemAt(problems, `lists.crossWalk.${kind}.${codes[at]?.line}.prefixes`);
  return [
    {
      key: "code",
      title: words("columns.code"),
      namesRow: true,
      className: "w-28 tabular-nums",
      render: ({ entry: { prefix }, at }) =>
        readOnly ? (
          prefix
        ) : (
          <TextField
            label={words("mapping.codeOf", { place: String(at + 1), list: words(`mapping.${kind}`) })}
            labelHidden
            inputMode="numeric"
            maxLength={codeLengths[kind]}
            value={prefix}
            error={problemOf(at)}
            onChange={({ target }) => put(at, { prefix: target.value.trim() })}
          />
        ),
    },
    {
      key: "title",
      title: words("columns.title"),
      className: "min-w-40 align-middle wrap-anywhere",
      render: ({ entry }) => <span lang="en">{titleOf(entry.prefix)}</span>,
    },
    ...useClassColumns(props, put),
  ];
}

function useClassColumns(
  { kind, titles, readOnly }: MappingPanelProps,
  put: (at: number, part: Partial<MappedCode>) => void,
): PlainColumn<Placed<PlacedCode>>[] {
  const words = useTranslations("rulesets.entries");
  const { classOf, tierOf } = useMappingWords(kind, titles);
  return [
    {
      key: "travel",
      title: words("columns.travel"),
      className: "w-36",
      render: ({ entry: { prefix, tande }, at }) => (
        <ChoiceCell
          label={words("mapping.classOf", { code: prefix })}
          value={tande}
          options={travelClasses.map((value) => ({ value, label: classOf(value) }))}
          readOnly={readOnly}
          onChange={(value) => put(at, { tande: value })}
        />
      ),
    },
    {
      key: "tier",
      title: words("columns.tier"),
      className: "w-28",
      render: ({ entry: { prefix, tier }, at }) => (
        <ChoiceCell
          label={words("mapping.tierOf", { code: prefix })}
          value={tier}
          options={industryTiers.map((value) => ({ value, label: tierOf(value) }))}
          readOnly={readOnly}
          onChange={(value) => put(at, { tier: value })}
        />
      ),
    },
  ];
}

interface ChoiceCellProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

function ChoiceCell({ label, value, options, readOnly, onChange }: ChoiceCellProps) {
  if (readOnly) return options.find((each) => each.value === value)?.label ?? value;
  return (
    <SelectField
      label={label}
      labelHidden
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={options}
    />
  );
}

import { Panel, PlainTable, SelectField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { RulesetBody } from "@paygauge/api-types/entities/ruleset-check";
import type { RulesetKind } from "@paygauge/api-types/entities/rulesets";
import type { ScoringRuleset } from "@paygauge/api-types/entities/analysis";
import { differencesOf } from "../../data/difference-of.ts";
import { useCall } from "../../data/use-call.ts";
import { fieldWords } from "../../state/field-words.ts";
import { useTranslations } from "../../state/formats.ts";
import { useValueWords } from "../../state/value-words.ts";
import { listDifferences } from "./lists/list-differences.ts";
import { useListWords, type DifferenceRow } from "./lists/use-list-words.ts";
import { callsOf } from "./ruleset-calls.ts";

const shown = 200;

interface DiffPanelProps {
  readonly kind: RulesetKind;
  readonly versionNumber: number;
  readonly body: RulesetBody;
}

/** Where the rules, as they are here, differ from another version. */
export function DiffPanel({ kind, versionNumber, body }: DiffPanelProps) {
  const words = useTranslations("rulesets");
  const [other, setOther] = useState("");
  const versions = useCall(callsOf[kind].list, {}).data ?? [];
  const loaded = useCall(callsOf[kind].one, other === "" ? null : { params: { versionNumber: other } }).data;
  const rowsOf = useDifferences(kind);
  const found = loaded === undefined || other === "" ? undefined : rowsOf(loaded.body, body);
  return (
    <Panel title={words("diff.title")}>
      <SelectField
        label={words("diff.compareWith")}
        value={other}
        onChange={({ target }) => setOther(target.value)}
        options={[
          { value: "", label: words("diff.none") },
          ...versions
            .filter((each) => each.versionNumber !== versionNumber)
            .map((each) => ({
              value: String(each.versionNumber),
              label: `${words("list.versionNumber", { number: String(each.versionNumber) })}, ${words(`states.${each.state}`)}`,
            })),
        ]}
      />
      {found !== undefined && (
        <output className="block mt-2 text-data">
          {found.length === 0 ? words("diff.same") : words("diff.count", { count: found.length })}
        </output>
      )}
      {found !== undefined && found.length > 0 && (
        <>
          <PlainTable
            long
            className="mt-2"
            label={words("diff.title")}
            columns={[
              {
                key: "place",
                title: words("diff.place"),
                render: ({ place }) => place,
                namesRow: true,
                className: "wrap-anywhere",
              },
              {
                key: "before",
                title: words("diff.before", { number: other }),
                render: ({ before }) => before,
                className: "bg-danger-bg wrap-anywhere",
              },
              {
                key: "after",
                title: words("diff.after"),
                render: ({ after }) => after,
                className: "bg-success-bg wrap-anywhere",
              },
            ]}
            rows={found.slice(0, shown)}
            rowKey={({ path }) => path}
          />
          {found.length > shown && (
            <p className="mt-2 text-label">{words("diff.more", { count: String(found.length - shown) })}</p>
          )}
        </>
      )}
    </Panel>
  );
}

const isScoring = (body: RulesetBody): body is ScoringRuleset => "lists" in body;
/** The lists and rates are compared by their entries, all else field by field. */
function withoutLists(body: RulesetBody): object {
  if (!isScoring(body)) return body;
  const { lists: _lists, rates: _rates, ...rest } = body;
  return rest;
}

/** What differs between two rulesets, in words: the rules first, then the lists. */
function useDifferences(kind: RulesetKind): (before: RulesetBody, after: RulesetBody) => DifferenceRow[] {
  const words = useTranslations("rulesets.diff");
  const all = useTranslations();
  const texts = useTexts();
  const valueWords = useValueWords();
  const listWords = useListWords();
  const valueOr = (value: string) => (value === "" ? words("absent") : value);
  return (before, after) => {
    const rules = differencesOf({ body: withoutLists(after) }, { body: withoutLists(before) }, valueWords);
    const lists = isScoring(before) && isScoring(after) ? listDifferences(before, after) : [];
    return [
      ...rules.map(({ path, stands, wanted }) => ({
        path,
        place: fieldWords(`${kind}Ruleset`, path, all, texts),
        before: valueOr(stands),
        after: valueOr(wanted),
      })),
      ...lists.map(listWords),
    ];
  };
}

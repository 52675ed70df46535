import { Panel, SelectField, useTexts } from "@paygauge/ui";
import { useState } from "react";
import type { RulesetBody, RulesetKind } from "@paygauge/api-types";
import { differencesOf } from "../../data/difference-of.ts";
import { useCall } from "../../data/use-call.ts";
import { fieldWords, type WordsByKey } from "../../state/field-words.ts";
import { useWords } from "../../state/formats.ts";
import { useValueWords } from "../../state/value-words.ts";
import { callsOf } from "./ruleset-calls.ts";
import { ScrollBox } from "./scroll-box.tsx";

const shown = 200;

interface DiffPanelProps {
  readonly kind: RulesetKind;
  readonly versionNumber: number;
  readonly body: RulesetBody;
}

/** Where the rules, as they stand here, differ from another version. */
export function DiffPanel({ kind, versionNumber, body }: DiffPanelProps) {
  const words = useWords("rulesets");
  const all = useWords();
  const texts = useTexts();
  const valueWords = useValueWords();
  const [other, setOther] = useState("");
  const versions = useCall(callsOf[kind].list, {}).data ?? [];
  const loaded = useCall(callsOf[kind].one, other === "" ? null : { params: { versionNumber: other } }).data;
  const found =
    loaded === undefined || other === "" ? undefined : differencesOf({ body }, { body: loaded.body }, valueWords);
  const head = "px-2 py-1.5 text-start text-label font-medium text-text-2";
  const cell = "px-2 py-1.5 align-top wrap-anywhere";
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
        <ScrollBox label={words("diff.title")} className="mt-2 max-h-96 overflow-auto">
          <table className="w-full border-collapse text-data">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                <th scope="col" className={head}>
                  {words("diff.place")}
                </th>
                <th scope="col" className={head}>
                  {words("diff.before", { number: other })}
                </th>
                <th scope="col" className={head}>
                  {words("diff.after")}
                </th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, shown).map(({ path, wanted, stands }) => (
                <tr key={path} className="border-t border-line">
                  <th scope="row" className={`${cell} text-start font-normal`}>
                    {fieldWords(`${kind}Ruleset`, path, all as WordsByKey, texts)}
                  </th>
                  <td className={`${cell} bg-danger-bg`}>{stands === "" ? words("diff.absent") : stands}</td>
                  <td className={`${cell} bg-success-bg`}>{wanted === "" ? words("diff.absent") : wanted}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {found.length > shown && (
            <p className="mt-2 text-label">{words("diff.more", { count: String(found.length - shown) })}</p>
          )}
        </ScrollBox>
      )}
    </Panel>
  );
}
